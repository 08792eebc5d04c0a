import type { AnyRouter } from '@tanstack/react-router';
import { strings } from '../strings/az';

/** Names the document: what is shown, then the product. [RTE-10] */
export function setTitle(title: string): void {
	document.title = `${title} · ${strings.brand}`;
}

/** Every route's own document title; the not-found page, which no route leads to, names itself. */
export function watchTitle(router: AnyRouter): void {
	const show = () => {
		const title = router.state.matches.map((match) => match.staticData.title).findLast((name) => name !== undefined);
		if (title) setTitle(title);
	};
	router.subscribe('onResolved', show);
	router.subscribe('onBeforeLoad', ({ pathChanged }) => {
		if (pathChanged) show();
	});
}
