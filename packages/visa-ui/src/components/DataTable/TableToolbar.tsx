'use client';

import { type MouseEvent, type ReactNode, Suspense } from 'react';
import { SheetPartsContext } from '../../overlay/sheetParts';
import { shownPart } from '../../root/part';
import { ColumnChoice } from './ColumnChoice';
import * as css from './DataTable.css';
import type { TableState } from './useTableState';

const load = () => import('./SortField');
// Without it the rows keep their order.
const SortField = shownPart(load, () => null) as Awaited<ReturnType<typeof load>>['default'];

export interface TableToolbarProps<Row extends { id: string }, Id extends string> {
	captionId: string;
	caption: string | undefined;
	state: TableState<Row, Id>;
	isArrangeable: boolean;
	filters: ReactNode;
	views: ReactNode;
	children: ReactNode;
}

/** Above the table: what it lists, how much of it, and the tools for the whole list. */
export function TableToolbar<Row extends { id: string }, Id extends string>({
	captionId,
	caption,
	state,
	isArrangeable,
	filters,
	views,
	children,
}: TableToolbarProps<Row, Id>) {
	const hasChoice = isArrangeable || state.allColumns.some((column) => column.isHideable);
	if (!caption && !hasChoice && !children && !filters && !views) return null;
	const tools = (
		<>
			{children}
			{hasChoice && <ColumnChoice state={state} isArrangeable={isArrangeable} />}
		</>
	);
	const before = (close: () => void) => {
		const leave = ({ target }: MouseEvent) => (target as Element).closest('a') && close();
		return (
			<>
				{/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it hears that a link in it was followed */}
				<div className={css.sheetViews} onClick={leave}>
					{views}
				</div>
				<Suspense>
					<SortField state={state} />
				</Suspense>
			</>
		);
	};
	return (
		<div className={css.toolbar}>
			{caption && (
				<div id={captionId} className={css.caption} data-alone={Boolean(filters) || undefined}>
					{caption}
				</div>
			)}
			<div className={css.views}>{views}</div>
			<SheetPartsContext value={{ before, after: <div className={css.sheetTools}>{tools}</div> }}>
				{filters}
			</SheetPartsContext>
			<div className={css.tools}>{tools}</div>
		</div>
	);
}
