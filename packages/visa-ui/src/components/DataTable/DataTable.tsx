'use client';

import { useId, useRef } from 'react';
import { classes, frameOf } from '../../root';
import { useStrings } from '../../strings/components';
import { VisuallyHidden } from '../VisuallyHidden';
import { BulkBar } from './BulkBar';
import * as css from './DataTable.css';
import { roles } from './roles';
import { TableBody } from './TableBody';
import { TableHead } from './TableHead';
import { TableMessage, WaitingRows } from './TableRest';
import { TableToolbar } from './TableToolbar';
import type { DataTableProps } from './types';
import { useOverflow } from './useOverflow';
import { useTableState } from './useTableState';

/** A page of rows for staff: sorted, chosen and opened on wide screens, read as cards on phones. */
export function DataTable<Row extends { id: string }, Id extends string = string>(props: DataTableProps<Row, Id>) {
	const { selection, density = 'comfortable', isLoading = false, loadingRows = 10, errorMessage, maxHeight } = props;
	const strings = useStrings();
	const id = useId();
	const state = useTableState(props);
	const frame = useRef<HTMLElement>(null);
	const isOverflowing = useOverflow(frame, maxHeight !== undefined);
	const isFailed = errorMessage !== undefined;
	const hasRows = state.rows.length > 0 && !isFailed;
	const isWaiting = isLoading && !hasRows && !isFailed;
	const sortedBy = state.sort && props.columns.find(({ id }) => id === state.sort?.column)?.header;
	const sortWords = state.sort && sortedBy ? strings.tableSorted(sortedBy, state.sort.direction) : '';
	const naming = props.caption ? { 'aria-labelledby': id } : { 'aria-label': props['aria-label'] };

	return (
		<div
			{...frameOf(props)}
			id={props.id}
			ref={props.ref}
			className={classes(css.root, props.className)}
			data-density={density}
		>
			<TableToolbar captionId={id} caption={props.caption} columns={props.columns} state={state}>
				{props.toolbar}
			</TableToolbar>
			<section
				ref={frame}
				{...naming}
				className={css.frame}
				data-overflowing={isOverflowing || undefined}
				// The keys can only scroll what has the focus.
				tabIndex={isOverflowing ? 0 : undefined}
				style={maxHeight ? { maxBlockSize: maxHeight } : undefined}
			>
				<table
					{...roles.table}
					{...naming}
					className={css.table}
					aria-busy={isLoading}
					data-bare={(!hasRows && !isWaiting) || undefined}
				>
					<TableHead state={state} isSelectable={Boolean(selection)} isLoading={isWaiting} />
					{isWaiting && <WaitingRows count={loadingRows} columns={state.columns} isSelectable={Boolean(selection)} />}
					{hasRows && (
						<TableBody
							state={state}
							labelOf={selection?.labelOf}
							isStale={isLoading}
							rowHref={props.rowHref}
							onRowPress={props.onRowPress}
							currentRowId={props.currentRowId}
						/>
					)}
				</table>
				{!hasRows && !isWaiting && <TableMessage {...props} isLoading={isLoading} />}
			</section>
			{selection && <BulkBar ids={state.chosen} actions={selection.actions} onClear={state.clearChosen} />}
			<VisuallyHidden>
				<span role="status">{isLoading ? strings.loading : sortWords}</span>
			</VisuallyHidden>
		</div>
	);
}
