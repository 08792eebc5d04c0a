import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as ui from '../entries';
import { drawPage } from '../root/drawPage';

const patience = { timeout: 15_000 };
const items = [
	{ id: 'az', label: 'Azərbaycan' },
	{ id: 'it', label: 'İtaliya' },
];
const label = 'Sahə';
const byPress = (page: HTMLElement) => userEvent.click(page.querySelector('button[aria-haspopup]') as Element);
const byKey = async (page: HTMLElement) => {
	page.querySelector<HTMLElement>('[role="combobox"]')?.focus();
	await userEvent.keyboard('{ArrowDown}');
};

/** Each with how it opens. */
const fields: [string, ReactElement, (page: HTMLElement) => Promise<void>][] = [
	['DatePicker', <ui.DatePicker label={label} key={1} />, byPress],
	['DateTimeField', <ui.DateTimeField label={label} key={1} />, byPress],
	['DateRange, an end of it', <ui.DateRange label={label} key={1} />, byPress],
	[
		'DateRange, both ends',
		<ui.DateRange label={label} hasRangeCalendar key={1} />,
		(page) => userEvent.click([...page.querySelectorAll('button[aria-haspopup]')].at(-1) as Element),
	],
	['Select', <ui.Select label={label} items={items} key={1} />, byKey],
	['ComboBox', <ui.ComboBox label={label} items={items} key={1} />, byKey],
	['MultiSelect', <ui.MultiSelect label={label} items={items} key={1} />, byKey],
];

it.each(fields)(
	'[LIB-01] %s closes what it has open when its form is reset, and the focus stays',
	async (_, field, open) => {
		const { page, draw } = drawPage();
		draw(<form>{field}</form>);
		await open(page);
		const isOpen = () => page.querySelector('[aria-expanded="true"]') !== null;
		await vi.waitFor(
			() => expect(document.querySelector('[role="dialog"], [role="listbox"]')).not.toBeNull(),
			patience,
		);
		await vi.waitFor(() => expect(document.activeElement?.closest('[role="dialog"], form')).not.toBeNull(), patience);
		expect(isOpen()).toBe(true);
		page.querySelector('form')?.reset();
		await vi.waitFor(() => expect(isOpen()).toBe(false), patience);
		await vi.waitFor(() => expect(page.contains(document.activeElement)).toBe(true), patience);
	},
);
