'use client';

import { useCallback, useLayoutEffect, useRef } from 'react';
import * as css from './Rows.css';
import { roles } from './roles';
import { TableRow } from './TableRow';
import type { TableRowOptions, TableSelection } from './types';
import type { TableState } from './useTableState';

export interface TableBodyProps<Row extends { id: string }, Id extends string> extends TableRowOptions<Row> {
	state: TableState<Row, Id>;
	labelOf: TableSelection<Row>['labelOf'] | undefined;
	/** Newer rows are on their way. */
	isStale: boolean;
}

export function TableBody<Row extends { id: string }, Id extends string>(props: TableBodyProps<Row, Id>) {
	const { state, labelOf, isStale, rowHref, onRowPress, currentRowId } = props;
	// Handlers that stay the same, so that a row need not be drawn anew for them.
	const latest = useRef(props);
	useLayoutEffect(() => {
		latest.current = props;
	});
	const select = useCallback(
		(id: string, isOn: boolean) => latest.current.state.table.getRow(id).toggleSelected(isOn),
		[],
	);
	const press = useCallback((row: Row) => latest.current.onRowPress?.(row), []);
	return (
		<tbody {...roles.group} className={css.body} data-stale={isStale || undefined}>
			{state.rows.map((row) => (
				<TableRow
					key={row.id}
					row={row.original}
					columns={state.columns}
					label={labelOf?.(row.original)}
					href={rowHref?.(row.original)}
					isSelected={row.getIsSelected()}
					isCurrent={row.id === currentRowId}
					onSelect={select}
					onPress={onRowPress && press}
				/>
			))}
		</tbody>
	);
}
