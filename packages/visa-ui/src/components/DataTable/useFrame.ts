'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';
import { watchSizes } from '../../root/platform';
import { stickyProperty } from './stickyAt';

/** At most this fraction of the frame may be pinned; the rest must be free to scroll. */
const heldAtMost = 0.6;

/**
 * What only the rendered table reveals: whether it is larger than its frame, which only then is scrollable and a tab stop
 * (its height counts only if the frame's is limited from outside; the limit caused by scrolling itself must not keep it);
 * the offsets of its sticky cells, the widths of its columns, and whether there is more at its end.
 * @param layout changes with the columns and their widths
 */
export function useFrame(
	frame: RefObject<HTMLElement | null>,
	isLimited: boolean,
	...layout: readonly [columns: unknown, sizes: unknown]
): boolean {
	const [isOverflowing, setOverflowing] = useState(false);
	useLayoutEffect(() => {
		const outside = frame.current;
		const inside = outside?.querySelector('table');
		if (!outside || !inside) return;
		const measure = () => {
			const table = inside.getBoundingClientRect();
			// The outer width, because a scroll bar reduces the inner one.
			const isWide = table.width > outside.offsetWidth + 1;
			setOverflowing(isWide || (isLimited && table.height > outside.clientHeight + 1));
			placeSticky(inside, outside.clientWidth);
			tellWidths(inside);
			shade();
		};
		const shade = () => {
			const isMore = outside.scrollWidth - outside.clientWidth - Math.abs(outside.scrollLeft) > 1;
			outside.parentElement?.toggleAttribute('data-more', isMore);
		};
		const watcher = watchSizes(measure);
		watcher.observe(outside);
		watcher.observe(inside);
		for (const head of inside.querySelectorAll('thead th')) watcher.observe(head);
		outside.addEventListener('scroll', shade, { passive: true });
		measure();
		return () => {
			watcher.disconnect();
			outside.removeEventListener('scroll', shade);
		};
	}, [frame, isLimited, ...layout]);
	return isOverflowing;
}

/** Each beside the previous one, as long as there is space; one without space scrolls like the others. */
function placeSticky(table: HTMLElement, room: number) {
	let at = 0;
	table.style.setProperty('--viza-table-room', `${room}px`);
	for (const head of table.querySelectorAll<HTMLElement>('thead [data-sticky]')) {
		const isHeld = at === 0 || at + head.offsetWidth <= room * heldAtMost;
		table.style.setProperty(stickyProperty(head.dataset.sticky ?? ''), isHeld ? `${at}px` : 'auto');
		if (isHeld) at += head.offsetWidth;
	}
}

function tellWidths(table: HTMLElement) {
	for (const edge of table.querySelectorAll('thead [role="separator"]')) {
		const head = edge.closest('th');
		if (head) edge.setAttribute('aria-valuenow', String(Math.round(head.getBoundingClientRect().width)));
	}
}
