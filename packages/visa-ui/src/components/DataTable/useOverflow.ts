'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Whether the table is larger than its frame: only then is the frame a place to scroll, and a stop of the Tab key. Its
 * height counts only when the frame's is limited from outside; the limit that scrolling itself brings must not keep it.
 */
export function useOverflow(frame: RefObject<HTMLElement | null>, isLimited: boolean): boolean {
	const [isOverflowing, setOverflowing] = useState(false);
	useLayoutEffect(() => {
		const outside = frame.current;
		const inside = outside?.firstElementChild;
		if (!outside || !inside) return;
		const measure = () => {
			const table = inside.getBoundingClientRect();
			// The outer width, because a scroll bar takes from the inner one.
			const isWide = table.width > outside.offsetWidth + 1;
			setOverflowing(isWide || (isLimited && table.height > outside.clientHeight + 1));
		};
		const watcher = new ResizeObserver(measure);
		watcher.observe(outside);
		watcher.observe(inside);
		measure();
		return () => watcher.disconnect();
	}, [frame, isLimited]);
	return isOverflowing;
}
