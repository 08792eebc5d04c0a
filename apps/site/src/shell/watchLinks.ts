import type { AnyRouter } from '@tanstack/react-router';

/** Passing over a link isn't intent. */
const INTENT_MS = 60;

/**
 * The page of this site that a link leads to; null for another window, a file, an anchor on this page or another site.
 */
function pageOf(target: EventTarget | null): URL | null {
	const link = target instanceof Element ? target.closest('a') : null;
	if (!link?.href || link.target || link.download) return null;
	const url = new URL(link.href);
	const isHere = url.pathname === location.pathname && url.search === location.search;
	return url.origin === location.origin && !isHere ? url : null;
}

/** Preloads the page of a link that is pointed at or focused, so that it is ready when the link is pressed. */
export function watchLinks(router: AnyRouter): void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const look = ({ target }: Event) => {
		clearTimeout(timer);
		const url = pageOf(target);
		if (!url) return;
		timer = setTimeout(() => {
			const search = router.options.parseSearch?.(url.search) ?? {};
			// A page that can't be loaded says so when it is opened.
			void router.preloadRoute({ to: url.pathname, search }).catch(() => undefined);
		}, INTENT_MS);
	};
	document.addEventListener('pointerover', look, { passive: true });
	document.addEventListener('focusin', look);
}
