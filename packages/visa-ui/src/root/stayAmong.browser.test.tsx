import { CalendarDate } from '@internationalized/date';
import type { ComponentProps, ReactNode } from 'react';
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

const panels: TabPanel[] = ['bir', 'iki', 'üç'].map((id) => ({
	id,
	label: id,
	content: <button type="button">{id}</button>,
}));
type TabPanel = ComponentProps<typeof Tabs>['items'][number];

it.each([false, true])(
	'a panel whose tab is removed leaves its focus to the tab that is selected instead, panels kept: %s',
	async (isKeepingPanels) => {
		const { page, draw } = drawPage();
		const show = (items: TabPanel[]) =>
			draw(<Tabs label="Hissələr" defaultSelected="iki" isKeepingPanels={isKeepingPanels} items={items} />);
		show(panels);
		const within = await vi.waitUntil(
			() => page.querySelector<HTMLElement>('[role="tabpanel"]:not([hidden]) button'),
			patience,
		);
		await userEvent.click(within);
		expect(document.activeElement).toBe(within);
		show(panels.filter(({ id }) => id !== 'iki'));
		await vi.waitFor(() => expect(document.activeElement?.role).toBe('tab'), patience);
		expect(document.activeElement?.getAttribute('aria-selected')).toBe('true');
	},
);

it.each([false, true])(
	'a panel whose tab is disabled while it is shown keeps its focus, panels kept: %s',
	async (isKeepingPanels) => {
		const { page, draw } = drawPage();
		const show = (isDisabled: boolean) =>
			draw(
				<Tabs
					label="Hissələr"
					defaultSelected="iki"
					isKeepingPanels={isKeepingPanels}
					items={panels.map((item) => ({ ...item, isDisabled: isDisabled && item.id === 'iki' }))}
				/>,
			);
		show(false);
		const within = await vi.waitUntil(() => page.querySelector<HTMLElement>('[role="tabpanel"] button'), patience);
		await userEvent.click(within);
		show(true);
		for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
		expect(document.activeElement).toBe(within);
		expect(page.querySelector('[role="tab"][aria-selected="true"]')?.textContent).toBe('iki');
	},
);

it('a panel that is no longer selected leaves its focus to the tab that is', async () => {
	const { page, draw } = drawPage();
	const show = (selected: string) => draw(<Tabs label="Hissələr" selected={selected} items={panels} />);
	show('iki');
	const within = await vi.waitUntil(() => page.querySelector<HTMLElement>('[role="tabpanel"] button'), patience);
	await userEvent.click(within);
	show('üç');
	await vi.waitFor(() => expect(focused()).toBe('üç'), patience);
	expect(document.activeElement?.role).toBe('tab');
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
