import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drawPage } from '../../root/drawPage';
import { Menu, type MenuItem } from '.';

const patience = { timeout: 15_000 };
const items: MenuItem[] = [
	{ id: 'open', label: 'Müraciətə bax' },
	{
		id: 'assign',
		label: 'Əməkdaşa təyin et',
		items: [
			{ id: 'leyla', label: 'Leyla Məmmədova' },
			{ id: 'more', label: 'Digərləri', items: [{ id: 'rauf', label: 'Rauf Əliyev' }] },
		],
	},
];

async function show(onAction: (id: string) => void) {
	const { page, draw } = drawPage();
	draw(<Menu label="Əməliyyatlar" items={items} onAction={onAction} />);
	return vi.waitUntil(() => page.querySelector('button'), patience);
}

/** A key that comes right after another: React has drawn what that one changed, and no frame or timer has passed. */
async function key(name: string) {
	const row = document.activeElement as HTMLElement;
	row.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
	await Promise.resolve();
	await Promise.resolve();
}
const focused = () => document.activeElement?.textContent;

it('has the focus on its first row, and in a menu beside it, before the next key', async () => {
	const button = await show(vi.fn());
	button.focus();
	await key('ArrowDown');
	expect(focused()).toBe('Müraciətə bax');
	await key('ArrowDown');
	await key('ArrowRight');
	expect(focused()).toBe('Leyla Məmmədova');
	await key('ArrowDown');
	await key('ArrowRight');
	expect(focused()).toBe('Rauf Əliyev');
});

it('chooses the first row of a menu beside it by → and Enter, pressed at once', async () => {
	const onAction = vi.fn();
	const button = await show(onAction);
	button.focus();
	await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{Enter}');
	await vi.waitFor(() => expect(onAction).toHaveBeenCalledWith('leyla'), patience);
	expect(onAction).toHaveBeenCalledOnce();
	await vi.waitFor(() => expect(document.activeElement).toBe(button), patience);
});

it('does not open the menu of a row that comes to lie beneath a pointer which stands still', async () => {
	const button = await show(vi.fn());
	button.focus();
	await userEvent.keyboard('{ArrowDown}');
	const row = document.querySelectorAll<HTMLElement>('[role="menuitem"]')[1];
	if (!row) throw new Error('There is no row.');
	// What the browser says of a pointer that stands still where a row has come to lie.
	const there = { pointerType: 'mouse', bubbles: true };
	const later = vi.spyOn(window, 'setTimeout');
	row.dispatchEvent(new PointerEvent('pointerover', there));
	expect(later).not.toHaveBeenCalled();
	later.mockRestore();
	row.dispatchEvent(new PointerEvent('pointermove', there));
	await vi.waitFor(() => expect(row.ariaExpanded).toBe('true'), patience);
});
