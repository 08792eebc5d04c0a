import type { ColumnPinningState, ColumnVisibilityState } from '@tanstack/react-table';
import { columnLimits } from './features';
import type { DataColumn, TableColumnState } from './types';

type Columns<Row, Id extends string> = readonly DataColumn<Row, Id>[];

/** The visible columns: at least one, whatever is hidden. */
export function visibilityOf<Row, Id extends string>(
	columns: Columns<Row, Id>,
	hidden: readonly Id[] = [],
): ColumnVisibilityState {
	const isHidden = (column: DataColumn<Row, Id>) => Boolean(column.isHideable) && hidden.includes(column.id);
	const kept = columns.every(isHidden) ? columns[0] : undefined;
	return Object.fromEntries(columns.map((column) => [column.id, column === kept || !isHidden(column)]));
}

/** The columns pinned at the start: the row header, then what was pinned. Without pinned columns nothing moves. */
export function pinningOf<Row, Id extends string>(
	columns: Columns<Row, Id>,
	pinned: readonly Id[] = [],
): ColumnPinningState {
	const isNaming = (id: Id) => columns.some((column) => column.id === id && column.isRowHeader);
	const others = known(columns, pinned).filter((id) => !isNaming(id));
	const naming = columns.filter((column) => column.isRowHeader).map((column) => column.id);
	return { start: others.length > 0 ? [...naming, ...others] : [], end: [] };
}

/** The ids that are columns, each once: a URL may contain anything. */
export function known<Row, Id extends string>(columns: Columns<Row, Id>, ids: readonly Id[] = []): Id[] {
	return ids.filter((id, place) => columns.some((column) => column.id === id) && ids.indexOf(id) === place);
}

/** Valid widths in px: numbers between minimum and maximum. */
export function sizingOf<Row, Id extends string>(
	columns: Columns<Row, Id>,
	sizes: Readonly<Record<string, number>> = {},
): Record<string, number> {
	const given = columns.filter(({ id }) => Object.hasOwn(sizes, id) && Number.isFinite(sizes[id]));
	return Object.fromEntries(given.map(({ id }) => [id, clampSize(sizes[id] ?? 0)]));
}

/** The width in px, clamped to a column's limits. */
export const clampSize = (px: number) => Math.round(Math.min(columnLimits.max, Math.max(columnLimits.min, px)));

/** The list with one of its ids one position earlier (-1) or later (1); unchanged at its ends. */
export function movedBy<Id extends string>(ids: readonly Id[], id: Id, step: -1 | 1): readonly Id[] {
	const from = ids.indexOf(id);
	const other = ids[from + step];
	if (from === -1 || other === undefined) return ids;
	const next = [...ids];
	next[from] = other;
	next[from + step] = id;
	return next;
}

/** Without empty parts, so that a URL stays short. */
export function tidied<Id extends string>(state: TableColumnState<Id>): TableColumnState<Id> {
	const says = ([, part]: [string, object | undefined]) => part !== undefined && Object.keys(part).length > 0;
	return Object.fromEntries(Object.entries(state).filter(says)) as TableColumnState<Id>;
}
