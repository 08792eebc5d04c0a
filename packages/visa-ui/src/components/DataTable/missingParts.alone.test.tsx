import { type ReactNode, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { shownPart } from '../../root/part';
import { CommandPalette } from '../CommandPalette';
import { DateRange } from '../DateRange';
import { FilterBar } from '../FilterBar';
import { ToastRegion, toast } from '../Toast';
import { DataTable } from '.';
import { columns, rows } from './testKit';

const patience = { timeout: 15_000 };
const cleanups: (() => void)[] = [];
afterEach(() => {
	vi.restoreAllMocks();
	toast.clear();
	for (const cleanup of cleanups.splice(0).reverse()) cleanup();
});

function show(content: ReactNode) {
	const host = document.body.appendChild(document.createElement('main'));
	const root = createRoot(host);
	cleanups.push(() => {
		root.unmount();
		host.remove();
	});
	root.render(
		<>
			<input aria-label="Qeyd" />
			{content}
			<ToastRegion />
		</>,
	);
}

function Palette() {
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<button type="button" onClick={() => setOpen(true)}>
				Axtar
			</button>
			<CommandPalette
				label="Axtarış"
				isOpen={isOpen}
				onClose={() => setOpen(false)}
				groups={[]}
				onAction={() => undefined}
			/>
		</>
	);
}

const actions = {
	labelOf: (row: { reference: string }) => row.reference,
	items: () => [{ id: 'open', label: 'Aç' }],
	onAction: () => undefined,
};
const table = <DataTable aria-label="Müraciətlər" columns={columns} rows={rows} actions={actions} isArrangeable />;
const filters = [{ id: 'status', kind: 'select' as const, label: 'Status', options: [{ id: 'new', label: 'Yeni' }] }];
const bar = <FilterBar label="Süzgəclər" filters={filters} value={{}} onChange={() => undefined} resultCount={1} />;

it.each<[string, ReactNode, RegExp, 'menu' | 'dialog', width?: number]>([
	['the actions of a row', table, /VZ-2026-04127/, 'menu'],
	['the choice of columns', table, /^Sütunlar$/, 'dialog'],
	['the filters on a phone', bar, /^Filtrlər/, 'dialog', 360],
	['the calendar of a range', <DateRange key={1} label="Səfər" hasRangeCalendar />, /^Təqvimdə seç$/, 'dialog'],
	['the palette', <Palette key={2} />, /^Axtar$/, 'dialog'],
])(
	'[API-05] without a network %s can’t be opened, which is told while the page stays; the next press opens it',
	async (_what, content, name, role, width = 1280) => {
		const [before, height] = [window.innerWidth, window.innerHeight];
		cleanups.push(() => void page.viewport(before, height));
		await page.viewport(width, 800);
		const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
		show(content);
		await page.getByRole('textbox', { name: 'Qeyd' }).fill('Yazılan');
		const button = page.getByRole('button', { name }).first();
		await button.click();
		await expect.element(page.getByText(/Yüklənmədi\. İnternet/), patience).toBeVisible();
		await expect.element(button).not.toHaveAttribute('aria-expanded', 'true');
		await expect.element(page.getByRole('textbox', { name: 'Qeyd' })).toHaveValue('Yazılan');
		toast.clear();
		online.mockReturnValue(true);
		await button.click();
		await expect.element(page.getByRole(role), patience).toBeVisible();
		await userEvent.keyboard('{Escape}');
	},
);

it('[API-05] a part that a component shows by itself leaves its place to another if it can’t be loaded', async () => {
	const Field = shownPart<{ label: string }>(
		() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
		({ label }) => <p>{label} yoxdur</p>,
	);
	show(
		<Suspense>
			<Field label="Tarix" />
		</Suspense>,
	);
	await expect.element(page.getByText('Tarix yoxdur'), patience).toBeVisible();
});

function Fold({ children }: { children: ReactNode }) {
	const [isOpen, setOpen] = useState(true);
	return (
		<>
			<button type="button" onClick={() => setOpen(!isOpen)}>
				Filtrlər
			</button>
			{isOpen && <Suspense>{children}</Suspense>}
		</>
	);
}

it('[API-05] a part that a component shows by itself is asked for once while something stands in, and again when shown anew', async () => {
	const load = vi.fn(async () => ({ default: () => <p>Tarix</p> }));
	load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
	const Field = shownPart(load, () => <p>Yoxdur</p>);
	show(
		<Fold>
			<Field />
			<Field />
		</Fold>,
	);
	await expect.element(page.getByText('Yoxdur').first(), patience).toBeVisible();
	const fold = page.getByRole('button', { name: 'Filtrlər' });
	expect(load).toHaveBeenCalledOnce();
	await fold.click();
	await expect.element(page.getByText('Yoxdur')).not.toBeInTheDocument();
	await fold.click();
	await expect.element(page.getByText('Tarix').first(), patience).toBeVisible();
	expect(load).toHaveBeenCalledTimes(2);
});

it('[API-05] a part that a component shows by itself waits for a network', async () => {
	const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
	const load = vi.fn(async () => ({ default: () => <p>Tarix</p> }));
	const Field = shownPart(load, () => null);
	show(
		<Suspense fallback={<p>Gözləyin</p>}>
			<Field />
		</Suspense>,
	);
	await expect.element(page.getByText('Gözləyin'), patience).toBeVisible();
	expect(load).not.toHaveBeenCalled();
	online.mockReturnValue(true);
	window.dispatchEvent(new Event('online'));
	await expect.element(page.getByText('Tarix'), patience).toBeVisible();
});
