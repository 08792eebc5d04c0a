'use client';

import { type ComponentType, createElement, lazy, useEffect, useReducer, useRef, useState } from 'react';

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
 * else takes its place instead of an error in place of the whole page. Shown anew, it is asked for again.
 */
export function shownPart<Props extends object>(
	fetch: () => Promise<{ default: ComponentType<Props> }>,
	Missing: ComponentType<Props>,
): ComponentType<Props> {
	/** What `lazy` has loaded it remembers, be it the part or what stands in for it. */
	const ask = () => {
		const asked: ComponentType<Props> = lazy(async () => {
			if (typeof window !== 'undefined' && !navigator.onLine)
				await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
			return fetch().catch(() => ({
				default: (props: Props) => createElement(StandIn<Props>, { Missing, props, onGone }),
			}));
		});
		const onGone = () => {
			if (latest === asked) latest = ask();
		};
		return asked;
	};
	let latest = ask();
	return (props) => createElement(Asked<Props>, { latest, props });
}

interface OfPart<Props> {
	props: Props;
}

/** The part that was asked for last when this was first rendered. */
function Asked<Props extends object>({ latest, props }: OfPart<Props> & { latest: ComponentType<Props> }) {
	const [{ Part }] = useState({ Part: latest });
	return createElement(Part, props);
}

/** In the place of a part: only when it goes may the part be asked for again, or it would be over and over. */
function StandIn<Props extends object>({
	Missing,
	props,
	onGone,
}: OfPart<Props> & { Missing: ComponentType<Props>; onGone: () => void }) {
	useEffect(() => onGone, [onGone]);
	return createElement(Missing, props);
}
