import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextSort, selectionOfPage, sortRows, toggleIds, visibleColumns } from './tableState';
import type { DataColumn } from './types';

interface Row {
	id: string;
	price: number | null;
}
const columns: DataColumn<Row>[] = [
	{ id: 'id', header: 'Nömrə', cell: (row) => row.id, isHideable: true },
	{ id: 'price', header: 'Məbləğ', cell: (row) => row.price, sortValue: (row) => row.price, isHideable: true },
];
const rowsOf = (prices: (number | null)[]) => prices.map((price, index) => ({ id: String(index), price }));
const prices = fc.array(fc.option(fc.integer({ min: 0, max: 9 })));

describe('a press on a head', () => {
	it('sorts upwards, then downwards, then no more', () => {
		const up = nextSort(null, 'price');
		const down = nextSort(up, 'price');
		expect([up?.direction, down?.direction, nextSort(down, 'price')]).toEqual(['ascending', 'descending', null]);
	});

	it('begins anew with another column', () => {
		expect(nextSort({ column: 'id', direction: 'descending' }, 'price')).toEqual({
			column: 'price',
			direction: 'ascending',
		});
	});
});

describe('sorting here', () => {
	it('keeps every row, orders values and leaves what has none at the end', () => {
		fc.assert(
			fc.property(prices, fc.constantFrom('ascending' as const, 'descending' as const), (given, direction) => {
				const rows = rowsOf(given);
				const sorted = sortRows(rows, columns, { column: 'price', direction }).map((row) => row.price);
				const values = given.filter((price) => price !== null).sort((a, b) => a - b);
				if (direction === 'descending') values.reverse();
				expect(sorted).toEqual([...values, ...given.filter((price) => price === null)]);
			}),
		);
	});

	it('keeps the order of equal rows, and gives back the very rows without a sort', () => {
		const rows = rowsOf([1, 1, 1]);
		const sorted = sortRows(rows, columns, { column: 'price', direction: 'descending' });
		expect(sorted.map((row) => row.id)).toEqual(['0', '1', '2']);
		expect(sortRows(rows, columns, null)).toBe(rows);
	});
});

describe('hidden columns', () => {
	it('never take the last one away', () => {
		expect(visibleColumns(columns, ['id']).map((column) => column.id)).toEqual(['price']);
		expect(visibleColumns(columns, ['id', 'price'])).toHaveLength(1);
	});
});

describe('chosen rows', () => {
	const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'));
	it('of the page are all, some or none', () => {
		expect(selectionOfPage([], new Set(['a']))).toBe('none');
		expect(selectionOfPage(['a', 'b'], new Set(['a', 'z']))).toBe('some');
		expect(selectionOfPage(['a', 'b'], new Set(['a', 'b', 'z']))).toBe('all');
	});

	it('of other pages stay, whatever happens to this one', () => {
		fc.assert(
			fc.property(ids, ids, fc.boolean(), (selected, page, isOn) => {
				const next = new Set(toggleIds(new Set(selected), page, isOn));
				for (const id of selected) if (!page.includes(id)) expect(next.has(id)).toBe(true);
				for (const id of page) expect(next.has(id)).toBe(isOn);
			}),
		);
	});
});
