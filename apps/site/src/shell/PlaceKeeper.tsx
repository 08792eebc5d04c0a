import { useElementScrollRestoration, useLocation, useRouter } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';

/** After this long, a visitor is reading the page at the current position. */
const PATIENCE_MS = 5000;
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * The router restores a scroll position when the page is first rendered. A page that is still loading is too short for
 * that: its top is shown, and the position once the page is long enough, unless its reader has moved meanwhile.
 */
export function PlaceKeeper() {
	const router = useRouter();
	// Another page has another position.
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
	// If the page is long enough, the router is there already; if the position differs, the reader has moved.
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
