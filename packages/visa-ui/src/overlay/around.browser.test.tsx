import { CalendarDate } from '@internationalized/date';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../components/Button';
import { ComboBox } from '../components/ComboBox';
import { DatePicker } from '../components/DatePicker';
import { Dialog } from '../components/Dialog';
import { Drawer } from '../components/Drawer';
import { Menu } from '../components/Menu';
import { MultiSelect } from '../components/MultiSelect';
import { beTouched, tap } from '../root/devtools';
import { drawPage } from '../root/drawPage';

const patience = { timeout: 15_000 };

const open = () => document.querySelector('[role="dialog"], [role="menu"]');
/** Where it is, whatever lies above it. */
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }), { force: true });

function show() {
	const pressed = vi.fn();
	const rowPressed = vi.fn();
	const onAction = vi.fn();
	const assign = { id: 'assign', label: 'Təyin et', items: [{ id: 'leyla', label: 'Leyla' }] };
	drawPage().draw(
		// biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: as a row that is a link
		<div
			style={{ display: 'grid', gap: '1rem', justifyItems: 'start', paddingBlockEnd: '30rem' }}
			onClick={({ target }) => (target as Element).closest('button') || rowPressed()}
		>
			<Button onPress={pressed}>Sil</Button>
			<Menu label="Əməllər" items={[assign, { id: 'open', label: 'Bax' }]} onAction={onAction} />
			<DatePicker label="Tarix" today={new CalendarDate(2026, 12, 8)} />
		</div>,
	);
	return { pressed, rowPressed, onAction };
}

it('a press beside a menu closes it and does nothing else; the next one presses', async () => {
	const { pressed, rowPressed } = show();
	await press('Əməllər');
	await vi.waitFor(() => expect(open()).not.toBeNull(), patience);
	await press('Sil');
	await vi.waitFor(() => expect(open()).toBeNull(), patience);
	await vi.waitFor(() => expect(document.activeElement?.ariaLabel).toBe('Əməllər'), patience);
	expect(pressed).not.toHaveBeenCalled();
	expect(rowPressed).not.toHaveBeenCalled();
	await press('Sil');
	await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce(), patience);
});

const sides = {
	drawer: (onClose: () => void, menu: ReactElement) => (
		<Drawer title="Yan" isOpen onClose={onClose}>
			{menu}
		</Drawer>
	),
	dialog: (onClose: () => void, menu: ReactElement) => (
		<Dialog title="Yan" isOpen onClose={onClose}>
			{menu}
		</Dialog>
	),
};
it.each(['drawer', 'dialog'] as const)('a press beside a menu in a %s closes the menu alone', async (kind) => {
	const onClose = vi.fn();
	drawPage().draw(sides[kind](onClose, <Menu label="Əməllər" items={[{ id: 'open', label: 'Bax' }]} />));
	const menu = () => document.querySelector('[role="menu"]');
	await page.getByRole('button', { name: 'Əməllər' }).click();
	await vi.waitFor(() => expect(menu()).not.toBeNull(), patience);
	const { innerWidth, innerHeight } = window;
	const beside = { x: innerWidth - 3, y: innerHeight - 3 };
	await userEvent.click(document.body, { force: true, position: beside });
	await vi.waitFor(() => expect(menu()).toBeNull(), patience);
	expect(onClose).not.toHaveBeenCalled();
	await userEvent.click(document.body, { force: true, position: beside });
	await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce(), patience);
});

it('beside a menu that was opened from another one, the other’s rows can be pressed', async () => {
	const { onAction } = show();
	await press('Əməllər');
	await userEvent.click(page.getByRole('menuitem', { name: 'Təyin et' }));
	await expect.element(page.getByRole('menuitem', { name: 'Leyla' }), patience).toBeVisible();
	await userEvent.click(page.getByRole('menuitem', { name: 'Bax' }));
	await vi.waitFor(() => expect(onAction).toHaveBeenCalledWith('open'), patience);
	await vi.waitFor(() => expect(open()).toBeNull(), patience);
});

it.each([
	['with a mouse is a press', false],
	['on a touch screen does nothing else', true],
])('a press beside a calendar closes it, and %s', async (_, isTouched) => {
	if (isTouched) await beTouched();
	const { pressed } = show();
	await press('Tarix: təqvimi aç');
	await vi.waitFor(() => expect(open()).not.toBeNull(), patience);
	await press('Sil');
	await vi.waitFor(() => expect(open()).toBeNull(), patience);
	// Both are told of in one go.
	expect(pressed).toHaveBeenCalledTimes(isTouched ? 0 : 1);
});

const countries = ['Albaniya', 'Belçika', 'Çili'].map((label) => ({ id: label, label }));
const lists = {
	ComboBox: (onChange: (value: unknown) => void) => (
		<ComboBox label="Ölkə" items={countries} defaultValue="Çili" onChange={onChange} />
	),
	MultiSelect: (onChange: (value: unknown) => void) => (
		<MultiSelect label="Ölkə" items={countries} onChange={onChange} />
	),
};
it.each(['ComboBox', 'MultiSelect'] as const)(
	'a tap beside the list of a %s closes it and does nothing else; into it, it chooses',
	async (kind) => {
		await beTouched();
		const heard = vi.fn();
		const onChange = vi.fn();
		drawPage().draw(
			<div style={{ display: 'grid', gap: '1rem', justifyItems: 'start' }}>
				<Button onPress={heard}>Sil</Button>
				<button type="button" onPointerDown={heard} onClick={heard}>
					Bax
				</button>
				<a href="#beside">Keçid</a>
				<input aria-label="Ad" />
				{lists[kind](onChange)}
			</div>,
		);
		const field = document.querySelector('[role="combobox"]') as HTMLInputElement;
		const isOpen = () => field.getAttribute('aria-expanded') === 'true';
		const rows = () => document.querySelectorAll<HTMLElement>('[role="option"]');
		const hash = window.location.hash;
		for (const beside of document.querySelectorAll('button:not([tabindex]), a, input[aria-label]')) {
			await tap(field);
			await vi.waitFor(() => expect(isOpen()).toBe(true), patience);
			await tap(beside);
			await vi.waitFor(() => expect(isOpen()).toBe(false), patience);
			expect(document.activeElement).toBe(document.body);
		}
		expect(heard).not.toHaveBeenCalled();
		expect(window.location.hash).toBe(hash);
		await tap(document.querySelector('button') as Element);
		await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce(), patience);
		await tap(field);
		await vi.waitFor(() => expect(isOpen()).toBe(true), patience);
		await tap(field);
		expect(isOpen()).toBe(true);
		await tap(rows()[1] as Element);
		await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce(), patience);
	},
);

it('a screen reader, which clicks without a pointer, chooses in a list beside which a finger has scrolled before', async () => {
	const onChange = vi.fn();
	drawPage().draw(lists.ComboBox(onChange));
	const field = document.querySelector('[role="combobox"]') as HTMLInputElement;
	field.focus();
	field.click();
	const rows = () => document.querySelectorAll<HTMLElement>('[role="option"]');
	await vi.waitFor(() => expect(rows().length).toBe(3), patience);
	for (const type of ['pointerdown', 'pointercancel'])
		document.body.dispatchEvent(new PointerEvent(type, { pointerType: 'touch', bubbles: true }));
	rows()[1]?.click();
	await vi.waitFor(() => expect(onChange.mock.calls).toEqual([['Belçika']]), patience);
});
