'use client';

import { type CSSProperties, memo, type ReactNode } from 'react';
import { RowHead } from './RowHead';
import * as css from './Rows.css';
import { stickyAt } from './stickyAt';
import { tableRoles } from './tableRoles';
import type { DataColumn } from './types';

export interface RowCellsProps<Row> {
	row: Row;
	columns: readonly DataColumn<Row>[];
	/** Columns that stay when the table scrolls sideways. */
	sticky: ReadonlySet<string>;
	href: string | undefined;
	isCurrent: boolean;
	onPress: ((row: Row) => void) | undefined;
}

function Cells<Row>({ row, columns, sticky, href, isCurrent, onPress }: RowCellsProps<Row>): ReactNode {
	return columns.map((column, at) => {
		const { id, header, cell, align = 'start', isRowHeader, phone = isRowHeader ? 'title' : 'line' } = column;
		const held: { style?: CSSProperties } = sticky.has(id) ? stickyAt(at) : {};
		const place = { ...held, className: css.cell, 'data-align': align, 'data-phone': phone, 'data-label': header };
		if (!isRowHeader) {
			const content = cell(row);
			// On a phone the line is a grid of label and content: several parts form one grid item.
			const isWords = phone !== 'line' || typeof content !== 'object';
			return (
				<td key={id} {...tableRoles.cell} {...place}>
					{isWords ? content : <div className={css.content}>{content}</div>}
				</td>
			);
		}
		return (
			<th key={id} {...tableRoles.rowHead} {...place} data-row-header>
				<RowHead href={href} isCurrent={isCurrent} onPress={onPress && (() => onPress(row))}>
					{cell(row)}
				</RowHead>
			</th>
		);
	});
}

/** A row's cells. Not re-rendered when the row is selected or expanded: a hundred rows are selected at once. */
export const RowCells = memo(Cells) as typeof Cells;
