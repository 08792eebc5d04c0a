import { type ReactNode, useRef, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { IconButton } from '../components/IconButton';
import { TextField } from '../components/TextField';
import { Tooltip } from '../components/Tooltip';
import { drawPage } from '../root/drawPage';
import { Popover } from '.';

const patience = { timeout: 15_000 };

function Open({ children }: { children: ReactNode }) {
	const [isOpen, setOpen] = useState(true);
	const anchor = useRef<HTMLButtonElement>(null);
	return (
		<>
			<button ref={anchor} type="button">
				Aç
			</button>
			<Popover label="Sənədlər" isOpen={isOpen} onOpenChange={setOpen} anchor={anchor}>
				{children}
			</Popover>
		</>
	);
}

const sheet = () => document.querySelector('[role="dialog"]');
const name = () => document.activeElement?.ariaLabel;

it('of a tooltip in a popover closes the tooltip alone, and leaves the focus where it is', async () => {
	drawPage().draw(
		<Open>
			<IconButton label="Bax" icon="B" />
			<Tooltip text="Geri qaytarmaq olmaz">
				<IconButton label="Sil" icon="S" />
			</Tooltip>
		</Open>,
	);
	await vi.waitFor(() => expect(name()).toBe('Bax'), patience);
	await userEvent.keyboard('{Tab}');
	await vi.waitFor(() => expect(document.querySelector('[role="tooltip"]')).not.toBeNull(), patience);
	await userEvent.keyboard('{Escape}');
	await vi.waitFor(() => expect(document.querySelector('[role="tooltip"]')).toBeNull(), patience);
	expect(sheet()).not.toBeNull();
	expect(name()).toBe('Sil');
	await userEvent.keyboard('{Escape}');
	await vi.waitFor(() => expect(sheet()).toBeNull(), patience);
});

it.each([
	{ isComposing: true },
	// As Safari reports it.
	{ keyCode: 229 },
])('of an input method takes back what is being composed, and closes nothing (%o)', async (how) => {
	drawPage().draw(
		<Open>
			<TextField aria-label="Ad" />
		</Open>,
	);
	await vi.waitFor(() => expect(name()).toBe('Ad'), patience);
	const pressed = { key: 'Escape', bubbles: true, cancelable: true };
	document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { ...pressed, ...how }));
	// React would have drawn it closed by then.
	await Promise.resolve();
	expect(name()).toBe('Ad');
	expect(sheet()).not.toBeNull();
	document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', pressed));
	await vi.waitFor(() => expect(sheet()).toBeNull(), patience);
});
