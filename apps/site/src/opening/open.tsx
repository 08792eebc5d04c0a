import type { AnyRouter } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { browserStorage, holdsWork } from 'visa-ui/machine';
import { meQuery, queryClient, session } from '../api';
import { SiteRoot } from '../SiteRoot';
import { language } from '../strings';
import { markAlive } from './alive';
import { keepEarly } from './early';
import { knowSheets, type Rendered, readRendered, takeData } from './rendered';

/** For whoever measures: the site's own code runs; what stands around the page is alive. */
const OPENING = 'viza-opening';
const FRAMED = 'viza-framed';

/**
 * Brings the page to life: takes over what the server has rendered for a visitor, and shows itself in the place of
 * everything else.
 */
export async function openSite(root: HTMLElement, router: AnyRouter): Promise<void> {
	const stopWatching = watchTravel();
	knowSheets();
	const rendered = readRendered();
	// Words in another language than the page's are none of it: the choice was made elsewhere, or is refused here.
	const known = rendered?.language === language ? rendered : null;
	if (known) takeData(queryClient, known);
	if (known && isTakenOver(known)) {
		queryClient.setQueryData(meQuery.queryKey, null);
		const hearEarly = keepEarly(root, markAlive);
		performance.mark(OPENING);
		keepPlace(router);
		await router.load();
		// The router then builds the tree that it builds at the server.
		router.ssr = { manifest: undefined };
		const onAlive = () => {
			stopWatching();
			performance.mark(FRAMED);
			hearEarly();
		};
		// In small tasks: what is pressed meanwhile is kept, and the browser can paint between them.
		startTransition(() => {
			hydrateRoot(root, <SiteRoot router={router} onAlive={onAlive} />);
		});
	} else {
		window.early?.end();
		const onAlive = () => {
			stopWatching();
			markAlive();
		};
		createRoot(root).render(<SiteRoot router={router} onAlive={onAlive} />);
	}
}

/** Whoever is signed in sees another page, and so does whoever has a wizard's work to go on with. [SUB-05] */
function isTakenOver({ path }: Rendered): boolean {
	if (path === null || session.read()) return false;
	return path !== '/application' || !holdsWork(browserStorage());
}

/**
 * Whoever has scrolled already is reading: the router, which finds no place of theirs that it remembers, would lead to the
 * top as the page comes to life. Where nobody has, it goes back to that place. From the next page on all is as the router has it.
 */
function keepPlace(router: AnyRouter): void {
	const { scrollRestoration } = router.options;
	router.update({ scrollRestoration: () => window.scrollY === 0 });
	const stop = router.subscribe('onRendered', () => {
		stop();
		router.update({ scrollRestoration });
	});
}

/** Whoever goes back while the page is on its way is nobody's yet: the page of that address begins anew. */
function watchTravel(): () => void {
	const at = location.pathname + location.search;
	const begin = () => {
		// A place on this page is no other page.
		if (location.pathname + location.search !== at) location.reload();
	};
	addEventListener('popstate', begin);
	return () => removeEventListener('popstate', begin);
}
