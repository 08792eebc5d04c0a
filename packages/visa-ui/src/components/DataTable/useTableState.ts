'use client';

import { useMemo, useState } from 'react';
import { nextSort, sortRows, toggleIds, visibleColumns } from './tableState';
import type { DataTableProps } from './types';

/** A value that lives with the caller when given, and here otherwise. */
function useOwned<Value>(given: Value | undefined, first: Value, onChange: ((value: Value) => void) | undefined) {
	const [own, setOwn] = useState(first);
	const value = given === undefined ? own : given;
	function change(next: Value) {
		setOwn(next);
		onChange?.(next);
	}
	return [value, change] as const;
}

/** Which rows and columns are on show, in which order, and which rows are chosen. */
export function useTableState<Row extends { id: string }, Id extends string>(props: DataTableProps<Row, Id>) {
	const { columns, rows, selection, isClientSorted = false } = props;
	const [sort, setSort] = useOwned(props.sort, props.defaultSort ?? null, props.onSortChange);
	const [hidden, setHidden] = useOwned<readonly Id[]>(props.hiddenColumns, props.defaultHiddenColumns ?? [], (ids) =>
		props.onHiddenColumnsChange?.([...ids]),
	);
	const [chosen, setChosen] = useOwned<readonly string[]>(
		selection?.selectedIds,
		selection?.defaultSelectedIds ?? [],
		(ids) => selection?.onChange?.([...ids]),
	);
	const selected = useMemo(() => new Set(chosen), [chosen]);
	const sorted = useMemo(
		() => (isClientSorted ? sortRows(rows, columns, sort) : rows),
		[isClientSorted, rows, columns, sort],
	);
	const shown = useMemo(() => visibleColumns(columns, hidden), [columns, hidden]);
	return {
		rows: sorted,
		columns: shown,
		sort,
		pressSort: (column: Id) => setSort(nextSort(sort, column)),
		hidden,
		setHidden,
		chosen,
		selected,
		choose: (ids: readonly string[], isOn: boolean) => setChosen(toggleIds(selected, ids, isOn)),
		clearChosen: () => setChosen([]),
	};
}

export type TableState<Row extends { id: string }, Id extends string> = ReturnType<typeof useTableState<Row, Id>>;
