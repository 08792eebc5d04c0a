'use client';

import { useStrings } from '../../strings/components';
import { createIcon } from '../Icon';
import * as css from './DataTable.css';
import { roles } from './roles';
import { SelectBox } from './SelectBox';
import type { DataColumn } from './types';
import type { TableState } from './useTableState';

const marks = {
	none: /* @__PURE__ */ createIcon('m8 9.5 4-4 4 4', 'm8 14.5 4 4 4-4'),
	ascending: /* @__PURE__ */ createIcon('M12 19V5.5', 'm6.5 11 5.5-5.5 5.5 5.5'),
	descending: /* @__PURE__ */ createIcon('M12 5v13.5', 'm6.5 13 5.5 5.5 5.5-5.5'),
};

export interface TableHeadProps<Row extends { id: string }, Id extends string> {
	state: TableState<Row, Id>;
	isSelectable: boolean;
	isLoading: boolean;
}

export function TableHead<Row extends { id: string }, Id extends string>({
	state,
	isSelectable,
	isLoading,
}: TableHeadProps<Row, Id>) {
	return (
		<thead {...roles.group} className={css.head}>
			<tr {...roles.row} className={css.headRow}>
				{isSelectable && <SelectPage state={state} isDisabled={isLoading || state.rows.length === 0} />}
				{state.columns.map((column) => (
					<Head key={column.id} column={column} state={state} />
				))}
			</tr>
		</thead>
	);
}

function Head<Row extends { id: string }, Id extends string>({
	column,
	state,
}: {
	column: DataColumn<Row, Id>;
	state: TableState<Row, Id>;
}) {
	const { id, header, align = 'start', width, isSortable, isRowHeader } = column;
	const direction = state.sort?.column === id ? state.sort.direction : 'none';
	const Mark = marks[direction];
	return (
		<th
			{...roles.head}
			className={css.headCell}
			data-align={align}
			data-sortable={isSortable || undefined}
			data-row-header={isRowHeader || undefined}
			aria-sort={isSortable ? direction : undefined}
			style={width ? { width } : undefined}
		>
			{isSortable ? (
				<button type="button" className={css.sort} onClick={() => state.table.getColumn(id)?.toggleSorting()}>
					<span>{header}</span>
					<span className={css.mark} data-sorted={direction !== 'none' || undefined}>
						<Mark size="small" />
					</span>
				</button>
			) : (
				header
			)}
		</th>
	);
}

function SelectPage<Row extends { id: string }, Id extends string>({
	state,
	isDisabled,
}: {
	state: TableState<Row, Id>;
	isDisabled: boolean;
}) {
	const strings = useStrings();
	const isAll = state.table.getIsAllPageRowsSelected();
	return (
		<th {...roles.head} className={`${css.headCell} ${css.selectHead}`}>
			<SelectBox
				isSelected={isAll}
				isIndeterminate={!isAll && state.table.getIsSomePageRowsSelected()}
				isDisabled={isDisabled}
				// A mixed box chooses the rest first, whatever the browser makes of the press.
				onChange={() => state.table.toggleAllPageRowsSelected(!isAll)}
			>
				<span className={css.selectAllWords}>{strings.tableSelectAll}</span>
			</SelectBox>
		</th>
	);
}
