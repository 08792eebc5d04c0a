'use client';

import type { ChangeEvent, ReactNode, Ref } from 'react';
import { keepFocus } from '../../root/keepFocus';
import { firstStop } from '../../root/leadFocus';
import { useStrings } from '../../strings/components';
import { ChevronRightIcon } from '../Icon';
import * as css from './RowParts.css';
import * as rowCss from './Rows.css';
import { SelectBox } from './SelectBox';
import { stickyAt } from './stickyAt';
import { tableRoles } from './tableRoles';

export interface SelectCellProps {
	label: string;
	isSelected: boolean;
	onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The cell with a row's checkbox. */
export function SelectCell({ label, isSelected, onChange }: SelectCellProps) {
	const strings = useStrings();
	return (
		<td {...tableRoles.cell} {...stickyAt('select')} className={rowCss.selectCell}>
			<SelectBox
				label={strings.tableSelectRow(label)}
				isSelected={isSelected}
				onChange={(_isOn, event) => onChange(event)}
			/>
		</td>
	);
}

export interface OpenCellProps {
	/** undefined: this row can't be expanded. */
	label: string | undefined;
	isOpen: boolean;
	/** The id of the row that it expands. */
	controls: string;
	onPress: () => void;
}

/** The cell with the button that expands a row. */
export function OpenCell({ label, isOpen, controls, onPress }: OpenCellProps) {
	const strings = useStrings();
	return (
		<td
			{...tableRoles.cell}
			{...stickyAt('open')}
			className={css.openCell}
			data-empty={label === undefined || undefined}
		>
			{label !== undefined && (
				<button
					type="button"
					className={css.tool}
					aria-label={strings.tableRowDetails(label)}
					title={strings.tableRowDetails(label)}
					aria-expanded={isOpen}
					aria-controls={isOpen ? controls : undefined}
					onClick={onPress}
				>
					<span className={css.chevron}>
						<ChevronRightIcon size="small" />
					</span>
				</button>
			)}
		</td>
	);
}

export interface DetailRowProps {
	id: string;
	/** The number of columns it spans. */
	span: number;
	children: ReactNode;
	ref?: Ref<HTMLTableRowElement>;
	index?: number | undefined;
	rowIndex?: number | undefined;
}

/** The details of an expanded row, directly below it. */
export function DetailRow({ id, span, children, ref, index, rowIndex }: DetailRowProps) {
	return (
		<tr {...tableRoles.row} ref={ref} id={id} className={css.detail} data-index={index} aria-rowindex={rowIndex}>
			<td {...tableRoles.cell} colSpan={span} className={css.detailCell}>
				<div className={css.detailContent}>{children}</div>
			</td>
		</tr>
	);
}

/** A `ref` of the rows: when the one that has the focus is removed, that which takes its place gets it, or the last. */
export const stayAmongRows = (rows: HTMLElement | null) =>
	rows
		? keepFocus(rows, (place) => {
				const next = rows.children[place] ?? rows.lastElementChild;
				return next && (firstStop(next) ?? next.querySelector('a'));
			})
		: undefined;
