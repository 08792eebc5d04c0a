import { CalendarDate } from '@internationalized/date';
import { type ReactElement, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as ui from '../entries';

const patience = { timeout: 15_000 };
const nothing = () => undefined;
let end: () => void = nothing;
afterEach(() => end());

/** Somebody else's page, with the browser's own modal dialog. */
async function showInDialog(content: ReactElement) {
	const host = document.body.appendChild(document.createElement('main'));
	const root = createRoot(host);
	end = () => {
		root.unmount();
		host.remove();
	};
	root.render(<dialog>{content}</dialog>);
	const dialog = await vi.waitUntil(() => host.querySelector('dialog'), patience);
	dialog.showModal();
	return dialog;
}

function Opened({ render }: { render: (isOpen: boolean, setOpen: (isOpen: boolean) => void) => ReactElement }) {
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<ui.Button onPress={() => setOpen(true)}>Aç</ui.Button>
			{render(isOpen, setOpen)}
		</>
	);
}

function Anchored() {
	const anchor = useRef<HTMLSpanElement>(null);
	return (
		<Opened
			render={(isOpen, setOpen) => (
				<span ref={anchor}>
					<ui.Popover isOpen={isOpen} onOpenChange={setOpen} anchor={anchor} label="İzah">
						<ui.Button onPress={() => setOpen(false)}>Bağla</ui.Button>
					</ui.Popover>
				</span>
			)}
		/>
	);
}

const isOpen = (dialog: HTMLDialogElement) => expect(dialog.open, 'the page’s own dialog stays').toBe(true);

it('[LIB-03] a menu is above it: its rows can be pressed, and Escape closes the menu alone', async () => {
	const onAction = vi.fn();
	const dialog = await showInDialog(
		<ui.Menu label="Əməllər" items={[{ id: 'a', label: 'Sil' }]} onAction={onAction} />,
	);
	await userEvent.click(page.getByRole('button', { name: 'Əməllər' }));
	await userEvent.click(page.getByRole('menuitem', { name: 'Sil' }));
	await vi.waitFor(() => expect(onAction).toHaveBeenCalledWith('a'), patience);
	await userEvent.click(page.getByRole('button', { name: 'Əməllər' }));
	await vi.waitUntil(() => document.querySelector('[role="menuitem"]'), patience);
	await userEvent.keyboard('{Escape}');
	await vi.waitUntil(() => !document.querySelector('[role="menuitem"]'), patience);
	isOpen(dialog);
});

it('[LIB-03] a calendar is above it: its days can be pressed', async () => {
	const onChange = vi.fn();
	const day = new CalendarDate(2026, 12, 8);
	await showInDialog(<ui.DatePicker label="Başlanğıc" defaultValue={day} onChange={onChange} />);
	await userEvent.click(page.getByRole('button', { name: 'Başlanğıc: təqvimi aç' }));
	await userEvent.click(page.getByRole('button', { name: /^9 dekabr 2026/ }));
	await vi.waitFor(() => expect(String(onChange.mock.lastCall?.[0])).toBe('2026-12-09'), patience);
});

it('Escape closes the list of a combo box alone', async () => {
	const dialog = await showInDialog(<ui.ComboBox label="Ölkə" items={[{ id: 'it', label: 'İtaliya' }]} />);
	const field = page.getByRole('combobox', { name: 'Ölkə' });
	await userEvent.click(field);
	await vi.waitUntil(() => dialog.querySelector('[role="option"]'), patience);
	await userEvent.keyboard('{Escape}');
	await vi.waitUntil(() => !dialog.querySelector('[role="option"]'), patience);
	isOpen(dialog);
});

it('of two dialogs the one that was opened last has what opens, wherever it stands', async () => {
	const onAction = vi.fn();
	const host = document.body.appendChild(document.createElement('main'));
	const root = createRoot(host);
	end = () => {
		root.unmount();
		host.remove();
	};
	root.render(
		<>
			<dialog id="above">
				<ui.Menu label="Əməllər" items={[{ id: 'a', label: 'Sil' }]} onAction={onAction} />
			</dialog>
			<dialog id="below">
				<ui.Button>Bağla</ui.Button>
			</dialog>
		</>,
	);
	await vi.waitUntil(() => host.querySelector('#below button'), patience);
	for (const id of ['below', 'above']) host.querySelector<HTMLDialogElement>(`#${id}`)?.showModal();
	await userEvent.click(page.getByRole('button', { name: 'Əməllər' }));
	await userEvent.click(page.getByRole('menuitem', { name: 'Sil' }));
	await vi.waitFor(() => expect(onAction).toHaveBeenCalledWith('a'), patience);
});

it('[LIB-03] a popover is above it', async () => {
	await showInDialog(<Anchored />);
	await userEvent.click(page.getByRole('button', { name: 'Aç' }));
	await userEvent.click(page.getByRole('button', { name: 'Bağla' }));
	await vi.waitUntil(() => !document.querySelector('[aria-label="İzah"]'), patience);
});

it('[LIB-03] a dialog of ours is above it, and a list chosen from in there; Escape closes ours alone', async () => {
	const dialog = await showInDialog(
		<Opened
			render={(isShown, setShown) => (
				<ui.Dialog title="Sənədlər" isOpen={isShown} onClose={() => setShown(false)}>
					<ui.TextField label="Ad" />
					<ui.Menu label="Əməllər" items={[{ id: 'a', label: 'Sil' }]} />
				</ui.Dialog>
			)}
		/>,
	);
	await userEvent.click(page.getByRole('button', { name: 'Aç' }));
	await userEvent.click(page.getByLabelText('Ad', { exact: true }));
	await userEvent.keyboard('Aysel');
	await vi.waitFor(
		() => expect(page.getByLabelText('Ad', { exact: true }).element()).toHaveProperty('value', 'Aysel'),
		patience,
	);
	await userEvent.click(page.getByRole('button', { name: 'Əməllər' }));
	await userEvent.click(page.getByRole('menuitem', { name: 'Sil' }));
	await userEvent.click(page.getByLabelText('Ad', { exact: true }));
	await userEvent.keyboard('{Escape}');
	await vi.waitUntil(() => !document.querySelector('[role="dialog"]'), patience);
	isOpen(dialog);
});

it('[LIB-03] news stand in it, where they are heard and can be pressed, and in the page once it is closed', async () => {
	const onPress = vi.fn();
	const news = { message: 'Silindi', timeout: null, action: { label: 'Geri qaytar', onPress } };
	const dialog = await showInDialog(<ui.Button onPress={() => ui.toast(news)}>Aç</ui.Button>);
	const outside = document.body.appendChild(document.createElement('div'));
	const root = createRoot(outside);
	const endDialog = end;
	end = () => {
		ui.toast.clear();
		root.unmount();
		outside.remove();
		endDialog();
	};
	root.render(<ui.ToastRegion />);
	await userEvent.click(page.getByRole('button', { name: 'Aç' }));
	const item = await vi.waitUntil(() => dialog.querySelector('[aria-live] li'), patience);
	// Only what is in the top layer is visible above a modal dialog.
	await vi.waitUntil(() => item.closest(':popover-open'), patience);
	await userEvent.click(page.getByRole('button', { name: 'Geri qaytar' }));
	await vi.waitFor(() => expect(onPress).toHaveBeenCalledOnce(), patience);
	ui.toast.error('Şəkil yüklənmədi', { timeout: null });
	await vi.waitUntil(() => dialog.querySelector('li'), patience);
	isOpen(dialog);
	dialog.close();
	await vi.waitUntil(() => outside.querySelector('li')?.closest(':popover-open'), patience);
});

it('news outlive a dialog that goes from the page', async () => {
	const dialog = await showInDialog(<ui.Button>Aç</ui.Button>);
	const outside = document.body.appendChild(document.createElement('div'));
	const root = createRoot(outside);
	const endDialog = end;
	end = () => {
		ui.toast.clear();
		root.unmount();
		outside.remove();
	};
	root.render(<ui.ToastRegion />);
	ui.toast.info('Silindi', { timeout: null });
	await vi.waitUntil(() => dialog.querySelector('li'), patience);
	endDialog();
	await vi.waitUntil(() => outside.querySelector('li'), patience);
});

it('where the page wants it, a popover and a dialog are put', async () => {
	const wanted = document.body.appendChild(document.createElement('section'));
	const host = document.body.appendChild(document.createElement('main'));
	const root = createRoot(host);
	end = () => {
		root.unmount();
		host.remove();
		wanted.remove();
	};
	root.render(
		<ui.PortalProvider container={wanted}>
			<ui.Menu label="Əməllər" items={[{ id: 'a', label: 'Sil' }]} />
			<ui.Dialog title="Sənədlər" isOpen onClose={nothing}>
				<ui.Menu label="Daxildə" items={[{ id: 'b', label: 'Köçür' }]} />
			</ui.Dialog>
		</ui.PortalProvider>,
	);
	const dialog = await vi.waitUntil(() => wanted.querySelector('[role="dialog"]'), patience);
	await userEvent.click(page.getByRole('button', { name: 'Daxildə' }));
	await userEvent.click(page.getByRole('menuitem', { name: 'Köçür' }));
	expect(dialog.isConnected, 'the page’s own place keeps it').toBe(true);
});

it('[LIB-03] a drawer is above it', async () => {
	const onPress = vi.fn();
	await showInDialog(
		<Opened
			render={(isShown, setShown) => (
				<ui.Drawer title="Menyu" isOpen={isShown} onClose={() => setShown(false)}>
					<ui.Button onPress={onPress}>Ölkələr</ui.Button>
				</ui.Drawer>
			)}
		/>,
	);
	await userEvent.click(page.getByRole('button', { name: 'Aç' }));
	await userEvent.click(page.getByRole('button', { name: 'Ölkələr' }));
	await vi.waitFor(() => expect(onPress).toHaveBeenCalled(), patience);
});

it('[LIB-03] a tooltip is above it: Escape sends away the words, and not the dialog', async () => {
	const dialog = await showInDialog(
		<ui.Tooltip text="Siyahını təzələ">
			<ui.IconButton label="Təzələ" icon={<ui.RetryIcon />} />
		</ui.Tooltip>,
	);
	await userEvent.hover(page.getByRole('button', { name: 'Təzələ' }));
	await vi.waitUntil(() => document.querySelector('[role="tooltip"]')?.matches(':popover-open'), patience);
	await userEvent.keyboard('{Escape}');
	await vi.waitUntil(() => !document.querySelector('[role="tooltip"]'), patience);
	isOpen(dialog);
});

it('news within it is reached by F6; Escape takes the news away, and the dialog with the next one', async () => {
	const dialog = await showInDialog(<ui.TextField label="Ad" />);
	const elsewhere = createRoot(document.body.appendChild(document.createElement('div')));
	elsewhere.render(<ui.ToastRegion />);
	const before = end;
	end = () => {
		ui.toast.clear();
		elsewhere.unmount();
		before();
	};
	ui.toast.success('Saxlanıldı', { action: { label: 'Geri qaytar', onPress: nothing } });
	await expect.poll(() => dialog.textContent, patience).toContain('Saxlanıldı');
	await userEvent.click(page.getByRole('textbox', { name: 'Ad' }));
	await userEvent.keyboard('{F6}');
	await expect.element(page.getByRole('button', { name: 'Geri qaytar' })).toHaveFocus();
	await userEvent.keyboard('{Escape}');
	await expect.poll(() => dialog.textContent, patience).not.toContain('Saxlanıldı');
	isOpen(dialog);
	await expect.element(page.getByRole('textbox', { name: 'Ad' })).toHaveFocus();
	await userEvent.keyboard('{Escape}');
	await expect.poll(() => dialog.open, patience).toBe(false);
});
