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

/** As an editor's preview does: drawn by this window into another one, whose elements are of no class of this one. */
it.each([
	['ComboBox', <ui.ComboBox key="a" label="Ölkə" items={items} onChange={onChange} />, 'it'],
	['MultiSelect', <ui.MultiSelect key="a" label="Ölkələr" items={items} onChange={onChange} />, ['it']],
	['OptionList', <ui.OptionList key="a" label="Ölkələr" items={items} onChange={onChange} />, 'it'],
])('a row of %s is pressed in a frame', async (_name, element, chosen) => {
	const frame = document.body.appendChild(document.createElement('iframe'));
	const inside = frame.contentDocument as Document;
	const root = createRoot(document.createElement('div'));
	cleanups.push(() => {
		root.unmount();
		frame.remove();
	});
	flushSync(() => root.render(createPortal(element, inside.body)));
	await vi.waitFor(() => {
		inside.querySelector('input')?.click();
		expect(inside.querySelectorAll('[role="option"]')).toHaveLength(2);
	}, patience);
	inside.querySelector<HTMLElement>('[role="option"]:last-child')?.click();
	await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(chosen), patience);
});
