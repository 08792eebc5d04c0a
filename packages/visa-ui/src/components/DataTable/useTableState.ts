'use client';

import { functionalUpdate, type RowSelectionState, type SortingState, useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import { visibilityOf } from './columnState';
import { columnDefOf, features, type StateTable } from './features';
import type { DataColumn, DataTableProps, TableSort } from './types';
import { useOwned } from './useOwned';

const nothing: never[] = [];

/** Which rows and columns are on show, in which order, and which rows are chosen: our props in, TanStack Table's state out. */
export function useTableState<Row extends { id: string }, Id extends string>(props: DataTableProps<Row, Id>) {
	const { columns, rows, selection, isClientSorted = false } = props;
	const [sort, setSort] = useOwned(props.sort, props.defaultSort ?? null, props.onSortChange);
	const [hidden, setHidden] = useOwned<readonly Id[]>(
		props.hiddenColumns,
		props.defaultHiddenColumns ?? nothing,
		(ids) => props.onHiddenColumnsChange?.([...ids]),
	);
	const [chosen, setChosen] = useOwned<readonly string[]>(
		selection?.selectedIds,
		selection?.defaultSelectedIds ?? nothing,
		(ids) => selection?.onChange?.([...ids]),
	);
	const sorting = useMemo(() => sortingOf(sort), [sort]);
	const rowSelection = useMemo(() => selectionOf(chosen), [chosen]);
	const columnVisibility = useMemo(() => visibilityOf(columns, hidden), [columns, hidden]);
	const defs = useMemo(() => columns.map((column) => columnDefOf<Row>(column)), [columns]);
	const table: StateTable<Row> = useTable({
		features,
		columns: defs,
		data: rows,
		getRowId: (row) => row.id,
		autoResetAll: false,
		manualSorting: !isClientSorted,
		sortDescFirst: false,
		state: { sorting, rowSelection, columnVisibility },
		onSortingChange: (change) => setSort(sortOf<Id>(functionalUpdate(change, sorting))),
		onRowSelectionChange: (change) => setChosen(Object.keys(functionalUpdate(change, rowSelection))),
	});
	const shown = table.getVisibleLeafColumns();
	const byId = useMemo(
		() => new Map(columns.map((column): [string, DataColumn<Row, Id>] => [column.id, column])),
		[columns],
	);
	return {
		table,
		rows: table.getRowModel().rows,
		columns: useMemo(() => shown.flatMap(({ id }) => byId.get(id) ?? []), [shown, byId]),
		sort,
		hidden,
		setHidden,
		chosen,
		clearChosen: () => setChosen([]),
	};
}

export type TableState<Row extends { id: string }, Id extends string> = ReturnType<typeof useTableState<Row, Id>>;

const sortingOf = (sort: TableSort | null): SortingState =>
	sort ? [{ id: sort.column, desc: sort.direction === 'descending' }] : [];

function sortOf<Id extends string>([first]: SortingState): TableSort<Id> | null {
	return first ? { column: first.id as Id, direction: first.desc ? 'descending' : 'ascending' } : null;
}

const selectionOf = (ids: readonly string[]): RowSelectionState => Object.fromEntries(ids.map((id) => [id, true]));
