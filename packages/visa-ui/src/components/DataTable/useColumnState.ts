'use client';

import { useMemo, useRef, useState } from 'react';
import { clampSize, known, pinningOf, sizingOf, tidied, visibilityOf } from './columnState';
import type { DataTableProps, TableColumnState } from './types';
import { useOwned } from './useOwned';

/** The state of the columns: ours or the page's, in TanStack Table's format. */
export function useColumnState<Row extends { id: string }, Id extends string>(props: DataTableProps<Row, Id>) {
	const { columns } = props;
	const first = tidied({ hidden: props.defaultHiddenColumns, ...props.defaultColumnState } as TableColumnState<Id>);
	const [own, setOwn] = useOwned(props.columnState, first, props.onColumnStateChange);
	// Widths while dragging; the page is notified on release.
	const [draft, setDraft] = useState<Record<string, number>>();
	const dragged = useRef(draft);
	// Widths determined by the first rows of a long table, so that columns don't move while scrolling.
	const [settled, setSettled] = useState<Record<string, number>>();
	const hidden = props.hiddenColumns ?? own.hidden;
	const sizes = draft ?? own.sizes ?? settled;

	function change(part: TableColumnState<Id>) {
		setOwn(tidied({ ...own, ...part }));
		if (part.hidden) props.onHiddenColumnsChange?.([...part.hidden]);
	}
	return {
		hidden: hidden ?? [],
		pinned: known(columns, own.pinned),
		change,
		/** Differs from the initial state. */
		isChanged: JSON.stringify(tidied(own)) !== JSON.stringify(first),
		settle: setSettled,
		reset: () => {
			setSettled(undefined);
			setOwn(first);
			props.onHiddenColumnsChange?.([...(first.hidden ?? [])]);
		},
		resize: (id: string, px: number, others: () => Record<string, number>) => {
			dragged.current = { ...(dragged.current ?? own.sizes ?? others()), [id]: clampSize(px) };
			setDraft(dragged.current);
		},
		endResize: () => {
			if (dragged.current) change({ sizes: dragged.current });
			dragged.current = undefined;
			setDraft(undefined);
		},
		columnVisibility: useMemo(() => visibilityOf(columns, hidden), [columns, hidden]),
		columnOrder: useMemo(() => known(columns, own.order), [columns, own.order]),
		columnPinning: useMemo(() => pinningOf(columns, own.pinned), [columns, own.pinned]),
		columnSizing: useMemo(() => sizingOf(columns, sizes), [columns, sizes]),
	};
}
