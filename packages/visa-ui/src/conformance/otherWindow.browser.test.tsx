import type { ReactElement } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import * as ui from '../entries';

const patience = { timeout: 15_000 };
const items = [
	{ id: 'az', label: 'Azərbaycan', title: 'Azərbaycan' },
	{ id: 'it', label: 'İtaliya', title: 'İtaliya' },
];
const onChange = vi.fn();
const cleanups: (() => void)[] = [];
afterEach(() => {
	onChange.mockClear();
	for (const cleanup of cleanups.splice(0).reverse()) cleanup();
});

/**
 * Like an editor's preview: rendered by this window into another one, whose elements are instances of other classes.
 */
function show(element: ReactElement) {
	const frame = document.body.appendChild(document.createElement('iframe'));
	const inside = frame.contentDocument as Document;
	const root = createRoot(document.createElement('div'));
	cleanups.push(() => {
		root.unmount();
		frame.remove();
	});
	flushSync(() => root.render(createPortal(element, inside.body)));
	return inside;
}

const dress = (page: Document, sheet: string) => {
	page.head.appendChild(page.createElement('style')).textContent = sheet;
};

it.each([
	['ComboBox', <ui.ComboBox key="a" label="Ölkə" items={items} onChange={onChange} />, 'it'],
	['MultiSelect', <ui.MultiSelect key="a" label="Ölkələr" items={items} onChange={onChange} />, ['it']],
	['OptionList', <ui.OptionList key="a" label="Ölkələr" items={items} onChange={onChange} />, 'it'],
])('a row of %s is pressed in a frame', async (_name, element, chosen) => {
	const inside = show(element);
	await vi.waitFor(() => {
		inside.querySelector('input')?.click();
		expect(inside.querySelectorAll('[role="option"]')).toHaveLength(2);
	}, patience);
	inside.querySelector<HTMLElement>('[role="option"]:last-child')?.click();
	await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(chosen), patience);
});

const columns = [
	{ id: 'label', header: 'Ölkə', cell: (row: (typeof items)[number]) => row.label, isRowHeader: true },
	{ id: 'id', header: 'Kod', cell: (row: (typeof items)[number]) => row.id },
];
it('a row of DataTable is pressed in a frame, and not where words are marked in it', async () => {
	const inside = show(<ui.DataTable caption="Ölkələr" columns={columns} rows={items} onRowPress={onChange} />);
	const cell = await vi.waitUntil(() => inside.querySelector<HTMLElement>('tbody td'), patience);
	inside.getSelection()?.selectAllChildren(cell);
	cell.click();
	expect(onChange).not.toHaveBeenCalled();
	inside.getSelection()?.removeAllRanges();
	cell.click();
	expect(onChange).toHaveBeenCalledOnce();
});

it('a DataTable that is wider than its frame can be scrolled by keys', async () => {
	const inside = show(<ui.DataTable caption="Ölkələr" columns={columns} rows={items} />);
	dress(inside, 'section { width: 100px; overflow: auto } table { width: 900px }');
	await vi.waitFor(() => expect(inside.querySelector('section')?.tabIndex).toBe(0), patience);
});

const many = Array.from({ length: 40 }, (_, index) => ({
	id: `${index}`,
	label: `Ölkə ${index}`,
	title: `Ölkə ${index}`,
}));
it.each([
	['ComboBox', <ui.ComboBox key="a" label="Ölkə" items={many} />, 'input', 'ArrowUp'],
	['OptionList', <ui.OptionList key="a" label="Ölkələr" items={many} />, '[role="listbox"]', 'End'],
])('the row of %s that keys lead to is brought into sight', async (_name, element, heard, key) => {
	const inside = show(element);
	dress(inside, '[popover] { position: fixed; inset: 0; margin: 0; max-height: 100px; overflow: auto }');
	const press = () =>
		inside.querySelector(heard)?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
	await vi.waitFor(() => {
		inside.querySelector('input')?.click();
		expect(inside.querySelectorAll('[role="option"]')).toHaveLength(40);
	}, patience);
	press();
	await vi.waitFor(() => {
		const last = inside.querySelector('[role="option"][id$="-39"]')?.getBoundingClientRect();
		expect(last?.bottom).toBeLessThanOrEqual((inside.defaultView?.innerHeight ?? 0) + 1);
	}, patience);
});

it('a chosen row of OptionList is in sight from the start', async () => {
	const list = (key: string, value: string) => <ui.OptionList key={key} label="Ölkələr" items={many} value={value} />;
	const inside = show(list('a', '39'));
	dress(inside, '[role="listbox"] { height: 80px; overflow: auto }');
	const box = await vi.waitUntil(() => inside.querySelector('[role="listbox"]'), patience);
	box.dispatchEvent(new Event('contentvisibilityautostatechange'));
	expect(box.scrollTop).toBeGreaterThan(100);
});

it('a NumberStepper’s number is marked as the focus comes', async () => {
	const inside = show(<ui.NumberStepper label="Nəfər" value={12} onChange={onChange} />);
	const input = await vi.waitUntil(() => inside.querySelector('input'), patience);
	input.focus();
	await vi.waitFor(() => expect(inside.getSelection()?.toString()).toBe('12'), patience);
});

it('a toast goes with Escape, and gives the focus back to where it came from', async () => {
	const inside = show(
		<>
			<ui.Button>Davam et</ui.Button>
			<ui.ToastRegion />
		</>,
	);
	flushSync(() => void ui.toast.success('Saxlanıldı'));
	const close = await vi.waitUntil(() => inside.querySelector<HTMLElement>('li button'), patience);
	inside.querySelector('button')?.focus();
	close.focus();
	close.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
	await vi.waitFor(() => expect(inside.querySelector('li')).toBeNull(), patience);
	expect(inside.activeElement?.textContent).toBe('Davam et');
});
