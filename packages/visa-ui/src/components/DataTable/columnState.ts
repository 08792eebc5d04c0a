import type { ColumnPinningState, ColumnVisibilityState } from '@tanstack/react-table';
import type { DataColumn } from './types';

/** Which columns are on show: at least one, whatever is hidden. */
export function visibilityOf<Row, Id extends string>(
	columns: readonly DataColumn<Row, Id>[],
	hidden: readonly Id[],
): ColumnVisibilityState {
	const isHidden = (column: DataColumn<Row, Id>) => Boolean(column.isHideable) && hidden.includes(column.id);
	const kept = columns.every(isHidden) ? columns[0] : undefined;
	return Object.fromEntries(columns.map((column) => [column.id, column === kept || !isHidden(column)]));
}

/** What is held at the start: what names the rows, then what was pinned. Nothing pinned moves nothing. */
export function pinningOf<Row, Id extends string>(
	columns: readonly DataColumn<Row, Id>[],
	pinned: readonly Id[],
): ColumnPinningState {
	const isNaming = (id: Id) => columns.some((column) => column.id === id && column.isRowHeader);
	const known = pinned.filter(
		(id, place) => columns.some((column) => column.id === id) && pinned.indexOf(id) === place,
	);
	const others = known.filter((id) => !isNaming(id));
	const naming = columns.filter((column) => column.isRowHeader).map((column) => column.id);
	return { start: others.length > 0 ? [...naming, ...others] : [], end: [] };
}
