import { CalendarDate } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
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

export const Chosen: Story = {
	args: { value: new CalendarDate(2026, 12, 24) },
	play: async ({ canvas, userEvent }) => {
		const chosen = canvas.getByRole('button', { name: /^24 dekabr/ });
		await waitFor(() => expect(chosen.closest('td')).toHaveAttribute('aria-selected', 'true'));
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Əvvəlki ay' })).toBeDisabled());
		await userEvent.click(canvas.getByRole('button', { name: 'Növbəti ay' }));
		await waitFor(() => expect(canvas.getByRole('grid', { name: 'yanvar 2027' })).toBeVisible());
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
	args: { minValue: new CalendarDate(2026, 11, 1), defaultFocusedDate: new CalendarDate(2026, 11, 21) },
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.getByRole('button', { name: /^21 noyabr 2026, .*bu gün$/ })).toBeVisible());
	},
};

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
