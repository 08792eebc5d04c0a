'use client';

import { functionalUpdate, type RowSelectionState, type Updater } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { TableChoice, TableSelection } from './types';
import { useOwned } from './useOwned';

const nothing: readonly string[] = [];

/** The selected rows: ids, or everything that matches. */
export function useChosen<Row extends { id: string }>(
	selection: TableSelection<Row> | undefined,
	rows: readonly Row[],
) {
	const matching = selection?.matching;
	const [ids, setIds] = useOwned(selection?.selectedIds, selection?.defaultSelectedIds ?? nothing, undefined);
	const [allOf, setAllOf] = useState<string>();
	const isAll = matching !== undefined && allOf === matching.query && ids.length > 0;
	const choice: TableChoice = { all: isAll, count: isAll ? matching.total : ids.length };
	const rowSelection = useMemo(() => trueFor(isAll ? [...ids, ...rows.map(({ id }) => id)] : ids), [ids, isAll, rows]);

	function change(next: readonly string[], all: boolean) {
		setAllOf(all ? matching?.query : undefined);
		setIds(next);
		selection?.onChange?.([...next], { all, count: all && matching ? matching.total : next.length });
	}
	return {
		ids,
		choice,
		/** The number of rows on all pages. */
		matchingTotal: matching?.total ?? 0,
		rowSelection,
		onRowSelectionChange: (update: Updater<RowSelectionState>) =>
			change(Object.keys(functionalUpdate(update, rowSelection)), false),
		clear: () => change(nothing, false),
		/** Only if there are more rows than are selected. */
		chooseAll: matching && !isAll && matching.total > ids.length ? () => change(ids, true) : undefined,
	};
}

/** The selected ids in TanStack Table's format. */
export const trueFor = (ids: readonly string[]): Record<string, true> =>
	Object.fromEntries(ids.map((id) => [id, true as const]));
