'use client';

import { useRef } from 'react';
import { useMove } from 'react-aria/useMove';
import { plainKeys } from '../../root/plainKeys';
import { useStrings } from '../../strings/components';
import { columnLimits } from './features';
import * as css from './Head.css';
import type { TableState } from './useTableState';
import { widthOf, widthsOf } from './widths';

/** How far an arrow key moves it, in px. */
const keyStep = 16;

export interface ResizeEdgeProps<Row extends { id: string }, Id extends string> {
	id: Id;
	header: string;
	layout: TableState<Row, Id>['layout'];
}

/** The edge of a head: a separator moved by pointer and arrow keys. */
export function ResizeEdge<Row extends { id: string }, Id extends string>({
	id,
	header,
	layout,
}: ResizeEdgeProps<Row, Id>) {
	const strings = useStrings();
	const edge = useRef<HTMLDivElement>(null);
	// The pointer's position, even beyond the limits.
	const wanted = useRef(0);
	const { moveProps } = useMove({
		onMoveStart: () => {
			wanted.current = widthOf(edge.current?.closest('th'));
		},
		onMove: ({ deltaX, pointerType }) => {
			const isLeftwards = edge.current !== null && getComputedStyle(edge.current).direction === 'rtl';
			wanted.current += deltaX * (pointerType === 'keyboard' ? keyStep : 1) * (isLeftwards ? -1 : 1);
			layout.resize(id, wanted.current, () => widthsOf(edge.current));
		},
		onMoveEnd: layout.endResize,
	});
	return (
		// biome-ignore lint/a11y/useSemanticElements: a separator that moves is no rule between texts
		<div
			{...moveProps}
			onKeyDown={plainKeys(moveProps.onKeyDown)}
			ref={(element) => {
				edge.current = element;
				// The current value, which only the page knows.
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
