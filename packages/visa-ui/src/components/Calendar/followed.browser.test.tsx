import { CalendarDate } from '@internationalized/date';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawPage } from '../../root/drawPage';
import { DatePicker } from '../DatePicker';
import { RangeCalendar } from '../RangeCalendar';

const patience = { timeout: 15_000 };
const day = (text: string) => document.querySelector(`[data-day="${text}"]`);

it('shows the day that is typed meanwhile in the field that it belongs to', async () => {
	drawPage().draw(<DatePicker label="Tarix" defaultValue={new CalendarDate(2026, 12, 8)} />);
	await userEvent.click(page.getByRole('button', { name: /Tarix/ }));
	await vi.waitFor(() => expect(day('2026-12-08')?.matches(':focus')).toBe(true), patience);
	const field = page.getByRole('textbox', { name: 'Tarix' });
	await userEvent.fill(field, '10/03/2027');
	await vi.waitFor(() => expect(day('2027-03-10')?.parentElement?.ariaSelected).toBe('true'), patience);
	await expect.element(field, patience).toHaveFocus();
});

it('shows a range that the page has changed, and leaves whoever chooses one at its end', async () => {
	const { draw } = drawPage();
	const first = new CalendarDate(2026, 12, 8);
	const calendar = (start: CalendarDate) => (
		<RangeCalendar defaultFocusedDate={first} value={{ start, end: start.add({ days: 40 }) }} />
	);
	draw(calendar(first));
	draw(calendar(new CalendarDate(2027, 3, 10)));
	await vi.waitFor(() => expect(day('2027-03-10')).not.toBeNull(), patience);
	draw(<RangeCalendar key="own" defaultFocusedDate={first} />);
	await userEvent.click(day('2026-12-10') as HTMLElement);
	await userEvent.click(day('2026-12-20') as HTMLElement);
	await vi.waitFor(() => expect(day('2026-12-15')?.parentElement?.ariaSelected).toBe('true'), patience);
	expect(document.activeElement).toBe(day('2026-12-20'));
});
