'use client';

import { type RefObject, useEffect, useRef } from 'react';

/** A position in px. */
export interface Point {
	clientX: number;
	clientY: number;
}

/** The distance of two fingers, and the point between them. */
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
 * Handles two fingers on an element: by how much they moved apart since the last event, and how their centre moved.
 * Meanwhile the page neither zooms nor scrolls.
 * @returns whether two fingers are currently on it
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
