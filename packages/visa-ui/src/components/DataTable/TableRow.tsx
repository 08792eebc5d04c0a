'use client';

import { type ChangeEvent, type CSSProperties, memo, type Ref } from 'react';
import { RowActions } from './RowActions';
import { followRow, RowHead } from './RowHead';
import { OpenCell, SelectCell } from './RowParts';
import * as css from './Rows.css';
import { roles } from './roles';
import { stickyAt } from './stickyAt';
import type { DataColumn, TableActions } from './types';

export interface TableRowProps<Row> {
	row: Row;
	columns: readonly DataColumn<Row>[];
	/** Columns that stay when the table scrolls sideways. */
	sticky: ReadonlySet<string>;
	/** Named, it can be chosen. */
	label: string | undefined;
	/** null: it can't be opened, though others can; undefined: none can. */
	openLabel: string | null | undefined;
	href: string | undefined;
	isSelected: boolean;
	isCurrent: boolean;
	isOpen: boolean;
	/** The id of the row with its details. */
	detailId: string;
	actions: TableActions<Row> | undefined;
	onSelect: (id: string, event: ChangeEvent<HTMLInputElement>) => void;
	onOpen: (id: string) => void;
	onPress: ((row: Row) => void) | undefined;
	/** Of a virtual row, for measuring. */
	ref?: Ref<HTMLTableRowElement>;
	index?: number | undefined;
	/** Where it stands among all rows, those too that are not drawn. */
	rowIndex?: number | undefined;
}

function Row<Data extends { id: string }>(props: TableRowProps<Data>) {
	const { row, columns, sticky, label, openLabel, href, isSelected, isCurrent, isOpen, onPress } = props;
	const isPressable = Boolean(href ?? onPress);
	return (
		<tr
			{...roles.row}
			ref={props.ref}
			className={css.row}
			data-index={props.index}
			aria-rowindex={props.rowIndex}
			data-pressable={isPressable || undefined}
			data-selected={isSelected || undefined}
			data-current={isCurrent || undefined}
			data-tools={Boolean(openLabel || props.actions) || undefined}
			onClick={isPressable ? followRow : undefined}
		>
			{label !== undefined && (
				<SelectCell label={label} isSelected={isSelected} onChange={(event) => props.onSelect(row.id, event)} />
			)}
			{openLabel !== undefined && (
				<OpenCell
					label={openLabel ?? undefined}
					isOpen={isOpen}
					controls={props.detailId}
					onPress={() => props.onOpen(row.id)}
				/>
			)}
			{columns.map((column, at) => {
				const { id, header, cell, align = 'start', isRowHeader, phone = isRowHeader ? 'title' : 'line' } = column;
				const held: { style?: CSSProperties } = sticky.has(id) ? stickyAt(at) : {};
				const place = { ...held, className: css.cell, 'data-align': align, 'data-phone': phone, 'data-label': header };
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
			{props.actions && <RowActions row={row} actions={props.actions} />}
		</tr>
	);
}

/** Drawn anew only when something of its own has changed: a press on one row costs one row. */
export const TableRow = memo(Row) as typeof Row;
