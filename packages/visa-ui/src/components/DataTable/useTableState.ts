'use client';

import { functionalUpdate, type SortingState, useTable } from '@tanstack/react-table';
import { type ChangeEvent, useDeferredValue, useMemo } from 'react';
import { textOrder } from 'visa-sdk/format';
import { useFormats } from '../../strings/formats';
import { columnDefOf, features, type StateTable, sortFnBy } from './features';
import type { DataColumn, DataTableProps, TableSort } from './types';
import { trueFor, useChosen } from './useChosen';
import { useColumnState } from './useColumnState';
import { useOwned } from './useOwned';

const nothing: readonly string[] = [];

/**
 * Which rows and columns are shown, in which order, and which rows are selected and expanded: from our props to TanStack
 * Table's state.
 */
export function useTableState<Row extends { id: string }, Id extends string>(props: DataTableProps<Row, Id>) {
	const { columns, rows, expansion, isClientSorted = false } = props;
	const [sort, setSort] = useOwned(props.sort, props.defaultSort ?? null, props.onSortChange);
	const [open, setOpen] = useOwned(expansion?.expandedIds, expansion?.defaultExpandedIds ?? nothing, (ids) =>
		expansion?.onChange?.([...ids]),
	);
	const layout = useColumnState(props);
	const chosen = useChosen(props.selection, rows);
	const { columnVisibility, columnOrder, columnPinning, columnSizing } = layout;
	// The head responds to a press immediately; sorting and rendering thousands of rows takes longer, and can be
	// interrupted by the next press.
	const sorted = useDeferredValue(isClientSorted ? sort?.column : undefined);
	const direction = useDeferredValue(isClientSorted ? sort?.direction : undefined);
	const sorting = useMemo(
		() => sortingOf(sorted && direction ? { column: sorted, direction } : null),
		[sorted, direction],
	);
	const expanded: Record<string, boolean> = useMemo(() => trueFor(open), [open]);
	const formats = useFormats();
	const sortFn = useMemo(() => sortFnBy<Row>(textOrder(formats)), [formats]);
	const defs = useMemo(() => columns.map((column) => columnDefOf<Row>(column, sortFn)), [columns, sortFn]);
	const table: StateTable<Row> = useTable({
		features,
		columns: defs,
		data: rows,
		getRowId: (row) => row.id,
		autoResetAll: false,
		manualSorting: !isClientSorted,
		getRowCanExpand: ({ original }) => expansion !== undefined && (expansion.canExpand?.(original) ?? true),
		isRowRangeSelectionEvent: (event) => isShifted(event as ChangeEvent),
		state: {
			sorting,
			expanded,
			rowSelection: chosen.rowSelection,
			columnVisibility,
			columnOrder,
			columnPinning,
			columnSizing,
		},
		onExpandedChange: (update) => setOpen(openOf(functionalUpdate(update, expanded))),
		onRowSelectionChange: chosen.onRowSelectionChange,
	});
	const [start, center] = [table.getStartVisibleLeafColumns(), table.getCenterVisibleLeafColumns()];
	const byId = useMemo(
		() => new Map(columns.map((column): [string, DataColumn<Row, Id>] => [column.id, column])),
		[columns],
	);
	const shown = useMemo(() => [...start, ...center].flatMap(({ id }) => byId.get(id) ?? []), [start, center, byId]);
	return {
		table,
		rows: table.getRowModel().rows,
		columns: shown,
		/** All of them in the same order, including hidden ones. */
		allColumns: [...table.getStartLeafColumns(), ...table.getCenterLeafColumns()].flatMap(
			({ id }) => byId.get(id) ?? [],
		),
		/** They stay when the table scrolls sideways. */
		sticky: useMemo(
			() => new Set<string>([...start.map(({ id }) => id), ...shown.filter(isNaming).map(({ id }) => id)]),
			[start, shown],
		),
		sort,
		sortTo: setSort,
		/** A press on the head of a column. */
		sortBy: (column: Id) => setSort(pressed(sort, column)),
		layout,
		chosen,
	};
}

/** The result of {@link useTableState}: the table and its actions. */
export type TableState<Row extends { id: string }, Id extends string> = ReturnType<typeof useTableState<Row, Id>>;

const isNaming = <Row>(column: DataColumn<Row>) => column.isRowHeader === true;

/** A checkbox changes on click, also one caused by the keyboard. */
const isShifted = ({ nativeEvent }: ChangeEvent) => 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true;

const sortingOf = (sort: TableSort | null): SortingState =>
	sort ? [{ id: sort.column, desc: sort.direction === 'descending' }] : [];

/** The order after a press on a column's head: ascending, descending, and as given. */
function pressed<Id extends string>(sort: TableSort<Id> | null, column: Id): TableSort<Id> | null {
	if (sort?.column !== column) return { column, direction: 'ascending' };
	return sort.direction === 'ascending' ? { column, direction: 'descending' } : null;
}

const openOf = (expanded: true | Record<string, boolean>) =>
	expanded === true ? [] : Object.keys(expanded).filter((id) => expanded[id]);
