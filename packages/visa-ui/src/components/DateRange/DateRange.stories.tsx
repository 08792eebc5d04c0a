import { CalendarDate } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { narrow } from '../../docs/states.css';
import { statesOf } from '../../docs/statesOf';
import { Stack } from '../Stack';
import { DateRange, type DateRangeProps } from '.';

const today = new CalendarDate(2026, 11, 21);
const presets = [
	{ id: 'week', label: 'Son 7 gün', value: { start: today.subtract({ days: 6 }), end: today } },
	{ id: 'month', label: 'Son 30 gün', value: { start: today.subtract({ days: 29 }), end: today } },
];

function Controlled(props: DateRangeProps) {
	const [value, setValue] = useState(props.value);
	return (
		<DateRange
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
	title: 'Fields/DateRange',
	component: DateRange,
	args: {
		label: 'Göndərilmə tarixi',
		description: 'Hər iki gün daxil olmaqla',
		value: { start: null, end: null },
		maxValue: today,
		today,
		presets,
		onChange: fn(),
	},
	argTypes: { value: { control: false }, minValue: { control: false }, maxValue: { control: false } },
	render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof DateRange>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Typed: Story = {
	name: '[DAT-03] both ends are typed as DD/MM/YYYY',
	play: async ({ args, canvas, userEvent }) => {
		await waitFor(() =>
			expect(canvas.getByRole('group', { name: 'Göndərilmə tarixi' })).toHaveAccessibleDescription(
				'Hər iki gün daxil olmaqla',
			),
		);
		await userEvent.type(canvas.getByRole('textbox', { name: 'Başlanğıc' }), '01-112026');
		await userEvent.tab();
		await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Başlanğıc' })).toHaveValue('01/11/2026'));
		await userEvent.type(canvas.getByRole('textbox', { name: 'Son' }), '05/11/2026');
		await waitFor(() =>
			expect(args.onChange).toHaveBeenLastCalledWith({
				start: new CalendarDate(2026, 11, 1),
				end: new CalendarDate(2026, 11, 5),
			}),
		);
	},
};

export const EndBeforeStart: Story = {
	name: 'a typed end before the beginning is refused in a sentence at the field',
	args: { value: { start: new CalendarDate(2026, 11, 10), end: null } },
	play: async ({ args, canvas, userEvent }) => {
		const field = canvas.getByRole('textbox', { name: 'Son' });
		await userEvent.type(field, '09/11/2026');
		await userEvent.tab();
		await waitFor(() => expect(field).toHaveValue(''));
		await waitFor(() => expect(field).toBeInvalid());
		await waitFor(() =>
			expect(field).toHaveAccessibleDescription('Son tarix başlanğıcdan əvvəl ola bilməz. Ən erkən: 10/11/2026'),
		);
		await waitFor(() =>
			expect(args.onChange).toHaveBeenLastCalledWith({ start: new CalendarDate(2026, 11, 10), end: null }),
		);
		await userEvent.type(field, '1');
		await waitFor(() => expect(field).toBeValid());
	},
};

export const StartPassesEnd: Story = {
	name: 'a beginning moved past the end empties the end and says so there',
	args: { value: { start: new CalendarDate(2026, 11, 1), end: new CalendarDate(2026, 11, 5) } },
	play: async ({ args, canvas, userEvent }) => {
		const start = canvas.getByRole('textbox', { name: 'Başlanğıc' });
		await userEvent.clear(start);
		await userEvent.type(start, '12/11/2026');
		await waitFor(() =>
			expect(args.onChange).toHaveBeenLastCalledWith({ start: new CalendarDate(2026, 11, 12), end: null }),
		);
		const end = canvas.getByRole('textbox', { name: 'Son' });
		await waitFor(() => expect(end).toHaveValue(''));
		await waitFor(() => expect(end).toHaveAccessibleDescription(/^Son tarix başlanğıcdan əvvəl ola bilməz/));
		await waitFor(() => expect(start).toBeValid());
	},
};

export const Limits: Story = {
	name: 'what the limits refuse is said with the day that would do',
	args: { minValue: new CalendarDate(2026, 1, 1) },
	play: async ({ canvas, userEvent }) => {
		const start = canvas.getByRole('textbox', { name: 'Başlanğıc' });
		await userEvent.type(start, '31/12/2025');
		await userEvent.tab();
		await waitFor(() => expect(start).toHaveAccessibleDescription('Bu tarix çox erkəndir. Ən erkən: 01/01/2026'));
		const end = canvas.getByRole('textbox', { name: 'Son' });
		await userEvent.type(end, '22/11/2026');
		await userEvent.tab();
		await waitFor(() => expect(end).toHaveAccessibleDescription('Bu tarix çox gecdir. Ən gec: 21/11/2026'));
		await userEvent.type(start, '31/02/2026');
		await userEvent.tab();
		await waitFor(() => expect(start).toHaveAccessibleDescription('Belə tarix yoxdur. GG/AA/İİİİ şəklində yazın'));
	},
};

export const Picked: Story = {
	name: 'the calendar of the end opens on the beginning and refuses what lies before it',
	args: { value: { start: new CalendarDate(2026, 10, 15), end: null } },
	play: async ({ args, canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Son: təqvimi aç' }));
		const calendar = within(await screen.findByRole('dialog'));
		await waitFor(() => expect(calendar.getByRole('grid', { name: 'oktyabr 2026' })).toBeVisible());
		await waitFor(() =>
			expect(calendar.getByRole('button', { name: /^14 oktyabr/ })).toHaveAttribute('aria-disabled', 'true'),
		);
		await userEvent.click(calendar.getByRole('button', { name: /^20 oktyabr/ }));
		await waitFor(() =>
			expect(args.onChange).toHaveBeenLastCalledWith({
				start: new CalendarDate(2026, 10, 15),
				end: new CalendarDate(2026, 10, 20),
			}),
		);
	},
};

export const Presets: Story = {
	name: 'a ready-made range fills both ends and shows that it is chosen',
	play: async ({ args, canvas, userEvent }) => {
		const week = canvas.getByRole('button', { name: 'Son 7 gün' });
		await waitFor(() => expect(week).toHaveAttribute('aria-pressed', 'false'));
		await userEvent.click(week);
		await waitFor(() =>
			expect(args.onChange).toHaveBeenLastCalledWith({ start: new CalendarDate(2026, 11, 15), end: today }),
		);
		await waitFor(() => expect(week).toHaveAttribute('aria-pressed', 'true'));
		await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Başlanğıc' })).toHaveValue('15/11/2026'));
	},
};

export const OneCalendar: Story = {
	name: 'both ends are chosen in one calendar, the later first as well, and the field is not left for it',
	args: { hasRangeCalendar: true, minValue: new CalendarDate(2026, 1, 1), onBlur: fn() },
	play: async ({ args, canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Təqvimdə seç' }));
		const calendar = within(await screen.findByRole('dialog', { name: 'Təqvimdə seç' }));
		await userEvent.selectOptions(await calendar.findByRole('combobox', { name: 'Ay' }), '10');
		await userEvent.click(await calendar.findByRole('button', { name: /^20 oktyabr/ }));
		await waitFor(() => expect(calendar.getByRole('status')).toHaveTextContent('Son günü seçin'));
		await userEvent.click(calendar.getByRole('button', { name: /^15 oktyabr/ }));
		await waitFor(() =>
			expect(args.onChange).toHaveBeenLastCalledWith({
				start: new CalendarDate(2026, 10, 15),
				end: new CalendarDate(2026, 10, 20),
			}),
		);
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		const field = canvas.getByRole('group', { name: 'Göndərilmə tarixi' });
		await waitFor(() => expect(field).toContainElement(document.activeElement as HTMLElement));
		expect(args.onBlur).not.toHaveBeenCalled();
		(document.activeElement as HTMLElement).blur();
		await waitFor(() => expect(args.onBlur).toHaveBeenCalledOnce());
	},
};

const november = { start: new CalendarDate(2026, 11, 15), end: today };
const still = { maxValue: today, today, onChange: () => undefined };
export const States = statesOf(
	{ empty: {}, filled: { defaultValue: november }, whole: { hasRangeCalendar: true, presets } },
	({ isPending: _, ...props }) => (
		<div className={narrow}>
			<DateRange label="Göndərilmə tarixi" today={today} {...props} />
		</div>
	),
	['pending'],
);

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="xl">
			<DateRange {...still} label="Göndərilmə tarixi" value={{ start: null, end: null }} isOptional />
			<DateRange
				{...still}
				label="Ödəniş tarixi"
				description="Hər iki gün daxil olmaqla"
				value={november}
				presets={presets}
			/>
			<DateRange
				{...still}
				label="Səfər tarixi"
				startLabel="Gediş"
				endLabel="Qayıdış"
				value={{ start: new CalendarDate(2026, 11, 20), end: new CalendarDate(2026, 11, 10) }}
				errorMessage="Səfər 90 gündən uzun ola bilməz"
			/>
			<DateRange {...still} label="Hesabat dövrü" value={november} presets={presets} isDisabled />
		</Stack>
	),
};
