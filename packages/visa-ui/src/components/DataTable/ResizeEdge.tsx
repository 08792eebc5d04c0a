'use client';

import { useRef } from 'react';
import { useMove } from 'react-aria/useMove';
import { useStrings } from '../../strings/components';
import { columnLimits } from './features';
import * as css from './Head.css';
import type { TableState } from './useTableState';

/** How far an arrow key moves it, in px. */
const keyStep = 16;

export interface ResizeEdgeProps<Row extends { id: string }, Id extends string> {
	id: Id;
	header: string;
	layout: TableState<Row, Id>['layout'];
}

/** The edge of a head: a separator that pointer and arrow keys move. */
export function ResizeEdge<Row extends { id: string }, Id extends string>({
	id,
	header,
	layout,
}: ResizeEdgeProps<Row, Id>) {
	const strings = useStrings();
	const edge = useRef<HTMLDivElement>(null);
	// Where the hand is, also beyond the limits.
	const wanted = useRef(0);
	const { moveProps } = useMove({
		onMoveStart: () => {
			wanted.current = widthOf(edge.current?.closest('th'));
		},
		onMove: ({ deltaX, pointerType }) => {
			const isLeftwards = edge.current !== null && getComputedStyle(edge.current).direction === 'rtl';
			wanted.current += deltaX * (pointerType === 'keyboard' ? keyStep : 1) * (isLeftwards ? -1 : 1);
			layout.resize(id, wanted.current, () => widthsBeside(edge.current));
		},
		onMoveEnd: layout.endResize,
	});
	return (
		// biome-ignore lint/a11y/useSemanticElements: a separator that moves is no rule between texts
		<div
			{...moveProps}
			ref={(element) => {
				edge.current = element;
				// What it is now, which only the page knows.
				element?.setAttribute('aria-valuenow', String(widthOf(element.closest('th'))));
			}}
			role="separator"
			tabIndex={0}
			className={css.edge}
			aria-orientation="vertical"
			aria-label={strings.tableColumnWidth(header)}
			aria-valuenow={columnLimits.min}
			aria-valuemin={columnLimits.min}
			aria-valuemax={columnLimits.max}
		/>
	);
}

const widthOf = (head: Element | null | undefined) => Math.round(head?.getBoundingClientRect().width ?? 0);

/** The widths of all columns on show: from now on each has its own. */
function widthsBeside(edge: Element | null): Record<string, number> {
	const heads = edge?.closest('tr')?.querySelectorAll<HTMLElement>('th[data-column]') ?? [];
	return Object.fromEntries(
		[...heads].map((head) => [head.dataset.column, Math.floor(head.getBoundingClientRect().width)]),
	);
}
