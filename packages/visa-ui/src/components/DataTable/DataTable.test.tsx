import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { pinningOf, visibilityOf } from './columnState';
import { DataTable } from './DataTable';
import type { DataColumn, TableSort } from './types';

interface Row {
	id: string;
	price: number | null;
}
const columns: DataColumn<Row>[] = [
	{ id: 'id', header: 'Nömrə', cell: (row) => row.id, isRowHeader: true, isHideable: true },
	{
		id: 'price',
		header: 'Məbləğ',
		cell: (row) => row.price,
		sortValue: (row) => row.price,
		isSortable: true,
		isHideable: true,
	},
];
const rowsOf = (prices: readonly (number | null)[]) => prices.map((price, index) => ({ id: `r${index}`, price }));
const prices = fc.array(fc.option(fc.integer({ min: 0, max: 9 })), { maxLength: 20 });

/** The rows as exposed to assistive technology. */
function shown(rows: readonly Row[], sort: TableSort | null): Row[] {
	const html = renderToStaticMarkup(
		<DataTable aria-label="Sətirlər" columns={columns} rows={rows} isClientSorted defaultSort={sort} />,
	);
	const names = [...html.matchAll(/role="rowheader"[^>]*>([^<]*)</g)].map(([, name]) => name);
	return names.flatMap((name) => rows.filter((row) => row.id === name));
}

describe('sorting here', () => {
	it('keeps every row, orders values and leaves what has none at the end', () => {
		fc.assert(
			fc.property(prices, fc.constantFrom('ascending' as const, 'descending' as const), (given, direction) => {
				const sorted = shown(rowsOf(given), { column: 'price', direction }).map((row) => row.price);
				const values = given.filter((price) => price !== null).sort((a, b) => a - b);
				if (direction === 'descending') values.reverse();
				expect(sorted).toEqual([...values, ...given.filter((price) => price === null)]);
			}),
			{ numRuns: 40 },
		);
	});

	it('keeps the order of equal rows, and the given one without a sort', () => {
		const rows = rowsOf([1, 1, 0]);
		expect(shown(rows, { column: 'price', direction: 'descending' }).map((row) => row.id)).toEqual(['r0', 'r1', 'r2']);
		expect(shown(rows, null)).toEqual(rows);
	});
});

describe('sorting names here', () => {
	const countries = ['Zambiya', 'Çexiya', 'Xorvatiya', 'İtaliya', 'Əlcəzair', 'Danimarka'];
	const named: DataColumn<{ id: string }>[] = [
		{
			id: 'name',
			header: 'Ölkə',
			cell: (row) => row.id,
			isRowHeader: true,
			isSortable: true,
			sortValue: (row) => row.id,
		},
	];
	it.each([
		['ascending', ['Çexiya', 'Danimarka', 'Əlcəzair', 'Xorvatiya', 'İtaliya', 'Zambiya']],
		['descending', ['Zambiya', 'İtaliya', 'Xorvatiya', 'Əlcəzair', 'Danimarka', 'Çexiya']],
	] as const)('follows the alphabet of the reader’s language, %s', (direction, expected) => {
		const html = renderToStaticMarkup(
			<DataTable
				aria-label="Ölkələr"
				columns={named}
				rows={countries.map((id) => ({ id }))}
				isClientSorted
				defaultSort={{ column: 'name', direction }}
			/>,
		);
		expect(Array.from(html.matchAll(/role="rowheader"[^>]*>([^<]*)</g), ([, name]) => name)).toEqual(expected);
	});
});

describe('on a server', () => {
	it('shows of many rows what waits for them, and no fault', async () => {
		const faults: unknown[] = [];
		const table = (
			<DataTable aria-label="Sətirlər" columns={columns} rows={rowsOf(Array.from({ length: 200 }, () => 1))} />
		);
		const { prelude } = await prerender(table, { onError: (fault) => void faults.push(fault) });
		expect(await new Response(prelude).text()).toContain('role="table"');
		expect(faults).toEqual([]);
	});
});

describe('hidden columns', () => {
	it('never take the last one away, nor one that may not be hidden', () => {
		expect(visibilityOf(columns, ['id'])).toEqual({ id: false, price: true });
		expect(visibilityOf(columns, ['id', 'price'])).toEqual({ id: true, price: false });
		expect(visibilityOf([{ ...(columns[0] as DataColumn<Row>), isHideable: false }], ['id'])).toEqual({ id: true });
	});
});

describe('pinned columns', () => {
	it('stand behind what names the rows, each once; unknown ones are left out', () => {
		expect(pinningOf(columns, ['price', 'price', 'gone']).start).toEqual(['id', 'price']);
		expect(pinningOf(columns, []).start).toEqual([]);
	});
});
