'use client';

import {
	defaultRangeExtractor,
	measureElement,
	type Range,
	useVirtualizer,
	type Virtualizer,
} from '@tanstack/react-virtual';
import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { watchSizes } from '../../root/platform';
import { useFewAtOnce } from './useFewAtOnce';

/** Which rows of a long list to render. */
export interface VirtualRowsOptions {
	/** The part of the table that contains the rows. */
	body: RefObject<HTMLElement | null>;
	count: number;
	/** The estimated height of a row, in px, until it has been measured. */
	height: number;
	/** The gap between rows, in px. */
	gap: number;
	keyOf: (index: number) => string;
}

type Rows = Virtualizer<HTMLElement, HTMLTableRowElement>;

/** The number of rows rendered beyond the visible ones. */
const overscan = 5;

/**
 * Which rows are rendered. Determined by the position of the table's body in the window, so that it doesn't matter what
 * scrolls: the table's frame, a container, or the page.
 */
export function useVirtualRows({ body, count, height, gap, keyOf }: VirtualRowsOptions) {
	const focused = useRef(-1);
	const { take, noteDrawn } = useFewAtOnce();
	const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
		count,
		gap,
		overscan,
		getScrollElement: () => body.current,
		estimateSize: () => height,
		// Without layout, as in jsdom, every row measures 0, and all of them would fit in sight.
		measureElement: (row, entry, rows) => measureElement(row, entry, rows) || height,
		getItemKey: keyOf,
		observeElementOffset: observeOffset,
		observeElementRect: observeSight,
		scrollToFn: scrollTo,
		rangeExtractor: useCallback(
			(range: Range) => {
				const shown = take(defaultRangeExtractor(range), range);
				// The row that contains focus stays rendered, wherever the others scroll.
				const kept = focused.current;
				if (kept < 0 || kept >= range.count || shown.includes(kept)) return shown;
				return [...shown, kept].sort((a, b) => a - b);
			},
			[take],
		),
	});
	const items = virtualizer.getVirtualItems();
	useLayoutEffect(() => noteDrawn(items));
	return {
		items,
		total: virtualizer.getTotalSize(),
		measure: virtualizer.measureElement,
		onFocus: ({ target }: FocusEvent) => {
			focused.current = Number(target.closest<HTMLElement>('[data-index]')?.dataset.index ?? -1);
		},
	};
}

/** How far the start of the rows is above the visible area, in px. */
function offsetOf({ scrollElement: body }: Rows): number {
	const frame = body?.closest('section');
	if (!body || !frame) return 0;
	return Math.max(0, Math.max(0, frame.getBoundingClientRect().top) - body.getBoundingClientRect().top);
}

function observeOffset(rows: Rows, tell: (offset: number, isScrolling: boolean) => void) {
	const read = () => tell(offsetOf(rows), false);
	read();
	// Captured, whatever scrolls.
	const view = viewOf(rows.scrollElement);
	view.addEventListener('scroll', read, { capture: true, passive: true });
	return () => view.removeEventListener('scroll', read, { capture: true });
}

/** The visible area is the frame's, and at most the window's. */
function observeSight({ scrollElement: body }: Rows, tell: (size: { width: number; height: number }) => void) {
	const frame = body?.closest('section');
	const view = viewOf(body);
	const read = () =>
		tell({ width: view.innerWidth, height: Math.min(view.innerHeight, frame?.clientHeight || view.innerHeight) });
	read();
	const watcher = watchSizes(read);
	if (frame) watcher.observe(frame);
	view.addEventListener('resize', read);
	return () => {
		watcher.disconnect();
		view.removeEventListener('resize', read);
	};
}

/** A row above turned out higher than estimated: what is visible stays in place. */
function scrollTo(offset: number, { adjustments = 0 }: { adjustments?: number | undefined }, rows: Rows) {
	const by = offset + adjustments - offsetOf(rows);
	if (Math.abs(by) >= 1) scrollerOf(rows.scrollElement).scrollBy(0, by);
}

function scrollerOf(element: HTMLElement | null): Element | Window {
	for (let box = element; box; box = box.parentElement)
		if (/auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight) return box;
	return viewOf(element);
}

/** The window that an element is rendered into. */
const viewOf = (element: Element | null): Window => element?.ownerDocument.defaultView ?? window;
