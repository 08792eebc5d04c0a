import type { AnyRouter } from '@tanstack/react-router';
import { strings } from '../strings/az';

/** Every route's own document title, also on a not-found page. [RTE-10] */
export function watchTitle(router: AnyRouter): void {
	const show = () => {
		const { matches } = router.state;
		const isMissing = matches.some(
			(match) => match.status === 'notFound' || ('globalNotFound' in match && match.globalNotFound === true),
		);
		const title = isMissing
			? strings.titles.notFound
			: matches.map((match) => match.staticData.title).findLast((name) => name !== undefined);
		document.title = title ? `${title} · ${strings.brand}` : strings.brand;
	};
	router.subscribe('onResolved', show);
	router.subscribe('onBeforeLoad', ({ pathChanged }) => {
		if (pathChanged) show();
	});
}
