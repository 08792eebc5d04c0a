import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Stack } from '../Stack';
import { ComboBox, type ComboBoxProps } from '.';

const countries = [
	{ id: 'az', label: 'Azərbaycan', keywords: 'Azerbaijan AZ' },
	{ id: 'de', label: 'Almaniya', keywords: 'Germany DE' },
	{ id: 'it', label: 'İtaliya', keywords: 'Italy IT' },
	{ id: 'ir', label: 'İran', keywords: 'Iran IR' },
	{ id: 'dz', label: 'Əlcəzair', keywords: 'Algeria DZ' },
	...Array.from({ length: 245 }, (_item, index) => ({ id: `x${index}`, label: `Ölkə ${index + 1}` })),
];

function Controlled(props: ComboBoxProps) {
	const [value, setValue] = useState(props.value);
	return (
		<ComboBox
			{...props}
			value={value}
			onChange={(next) => {
				setValue(next);
				props.onChange?.(next);
			}}
		/>
	);
}

const meta = {
	title: 'Fields/ComboBox',
	component: ComboBox,
	args: { label: 'Vətəndaşlıq', items: countries, value: null, onChange: fn() },
	render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FindsWithoutDiacritics: Story = {
	name: 'finds Əlcəzair by elce and İtaliya by ITALY',
	play: async ({ args, canvas, userEvent }) => {
		const field = canvas.getByRole('combobox', { name: 'Vətəndaşlıq' });
		await userEvent.type(field, 'elce');
		await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('dz'));
		await waitFor(() => expect(field).toHaveValue('Əlcəzair'));
		await userEvent.clear(field);
		await userEvent.type(field, 'ITALY');
		await userEvent.click(await canvas.findByRole('option', { name: 'İtaliya' }));
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('it'));
		await waitFor(() => expect(canvas.queryByRole('option')).not.toBeInTheDocument());
	},
};

export const Keyboard: Story = {
	name: 'arrows walk, Escape gives the old choice back',
	args: { value: 'de' },
	play: async ({ canvas, userEvent }) => {
		const field = canvas.getByRole('combobox');
		await userEvent.click(field);
		await userEvent.keyboard('{ArrowDown}');
		await waitFor(() =>
			expect(field).toHaveAttribute('aria-activedescendant', canvas.getByRole('option', { name: 'İtaliya' }).id),
		);
		await userEvent.clear(field);
		await userEvent.type(field, 'zzz');
		await waitFor(async () => expect(await canvas.findByText('Heç bir nəticə tapılmadı')).toBeVisible());
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(field).toHaveValue('Almaniya'));
	},
};

export const Emptied: Story = {
	name: 'an emptied field takes the choice back',
	args: { value: 'az' },
	play: async ({ args, canvas, userEvent }) => {
		await userEvent.clear(canvas.getByRole('combobox'));
		await userEvent.tab();
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
	},
};

export const Typing: Story = {
	name: 'tells what is typed, and that nothing is any more',
	args: { onInputChange: fn() },
	play: async ({ args, canvas, userEvent }) => {
		const field = canvas.getByRole('combobox');
		await userEvent.type(field, 'it');
		await waitFor(() => expect(args.onInputChange).toHaveBeenLastCalledWith('it'));
		await userEvent.click(await canvas.findByRole('option', { name: 'İtaliya' }));
		await waitFor(() => expect(args.onInputChange).toHaveBeenLastCalledWith(''));
	},
};

export const WithError: Story = {
	args: { errorMessage: 'Vətəndaşlığınızı seçin', description: 'Pasportunuzu verən ölkə' },
};

const sheetItems = [
	{ id: 'az', label: 'Azərbaycan' },
	{ id: 'tr', label: 'Türkiyə' },
];

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="l">
			<ComboBox label="Vətəndaşlıq" items={sheetItems} value={null} onChange={fn()} />
			<ComboBox
				label="Vətəndaşlıq"
				description="Pasportunuzda yazıldığı kimi"
				items={sheetItems}
				value="az"
				onChange={fn()}
			/>
			<ComboBox label="Vətəndaşlıq" items={sheetItems} value={null} onChange={fn()} errorMessage="Vətəndaşlığı seçin" />
			<ComboBox label="Vətəndaşlıq" items={sheetItems} value="tr" onChange={fn()} isDisabled />
		</Stack>
	),
};
