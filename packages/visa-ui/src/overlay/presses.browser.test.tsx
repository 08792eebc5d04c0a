import { CalendarDate } from '@internationalized/date';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DatePicker } from '../components/DatePicker';
import { Dialog } from '../components/Dialog';
import { TextField } from '../components/TextField';
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
