import { CalendarDate } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { narrow } from '../../docs/states.css';
import { statesOf } from '../../docs/statesOf';
import { Inline } from '../Inline';
import { Calendar } from '.';

const meta = {
	title: 'Fields/Calendar',
	component: Calendar,
	args: {
		value: null,
		defaultFocusedDate: new CalendarDate(2026, 12, 8),
		minValue: new CalendarDate(2026, 12, 8),
		today: new CalendarDate(2026, 11, 21),
		onChange: fn(),
	},
} satisfies Meta<typeof Calendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keys: Story = {
	name: '[DAT-11] keys walk the days and months',
	play: async ({ args, canvas, userEvent }) => {
		await userEvent.tab();
		await userEvent.tab();
		await waitFor(() => expect(canvas.getByRole('button', { name: '8 dekabr 2026, çərşənbə axşamı' })).toHaveFocus());
		await userEvent.keyboard('{ArrowDown}');
		await waitFor(() => expect(canvas.getByRole('button', { name: /^15 dekabr/ })).toHaveFocus());
		await userEvent.keyboard('{PageDown}');
		await waitFor(() => expect(canvas.getByRole('button', { name: /^15 yanvar 2027/ })).toHaveFocus());
		await waitFor(() => expect(canvas.getByRole('grid', { name: 'yanvar 2027' })).toBeVisible());
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(new CalendarDate(2027, 1, 15)));
	},
};

export const WeekAndYear: Story = {
	name: '[DAT-11] weeks begin on Monday; Home and End lead to their ends, Shift and Page to another year',
	args: { minValue: undefined },
	play: async ({ canvas, userEvent }) => {
		await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(7));
		const [, first] = canvas.getAllByRole('row');
		// 1 December 2026 is a Tuesday.
		await expect(first?.textContent).toBe('123456');
		await userEvent.tab();
		await userEvent.tab();
		await userEvent.tab();
		const day = (name: RegExp) => waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
		await day(/^8 dekabr 2026/);
		await userEvent.keyboard('{Home}');
		await day(/^7 dekabr 2026/);
		await userEvent.keyboard('{End}');
		await day(/^13 dekabr 2026/);
		await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
		await day(/^13 dekabr 2027/);
		await userEvent.keyboard('{ArrowUp}{ArrowRight}{PageUp}');
		await day(/^7 noyabr 2027/);
	},
};

export const RightToLeft: Story = {
	name: 'from right to left the arrows follow the eye',
	render: (args) => (
		<div dir="rtl">
			<Calendar {...args} autoFocus />
		</div>
	),
	play: async ({ canvas, userEvent }) => {
		await waitFor(() => expect(canvas.getByRole('button', { name: /^8 dekabr/ })).toHaveFocus());
		await userEvent.keyboard('{ArrowLeft}');
		await waitFor(() => expect(canvas.getByRole('button', { name: /^9 dekabr/ })).toHaveFocus());
	},
};

export const Refused: Story = {
	name: '[DAT-05] a day that is refused can be read, and neither a press nor Enter chooses it',
	args: { autoFocus: true, isDateUnavailable: (day) => day.day === 9 },
	play: async ({ args, canvas, userEvent }) => {
		const refused = canvas.getByRole('button', { name: /^9 dekabr/ });
		await waitFor(() => expect(refused).toHaveAttribute('aria-disabled', 'true'));
		await userEvent.click(refused);
		await waitFor(() => expect(canvas.getByRole('button', { name: /^8 dekabr/ })).toHaveAttribute('tabindex'));
		canvas.getByRole('button', { name: /^8 dekabr/ }).focus();
		await userEvent.keyboard('{ArrowRight}');
		await waitFor(() => expect(refused).toHaveFocus());
		await userEvent.keyboard('{Enter} ');
		await expect(args.onChange).not.toHaveBeenCalled();
	},
};

export const Chosen: Story = {
	name: '[DAT-11] the chosen day is said, and months can be turned',
	args: { value: new CalendarDate(2026, 12, 24) },
	play: async ({ canvas, userEvent }) => {
		const chosen = canvas.getByRole('button', { name: /^24 dekabr/ });
		await waitFor(() => expect(chosen.closest('td')).toHaveAttribute('aria-selected', 'true'));
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Əvvəlki ay' })).toBeDisabled());
		await userEvent.click(canvas.getByRole('button', { name: 'Növbəti ay' }));
		await waitFor(() => expect(canvas.getByRole('grid', { name: 'yanvar 2027' })).toBeVisible());
	},
};

export const HeldByItself: Story = {
	name: 'without a value it holds the day itself, from the one that it was given first; with one the page does',
	render: (args) => {
		const { value: _, ...rest } = args;
		return (
			<Inline gap="xl">
				<Calendar {...rest} defaultValue={new CalendarDate(2026, 12, 24)} />
				<section aria-label="Səhifənin">
					<Calendar {...args} />
				</section>
			</Inline>
		);
	},
	play: async ({ args, canvas, userEvent }) => {
		const isChosen = (days: HTMLElement[], chosen: string[]) =>
			waitFor(() => expect(days.map((day) => day.closest('td')?.ariaSelected)).toEqual(chosen));
		const [own, held] = [canvas.getAllByRole('button', { name: /^24 dekabr/ }), /^9 dekabr/] as const;
		await isChosen(own, ['true', 'false']);
		for (const day of canvas.getAllByRole('button', { name: held })) await userEvent.click(day);
		await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(2));
		await isChosen(canvas.getAllByRole('button', { name: held }), ['true', 'false']);
		await isChosen(canvas.getAllByRole('button', { name: /^24 dekabr/ }), ['false', 'false']);
	},
};

export const LastMonth: Story = {
	name: 'at the last month the days take the focus from the button that can not go on',
	args: { maxValue: new CalendarDate(2027, 1, 20) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Növbəti ay' }));
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Növbəti ay' })).toBeDisabled());
		await waitFor(() => expect(canvas.getByRole('button', { name: /^8 yanvar 2027/ })).toHaveFocus());
	},
};

export const Edge: Story = {
	name: 'a key at the first allowed day moves nothing, and the buttons keep the focus afterwards',
	play: async ({ canvas, userEvent }) => {
		const first = canvas.getByRole('button', { name: /^8 dekabr 2026/ });
		await userEvent.tab();
		await userEvent.tab();
		await waitFor(() => expect(first).toHaveFocus());
		await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
		await waitFor(() => expect(first).toHaveFocus());
		const next = canvas.getByRole('button', { name: 'Növbəti ay' });
		await userEvent.click(next);
		await waitFor(() => expect(canvas.getByRole('grid', { name: 'yanvar 2027' })).toBeVisible());
		await waitFor(() => expect(next).toHaveFocus());
	},
};

export const Today: Story = {
	name: '[DAT-11] today is said',
	args: { minValue: new CalendarDate(2026, 11, 1), defaultFocusedDate: new CalendarDate(2026, 11, 21) },
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.getByRole('button', { name: /^21 noyabr 2026, .*bu gün$/ })).toBeVisible());
	},
};

const fifteenth = new CalendarDate(2026, 12, 15);
/** What a day can be, on the fifteenth; a day before the first allowed one is disabled. */
export const States = statesOf(
	{ free: {}, today: { today: fifteenth }, chosen: { value: fifteenth } },
	({ isDisabled, isPending: _, errorMessage: __, ...day }) => (
		<div className={narrow}>
			<Calendar
				value={null}
				onChange={fn()}
				defaultFocusedDate={fifteenth}
				{...(isDisabled && { minValue: fifteenth.add({ days: 1 }) })}
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
			<Calendar
				value={new CalendarDate(2026, 12, 24)}
				onChange={fn()}
				defaultFocusedDate={new CalendarDate(2026, 12, 8)}
				minValue={new CalendarDate(2026, 12, 8)}
				today={new CalendarDate(2026, 12, 10)}
			/>
			<Calendar
				value={null}
				onChange={fn()}
				defaultFocusedDate={new CalendarDate(2027, 2, 3)}
				maxValue={new CalendarDate(2027, 2, 20)}
			/>
		</Inline>
	),
};
