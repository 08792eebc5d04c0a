import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drawPage } from '../../root/drawPage';
import { Button } from '../Button';
import { Menu, type MenuItem, type MenuProps } from '.';

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

/** A key directly after another: React has rendered the first one's change, and no frame or timer has run. */
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
	// What the browser reports about a pointer that stands still where a row has appeared.
	const there = { pointerType: 'mouse', bubbles: true };
	const later = vi.spyOn(window, 'setTimeout');
	row.dispatchEvent(new PointerEvent('pointerover', there));
	expect(later).not.toHaveBeenCalled();
	later.mockRestore();
	row.dispatchEvent(new PointerEvent('pointermove', there));
	await vi.waitFor(() => expect(row.ariaExpanded).toBe('true'), patience);
});

const menu = () => document.querySelector('[role="menu"]');

it('is held by the page: it opens and closes where that has it so', async () => {
	const { page, draw } = drawPage();
	const told = vi.fn();
	const drawn = (isOpen: boolean) =>
		draw(<Menu label="Əməliyyatlar" items={items} isOpen={isOpen} onOpenChange={told} />);
	drawn(false);
	const button = await vi.waitUntil(() => page.querySelector('button'), patience);
	await userEvent.click(button);
	expect(told.mock.calls).toEqual([[true]]);
	expect(menu()).toBeNull();
	drawn(true);
	await expect.poll(focused, patience).toBe('Müraciətə bax');
	await userEvent.keyboard('{Escape}');
	expect(told.mock.calls).toEqual([[true], [false]]);
	expect(menu()).not.toBeNull();
	drawn(false);
	await expect.poll(menu, patience).toBeNull();
	await expect.poll(() => document.activeElement, patience).toBe(button);
});

it('may be open at first, and then holds itself', async () => {
	const { draw } = drawPage();
	const told = vi.fn();
	draw(<Menu label="Əməliyyatlar" items={items} defaultOpen onOpenChange={told} />);
	await expect.poll(focused, patience).toBe('Müraciətə bax');
	await userEvent.keyboard('{Escape}');
	await expect.poll(menu, patience).toBeNull();
	expect(told.mock.calls).toEqual([[false]]);
});

const triggers: [string, MenuProps['trigger']][] = [
	['its usual button', undefined],
	['a button of the page', (button) => <Button {...button}>Əməliyyatlar</Button>],
];
it.each(triggers)('disabled, it is not opened by %s, and closes for good', async (_name, trigger) => {
	const { page, draw } = drawPage();
	const drawn = (isDisabled: boolean) =>
		draw(<Menu label="Əməliyyatlar" items={items} isDisabled={isDisabled} {...(trigger && { trigger })} />);
	drawn(true);
	const button = await vi.waitUntil(() => page.querySelector('button'), patience);
	expect(button.disabled).toBe(true);
	drawn(false);
	await userEvent.click(button);
	await expect.poll(focused, patience).toBe('Müraciətə bax');
	drawn(true);
	await expect.poll(menu, patience).toBeNull();
	await expect
		.poll(() => page.contains(document.activeElement) && document.activeElement !== page, patience)
		.toBe(true);
	drawn(false);
	expect(menu()).toBeNull();
	expect(button.ariaExpanded).toBe('false');
});

it('disabled, it is not opened by the keys of a button that keeps the focus', async () => {
	const { page, draw } = drawPage();
	draw(
		<Menu
			label="Əməliyyatlar"
			items={items}
			isDisabled
			trigger={({ isDisabled, ...button }) => (
				<Button {...button} isBlocked={isDisabled}>
					Əməliyyatlar
				</Button>
			)}
		/>,
	);
	const button = await vi.waitUntil(() => page.querySelector('button'), patience);
	button.focus();
	await userEvent.keyboard('{ArrowDown}{Enter}');
	expect(menu()).toBeNull();
});

it('closes with the fieldset around its button, stays closed with it, and leaves the focus near', async () => {
	const onAction = vi.fn();
	const { page, draw } = drawPage();
	const show = (isDisabled: boolean) =>
		draw(
			<section>
				<fieldset disabled={isDisabled}>
					<Menu label="Əməliyyatlar" items={items} onAction={onAction} />
				</fieldset>
			</section>,
		);
	const menu = () => document.querySelector('[role="menu"]');
	show(false);
	const button = await vi.waitUntil(() => page.querySelector('button'), patience);
	await userEvent.click(button);
	await vi.waitFor(() => expect(menu()?.contains(document.activeElement)).toBe(true), patience);
	show(true);
	await vi.waitFor(() => expect(menu()).toBeNull(), patience);
	await vi.waitFor(() => expect(page.querySelector('section')?.contains(document.activeElement)).toBe(true), patience);
	await userEvent.keyboard('{ArrowDown}');
	show(false);
	await vi.waitFor(() => expect(button.matches(':enabled')).toBe(true), patience);
	expect(menu()).toBeNull();
	expect(onAction).not.toHaveBeenCalled();
});
