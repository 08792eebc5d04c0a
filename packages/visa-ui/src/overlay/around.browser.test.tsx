import { CalendarDate } from '@internationalized/date';
import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { Button } from '../components/Button';
import { DatePicker } from '../components/DatePicker';
import { Dialog } from '../components/Dialog';
import { Drawer } from '../components/Drawer';
import { Menu } from '../components/Menu';
import { drawPage } from '../root/drawPage';

const patience = { timeout: 15_000 };
const session = cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> };
/** A screen that is touched: its pointer is a coarse one. */
const touched = (enabled: boolean) => session.send('Emulation.setTouchEmulationEnabled', { enabled });
afterEach(() => touched(false));

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
	await touched(isTouched);
	const { pressed } = show();
	await press('Tarix: təqvimi aç');
	await vi.waitFor(() => expect(open()).not.toBeNull(), patience);
	await press('Sil');
	await vi.waitFor(() => expect(open()).toBeNull(), patience);
	// Both are told of in one go.
	expect(pressed).toHaveBeenCalledTimes(isTouched ? 0 : 1);
});
