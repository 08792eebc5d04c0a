'use client';

import { type ComponentType, lazy, useEffect, useReducer, useRef } from 'react';

/** A part of a component in a file of its own, for what opens only when it is wanted. */
export interface Part<Shown> {
	/** The part; null until it is loaded. */
	read: () => Shown | null;
	/** Loads it, also ahead; null if it can't be loaded. */
	load: () => Promise<Shown | null>;
}

/**
 * A part that `usePart` shows. A browser may remember a failed download until the page is reloaded, so none begins without
 * a network. React's `lazy` would remember it too, and replace the whole page by an error.
 */
export function partOf<Shown>(fetch: () => Promise<{ default: Shown }>): Part<Shown> {
	let shown: Shown | null = null;
	return {
		read: () => shown,
		load: async () => {
			if (shown || !navigator.onLine) return shown;
			shown = await fetch().then(
				(file) => file.default,
				() => null,
			);
			return shown;
		},
	};
}

/**
 * Loads a part when it is wanted.
 * @param onMissing called if it can't be loaded: whatever wanted it should stop, so that the next press tries again
 * @returns null until it is loaded
 */
export function usePart<Shown>(part: Part<Shown>, isWanted: boolean, onMissing: () => void): Shown | null {
	const [, draw] = useReducer((times: number) => times + 1, 0);
	const miss = useRef(onMissing);
	useEffect(() => {
		miss.current = onMissing;
	});
	const shown = part.read();
	useEffect(() => {
		if (!isWanted || shown) return undefined;
		let isOver = false;
		void part.load().then((loaded) => {
			if (isOver) return;
			if (loaded) draw();
			else miss.current();
		});
		return () => {
			isOver = true;
		};
	}, [part, isWanted, shown]);
	return shown;
}

/**
 * A part that a component shows by itself, inside a Suspense: it waits for a network, and if it can't be loaded, something
 * else takes its place instead of an error in place of the whole page.
 */
export function shownPart<Props>(
	fetch: () => Promise<{ default: ComponentType<Props> }>,
	Missing: ComponentType<Props>,
) {
	return lazy(async () => {
		if (typeof window !== 'undefined' && !navigator.onLine)
			await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
		return fetch().catch(() => ({ default: Missing }));
	});
}
