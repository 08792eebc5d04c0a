import type { AnyRouter } from '@tanstack/react-router';
import { strings } from '../strings';

const documentTitle = (title: string) => `${title} · ${strings.brand}`;

/** Names the document: what is shown, then the product. [RTE-10] */
export function setTitle(title: string): void {
	document.title = documentTitle(title);
}

const shownTitle = (router: AnyRouter): string | undefined =>
	router.state.matches.map((match) => match.staticData.title).findLast((name) => name !== undefined);

/** The document's title at the address that a router has loaded. */
export function titleOf(router: AnyRouter): string {
	const title = shownTitle(router);
	return title ? documentTitle(title) : strings.brand;
}

/** The address that the browser hands on when the page is shared: the one that is open. The server wrote the first. */
function showCanonical(pathname: string): void {
	const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
	if (link) link.href = new URL(pathname, link.href).href;
}

/** Every route's own document title; the not-found page, which no route leads to, names itself. */
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
