import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { statesOf } from '../../docs/statesOf';
import { Container } from '../Container';
import { Stack } from '../Stack';
import { MoneyField, type MoneyFieldProps } from '.';

function Controlled(props: MoneyFieldProps) {
	const [value, setValue] = useState(props.value ?? null);
	return (
		<MoneyField
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
	title: 'Fields/MoneyField',
	component: MoneyField,
	args: { label: 'Dövlət rüsumu', description: 'Bir nəfər üçün', value: 12.5, onChange: fn(), onBlur: fn() },
	render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
	name: 'takes the comma and the dot, and tidies up on leaving',
	play: async ({ args, canvas, userEvent }) => {
		const field = canvas.getByRole('textbox', { name: 'Dövlət rüsumu' });
		await waitFor(() => expect(field).toHaveValue('12,50'));
		await waitFor(() => expect(field).toHaveAccessibleDescription('Bir nəfər üçün AZN'));
		await userEvent.clear(field);
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
		await userEvent.type(field, '7.5');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(7.5));
		await waitFor(() => expect(field).toHaveValue('7.5'));
		await userEvent.tab();
		await waitFor(() => expect(field).toHaveValue('7,50'));
		await waitFor(() => expect(args.onBlur).toHaveBeenCalledOnce());
	},
};

export const NoAmount: Story = {
	name: 'what is no amount, or a third decimal, stays as it was typed',
	args: { value: null },
	play: async ({ args, canvas, userEvent }) => {
		const field = canvas.getByRole('textbox', { name: 'Dövlət rüsumu' });
		await userEvent.type(field, 'on iki');
		await userEvent.tab();
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(Number.NaN));
		await waitFor(() => expect(field).toHaveValue('on iki'));
		await userEvent.clear(field);
		await userEvent.type(field, '0,005');
		await userEvent.tab();
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(0.005));
		await waitFor(() => expect(field).toHaveValue('0,005'));
	},
};

export const Uncontrolled: Story = {
	name: 'keeps its own value, and a form gets the typed text',
	render: () => (
		<form aria-label="Rüsum">
			<MoneyField label="Rüsum" name="fee" defaultValue={20} />
		</form>
	),
	play: async ({ canvas, userEvent }) => {
		const field = canvas.getByRole('textbox', { name: 'Rüsum' });
		await userEvent.clear(field);
		await userEvent.type(field, '30,5');
		const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Rüsum' });
		await waitFor(() => expect(new FormData(form).get('fee')).toBe('30.5'));
	},
};

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Container width="narrow">
			<Stack gap="l">
				<MoneyField label="Dövlət rüsumu" description="Bir nəfər üçün" value={120} onChange={fn()} />
				<MoneyField label="Endirimli qiymət" isOptional value={19.5} onChange={fn()} />
				<MoneyField label="Xidmət haqqı" value={0.005} onChange={fn()} errorMessage="Ən çox iki onluq rəqəm yazın" />
				<MoneyField label="Səfirlikdə əlavə xərclər" value={null} onChange={fn()} isDisabled />
			</Stack>
		</Container>
	),
};

export const States = statesOf(
	{ empty: { defaultValue: null }, filled: { defaultValue: 120 } },
	({ isPending: _, ...props }) => <MoneyField label="Rüsum" {...props} />,
	['pending'],
);
