import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { View } from 'visa-sdk/contract';
import { queries } from '../../api';
import { loadSavedViews } from './loadSavedViews';
import { focusOpenView, type ViewsProps } from './viewNaming';
import { wasNamed } from './viewUnsent';

/** Of a list, the view that is being given a name; its form stands once, wherever it was asked for. */
export interface Naming {
	/** null: none. */
	asked: { view: View | null } | null;
	/** Asks for the name of a view; null for what the list shows now. */
	ask: (view: View | null) => void;
	close: () => void;
	/** It has its name. */
	done: () => Promise<void>;
	/** A new one has been saved and the dialog gives the focus back. */
	isSaved: boolean;
	/** The focus is back at the button: it goes on to the view that was saved. */
	goOn: () => void;
}

/** What is being named of a list: as a rule nothing. [DSH-07] */
export function useNaming(list: ViewsProps['list']): Naming {
	const { data: views } = useQuery(queries.views(list.section));
	const [asked, setAsked] = useState<Naming['asked']>(null);
	const [isSaved, setSaved] = useState(false);
	/** The list of which it is known what was being named when the session ended; with another one the form goes. */
	const [looked, setLooked] = useState<string | null>(null);
	if (looked !== null && looked !== list.path) {
		setLooked(null);
		setAsked(null);
	} else if (views && looked === null) {
		setLooked(list.path);
		const view = views.find((one) => wasNamed(list, one)) ?? null;
		if (view || wasNamed(list, null)) setAsked({ view });
	}
	return {
		asked,
		ask: (view) => setAsked({ view }),
		close: () => setAsked(null),
		done: async () => {
			if (asked?.view === null) {
				// They stand before the focus goes on to them.
				await loadSavedViews().catch(() => undefined);
				setSaved(true);
			}
			setAsked(null);
		},
		isSaved,
		goOn: () => {
			if (!isSaved) return;
			setSaved(false);
			focusOpenView();
		},
	};
}
