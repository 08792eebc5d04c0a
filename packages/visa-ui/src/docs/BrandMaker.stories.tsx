import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useArgs } from 'storybook/preview-api';
import { expect, fn, waitFor } from 'storybook/test';
import { contrastPairs } from '../theme/contrastPairs';
import { BrandMaker } from './BrandMaker';

const meta = {
	title: 'Foundations/Brand maker',
	component: BrandMaker,
	args: { accent: '#7a1f3d', name: 'brand', onChange: fn() },
	argTypes: { accent: { control: { type: 'color' } } },
} satisfies Meta<typeof BrandMaker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Maker: Story = {
	name: 'Brand maker',
	render: function Render(args) {
		const [, change] = useArgs<typeof args>();
		return <BrandMaker {...args} onChange={change} />;
	},
};

export const AnyColour: Story = {
	name: 'every colour becomes a theme that can be read, and is shared by its address',
	args: { accent: '#ffee00' },
	play: async ({ canvas }) => {
		await waitFor(() =>
			expect(canvas.getByText(`All ${contrastPairs.length} pairs can be read in each of the three.`)).toBeVisible(),
		);
		await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(contrastPairs.length + 1));
		await waitFor(() => expect(canvas.getAllByText('#ffee00')).toHaveLength(2));
		await waitFor(() => expect(canvas.getByText(/^Made lighter or darker in brand, brand-contrast/)).toBeVisible());
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Tokens, brand-dark' })).toBeVisible());
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Tokens, brand-contrast' })).toBeVisible());
	},
};

export const WhileTyping: Story = {
	name: 'while another colour is typed, the themes of the last whole one stay',
	render: function Render(args) {
		const [given, change] = useState({ accent: args.accent, name: args.name });
		return <BrandMaker {...given} onChange={(next) => change({ ...given, ...next })} />;
	},
	play: async ({ canvas, userEvent }) => {
		const field = canvas.getByLabelText('The brand’s colour');
		await userEvent.clear(field);
		await userEvent.type(field, '#0a77');
		await waitFor(() => expect(field).toBeInvalid());
		// The last complete one: three digits are enough.
		await waitFor(() => expect(canvas.getAllByText('#00aa77').length).toBeGreaterThan(0));
		await userEvent.type(field, '48');
		await waitFor(() => expect(field).toBeValid());
		await waitFor(() => expect(canvas.getAllByText('#0a7748').length).toBeGreaterThan(0));
	},
};

export const NoColour: Story = {
	name: 'what is no colour is said beside the field',
	args: { accent: 'wine' },
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.getByLabelText('The brand’s colour')).toBeInvalid());
		await waitFor(() => expect(canvas.queryByRole('table')).not.toBeInTheDocument());
	},
};
