import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { loadSavedViews } from './loadSavedViews';
import { focusOpenView, type Naming, type ViewsProps, viewsOptions } from './viewNaming';
import { wasNamed } from './viewUnsent';

/** The naming in progress for a list, if any. [DSH-07] */
export function useNaming(list: ViewsProps['list']): Naming {
	const { data: views } = useQuery(viewsOptions(list.section));
	const [asked, setAsked] = useState<Naming['asked']>(null);
	const [isSaved, setSaved] = useState(false);
	const isAwaited = useRef(false);
	/**
	 * The list for which it is known whether a view was being named when the session ended; for another one the form
	 * closes.
	 */
	const [looked, setLooked] = useState<string | null>(null);
	if (looked !== null && looked !== list.path) {
		setLooked(null);
		setAsked(null);
	} else if (views && looked === null) {
		setLooked(list.path);
		const view = views.find((one) => wasNamed(list, one)) ?? null;
		if (view || wasNamed(list, null)) setAsked({ view });
	}
	const goOn = () => {
		if (!isSaved) return;
		isAwaited.current = !focusOpenView();
		// Until then the button stays enabled, so that it keeps the focus.
		if (!isAwaited.current) setSaved(false);
	};
	return {
		asked,
		ask: (view) => setAsked({ view }),
		close: () => setAsked(null),
		done: async () => {
			if (asked?.view === null) {
				// They are rendered before focus moves on to them.
				await loadSavedViews().catch(() => undefined);
				setSaved(true);
			}
			setAsked(null);
		},
		isSaved,
		goOn,
		shown: () => {
			if (isAwaited.current) goOn();
		},
	};
}
