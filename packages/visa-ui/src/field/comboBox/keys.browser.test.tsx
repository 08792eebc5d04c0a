import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ComboBox } from '../../components/ComboBox';
import { MultiSelect } from '../../components/MultiSelect';
import { SearchField } from '../../components/SearchField';

const names = ['Albania', 'Belgium', 'Chile', 'Germany', 'Italy', 'Malta'];
const items = names.map((label) => ({ id: label.toLowerCase(), label }));

/** A busy machine takes its time. */
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

/** As a scanner or a voice does it: the letters and the key come at once, with no frame between them. */
function typeAtOnce(input: HTMLInputElement, text: string, key: KeyboardEventInit) {
	const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
	setter?.call(input, text);
	input.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }));
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
