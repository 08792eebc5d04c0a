import { CalendarDate } from '@internationalized/date';
import { type ReactElement, StrictMode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
	Button,
	CalendarIcon,
	CommandPalette,
	DatePicker,
	Dialog,
	IconButton,
	PortalProvider,
	RangeCalendar,
	TextField,
	TimeField,
	Tooltip,
	Tree,
} from '../entries';
import { drawShadow } from '../root/drawPage';

const patience = { timeout: 15_000 };

/** In a shadow root, with a container for overlays. */
function show(element: ReactElement) {
	const { shadow, draw } = drawShadow();
	const container = shadow.appendChild(document.createElement('div'));
	draw(
		<StrictMode>
			<PortalProvider container={container}>{element}</PortalProvider>
		</StrictMode>,
	);
	return shadow;
}

it('a day is chosen in a shadow: the press is the day’s, and what opened closes', async () => {
	const told = vi.fn();
	const day = new CalendarDate(2026, 12, 8);
	const shadow = show(<DatePicker label="Başlanğıc" today={day} onChange={(value) => told(String(value))} />);
	await userEvent.click(page.getByRole('button', { name: /Başlanğıc/ }));
	await userEvent.click(page.getByRole('button', { name: /^9 dekabr 2026/ }));
	await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith('2026-12-09'), patience);
	await vi.waitFor(() => expect(shadow.querySelector('[role="dialog"]')).toBeNull(), patience);
});

it('days of a range are chosen in a shadow', async () => {
	const told = vi.fn();
	const day = new CalendarDate(2026, 12, 8);
	show(<RangeCalendar value={null} defaultFocusedDate={day} today={day} onChange={told} />);
	await userEvent.click(page.getByRole('button', { name: /^9 dekabr 2026/ }));
	await userEvent.click(page.getByRole('button', { name: /^16 dekabr 2026/ }));
	await vi.waitFor(
		() => expect(told).toHaveBeenLastCalledWith({ start: day.set({ day: 9 }), end: day.set({ day: 16 }) }),
		patience,
	);
});

it('hours and minutes are pressed and typed in a shadow', async () => {
	const told = vi.fn();
	const shadow = show(<TimeField label="Qəbul saatı" onChange={told} />);
	await userEvent.click(page.getByRole('spinbutton', { name: /^Saat/ }));
	await userEvent.keyboard('09');
	// Focus moves to the minutes by itself, sooner than anybody types.
	const minutes = page.getByRole('spinbutton', { name: /^Dəqiqə/ });
	await vi.waitFor(() => expect(shadow.activeElement).toBe(minutes.element()), patience);
	await userEvent.keyboard('30');
	await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith('09:30'), patience);
	await userEvent.click(page.getByRole('spinbutton', { name: /^Saat/ }));
	await userEvent.keyboard('{ArrowUp}');
	await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith('10:30'), patience);
});

it('a tree opens in a shadow', async () => {
	const nodes = [{ id: 'staff', label: 'Əməkdaşlar', children: [{ id: 'leyla', label: 'Leyla' }] }];
	show(<Tree label="Bölmələr" items={nodes} />);
	await userEvent.click(page.getByRole('button', { name: /Əməkdaşlar/ }));
	await expect.element(page.getByRole('row', { name: 'Leyla' }), patience).toBeVisible();
});

it('a field of a dialog in a shadow keeps the focus that it is given', async () => {
	const shadow = show(
		<>
			<Button>Arxada</Button>
			<Dialog title="Qeyd" isOpen onClose={() => undefined}>
				<TextField label="Sözlər" />
			</Dialog>
		</>,
	);
	const field = page.getByRole('textbox', { name: 'Sözlər' });
	await userEvent.click(field);
	await userEvent.keyboard('pəncərə');
	await vi.waitFor(() => expect(shadow.querySelector('input')?.value).toBe('pəncərə'), patience);
	expect(shadow.activeElement).toBe(shadow.querySelector('input'));
});

it('Tab goes round in a calendar in a shadow', async () => {
	const shadow = show(<DatePicker label="Tarix" today={new CalendarDate(2026, 12, 8)} />);
	await userEvent.click(page.getByRole('button', { name: /^Tarix/ }));
	const within = () =>
		shadow.querySelector('[role="dialog"]')?.contains(shadow.activeElement) && shadow.activeElement?.ariaLabel;
	const first = await vi.waitUntil(within, patience);
	await userEvent.keyboard('{Tab}');
	expect(within()).not.toBe(first);
	await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
	expect(within()).toBe(first);
});

it('a tooltip that a pointer brought from another part of a React page into a shadow goes with it', async () => {
	const shadow = show(
		<>
			<Tooltip text="Təqvimi açır">
				<IconButton label="Təqvim" icon={<CalendarIcon />} />
			</Tooltip>
			<Button>Saxla</Button>
		</>,
	);
	// React reports an entering pointer to a component only if it doesn't come from an element of another root.
	const outside = createRoot(document.body.insertBefore(document.createElement('div'), shadow.host));
	onTestFinished(() => outside.unmount());
	flushSync(() => outside.render(<p>Səhifə</p>));
	await userEvent.hover(page.getByText('Səhifə'));
	await userEvent.hover(page.getByRole('button', { name: 'Təqvim' }));
	await expect.element(page.getByRole('tooltip'), patience).toBeVisible();
	await userEvent.hover(page.getByRole('button', { name: 'Saxla' }));
	await expect.element(page.getByRole('tooltip'), patience).not.toBeInTheDocument();
});

const groups = [
	{ id: 'countries', label: 'Ölkələr', items: ['Almaniya', 'İtaliya'].map((label) => ({ id: label, label })) },
];

function Searched({ onOpen, onAction }: { onOpen: () => void; onAction: (id: string) => void }) {
	const [isOpen, setOpen] = useState(false);
	const open = () => {
		onOpen();
		setOpen(true);
	};
	const palette = { isOpen, onClose: () => setOpen(false), groups, onAction };
	return (
		<>
			<Button onPress={open}>Aç</Button>
			<CommandPalette label="Axtarış" {...palette} />
		</>
	);
}

it('the palette in a shadow runs by Enter what is highlighted, and the key presses nothing else', async () => {
	const [told, opened] = [vi.fn(), vi.fn()];
	const shadow = show(<Searched onOpen={opened} onAction={told} />);
	await userEvent.click(page.getByRole('button', { name: 'Aç' }));
	const field = await vi.waitUntil(() => shadow.querySelector('input'), patience);
	await vi.waitFor(() => expect(shadow.activeElement).toBe(field), patience);
	await userEvent.keyboard('a');
	await vi.waitFor(() => expect(field.getAttribute('aria-activedescendant')).toBeTruthy(), patience);
	await userEvent.keyboard('{ArrowDown}');
	const marked = () => shadow.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
	await vi.waitFor(() => expect(marked()).toBe('İtaliya'), patience);
	await userEvent.keyboard('{Enter}');
	await vi.waitFor(() => expect(told).toHaveBeenCalledWith('İtaliya', 'countries'), patience);
	await vi.waitFor(() => expect(shadow.activeElement?.textContent).toBe('Aç'), patience);
	expect(told).toHaveBeenCalledOnce();
	expect(opened).toHaveBeenCalledOnce();
});
