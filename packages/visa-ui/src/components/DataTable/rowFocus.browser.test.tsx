import { expect, it, vi } from 'vitest';
import { drawPage } from '../../root/drawPage';
import { DataTable } from '.';
import { columns, labelOf, manyRows, type Request } from './testKit';

const patience = { timeout: 15_000 };
const focusedRow = () => document.activeElement?.closest('tr')?.textContent ?? document.activeElement?.tagName;

it.each([6, 300])('of %s rows, the one that takes the place of a removed one gets its focus', async (count) => {
	const { draw } = drawPage();
	const rows = manyRows(count);
	const show = (shown: Request[]) =>
		draw(<DataTable aria-label="Müraciətlər" rows={shown} columns={columns} selection={{ labelOf }} />);
	show(rows);
	const box = (name: string) =>
		[...document.querySelectorAll('tbody tr')].find((row) => row.textContent?.includes(name))?.querySelector('input');
	(await vi.waitUntil(() => box('VZ-3'), patience)).focus();
	expect(focusedRow()).toContain('VZ-3');
	show(rows.filter(({ id }) => id !== 'm3'));
	await vi.waitFor(() => expect(focusedRow()).toContain('VZ-4'), patience);
	// Whoever has left the rows isn't brought back.
	(document.activeElement as HTMLElement).blur();
	await Promise.resolve();
	show(rows.slice(0, 3));
	await vi.waitFor(() => expect(document.querySelectorAll('tbody input')).toHaveLength(3), patience);
	await Promise.resolve();
	expect(document.activeElement).toBe(document.body);
});
