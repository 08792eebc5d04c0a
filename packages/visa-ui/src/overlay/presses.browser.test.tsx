import '../base';
import { CalendarDate } from '@internationalized/date';
import { type ReactNode, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DatePicker } from '../components/DatePicker';
import { Dialog, type DialogProps } from '../components/Dialog';
import { Drawer } from '../components/Drawer';
import { TextField } from '../components/TextField';
import { beTouched, middleOf, send, tap } from '../root/devtools';
import { drawPage } from '../root/drawPage';

const patience = { timeout: 15_000 };
const calendar = () => document.querySelector('[role="dialog"] [role="grid"]');

it('a press into a control leaves open what it has opened; one into another field closes it, and stays there', async () => {
	drawPage().draw(
		<>
			<DatePicker label="Tarix" today={new CalendarDate(2026, 12, 8)} />
			<TextField label="Ad" />
		</>,
	);
	await userEvent.click(page.getByRole('button', { name: /Tarix/ }));
	await vi.waitFor(() => expect(calendar()?.contains(document.activeElement)).toBe(true), patience);
	const text = page.getByRole('textbox', { name: 'Tarix' });
	await userEvent.click(text);
	await expect.element(text, patience).toHaveFocus();
	// Whatever would close it has been told by then: a press is handled once it is over.
	await userEvent.keyboard('10');
	await expect.element(text, patience).toHaveValue('10');
	expect(calendar()).not.toBeNull();
	const other = page.getByRole('textbox', { name: 'Ad' });
	await userEvent.click(other);
	await vi.waitFor(() => expect(calendar()).toBeNull(), patience);
	await expect.element(other, patience).toHaveFocus();
});

it('a right click beside a dialog leaves it open', async () => {
	const onClose = vi.fn();
	drawPage().draw(
		<Dialog title="Sənədlər" isOpen onClose={onClose}>
			Pasport
		</Dialog>,
	);
	const dialog = await vi.waitUntil(() => document.querySelector('[role="dialog"]'), patience);
	const around = dialog.parentElement as HTMLElement;
	await userEvent.click(around, { position: { x: 2, y: 2 }, button: 'right' });
	expect(onClose).not.toHaveBeenCalled();
	await userEvent.click(around, { position: { x: 2, y: 2 } });
	expect(onClose).toHaveBeenCalled();
});

interface Opened {
	sheet: (props: Pick<DialogProps, 'title' | 'isOpen' | 'onClose'> & { children: ReactNode }) => ReactNode;
	onPress: () => void;
}

/** A button in the corner, which opens a sheet beside it. */
function Opened({ sheet: Sheet, onPress }: Opened) {
	const [isOpen, setOpen] = useState(false);
	function open() {
		onPress();
		setOpen(true);
	}
	return (
		<>
			<button type="button" style={{ position: 'fixed', inset: '0 0 auto auto', padding: '1rem' }} onClick={open}>
				Sənədlər
			</button>
			<Sheet title="Sənədlər" isOpen={isOpen} onClose={() => setOpen(false)}>
				Pasport
			</Sheet>
		</>
	);
}

it.each([
	['dialog', Dialog],
	['drawer', Drawer],
] as const)('a tap beside a %s closes it, and presses nothing that was behind it', async (_name, sheet) => {
	await beTouched();
	const onPress = vi.fn();
	drawPage().draw(<Opened sheet={sheet} onPress={onPress} />);
	const sheetOf = () => document.querySelector('[role="dialog"], dialog[open]');
	const corner = document.querySelector('main > button') as HTMLElement;
	// A browser that has just become one of a touch screen may not hear the first tap.
	await vi.waitFor(async () => {
		if (!sheetOf()) await tap(corner);
		expect(sheetOf()).not.toBeNull();
	}, patience);
	const before = onPress.mock.calls.length;
	await vi.waitFor(async () => {
		if (sheetOf()) await tap(corner);
		expect(sheetOf()).toBeNull();
	}, patience);
	expect(onPress).toHaveBeenCalledTimes(before);
	// The next tap comes after whatever this one has caused.
	await tap(corner);
	await vi.waitFor(() => expect(sheetOf()).not.toBeNull(), patience);
	expect(onPress).toHaveBeenCalledTimes(before + 1);
});

it('a text of a dialog can be selected beyond its edge', async () => {
	const onClose = vi.fn();
	drawPage().draw(
		<Dialog title="Sənədlər" isOpen onClose={onClose}>
			Pasport
		</Dialog>,
	);
	const dialog = await vi.waitUntil(() => document.querySelector('[role="dialog"]'), patience);
	const { x, y } = middleOf(dialog);
	const mouse = (type: string, left: number) =>
		send('Input.dispatchMouseEvent', { type, x: left, y, button: 'left', buttons: 1, clickCount: 1 });
	await mouse('mousePressed', x);
	await mouse('mouseMoved', 4);
	await mouse('mouseReleased', 4);
	await userEvent.click(dialog.parentElement as HTMLElement, { position: { x: 2, y: 2 } });
	expect(onClose).toHaveBeenCalledOnce();
});
