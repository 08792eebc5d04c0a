import { CalendarDate } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { statesOf } from '../../docs/statesOf';
import { samplesIn } from '../../docs/wordsIn';
import { Stack } from '../Stack';
import { DateField, type DateFieldProps } from '.';

function Controlled(props: DateFieldProps) {
	const [value, setValue] = useState(props.value);
	return (
		<DateField
			{...props}
			value={value}
			onChange={(day) => {
				setValue(day);
				props.onChange?.(day);
			}}
		/>
	);
}

const meta = {
	title: 'Fields/DateField',
	component: DateField,
	args: {
		label: 'Doğum tarixi',
		autoComplete: 'bday',
		value: null,
		maxValue: new CalendarDate(2026, 11, 21),
		onChange: fn(),
		onInvalid: fn(),
	},
	render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
	name: '[DAT-03] typed digits become DD/MM/YYYY on leaving the field',
	play: async ({ args, canvas, userEvent }) => {
		const field = canvas.getByRole('textbox', { name: 'Doğum tarixi' });
		await userEvent.type(field, '05031990');
		await waitFor(() => expect(field).toHaveValue('05031990'));
		await userEvent.tab();
		await waitFor(() => expect(field).toHaveValue('05/03/1990'));
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(new CalendarDate(1990, 3, 5)));
	},
};

export const FilledIn: Story = {
	name: 'a birthday that the browser fills in, or that is pasted in another form, is understood and not left behind',
	args: { value: null, autoComplete: 'bday' },
	play: async ({ args, canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('textbox'));
		await userEvent.paste('1990-04-12');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(new CalendarDate(1990, 4, 12)));
		await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('12/04/1990'));
		for (const [text, day] of [
			['1990.04.13', 13],
			['1990/04/14', 14],
			['15.04.1990', 15],
		] as const) {
			await userEvent.clear(canvas.getByRole('textbox'));
			await userEvent.paste(text);
			await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(new CalendarDate(1990, 4, day)));
		}
	},
};

export const Impossible: Story = {
	name: '[DAT-03] [DAT-04] an impossible day empties the field and says so',
	play: async ({ args, canvas, userEvent }) => {
		const field = canvas.getByRole('textbox');
		await userEvent.type(field, '31/02/1990');
		await userEvent.tab();
		await waitFor(() => expect(field).toHaveValue(''));
		await waitFor(() => expect(args.onInvalid).toHaveBeenCalledOnce());
	},
};

export const WithError: Story = {
	args: { errorMessage: 'Doğum tarixini yazın' },
	play: async ({ canvas, globals }) => {
		const said = samplesIn(globals);
		await waitFor(() => expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(said('Doğum tarixini yazın')));
	},
};

export const Disabled: Story = { args: { isDisabled: true, value: new CalendarDate(1990, 3, 5) } };

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="l">
			<DateField label="Doğum tarixi" value={null} onChange={fn()} />
			<DateField label="Doğum tarixi" description="Gün, ay, il" value={new CalendarDate(1990, 4, 12)} onChange={fn()} />
			<DateField label="Doğum tarixi" value={null} onChange={fn()} errorMessage="Doğum tarixini yazın" />
			<DateField label="Doğum tarixi" value={new CalendarDate(1990, 4, 12)} onChange={fn()} isDisabled />
		</Stack>
	),
};

export const States = statesOf(
	{ empty: { defaultValue: null }, filled: { defaultValue: new CalendarDate(1990, 4, 12) } },
	({ isPending: _, ...props }) => <DateField label="Doğum tarixi" {...props} />,
	['pending'],
);
