'use client';

import { type MouseEvent, memo, type ReactNode } from 'react';
import { useStrings } from '../../strings/components';
import { useAnchor } from '../Link';
import * as css from './Rows.css';
import { roles } from './roles';
import { SelectBox } from './SelectBox';
import type { DataColumn } from './types';

export interface TableRowProps<Row> {
	row: Row;
	columns: readonly DataColumn<Row>[];
	/** Named, it can be chosen. */
	label: string | undefined;
	href: string | undefined;
	isSelected: boolean;
	isCurrent: boolean;
	onSelect: (id: string, isSelected: boolean) => void;
	onPress: ((row: Row) => void) | undefined;
}

/** What answers a press by itself. */
const own = 'a, button, input, select, textarea, label, summary, [role="button"]';

function Row<Data extends { id: string }>(props: TableRowProps<Data>) {
	const { row, columns, label, href, isSelected, isCurrent, onSelect, onPress } = props;
	const isPressable = Boolean(href ?? onPress);
	return (
		<tr
			{...roles.row}
			className={css.row}
			data-pressable={isPressable || undefined}
			data-selected={isSelected || undefined}
			data-current={isCurrent || undefined}
			onClick={isPressable ? followRow : undefined}
		>
			{label !== undefined && (
				<SelectCell label={label} isSelected={isSelected} onChange={(isOn) => onSelect(row.id, isOn)} />
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
						<RowHead href={href} isCurrent={isCurrent} onPress={onPress && (() => onPress(row))}>
							{cell(row)}
						</RowHead>
					</th>
				);
			})}
		</tr>
	);
}

/** Drawn anew only when something of its own has changed: a press on one row costs one row. */
export const TableRow = memo(Row) as typeof Row;

interface SelectCellProps {
	label: string;
	isSelected: boolean;
	onChange: (isSelected: boolean) => void;
}

function SelectCell({ label, isSelected, onChange }: SelectCellProps) {
	const strings = useStrings();
	return (
		<td {...roles.cell} className={css.selectCell}>
			<SelectBox label={strings.tableSelectRow(label)} isSelected={isSelected} onChange={onChange} />
		</td>
	);
}

interface RowHeadProps {
	href: string | undefined;
	isCurrent: boolean;
	onPress: (() => void) | undefined;
	children: ReactNode;
}

function RowHead({ href, isCurrent, onPress, children }: RowHeadProps) {
	const parts = { className: css.rowLink, 'data-row-target': true, 'aria-current': isCurrent || undefined };
	if (href !== undefined)
		return (
			<RowLink href={href} onPress={onPress} parts={parts}>
				{children}
			</RowLink>
		);
	if (!onPress) return children;
	return (
		<button type="button" {...parts} onClick={onPress}>
			{children}
		</button>
	);
}

interface RowLinkProps {
	href: string;
	onPress: (() => void) | undefined;
	parts: object;
	children: ReactNode;
}

function RowLink({ href, onPress, parts, children }: RowLinkProps) {
	return (
		<a {...parts} {...useAnchor({ href, onPress })}>
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
