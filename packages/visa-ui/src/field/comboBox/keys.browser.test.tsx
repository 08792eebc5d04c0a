import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ComboBox } from '../../components/ComboBox';
import { MultiSelect } from '../../components/MultiSelect';
import { OptionList } from '../../components/OptionList';
import { SearchField } from '../../components/SearchField';

const names = ['Albania', 'Belgium', 'Chile', 'Germany', 'Italy', 'Malta'];
const items = names.map((label) => ({ id: label.toLowerCase(), label }));

/** A busy machine needs time. */
const patience = { timeout: 30_000 };

let page: HTMLDivElement;
let root: ReturnType<typeof createRoot>;
beforeEach(() => {
	page = document.body.appendChild(document.createElement('div'));
	root = createRoot(page);
});
afterEach(() => {
	root.unmount();
	page.remove();
});

async function show(content: ReactNode): Promise<HTMLInputElement> {
	root.render(content);
	await expect.poll(() => page.querySelector('input:not([type=hidden])'), patience).toBeInstanceOf(HTMLInputElement);
	const input = page.querySelector<HTMLInputElement>('input:not([type=hidden])') as HTMLInputElement;
	input.focus();
	return input;
}

/** Like a scanner or voice input: the letters and the key arrive together, with no frame between them. */
function typeAtOnce(input: HTMLInputElement, text: string, key: KeyboardEventInit) {
	const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
	setter?.call(input, text);
	input.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }));
	press(input, key);
}
function press(input: HTMLInputElement, key: KeyboardEventInit) {
	input.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...key }));
}
const enter = { key: 'Enter' };

it('Enter at once after the letters picks what they find, not what stood there before', async () => {
	const onChange = vi.fn();
	const input = await show(<ComboBox label="Ölkə" items={items} onChange={onChange} />);
	typeAtOnce(input, 'ita', enter);
	await expect.poll(() => onChange.mock.calls, patience).toEqual([['italy']]);
	await expect.poll(() => input.value, patience).toBe('Italy');
});

it('the same where several may be chosen', async () => {
	const onChange = vi.fn();
	const input = await show(<MultiSelect label="Ölkələr" items={items} onChange={onChange} />);
	typeAtOnce(input, 'ger', enter);
	await expect.poll(() => onChange.mock.calls, patience).toEqual([[['germany']]]);
});

it('an arrow at once after the letters moves among what they find, so that Enter picks a row of theirs', async () => {
	const onChange = vi.fn();
	const input = await show(<ComboBox label="Ölkə" items={items} onChange={onChange} />);
	typeAtOnce(input, 'ita', { key: 'ArrowDown' });
	await expect.poll(() => document.querySelector('[role=option][data-active]')?.textContent, patience).toBe('Italy');
	press(input, enter);
	await expect.poll(() => onChange.mock.calls, patience).toEqual([['italy']]);
});

it('Enter that ends a word of an input method picks nothing', async () => {
	const onChange = vi.fn();
	const input = await show(<ComboBox label="Ölkə" items={items} onChange={onChange} />);
	typeAtOnce(input, 'ita', { ...enter, isComposing: true });
	await expect.poll(() => document.querySelectorAll('[role=option]').length, patience).toBe(1);
	expect(onChange).not.toHaveBeenCalled();
	expect(input.value).toBe('ita');
});

it('Escape that ends a word of an input method leaves what is searched for', async () => {
	const onChange = vi.fn();
	const input = await show(<SearchField label="Axtarış" onChange={onChange} />);
	typeAtOnce(input, 'abc', { key: 'Escape', isComposing: true });
	await expect.poll(() => onChange.mock.calls, patience).toEqual([['abc']]);
	expect(input.value).toBe('abc');
	input.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, key: 'Escape' }));
	await expect.poll(() => input.value, patience).toBe('');
});

/** The row that Enter would select. */
const marked = () => page.querySelector('[data-active]')?.textContent;
const isMarked = (label: string | undefined) => expect.poll(marked, patience).toBe(label);
const isClosed = () => expect.poll(() => page.querySelector('[role=option]'), patience).toBeNull();
const thirty = Array.from({ length: 30 }, (_item, index) => ({ id: `${index}`, label: `Row ${index}` }));

it('while it is closed a screen reader meets no list, and none is named', async () => {
	const input = await show(<ComboBox label="Ölkə" items={items} />);
	const list = () => page.querySelector<HTMLElement>('[role=listbox]');
	expect(list()?.checkVisibility() ?? false).toBe(false);
	expect(input.getAttribute('aria-controls')).toBeNull();
	await userEvent.keyboard('{ArrowDown}');
	await expect.poll(() => list()?.checkVisibility(), patience).toBe(true);
	expect(input.getAttribute('aria-controls')).toBe(list()?.id);
	await userEvent.keyboard('{Escape}');
	await isClosed();
	expect(list()?.checkVisibility() ?? false).toBe(false);
	expect(input.getAttribute('aria-controls')).toBeNull();
});

it('Tab takes the row that the arrows have gone to, and goes on', async () => {
	const onChange = vi.fn();
	const input = await show(
		<>
			<ComboBox label="Ölkə" items={items} onChange={onChange} />
			<button type="button">Sonrakı</button>
		</>,
	);
	await userEvent.keyboard('{ArrowDown}{ArrowDown}');
	await isMarked('Belgium');
	await userEvent.tab();
	await expect.poll(() => onChange.mock.calls, patience).toEqual([['belgium']]);
	await expect.poll(() => input.value, patience).toBe('Belgium');
	expect(document.activeElement?.textContent).toBe('Sonrakı');
	await isClosed();
});

it('Tab takes no row that nobody has gone to', async () => {
	const onChange = vi.fn();
	const input = await show(<ComboBox label="Ölkə" items={items} defaultValue="italy" onChange={onChange} />);
	await userEvent.fill(input, 'ger');
	await isMarked('Germany');
	await userEvent.tab();
	await expect.poll(() => input.value, patience).toBe('Italy');
	expect(onChange).not.toHaveBeenCalled();
});

it('Tab ticks the row that the arrows have gone to, and takes no tick away', async () => {
	const onChange = vi.fn();
	const field = (value: string[]) => <MultiSelect label="Ölkələr" items={items} value={value} onChange={onChange} />;
	await show(field(['albania']));
	await userEvent.keyboard('{ArrowDown}');
	await isMarked('Albania');
	await userEvent.tab();
	await isClosed();
	expect(onChange).not.toHaveBeenCalled();
	page.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus();
	await userEvent.keyboard('{ArrowDown}{ArrowDown}');
	await isMarked('Belgium');
	await userEvent.tab();
	await expect.poll(() => onChange.mock.calls, patience).toEqual([[['albania', 'belgium']]]);
});

it('↑ opens at the last row, or at the chosen one; with Alt it closes', async () => {
	const input = await show(<ComboBox label="Ölkə" items={items} />);
	await userEvent.keyboard('{ArrowUp}');
	await isMarked('Malta');
	await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
	await isClosed();
	expect(document.activeElement).toBe(input);
	await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
	await isMarked('Albania');
	root.render(<ComboBox key="chosen" label="Ölkə" items={items} defaultValue="chile" />);
	await expect.poll(() => page.querySelector<HTMLInputElement>('input')?.value, patience).toBe('Chile');
	page.querySelector<HTMLInputElement>('input')?.focus();
	await userEvent.keyboard('{ArrowUp}');
	await isMarked('Chile');
});

it('PageDown and PageUp go on by a page and stop at the ends', async () => {
	await show(<ComboBox label="Ölkə" items={thirty} />);
	await userEvent.keyboard('{ArrowDown}{PageDown}');
	await isMarked('Row 6');
	await userEvent.keyboard('{PageDown}{PageDown}{PageDown}{PageDown}{PageDown}');
	await isMarked('Row 29');
	await userEvent.keyboard('{PageUp}');
	await isMarked('Row 23');
	await userEvent.keyboard('{PageUp}{PageUp}{PageUp}{PageUp}');
	await isMarked('Row 0');
});

it('a press on the text leaves the mark where it is', async () => {
	const input = await show(<ComboBox label="Ölkə" items={items} />);
	await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
	await isMarked('Chile');
	await userEvent.click(input);
	await isMarked('Chile');
	await userEvent.keyboard('{ArrowDown}');
	await isMarked('Germany');
});

const some = items.map((item) => ({ ...item, isDisabled: ['albania', 'chile', 'malta'].includes(item.id) }));
const disabledRows = () =>
	[...page.querySelectorAll('[role=option][aria-disabled=true]')].map((row) => row.textContent);

it('rows that can’t be chosen are said so, passed over by keys, and pressed in vain', async () => {
	const onChange = vi.fn();
	const input = await show(<ComboBox label="Ölkə" items={some} onChange={onChange} />);
	await userEvent.keyboard('{ArrowDown}');
	await isMarked('Belgium');
	expect(disabledRows()).toEqual(['Albania', 'Chile', 'Malta']);
	await userEvent.keyboard('{ArrowDown}');
	await isMarked('Germany');
	await userEvent.keyboard('{PageDown}');
	await isMarked('Italy');
	await userEvent.keyboard('{ArrowDown}');
	await isMarked('Belgium');
	page.querySelector<HTMLElement>('[role=option]')?.click();
	expect(onChange).not.toHaveBeenCalled();
	typeAtOnce(input, 'chi', enter);
	await expect.poll(() => document.querySelectorAll('[role=option]').length, patience).toBe(1);
	expect(marked()).toBeUndefined();
	expect(onChange).not.toHaveBeenCalled();
	typeAtOnce(input, 'l', enter);
	await expect.poll(() => onChange.mock.calls, patience).toEqual([['belgium']]);
});

it('where several may be chosen, “all” leaves out what can’t be, and what was chosen can still be taken out', async () => {
	const onChange = vi.fn();
	await show(<MultiSelect label="Ölkələr" items={some} defaultValue={['chile']} onChange={onChange} hasAll />);
	await userEvent.click(page.querySelector('ul ~ div button:last-child') as HTMLElement);
	await expect.poll(() => onChange.mock.calls, patience).toEqual([[['belgium', 'chile', 'germany', 'italy']]]);
	await expect.poll(() => page.querySelectorAll('li').length, patience).toBe(4);
	await userEvent.click(page.querySelector('li:nth-child(2) button') as HTMLElement);
	await expect.poll(() => onChange.mock.lastCall, patience).toEqual([['belgium', 'germany', 'italy']]);
});

it('a list that stands open passes over rows that can’t be chosen, by arrows, pages and letters', async () => {
	const onChange = vi.fn();
	const rows = some.map(({ label, ...item }) => ({ ...item, title: label }));
	root.render(<OptionList label="Ölkələr" items={rows} onChange={onChange} />);
	const list = () => page.querySelector<HTMLElement>('[role=listbox]');
	await expect.poll(list, patience).toBeInstanceOf(HTMLElement);
	list()?.focus();
	await isMarked('Belgium');
	expect(disabledRows()).toEqual(['Albania', 'Chile', 'Malta']);
	await userEvent.keyboard('{Home}');
	await isMarked('Belgium');
	await userEvent.keyboard('{ArrowDown}');
	await isMarked('Germany');
	await userEvent.keyboard('m');
	await isMarked('Germany');
	await userEvent.keyboard('{End}');
	await isMarked('Italy');
	page.querySelector<HTMLElement>('[role=option]')?.click();
	expect(onChange).not.toHaveBeenCalled();
	await userEvent.keyboard('{Enter}');
	await expect.poll(() => onChange.mock.calls, patience).toEqual([['italy']]);
});
