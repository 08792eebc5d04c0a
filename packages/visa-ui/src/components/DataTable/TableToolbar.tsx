'use client';

import type { ReactNode } from 'react';
import { ColumnChoice } from './ColumnChoice';
import * as css from './DataTable.css';
import type { TableState } from './useTableState';

export interface TableToolbarProps<Row extends { id: string }, Id extends string> {
	captionId: string;
	caption: string | undefined;
	state: TableState<Row, Id>;
	isArrangeable: boolean;
	filters: ReactNode;
	children: ReactNode;
}

/** Above the table: what it lists, which of all, and what can be done with all of it. */
export function TableToolbar<Row extends { id: string }, Id extends string>({
	captionId,
	caption,
	state,
	isArrangeable,
	filters,
	children,
}: TableToolbarProps<Row, Id>) {
	const hasChoice = isArrangeable || state.allColumns.some((column) => column.isHideable);
	if (!caption && !hasChoice && !children && !filters) return null;
	return (
		<div className={css.toolbar}>
			{caption && (
				<div id={captionId} className={css.caption} data-alone={Boolean(filters) || undefined}>
					{caption}
				</div>
			)}
			{filters}
			<div className={css.tools}>
				{children}
				{hasChoice && <ColumnChoice state={state} isArrangeable={isArrangeable} />}
			</div>
		</div>
	);
}
