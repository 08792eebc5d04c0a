import { CalendarDate } from '@internationalized/date';
import { type ReactElement, useRef, useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../components/Button';
import { DatePicker } from '../components/DatePicker';
import { DateRange } from '../components/DateRange';
import { Menu } from '../components/Menu';
import { drawPage } from '../root/drawPage';
import { Popover } from './Popover';

const patience = { timeout: 15_000 };
const today = new CalendarDate(2026, 12, 8);

function Explained() {
	const anchor = useRef<HTMLButtonElement>(null);
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<Button ref={anchor} onPress={() => setOpen(true)}>
				Aç
			</Button>
			<Popover label="İzah" anchor={anchor} isOpen={isOpen} onOpenChange={setOpen}>
				<Button onPress={() => setOpen(false)}>Bağla</Button>
			</Popover>
		</>
	);
}
const range = <DateRange label="Səfər" hasRangeCalendar today={today} />;

it.each<[string, ReactElement, string | RegExp, string]>([
	['a calendar with Escape', <DatePicker key={1} label="Tarix" today={today} />, /Tarix/, '{Escape}'],
	['a calendar with a day', <DatePicker key={1} label="Tarix" today={today} />, /Tarix/, '{Enter}'],
	['a range calendar with Escape', range, 'Təqvimdə seç', '{Escape}'],
	['a range calendar with its days', range, 'Təqvimdə seç', '{Enter}{ArrowRight}{Enter}'],
	['a menu with Escape', <Menu key={1} label="Əməllər" items={[{ id: 'a', label: 'A' }]} />, 'Əməllər', '{Escape}'],
	['a popover with Escape', <Explained key={1} />, 'Aç', '{Escape}'],
	['a popover with its own button', <Explained key={1} />, 'Aç', '{Enter}'],
])('whoever closes %s is back at its control, and was never nowhere', async (_, view, name, closing) => {
	drawPage().draw(view);
	const button = page.getByRole('button', { name });
	await userEvent.click(button);
	const opened = () => document.activeElement?.closest('[role="dialog"], [role="menu"]');
	await vi.waitFor(() => expect(opened()).toBeTruthy(), patience);
	const cameFrom: (EventTarget | null)[] = [];
	const end = new AbortController();
	onTestFinished(() => end.abort());
	document.addEventListener('focusin', ({ relatedTarget }) => cameFrom.push(relatedTarget), { signal: end.signal });
	await userEvent.keyboard(closing);
	await vi.waitFor(() => expect(document.querySelector('[role="dialog"], [role="menu"]')).toBeNull(), patience);
	await expect.element(button, patience).toHaveFocus();
	expect(cameFrom).not.toContain(null);
});
