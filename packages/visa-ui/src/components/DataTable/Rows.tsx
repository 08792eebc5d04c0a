'use client';

import { Fragment, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { shownPart } from '../../root/part';
import { DetailRow, stayAmongRows } from './RowParts';
import * as css from './Rows.css';
import { TableRow } from './TableRow';
import { tableRoles } from './tableRoles';
import { spanOf, type TableBodyProps, useRowProps } from './useRowProps';

const load = () => import('./VirtualBody');
// Slower, but complete.
const VirtualBody = shownPart(load, TableBody) as Awaited<ReturnType<typeof load>>['default'];

/** Above this number of rows only visible ones are rendered. */
const manyRows = 100;

export interface RowsProps<Row extends { id: string }, Id extends string> extends TableBodyProps<Row, Id> {
	isCompact: boolean;
	/** Until the code that renders many rows has loaded. */
	waiting: ReactNode;
}

/** The rows, in one of two ways. */
export function Rows<Row extends { id: string }, Id extends string>({ waiting, ...props }: RowsProps<Row, Id>) {
	const isInBrowser = useSyncExternalStore(never, yes, no);
	if (!isLong(props.state.rows.length)) return <TableBody {...props} />;
	// A server can't know which of many rows are visible: placeholders are shown until the script has loaded.
	if (!isInBrowser) return waiting;
	return (
		<Suspense fallback={waiting}>
			<VirtualBody {...props} />
		</Suspense>
	);
}

const never = () => () => {};
const yes = () => true;
const no = () => false;

/** Whether only the visible ones of this many rows are rendered. */
export const isLong = (count: number) => count > manyRows;

/** All rows, as many as a page has. */
function TableBody<Row extends { id: string }, Id extends string>(props: TableBodyProps<Row, Id>) {
	const { state, expansion, isStale } = props;
	const rowProps = useRowProps(props);
	return (
		<tbody {...tableRoles.group} ref={stayAmongRows} className={css.body} data-stale={isStale || undefined}>
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
