import type { AnyRouter } from '@tanstack/react-router';
import { strings } from '../strings';

const documentTitle = (title: string) => `${title} · ${strings.brand}`;

/** Sets the document title: what is shown, then the product. [RTE-10] */
export function setTitle(title: string): void {
	document.title = documentTitle(title);
}

const shownTitle = (router: AnyRouter): string | undefined =>
	router.state.matches.map((match) => match.staticData.title).findLast((name) => name !== undefined);

/** The document title at the URL that a router has loaded. */
export function titleOf(router: AnyRouter): string {
	const title = shownTitle(router);
	return title ? documentTitle(title) : strings.brand;
}

/** The URL that the browser shares: that of the open page. The server wrote the first one. */
function showCanonical(pathname: string): void {
	const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
	if (link) link.href = new URL(pathname, link.href).href;
}

/** Each route has its own document title; the not-found page, which has no route, sets its own. */
export function watchTitle(router: AnyRouter): void {
	const show = () => {
		const title = shownTitle(router);
		if (title) setTitle(title);
	};
	router.subscribe('onResolved', show);
	router.subscribe('onResolved', ({ toLocation }) => showCanonical(toLocation.pathname));
	router.subscribe('onBeforeLoad', ({ pathChanged }) => {
		if (pathChanged) show();
	});
}
