import type { DataColumn, TableSort } from './types';

/** Ascending, descending, and back to the order given. */
export function nextSort<Id extends string>(sort: TableSort<Id> | null, column: Id): TableSort<Id> | null {
	if (sort?.column !== column) return { column, direction: 'ascending' };
	return sort.direction === 'ascending' ? { column, direction: 'descending' } : null;
}

/** A copy in order. Equal rows stay as they were, and rows without a value come last in both directions. */
export function sortRows<Row, Id extends string>(
	rows: readonly Row[],
	columns: readonly DataColumn<Row, Id>[],
	sort: TableSort<Id> | null,
): readonly Row[] {
	const keyOf = columns.find((column) => column.id === sort?.column)?.sortValue;
	if (!sort || !keyOf) return rows;
	const turn = sort.direction === 'ascending' ? 1 : -1;
	return [...rows].sort((one, other) => {
		const [a, b] = [keyOf(one) ?? null, keyOf(other) ?? null];
		if (a === null || b === null) return Number(a === null) - Number(b === null);
		return a === b ? 0 : (a < b ? -1 : 1) * turn;
	});
}

/** The columns on show: at least one, whatever is hidden. */
export function visibleColumns<Row, Id extends string>(
	columns: readonly DataColumn<Row, Id>[],
	hidden: readonly Id[],
): readonly DataColumn<Row, Id>[] {
	const shown = columns.filter((column) => !column.isHideable || !hidden.includes(column.id));
	return shown.length > 0 ? shown : columns.slice(0, 1);
}

export type PageSelection = 'none' | 'some' | 'all';

export function selectionOfPage(pageIds: readonly string[], selected: ReadonlySet<string>): PageSelection {
	const count = pageIds.filter((id) => selected.has(id)).length;
	if (count === 0) return 'none';
	return count === pageIds.length ? 'all' : 'some';
}

/** Adds what is missing or takes away what is there; chosen rows of other pages stay chosen. */
export function toggleIds(selected: ReadonlySet<string>, ids: readonly string[], isOn: boolean): string[] {
	const next = new Set(selected);
	for (const id of ids) {
		if (isOn) next.add(id);
		else next.delete(id);
	}
	return [...next];
}
