'use client';

import { type CSSProperties, useId, useRef } from 'react';
import { classes, frameOf } from '../../root';
import { listOf } from '../../root/listOf';
import { stayNear } from '../../root/stayNear';
import { useStrings } from '../../strings/components';
import { VisuallyHidden } from '../VisuallyHidden';
import { BulkBar } from './BulkBar';
import * as css from './DataTable.css';
import { isLong, Rows } from './Rows';
import { TableHead } from './TableHead';
import { TableMessage, WaitingRows } from './TableRest';
import { TableToolbar } from './TableToolbar';
import { tableRoles } from './tableRoles';
import type { DataTableProps } from './types';
import { useFrame } from './useFrame';
import { type TableState, useTableState } from './useTableState';

/** A table for staff, with sorting, selection, row actions and expandable rows. On phones the rows become cards. */
export function DataTable<Row extends { id: string }, Id extends string = string>(given: DataTableProps<Row, Id>) {
	const name = given.caption ?? given['aria-label'];
	const props = { ...given, rows: listOf(given.rows, name), columns: listOf(given.columns, name) };
	const { selection, expansion, actions, isArrangeable = false, isLoading = false, errorMessage, maxHeight } = props;
	const strings = useStrings();
	const id = useId();
	const state = useTableState(props);
	const frame = useRef<HTMLElement>(null);
	const isOverflowing = useFrame(frame, maxHeight !== undefined, state.columns, state.layout.columnSizing);
	const isFailed = errorMessage !== undefined;
	const hasRows = state.rows.length > 0 && !isFailed;
	const isWaiting = isLoading && !hasRows && !isFailed;
	const sortedBy = state.sort && props.columns.find(({ id }) => id === state.sort?.column)?.header;
	const sortWords = state.sort && sortedBy ? strings.tableSorted(sortedBy, state.sort.direction) : '';
	const naming = props.caption ? { 'aria-labelledby': id } : { 'aria-label': props['aria-label'] };
	const parts = { isSelectable: Boolean(selection), isExpandable: Boolean(expansion), hasActions: Boolean(actions) };
	const waiting = <WaitingRows {...parts} count={props.loadingRows ?? 10} columns={state.columns} />;
	const partCount = Object.values(parts).filter(Boolean).length;
	const width = widthOf(state, partCount);

	return (
		<div
			{...frameOf(props)}
			id={props.id}
			ref={props.ref}
			className={classes(css.root, props.className)}
			data-density={props.density ?? 'comfortable'}
			style={{ ...props.style, [css.toolCount]: partCount } as CSSProperties}
		>
			<TableToolbar
				captionId={id}
				caption={props.caption}
				state={state}
				isArrangeable={isArrangeable}
				filters={props.filters}
				views={props.views}
			>
				{props.toolbar}
			</TableToolbar>
			<div className={css.stage} data-actions={parts.hasActions || undefined}>
				<section
					ref={frame}
					{...naming}
					className={css.frame}
					data-overflowing={isOverflowing || undefined}
					// The keyboard can only scroll what has focus.
					tabIndex={isOverflowing ? 0 : undefined}
					style={maxHeight ? { maxBlockSize: maxHeight } : undefined}
				>
					<table
						{...tableRoles.table}
						{...naming}
						className={css.table}
						aria-busy={isLoading}
						aria-rowcount={hasRows && isLong(state.rows.length) ? rowCountOf(state) : undefined}
						data-bare={(!hasRows && !isWaiting) || undefined}
						data-sized={width !== undefined || undefined}
						style={{ [css.totalWidth]: width } as CSSProperties}
					>
						<TableHead
							{...parts}
							state={state}
							isArrangeable={isArrangeable}
							isFoldable={Boolean(props.filters)}
							isLoading={isWaiting}
						/>
						{isWaiting && waiting}
						{hasRows && (
							<Rows
								isCompact={props.density === 'compact'}
								waiting={waiting}
								state={state}
								selection={selection}
								expansion={expansion}
								actions={actions}
								isStale={isLoading}
								rowHref={props.rowHref}
								onRowPress={props.onRowPress}
								currentRowId={props.currentRowId}
							/>
						)}
					</table>
					{!hasRows && !isWaiting && (
						<TableMessage {...props} isLoading={isLoading} onLeave={() => stayNear(frame.current)} />
					)}
				</section>
			</div>
			{selection && (
				<BulkBar
					chosen={state.chosen}
					isPageChosen={state.table.getIsAllPageRowsSelected()}
					choosePage={() => state.table.toggleAllPageRowsSelected(true)}
					actions={selection.actions}
					onLeave={() => focusFirstBox(frame.current)}
				/>
			)}
			<VisuallyHidden>
				<span role="status">{isLoading ? strings.loading : sortWords}</span>
			</VisuallyHidden>
		</div>
	);
}

/** The head's checkbox, or the first row's if the head has no visible one. */
function focusFirstBox(frame: HTMLElement | null) {
	for (const box of frame?.querySelectorAll<HTMLElement>('thead input, tbody input[type="checkbox"]') ?? []) {
		box.focus();
		if (box.matches(':focus')) return;
	}
}

/** The total width of all columns once each has its own; undefined while the content decides. */
function widthOf<Row extends { id: string }, Id extends string>(state: TableState<Row, Id>, besides: number) {
	if (Object.keys(state.layout.columnSizing).length === 0) return undefined;
	const sizes = state.columns.map(({ id }) => state.table.getColumn(id)?.getSize() ?? 0);
	return `calc(${sizes.reduce((sum, size) => sum + size, 0)}px + ${besides} * 2.75rem)`;
}

/** Including the head, and the details of expanded rows. */
function rowCountOf<Row extends { id: string }, Id extends string>({ rows }: TableState<Row, Id>) {
	return 1 + rows.length + rows.filter((row) => row.getCanExpand() && row.getIsExpanded()).length;
}
