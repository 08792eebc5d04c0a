'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether the table is wider than its frame: only then is the frame a place to scroll, and a stop of the Tab key. */
export function useOverflow(frame: RefObject<HTMLElement | null>): boolean {
	const [isOverflowing, setOverflowing] = useState(false);
	useLayoutEffect(() => {
		const outside = frame.current;
		const inside = outside?.firstElementChild;
		if (!outside || !inside) return;
		const measure = () =>
			setOverflowing(
				inside.getBoundingClientRect().width > outside.clientWidth + 1 ||
					inside.getBoundingClientRect().height > outside.clientHeight + 1,
			);
		const watcher = new ResizeObserver(measure);
		watcher.observe(outside);
		watcher.observe(inside);
		measure();
		return () => watcher.disconnect();
	}, [frame]);
	return isOverflowing;
}
