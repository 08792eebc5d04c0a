'use client';

import type { MouseEvent, ReactNode } from 'react';
import { useStrings } from '../../strings/components';
import { useAnchor } from '../Link';
import * as css from './Rows.css';
import { roles } from './roles';
import { SelectBox } from './SelectBox';
import type { DataColumn, TableRowOptions, TableSelection } from './types';

export interface TableRowProps<Row> extends TableRowOptions<Row> {
	row: Row;
	columns: readonly DataColumn<Row>[];
	labelOf: TableSelection<Row>['labelOf'] | undefined;
	isSelected: boolean;
	onSelect: (isSelected: boolean) => void;
}

/** What answers a press by itself. */
const own = 'a, button, input, select, textarea, label, summary, [role="button"]';

export function TableRow<Row extends { id: string }>(props: TableRowProps<Row>) {
	const { row, columns, labelOf, isSelected, onSelect, rowHref, onRowPress, currentRowId } = props;
	const strings = useStrings();
	const isPressable = Boolean(rowHref ?? onRowPress);
	return (
		<tr
			{...roles.row}
			className={css.row}
			data-pressable={isPressable || undefined}
			data-selected={isSelected || undefined}
			data-current={row.id === currentRowId || undefined}
			aria-selected={labelOf ? isSelected : undefined}
			onClick={isPressable ? followRow : undefined}
		>
			{labelOf && (
				<td {...roles.cell} className={css.selectCell}>
					<SelectBox label={strings.tableSelectRow(labelOf(row))} isSelected={isSelected} onChange={onSelect} />
				</td>
			)}
			{columns.map((column) => {
				const { id, header, cell, align = 'start', isRowHeader, phone = isRowHeader ? 'title' : 'line' } = column;
				const place = { className: css.cell, 'data-align': align, 'data-phone': phone, 'data-label': header };
				if (!isRowHeader)
					return (
						<td key={id} {...roles.cell} {...place}>
							{cell(row)}
						</td>
					);
				return (
					<th key={id} {...roles.rowHead} {...place} data-row-header>
						<RowHead {...props} isCurrent={row.id === currentRowId}>
							{cell(row)}
						</RowHead>
					</th>
				);
			})}
		</tr>
	);
}

interface RowHeadProps<Row> extends TableRowOptions<Row> {
	row: Row;
	isCurrent: boolean;
	children: ReactNode;
}

function RowHead<Row>({ row, rowHref, onRowPress, isCurrent, children }: RowHeadProps<Row>) {
	const current = isCurrent ? 'true' : undefined;
	const press = onRowPress ? () => onRowPress(row) : undefined;
	if (rowHref)
		return (
			<RowLink href={rowHref(row)} onPress={press} aria-current={current}>
				{children}
			</RowLink>
		);
	if (!press) return children;
	return (
		<button type="button" className={css.rowLink} data-row-target aria-current={current} onClick={press}>
			{children}
		</button>
	);
}

interface RowLinkProps {
	href: string;
	onPress: (() => void) | undefined;
	'aria-current': 'true' | undefined;
	children: ReactNode;
}

function RowLink({ href, onPress, children, ...current }: RowLinkProps) {
	const anchor = useAnchor({ href, onPress });
	return (
		<a className={css.rowLink} data-row-target {...anchor} {...current}>
			{children}
		</a>
	);
}

/** A press anywhere in the row is a press on its link, with the same keys held; marking text is not a press. */
function followRow(event: MouseEvent<HTMLTableRowElement>) {
	const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event;
	if (!(target instanceof Element) || target.closest(own) || window.getSelection()?.toString()) return;
	const press = new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey });
	currentTarget.querySelector('[data-row-target]')?.dispatchEvent(press);
}
