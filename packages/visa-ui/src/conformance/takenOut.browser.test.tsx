import { CalendarDate } from '@internationalized/date';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as ui from '../entries';
import { drawPage } from '../root/drawPage';

const patience = { timeout: 15_000 };
const day = new CalendarDate(2026, 12, 8);
const items = ['Albaniya', 'Belçika'].map((label) => ({ id: label, label }));
type Fixed = { isDisabled?: boolean; isReadOnly?: boolean };

/** Each with what opens it, and what it opens. */
const fields: [string, (fixed: Fixed) => ReactElement, string, string][] = [
	['ComboBox', (fixed) => <ui.ComboBox label="Ölkə" items={items} {...fixed} />, 'input', '[role="option"]'],
	['MultiSelect', (fixed) => <ui.MultiSelect label="Ölkələr" items={items} {...fixed} />, 'input', '[role="option"]'],
	[
		'DatePicker',
		(fixed) => <ui.DatePicker label="Tarix" today={day} {...fixed} />,
		'[aria-haspopup]',
		'[role="dialog"]',
	],
	[
		'DateRange',
		(fixed) => <ui.DateRange label="Səfər" today={day} hasRangeCalendar {...fixed} />,
		'[aria-haspopup]',
		'[role="dialog"]',
	],
];

const focused = () => document.activeElement;

it.each(fields)(
	'%s closes what it has opened once it is disabled, and keeps the focus with it',
	async (_name, field, opener, sheet) => {
		const { page, draw } = drawPage();
		const after = <button type="button">Sonra</button>;
		draw(
			<>
				{field({})}
				{after}
			</>,
		);
		const control = await vi.waitUntil(() => [...page.querySelectorAll<HTMLElement>(opener)].at(-1), patience);
		await userEvent.click(control);
		await expect.poll(() => document.querySelector(sheet), patience).not.toBeNull();
		await expect.poll(() => focused() !== document.body, patience).toBe(true);
		draw(
			<>
				{field({ isDisabled: true })}
				{after}
			</>,
		);
		await expect.poll(() => document.querySelector(sheet), patience).toBeNull();
		await expect
			.poll(() => (page.contains(focused()) && focused()?.contains(control)) || focused()?.outerHTML, patience)
			.toBe(true);
		await userEvent.tab();
		await expect.poll(() => focused()?.textContent, patience).toBe('Sonra');
	},
);

it.each(fields)('%s closes what it has opened once it is read only', async (_name, field, opener, sheet) => {
	const { page, draw } = drawPage();
	draw(field({}));
	const control = await vi.waitUntil(() => [...page.querySelectorAll<HTMLElement>(opener)].at(-1), patience);
	await userEvent.click(control);
	await expect.poll(() => document.querySelector(sheet), patience).not.toBeNull();
	draw(field({ isReadOnly: true }));
	await expect.poll(() => document.querySelector(sheet), patience).toBeNull();
	await expect.poll(() => page.contains(focused()), patience).toBe(true);
});

it.each(fields)(
	'%s closes what it has opened once a fieldset around it is disabled',
	async (_name, field, opener, sheet) => {
		const { page, draw } = drawPage();
		const show = (isDisabled: boolean) =>
			draw(
				<section>
					<fieldset disabled={isDisabled}>{field({})}</fieldset>
				</section>,
			);
		show(false);
		const control = await vi.waitUntil(() => [...page.querySelectorAll<HTMLElement>(opener)].at(-1), patience);
		await userEvent.click(control);
		await expect.poll(() => document.querySelector(sheet), patience).not.toBeNull();
		await expect.poll(() => focused() !== document.body, patience).toBe(true);
		show(true);
		await expect.poll(() => document.querySelector(sheet), patience).toBeNull();
		await expect.poll(() => page.querySelector('section')?.contains(focused()), patience).toBe(true);
		show(false);
		await expect.poll(() => control.matches(':enabled'), patience).toBe(true);
		expect(document.querySelector(sheet)).toBeNull();
	},
);

it('TimeField keeps the focus with it once it is disabled', async () => {
	const { page, draw } = drawPage();
	draw(<ui.TimeField label="Saat" />);
	const hour = await vi.waitUntil(() => page.querySelector<HTMLElement>('[role="spinbutton"]'), patience);
	await userEvent.click(hour);
	draw(<ui.TimeField label="Saat" isDisabled />);
	await expect
		.poll(() => (page.contains(focused()) && focused()?.contains(hour)) || focused()?.outerHTML, patience)
		.toBe(true);
});
