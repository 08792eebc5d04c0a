import type { AnyRouter } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { browserStorage, holdsWork } from 'visa-ui/machine';
import { meQuery, queryClient, session } from '../api';
import { SiteRoot } from '../SiteRoot';
import { language } from '../strings';
import { markAlive, whenAtRest } from './alive';
import { keepEarly } from './keepEarly';
import { fetchLetters } from './letters';
import { pressInOwnFrame } from './ownFrame';
import { knowSheets, type Rendered, readRendered, takeData } from './rendered';

/** For measurements: the site's own code is running, and the frame around the page is interactive. */
const OPENING = 'viza-opening';
const FRAMED = 'viza-framed';

/** Makes the page interactive: hydrates what the server has rendered for a visitor, and replaces anything else. */
export async function openSite(root: HTMLElement, router: AnyRouter): Promise<void> {
	const stopWatching = watchTravel();
	whenAtRest(fetchLetters);
	knowSheets();
	const rendered = readRendered();
	// Data in a language other than the page's are unusable: the choice was made elsewhere, or is refused here.
	const known = rendered?.language === language ? rendered : null;
	if (known) takeData(queryClient, known);
	if (known && isTakenOver(known)) {
		queryClient.setQueryData(meQuery.queryKey, null);
		const hearEarly = keepEarly(root, markAlive);
		performance.mark(OPENING);
		keepPlace(router);
		await router.load();
		// The router then builds the same tree as on the server.
		router.ssr = { manifest: undefined };
		const onAlive = () => {
			stopWatching();
			performance.mark(FRAMED);
			hearEarly();
		};
		// In small tasks: input meanwhile is kept, and the browser can paint in between.
		startTransition(() => {
			hydrateRoot(root, <SiteRoot router={router} onAlive={onAlive} />);
		});
	} else {
		const onAlive = () => {
			stopWatching();
			pressInOwnFrame(root, markAlive);
		};
		createRoot(root).render(<SiteRoot router={router} onAlive={onAlive} />);
	}
}

/** A signed-in user sees another page, and so does someone with a wizard in progress. [SUB-05] */
function isTakenOver({ path }: Rendered): boolean {
	if (path === null || session.read()) return false;
	return path !== '/application' || !holdsWork(browserStorage());
}

/**
 * A visitor who has already scrolled is reading: the router, which has no stored position, would jump to the top when the
 * page becomes interactive. If nobody has scrolled, it restores the position. From the next page on, the router behaves
 * as usual.
 */
function keepPlace(router: AnyRouter): void {
	const { scrollRestoration } = router.options;
	router.update({ scrollRestoration: () => window.scrollY === 0 });
	const stop = router.subscribe('onRendered', () => {
		stop();
		router.update({ scrollRestoration });
	});
}

/** Navigating back during startup isn't handled by anyone yet: the page at that URL is reloaded. */
function watchTravel(): () => void {
	const at = location.pathname + location.search;
	const begin = () => {
		// An anchor on this page isn't another page.
		if (location.pathname + location.search !== at) location.reload();
	};
	addEventListener('popstate', begin);
	return () => removeEventListener('popstate', begin);
}
