import { afterEach, expect, it, vi } from 'vitest';
import { drawPage } from '../../root/drawPage';
import { emulate } from '../../theme/emulated';
import { DataTable } from '.';

const patience = { timeout: 15_000 };
afterEach(() => emulate({}));

it('a selected row is framed throughout in forced colours, also where a column that stays in sight lies over it', async () => {
	await emulate({ colours: 'forced' });
	const { page, draw } = drawPage();
	draw(
		<div style={{ width: 640 }}>
			<DataTable
				caption="Müraciətlər"
				rows={[
					{ id: 'a', name: 'Aysel' },
					{ id: 'b', name: 'Nigar' },
				]}
				columns={['name', 'one', 'two', 'three', 'four'].map((id) => ({
					id,
					header: id,
					cell: (row: { name: string }) => <span style={{ display: 'inline-block', width: 300 }}>{row.name}</span>,
					isRowHeader: id === 'name',
				}))}
				selection={{ defaultSelectedIds: ['a'], labelOf: ({ name }) => name }}
				defaultColumnState={{ pinned: ['name'] }}
			/>
		</div>,
	);
	await vi.waitFor(() => expect(page.querySelector('[data-overflowing]')).not.toBeNull(), patience);
	const over = (row: string) => [...page.querySelectorAll(`tbody tr${row} > [data-sticky]`)];
	const edges = (row: string) => new Set(over(row).map((cell) => getComputedStyle(cell).outlineStyle));
	await vi.waitFor(() => expect(edges('[data-selected]')).toEqual(new Set(['solid'])), patience);
	expect(over('[data-selected]')).toHaveLength(2);
	expect(edges(':not([data-selected])')).toEqual(new Set(['none']));
	for (const cell of over('[data-selected]')) expect(getComputedStyle(cell).outlineWidth).toBe('2px');
});
