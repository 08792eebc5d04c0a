import { CalendarDate } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { narrow } from '../../docs/states.css';
import { statesOf } from '../../docs/statesOf';
import { Inline } from '../Inline';
import { RangeCalendar, type RangeCalendarProps } from '.';

const december = (day: number) => new CalendarDate(2026, 12, day);

function Controlled(props: RangeCalendarProps) {
	const [value, setValue] = useState(props.value);
	return (
		<RangeCalendar
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
	title: 'Fields/RangeCalendar',
	component: RangeCalendar,
	args: { value: null, defaultFocusedDate: december(8), minValue: december(3), today: december(3), onChange: fn() },
	render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof RangeCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keys: Story = {
	name: 'two presses of the keyboard choose a range, and the days between are seen',
	args: { autoFocus: true },
	play: async ({ args, canvas, userEvent }) => {
		const status = canvas.getByRole('status');
		await waitFor(() => expect(status).toHaveTextContent('Başlanğıc günü seçin'));
		await waitFor(() => expect(canvas.getByRole('button', { name: /^8 dekabr/ })).toHaveFocus());
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(status).toHaveTextContent('Son günü seçin'));
		await waitFor(() => expect(canvas.getByRole('button', { name: /^9 dekabr/ })).toHaveFocus());
		await userEvent.keyboard('{ArrowDown}{Enter}');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ start: december(8), end: december(16) }));
		await waitFor(() => expect(status).toHaveTextContent('8 dekabr 2026 – 16 dekabr 2026 seçilib'));
		await waitFor(() => expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(9));
	},
};

export const FarAway: Story = {
	name: 'month and year are chosen from lists, which keep the focus; what lies before the limit is not offered',
	play: async ({ canvas, userEvent }) => {
		const month = canvas.getByRole('combobox', { name: 'Ay' });
		await waitFor(() => expect(month).toHaveDisplayValue('dekabr'));
		await expect(canvas.getByRole('option', { name: 'noyabr' })).toBeDisabled();
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'İl' }), '2028');
		await waitFor(() => expect(canvas.getByRole('grid', { name: 'dekabr 2028' })).toBeVisible());
		await userEvent.selectOptions(month, '2');
		await waitFor(() => expect(canvas.getByRole('grid', { name: 'fevral 2028' })).toBeVisible());
		await waitFor(() => expect(month).toHaveFocus());
	},
};

export const HeldByItself: Story = {
	name: 'without a value it holds the range itself, from the one that it was given first',
	render: (args) => {
		const { value: _, ...rest } = args;
		return <RangeCalendar {...rest} defaultValue={{ start: december(8), end: december(10) }} />;
	},
	play: async ({ args, canvas, userEvent }) => {
		await waitFor(() => expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(3));
		await userEvent.click(canvas.getByRole('button', { name: /^14 dekabr/ }));
		await userEvent.click(canvas.getByRole('button', { name: /^18 dekabr/ }));
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ start: december(14), end: december(18) }));
		await waitFor(() => expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(5));
		await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('14 dekabr 2026 – 18 dekabr 2026'));
	},
};

/** What a day can be, on the fifteenth; a day before the first allowed one is disabled. */
export const States = statesOf(
	{
		free: {},
		'end chosen': { value: { start: december(10), end: december(15) } },
		'between chosen': { value: { start: december(10), end: december(18) } },
	},
	({ isDisabled, isPending: _, errorMessage: __, ...day }) => (
		<div className={narrow}>
			<RangeCalendar
				value={null}
				onChange={fn()}
				defaultFocusedDate={december(15)}
				{...(isDisabled && { minValue: december(16) })}
				{...day}
			/>
		</div>
	),
	['read-only', 'pending', 'invalid'],
	'[aria-label^="15 "]',
);

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Inline gap="xl" align="start">
			<RangeCalendar
				value={{ start: december(8), end: december(22) }}
				onChange={fn()}
				defaultFocusedDate={december(8)}
				minValue={december(3)}
				today={december(3)}
			/>
			<RangeCalendar value={null} onChange={fn()} defaultFocusedDate={december(8)} hasMonthChoice={false} />
		</Inline>
	),
};
