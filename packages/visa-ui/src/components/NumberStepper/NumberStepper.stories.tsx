import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { statesOf } from '../../docs/statesOf';
import { Stack } from '../Stack';
import { NumberStepper, type NumberStepperProps } from '.';

function Controlled(props: NumberStepperProps) {
	const [value, setValue] = useState(props.value);
	return (
		<NumberStepper
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
	title: 'Fields/NumberStepper',
	component: NumberStepper,
	args: { label: 'Səyahətçi sayı', value: 2, minValue: 1, maxValue: 10, onChange: fn(), onRefused: fn() },
	render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof NumberStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Steps: Story = {
	name: '[REV-07] minus and plus stop at the edges and tell of it',
	play: async ({ args, canvas, userEvent }) => {
		const minus = canvas.getByRole('button', { name: 'Səyahətçi sayı: Azalt' });
		await userEvent.click(minus);
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(1));
		await userEvent.click(minus);
		await waitFor(() => expect(args.onRefused).toHaveBeenLastCalledWith('minimum'));
		await waitFor(() => expect(canvas.getByRole('spinbutton')).toHaveValue('1'));
	},
};

export const Maximum: Story = {
	name: '[REV-07] plus on ten is refused',
	args: { value: 10 },
	play: async ({ args, canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Səyahətçi sayı: Artır' }));
		await waitFor(() => expect(args.onRefused).toHaveBeenLastCalledWith('maximum'));
		await expect(args.onChange).not.toHaveBeenCalled();
	},
};

export const Typed: Story = {
	name: '[REV-07] typed numbers are clamped, and what is no number becomes the minimum',
	play: async ({ args, canvas, userEvent }) => {
		const input = canvas.getByRole('spinbutton', { name: 'Səyahətçi sayı' });
		await userEvent.clear(input);
		await userEvent.type(input, '25{Enter}');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(10));
		await userEvent.clear(input);
		await userEvent.type(input, 'beş');
		await userEvent.tab();
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(1));
		await waitFor(() => expect(input).toHaveValue('1'));
	},
};

export const Keys: Story = {
	name: 'arrow keys step',
	play: async ({ args, canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('spinbutton'));
		await userEvent.keyboard('{ArrowUp}');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(3));
	},
};

export const FarKeys: Story = {
	name: 'Home and End lead to the edges, and Page Down a step back',
	play: async ({ args, canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('spinbutton'));
		await userEvent.keyboard('{End}');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(10));
		await userEvent.keyboard('{PageDown}');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(9));
		await userEvent.keyboard('{Home}');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(1));
	},
};

export const Held: Story = {
	name: 'a button that is held goes on stepping, and stops at the edge',
	args: { value: 6 },
	play: async ({ args, canvas, userEvent }) => {
		const plus = canvas.getByRole('button', { name: 'Səyahətçi sayı: Artır' });
		await userEvent.pointer({ keys: '[MouseLeft>]', target: plus });
		await waitFor(() => expect(canvas.getByRole('spinbutton')).toHaveValue('10'));
		await userEvent.pointer({ keys: '[/MouseLeft]', target: plus });
		await expect(args.onChange).toHaveBeenCalledTimes(4);
	},
};

export const InForm: Story = {
	name: 'gives a plain form its number, and its first one back when the form is reset',
	render: (args) => (
		<form aria-label="Səyahətçilər">
			<Controlled {...args} name="people" />
			<button type="reset">Sıfırla</button>
		</form>
	),
	play: async ({ canvas, userEvent }) => {
		const people = () => new FormData(canvas.getByRole<HTMLFormElement>('form')).get('people');
		await waitFor(() => expect(people()).toBe('2'));
		await userEvent.click(canvas.getByRole('button', { name: 'Səyahətçi sayı: Artır' }));
		await waitFor(() => expect(people()).toBe('3'));
		await userEvent.click(canvas.getByRole('button', { name: 'Sıfırla' }));
		await waitFor(() => expect(people()).toBe('2'));
	},
};

export const NoNumber: Story = {
	name: 'what is no number is never told or sent, also where nothing bounds it; the old names of the bounds still hold',
	tags: ['whole'],
	render: ({ onChange }) => (
		<form aria-label="Səyahətçilər">
			<NumberStepper label="Sərbəst" name="free" defaultValue={3} onChange={onChange} />
			<NumberStepper label="Öz qaydası" name="own" defaultValue={4} parse={Number} onChange={onChange} />
			<NumberStepper label="Boş" name="empty" defaultValue={Number.NaN} maxValue={9} onChange={onChange} />
			<NumberStepper label="Köhnə" name="old" minimum={1} maximum={2} />
		</form>
	),
	play: async ({ args, canvas, userEvent }) => {
		const sent = (name: string) => new FormData(canvas.getByRole<HTMLFormElement>('form')).get(name);
		for (const name of ['Sərbəst', 'Öz qaydası']) {
			const input = canvas.getByRole('spinbutton', { name });
			await userEvent.clear(input);
			await userEvent.type(input, 'beş');
			await userEvent.tab();
		}
		await waitFor(() => expect(canvas.getByRole('spinbutton', { name: 'Öz qaydası' })).toHaveValue('4'));
		await expect([sent('free'), sent('own'), sent('empty'), sent('old')]).toEqual(['3', '4', '', '1']);
		await expect(args.onChange).not.toHaveBeenCalled();
		const empty = canvas.getByRole('spinbutton', { name: 'Boş' });
		await waitFor(() => expect(empty).toHaveValue(''));
		await waitFor(() => expect(empty).not.toHaveAttribute('aria-valuenow'));
		await userEvent.click(canvas.getByRole('button', { name: 'Boş: Artır' }));
		await waitFor(() => expect(sent('empty')).toBe('0'));
		await userEvent.click(canvas.getByRole('spinbutton', { name: 'Sərbəst' }));
		await userEvent.keyboard('{End}{ArrowUp}');
		await waitFor(() => expect(sent('free')).toBe('4'));
		// Grouped, as others write it.
		await userEvent.clear(canvas.getByRole('spinbutton', { name: 'Sərbəst' }));
		await userEvent.paste('1 000');
		await userEvent.tab();
		await waitFor(() => expect(sent('free')).toBe('1000'));
	},
};

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="l">
			<NumberStepper label="Səyahətçilərin sayı" value={1} onChange={fn()} minValue={1} maxValue={10} />
			<NumberStepper
				label="Səyahətçilərin sayı"
				description="Özünüz də daxil olmaqla"
				value={4}
				onChange={fn()}
				minValue={1}
				maxValue={10}
			/>
			<NumberStepper
				label="Səyahətçilərin sayı"
				value={10}
				onChange={fn()}
				minValue={1}
				maxValue={10}
				errorMessage="Bir müraciətdə ən çox 10 nəfər ola bilər"
			/>
			<NumberStepper label="Səyahətçilərin sayı" value={2} onChange={fn()} minValue={1} maxValue={10} isDisabled />
		</Stack>
	),
};

export const States = statesOf(
	{ one: { defaultValue: 1 }, more: { defaultValue: 4 } },
	({ isPending: _, ...props }) => <NumberStepper label="Səyahətçilər" minValue={1} maxValue={10} {...props} />,
	['pending'],
);
