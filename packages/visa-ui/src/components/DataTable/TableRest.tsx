'use client';

import { useLayoutEffect, useRef } from 'react';
import { useStrings } from '../../strings/components';
import { Button } from '../Button';
import { EmptyState } from '../EmptyState';
import { Notice } from '../Notice';
import { Skeleton } from '../Skeleton';
import * as css from './DataTable.css';
import * as partCss from './RowParts.css';
import * as rowCss from './Rows.css';
import type { DataColumn, TableNothing } from './types';

/** Widths that look like words, and are always the same. */
const widths = ['70%', '55%', '85%', '62%', '78%'];

export interface WaitingRowsProps<Row> {
	count: number;
	columns: readonly DataColumn<Row>[];
	isSelectable: boolean;
	isExpandable: boolean;
	hasActions: boolean;
}

/** Grey rows as high as those to come. They are silent: the table itself says that it is loading. */
export function WaitingRows<Row>({ count, columns, isSelectable, isExpandable, hasActions }: WaitingRowsProps<Row>) {
	return (
		<tbody className={rowCss.body} aria-hidden="true">
			{Array.from({ length: count }, (_item, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a grey row is its number
				<tr key={index} className={rowCss.row}>
					{isSelectable && (
						<td className={rowCss.selectCell}>
							<span className={rowCss.waitingBox}>
								<Skeleton height="1.25rem" width="1.25rem" />
							</span>
						</td>
					)}
					{isExpandable && <td className={partCss.openCell} data-empty="" />}
					{columns.map(
						({ id, header, isRowHeader, align = 'start', phone = isRowHeader ? 'title' : 'line' }, place) => (
							<td key={id} className={rowCss.cell} data-align={align} data-phone={phone} data-label={header}>
								<span className={rowCss.waiting}>
									<Skeleton height="0.75rem" width={widths[(index + place) % widths.length]} />
								</span>
							</td>
						),
					)}
					{hasActions && <td className={partCss.actionsCell} />}
				</tr>
			))}
		</tbody>
	);
}

export interface TableMessageProps extends TableNothing {
	errorMessage?: string | undefined;
	onRetry?: (() => void) | undefined;
	isLoading: boolean;
	/** Moves focus when it goes with the button that has it, because rows have come or are awaited. */
	onLeave: () => void;
}

/** In place of rows: an error, or that there are none and why. */
export function TableMessage({ errorMessage, onRetry, isLoading, onLeave, ...nothing }: TableMessageProps) {
	const strings = useStrings();
	const message = useRef<HTMLDivElement>(null);
	const leave = useRef(onLeave);
	useLayoutEffect(
		// Before React takes the focused button out of the page.
		() => () => {
			if (message.current?.matches(':focus-within')) leave.current();
		},
		[],
	);
	if (errorMessage !== undefined)
		return (
			<div ref={message} className={css.message}>
				<Notice
					tone="error"
					title={strings.tableError}
					action={
						onRetry && (
							<Button tone="secondary" isPending={isLoading} onPress={onRetry}>
								{strings.retry}
							</Button>
						)
					}
				>
					{errorMessage}
				</Notice>
			</div>
		);
	const { isFiltered, onClearFilters, emptyTitle, emptyAction } = nothing;
	return (
		<EmptyState
			ref={message}
			level={3}
			title={isFiltered ? strings.tableEmptyFiltered : (emptyTitle ?? strings.tableEmpty)}
			action={
				isFiltered
					? onClearFilters && (
							<Button tone="secondary" onPress={onClearFilters}>
								{strings.clear}
							</Button>
						)
					: emptyAction
			}
		/>
	);
}
