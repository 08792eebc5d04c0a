'use client';

import type { CSSProperties } from 'react';
import { useStrings } from '../../strings/components';
import { VisuallyHidden } from '../VisuallyHidden';
import * as css from './Head.css';
import { HeadCell } from './HeadCell';
import { isLong } from './Rows';
import { SelectBox } from './SelectBox';
import { stickyAt } from './stickyAt';
import { tableRoles } from './tableRoles';
import type { TableState } from './useTableState';

export interface TableHeadProps<Row extends { id: string }, Id extends string> {
	state: TableState<Row, Id>;
	isSelectable: boolean;
	isExpandable: boolean;
	hasActions: boolean;
	isArrangeable: boolean;
	/** The filters' sheet may replace the sort buttons. */
	isFoldable: boolean;
	isLoading: boolean;
}

/** The heads of all columns. */
export function TableHead<Row extends { id: string }, Id extends string>({
	state,
	isSelectable,
	isExpandable,
	hasActions,
	isArrangeable,
	isFoldable,
	isLoading,
}: TableHeadProps<Row, Id>) {
	const strings = useStrings();
	return (
		<thead {...tableRoles.group} className={css.head}>
			<tr {...tableRoles.row} className={css.headRow} aria-rowindex={isLong(state.rows.length) ? 1 : undefined}>
				{isSelectable && <SelectPage state={state} isDisabled={isLoading || state.rows.length === 0} />}
				{isExpandable && <QuietHead words={strings.tableDetails} {...stickyAt('open')} />}
				{state.columns.map((column, place) => (
					<HeadCell
						key={column.id}
						column={column}
						place={place}
						state={state}
						// The last one takes what the others leave.
						isResizable={isArrangeable && place < state.columns.length - 1}
						isNamed={isArrangeable}
						isFoldable={isFoldable}
					/>
				))}
				{hasActions && <QuietHead words={strings.tableActions} data-actions="" />}
			</tr>
		</thead>
	);
}

interface QuietHeadProps {
	words: string;
	style?: CSSProperties;
	[data: `data-${string}`]: string;
}

function QuietHead({ words, ...place }: QuietHeadProps) {
	return (
		<th {...tableRoles.head} {...place} className={`${css.headCell} ${css.quietHead}`}>
			<VisuallyHidden>{words}</VisuallyHidden>
		</th>
	);
}

function SelectPage<Row extends { id: string }, Id extends string>({
	state: { table },
	isDisabled,
}: {
	state: TableState<Row, Id>;
	isDisabled: boolean;
}) {
	const strings = useStrings();
	const isAll = table.getIsAllPageRowsSelected();
	return (
		<th {...tableRoles.head} {...stickyAt('select')} className={`${css.headCell} ${css.selectHead}`}>
			<SelectBox
				isSelected={isAll}
				isIndeterminate={!isAll && table.getIsSomePageRowsSelected()}
				isDisabled={isDisabled}
				// A mixed checkbox first selects the rest, whatever the browser makes of the press.
				onChange={() => table.toggleAllPageRowsSelected(!isAll)}
			>
				<span className={css.selectAllWords}>{strings.tableSelectAll}</span>
			</SelectBox>
		</th>
	);
}
