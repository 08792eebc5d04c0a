import { useElementScrollRestoration, useLocation, useRouter } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';

/** Whoever has had a page before them for so long reads it where they are. */
const PATIENCE_MS = 5000;
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * The router goes back to a place as soon as the page stands for the first time. One that still waits is too short for it:
 * then its top is shown, and the place once the page reaches so far, unless its reader has moved meanwhile.
 */
export function PlaceKeeper() {
	const router = useRouter();
	// Another page has another place.
	useLocation();
	const left = useElementScrollRestoration({ getElement: () => window })?.scrollY ?? 0;
	const place = useRef(left);
	useLayoutEffect(() => {
		place.current = left;
	}, [left]);
	useLayoutEffect(() => {
		let stop = () => {};
		const unsubscribe = router.subscribe('onRendered', () => {
			stop();
			stop = awaitPlace(place.current);
		});
		return () => {
			unsubscribe();
			stop();
		};
	}, [router]);
	return null;
}

function awaitPlace(place: number): () => void {
	const page = document.documentElement;
	const reach = () => page.scrollHeight - window.innerHeight;
	// Where the page is long enough, the router is there already; whoever is elsewhere has gone there.
	if (place <= reach() || window.scrollY < reach() - 1) return () => {};
	const over = new AbortController();
	const stop = () => over.abort();
	const watch = new ResizeObserver(() => {
		if (reach() < place) return;
		stop();
		window.scrollTo(0, place);
	});
	const patience = setTimeout(stop, PATIENCE_MS);
	over.signal.addEventListener('abort', () => {
		watch.disconnect();
		clearTimeout(patience);
	});
	for (const move of ownMoves) window.addEventListener(move, stop, { passive: true, signal: over.signal });
	window.scrollTo(0, 0);
	watch.observe(page);
	return stop;
}
