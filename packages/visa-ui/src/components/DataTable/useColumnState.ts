'use client';

import { useMemo, useRef, useState } from 'react';
import { clampSize, known, pinningOf, sizingOf, tidied, visibilityOf } from './columnState';
import type { DataTableProps, TableColumnState } from './types';
import { useOwned } from './useOwned';

/** How the columns stand: ours or the page's, and in the words of TanStack Table. */
export function useColumnState<Row extends { id: string }, Id extends string>(props: DataTableProps<Row, Id>) {
	const { columns } = props;
	const first = tidied({ hidden: props.defaultHiddenColumns, ...props.defaultColumnState } as TableColumnState<Id>);
	const [own, setOwn] = useOwned(props.columnState, first, props.onColumnStateChange);
	// Widths under the hand that drags; the page hears of them when it lets go.
	const [draft, setDraft] = useState<Record<string, number>>();
	const dragged = useRef(draft);
	const hidden = props.hiddenColumns ?? own.hidden;
	const sizes = draft ?? own.sizes;

	function change(part: TableColumnState<Id>) {
		setOwn(tidied({ ...own, ...part }));
		if (part.hidden) props.onHiddenColumnsChange?.([...part.hidden]);
	}
	return {
		hidden: hidden ?? [],
		pinned: known(columns, own.pinned),
		change,
		/** Differs from how it was at first. */
		isChanged: JSON.stringify(tidied(own)) !== JSON.stringify(first),
		reset: () => {
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
