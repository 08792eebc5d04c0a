import { CalendarDate } from '@internationalized/date';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Accordion } from '../components/Accordion';
import { DateField } from '../components/DateField';
import { RadioGroup } from '../components/RadioGroup';
import { Tabs } from '../components/Tabs';
import { drawPage } from './drawPage';

const patience = { timeout: 15_000 };
type Item = { id: string; isDisabled?: boolean };
const items: Item[] = [{ id: 'bir' }, { id: 'iki' }, { id: 'üç' }];
const named = (shown: Item[]) => shown.map((item) => ({ ...item, label: item.id, title: item.id, content: item.id }));

/** Each with its controls, and who gets the focus of the second: the tab that is selected, the neighbour. */
const sets: [string, (shown: Item[]) => ReactNode, string, string][] = [
	['tab', (shown) => <Tabs label="Hissələr" items={named(shown)} />, '[role="tab"]', 'bir'],
	['radio button', (shown) => <RadioGroup {...inline()} label="Seçim" items={named(shown)} />, 'label', 'üç'],
	['title', (shown) => <Accordion {...inline()} items={named(shown)} />, 'summary', 'üç'],
];
/** Hosts often write it inline: another one at each rendering. */
const inline = () => ({ ref: () => undefined });
/** The name of the control with the focus, or of the set around it. */
const focused = () => (document.activeElement?.closest('label') ?? document.activeElement)?.textContent;

async function focusSecond(render: (shown: Item[]) => ReactNode, controls: string) {
	const { page, draw } = drawPage();
	draw(render(items));
	const second = await vi.waitUntil(() => page.querySelectorAll<HTMLElement>(controls)[1], patience);
	await userEvent.click(second);
	await vi.waitFor(() => expect(focused()).toBe('iki'), patience);
	return { page, show: (shown: Item[]) => draw(render(shown)) };
}

it.each(sets)('a %s that has the focus and is removed leaves it to another one', async (_, render, controls, heir) => {
	const { show } = await focusSecond(render, controls);
	show(items.filter(({ id }) => id !== 'iki'));
	await vi.waitFor(() => expect(focused()).toBe(heir), patience);
});

it('a radio button that has the focus and is disabled leaves it to another one', async () => {
	const [, [, radios, label]] = sets as [unknown, (typeof sets)[number]];
	const { show } = await focusSecond(radios, label);
	show(items.map((item) => ({ ...item, isDisabled: item.id === 'iki' })));
	await vi.waitFor(() => expect(focused()).toBe('bir'), patience);
});

it('a tab that has the focus and is disabled stays selected, and leaves it to its row, from where keys go on', async () => {
	const [[, tabs, tab]] = sets as [(typeof sets)[number]];
	const { page, show } = await focusSecond(tabs, tab);
	show(items.map((item) => ({ ...item, isDisabled: item.id === 'iki' })));
	await vi.waitFor(() => expect(document.activeElement?.role).toBe('tablist'), patience);
	expect(page.querySelector('[role="tabpanel"]')?.textContent).toBe('iki');
	await userEvent.keyboard('{ArrowRight}');
	await vi.waitFor(() => expect(focused()).toBe('üç'), patience);
});

it.each(sets)('the place of the last %s has its focus', async (_, render, controls) => {
	const { page, show } = await focusSecond(render, controls);
	show([]);
	await vi.waitFor(() => expect(page.querySelector(controls)).toBeNull(), patience);
	await vi.waitFor(() => expect(page.contains(document.activeElement)).toBe(true), patience);
});

it('a date that is disabled while it has the focus leaves it to the place around it', async () => {
	const { page, draw } = drawPage();
	const field = (isDisabled: boolean) => (
		<>
			<DateField label="Doğum günü" defaultValue={new CalendarDate(1990, 5, 1)} isDisabled={isDisabled} />
			<button type="button">Sonra</button>
		</>
	);
	draw(field(false));
	const input = await vi.waitUntil(() => page.querySelector('input'), patience);
	await userEvent.click(input);
	draw(field(true));
	const isAround = () => page.contains(document.activeElement) && document.activeElement?.contains(input);
	await vi.waitFor(() => expect(isAround()).toBe(true), patience);
	expect(document.activeElement).not.toBe(input);
	await userEvent.tab();
	expect(focused()).toBe('Sonra');
});
