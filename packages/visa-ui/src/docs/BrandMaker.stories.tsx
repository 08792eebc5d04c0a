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
	tags: ['whole'],
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

export const Shared: Story = {
	name: 'what an address can’t hold is passed on in another form, or corrected first',
	tags: ['whole'],
	render: function Render(args) {
		const [given, change] = useState({ accent: args.accent, name: args.name });
		const onChange = (next: Partial<typeof given>) => {
			args.onChange?.(next);
			change({ ...given, ...next });
		};
		return <BrandMaker {...given} onChange={onChange} />;
	},
	play: async ({ args, canvas, userEvent }) => {
		const [colour, name] = [canvas.getByLabelText('The brand’s colour'), canvas.getByLabelText('Its name')];
		await userEvent.clear(colour);
		await userEvent.paste('oklch(0.45 0.15 300)');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ accent: '#643b9a' }));
		await waitFor(() => expect(colour).toHaveValue('oklch(0.45 0.15 300)'));
		await userEvent.clear(name);
		await userEvent.paste('bob');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ name: 'bob' }));
		await userEvent.paste('’s');
		await waitFor(() => expect(name).toBeInvalid());
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ name: 'bob' }));
		// In code it is as it was written.
		await waitFor(() =>
			expect(canvas.getByText(/makeBrandTheme\(\{ name: 'bob', accent: 'oklch\(0\.45 0\.15 300\)' \}/)).toBeVisible(),
		);
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
