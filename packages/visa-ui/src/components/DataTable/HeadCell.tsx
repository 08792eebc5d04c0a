'use client';

import type { CSSProperties } from 'react';
import { createIcon } from '../Icon';
import * as css from './Head.css';
import { ResizeEdge } from './ResizeEdge';
import { stickyAt } from './stickyAt';
import { tableRoles } from './tableRoles';
import type { DataColumn } from './types';
import type { TableState } from './useTableState';

const marks = {
	none: /* @__PURE__ */ createIcon('m8 9.5 4-4 4 4', 'm8 14.5 4 4 4-4'),
	ascending: /* @__PURE__ */ createIcon('M12 19V5.5', 'm6.5 11 5.5-5.5 5.5 5.5'),
	descending: /* @__PURE__ */ createIcon('M12 5v13.5', 'm6.5 13 5.5 5.5 5.5-5.5'),
};

export interface HeadCellProps<Row extends { id: string }, Id extends string> {
	column: DataColumn<Row, Id>;
	/** Its index among the visible columns. */
	place: number;
	state: TableState<Row, Id>;
	isResizable: boolean;
	/** Has an accessible name of its own, which would otherwise include the resize edge's. */
	isNamed: boolean;
	/** If its button is hidden, its name remains for screen readers. */
	isFoldable: boolean;
}

/** The head of a column: its name, or the button that sorts by it, and the edge that resizes it. */
export function HeadCell<Row extends { id: string }, Id extends string>({
	column: { id, header, align = 'start', width, isSortable, isRowHeader },
	place,
	state,
	isResizable,
	isNamed,
	isFoldable,
}: HeadCellProps<Row, Id>) {
	const { table, sort, sticky, layout, columns } = state;
	const direction = sort?.column === id ? sort.direction : 'none';
	const Mark = marks[direction];
	const held = sticky.has(id) ? stickyAt(place) : undefined;
	const isSized = Object.keys(layout.columnSizing).length > 0;
	// If widths are set, the last column takes what the others leave.
	const made = isSized && place < columns.length - 1 ? `${table.getColumn(id)?.getSize()}px` : undefined;
	const wide = isSized ? made : width;
	// Each is above the next, because its edge overlaps the next one's start; pinned ones are above all others.
	const zIndex = columns.length - place + (held ? columns.length : 0);
	return (
		<th
			{...tableRoles.head}
			{...held}
			className={css.headCell}
			data-column={id}
			data-align={align}
			data-sortable={isSortable || undefined}
			data-row-header={isRowHeader || undefined}
			aria-label={isNamed ? header : undefined}
			aria-sort={isSortable ? direction : undefined}
			style={{ ...held?.style, zIndex: zIndex + 1, [css.columnWidth]: wide } as CSSProperties}
		>
			{isSortable && isFoldable && <span className={css.name}>{header}</span>}
			{isSortable ? (
				<button type="button" className={css.sort} onClick={() => state.sortBy(id)}>
					<span className={css.words}>{header}</span>
					<span className={css.mark} data-sorted={direction !== 'none' || undefined}>
						<Mark size="small" />
					</span>
				</button>
			) : (
				<span className={css.words}>{header}</span>
			)}
			{isResizable && <ResizeEdge id={id} header={header} layout={layout} />}
		</th>
	);
}
