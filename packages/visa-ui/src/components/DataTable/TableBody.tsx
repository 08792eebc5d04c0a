'use client';

import { Fragment } from 'react';
import { DetailRow } from './RowParts';
import * as css from './Rows.css';
import { roles } from './roles';
import { TableRow } from './TableRow';
import { type TableBodyProps, useRowProps } from './useRowProps';

/** All rows, as many as a page has. */
export function TableBody<Row extends { id: string }, Id extends string>(props: TableBodyProps<Row, Id>) {
	const { state, expansion, isStale } = props;
	const rowProps = useRowProps(props);
	return (
		<tbody {...roles.group} className={css.body} data-stale={isStale || undefined}>
			{state.rows.map((stateRow) => {
				const { key, ...row } = rowProps(stateRow);
				return (
					<Fragment key={key}>
						<TableRow {...row} />
						{row.isOpen && (
							<DetailRow id={row.detailId} span={spanOf(props)}>
								{expansion?.content(row.row)}
							</DetailRow>
						)}
					</Fragment>
				);
			})}
		</tbody>
	);
}

/** How many cells a row has. */
export function spanOf<Row extends { id: string }, Id extends string>(props: TableBodyProps<Row, Id>): number {
	const beside = [props.selection, props.expansion, props.actions].filter(Boolean).length;
	return props.state.columns.length + beside;
}
