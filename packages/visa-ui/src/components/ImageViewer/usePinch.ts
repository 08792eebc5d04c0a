'use client';

import { type RefObject, useEffect, useRef } from 'react';

/** A place in px. */
export interface Point {
	clientX: number;
	clientY: number;
}

/** How far two fingers are apart, and what lies in the middle of them. */
export function between([one, other]: readonly [Point, Point]): Point & { apart: number } {
	return {
		clientX: (one.clientX + other.clientX) / 2,
		clientY: (one.clientY + other.clientY) / 2,
		apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
	};
}

const two = ({ touches }: TouchEvent): [Point, Point] | null => {
	const [one, other] = touches;
	return one && other ? [one, other] : null;
};

/**
 * Hears two fingers on an element: by how much they went apart since the last time, and from where to where their
 * middle went. While they are on it, the page below neither zooms nor scrolls.
 * @returns whether two fingers are on it now
 */
export function usePinch(
	frame: RefObject<HTMLElement | null>,
	onPinch: (by: number, from: Point, to: Point) => void,
): RefObject<boolean> {
	const isPinching = useRef(false);
	const latest = useRef(onPinch);
	useEffect(() => {
		latest.current = onPinch;
	});
	useEffect(() => {
		const element = frame.current;
		if (!element) return;
		let last: ReturnType<typeof between> | null = null;
		const onTouch = (event: TouchEvent) => {
			const fingers = two(event);
			isPinching.current = fingers !== null;
			if (!fingers) {
				last = null;
				return;
			}
			if (event.cancelable) event.preventDefault();
			const now = between(fingers);
			if (last && last.apart > 0) latest.current(now.apart / last.apart, last, now);
			last = now;
		};
		const kinds = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;
		for (const kind of kinds) element.addEventListener(kind, onTouch, { passive: false });
		return () => {
			for (const kind of kinds) element.removeEventListener(kind, onTouch);
		};
	}, [frame]);
	return isPinching;
}
