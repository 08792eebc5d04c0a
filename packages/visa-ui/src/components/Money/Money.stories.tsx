import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Matrix } from '../../docs/Matrix';
import { Money, type MoneyProps } from '.';

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

const sizes = { caption: 'caption', body: 'body', lead: 'lead', large: 'large' } as const;
const amounts: Record<string, MoneyProps> = {
	'20': { amount: 20 },
	'20.5': { amount: 20.5 },
	'1250': { amount: 1250 },
	'-20': { amount: -20 },
	isSurcharge: { amount: 15, isSurcharge: true },
	isStruck: { amount: 120, isStruck: true },
};

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<>
			<Matrix rows={{ '': {} }} columns={sizes}>
				{(_, size) => <Money amount={1250} size={size} />}
			</Matrix>
			<Matrix rows={{ '': {} }} columns={amounts}>
				{(_, props) => <Money {...props} />}
			</Matrix>
		</>
	),
};
