import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Stack } from '../Stack';
import { Money } from '.';

const meta = { title: 'Text/Money', component: Money, args: { amount: 1250 } } satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
	render: () => (
		<div style={{ display: 'grid', gap: '0.5rem' }}>
			<Money amount={20.5} size="caption" />
			<Money amount={20.5} />
			<Money amount={1250} size="lead" />
			<Money amount={1250} size="large" />
		</div>
	),
	play: async ({ canvasElement }) => {
		await waitFor(() => expect(canvasElement).toHaveTextContent(/20[.,]50\sAZN/));
		await waitFor(() => expect(canvasElement).toHaveTextContent(/1\D250\sAZN/));
	},
};

export const Surcharge: Story = {
	args: { amount: 40, isSurcharge: true },
	play: async ({ canvasElement }) => {
		await waitFor(() => expect(canvasElement).toHaveTextContent('+40 AZN'));
	},
};

export const Negative: Story = {
	name: 'an amount below zero has a real minus sign',
	args: { amount: -20 },
	play: async ({ canvasElement }) => {
		await waitFor(() => expect(canvasElement).toHaveTextContent('\u221220 AZN'));
	},
};

export const Struck: Story = {
	name: 'a former price says that it is one',
	args: { amount: 80, isStruck: true },
	play: async ({ canvasElement }) => {
		await waitFor(() => expect(canvasElement.querySelector('s')).toHaveTextContent(/^.+: 80 AZN$/));
	},
};

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="s" align="start">
			<Money amount={20} size="body" />
			<Money amount={20.5} />
			<Money amount={1250} />
			<Money amount={-20} />
			<Money amount={15} isSurcharge />
			<Money amount={120} isStruck />
		</Stack>
	),
};
