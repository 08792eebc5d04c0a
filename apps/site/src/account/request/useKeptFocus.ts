import { type FocusEvent, useEffect, useRef } from 'react';
import { keepFocus } from '../../shell/keepFocus';

/**
 * Keeps focus on a page that changes by itself: if the focused element disappears with a change (the sent form, the
 * pressed button), the first heading that accepts focus receives it. A reader elsewhere isn't disturbed. [ACC-03]
 * @param moment what the page's appearance depends on
 */
export function useKeptFocus(moment: string) {
	const root = useRef<HTMLDivElement>(null);
	const last = useRef<Element | null>(null);
	const shown = useRef(moment);
	useEffect(() => {
		if (shown.current === moment) return;
		shown.current = moment;
		if (!last.current || last.current.isConnected) return;
		keepFocus(() => root.current?.querySelector<HTMLElement>('h2[tabindex]'));
	}, [moment]);
	return {
		ref: root,
		// This includes the dialog opened from here: React's events bubble through it.
		onFocus: ({ target }: FocusEvent) => {
			last.current = target;
		},
	};
}
