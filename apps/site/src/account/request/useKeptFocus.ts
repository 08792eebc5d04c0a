import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Follows the focus on a page that changes by itself: when what had it has gone with the change (the form that was sent,
 * the button that was pressed), the first heading that takes it gets it. A reader elsewhere is left alone. [ACC-03]
 * @param moment what the page looks like depends on it
 */
export function useKeptFocus(moment: string) {
	const root = useRef<HTMLDivElement>(null);
	const last = useRef<Element | null>(null);
	const shown = useRef(moment);
	useEffect(() => {
		if (shown.current === moment) return;
		shown.current = moment;
		if (!last.current || last.current.isConnected) return;
		// A dialog that went as well lets the page be reached only after this.
		const frame = requestAnimationFrame(() => {
			if (document.activeElement === document.body) root.current?.querySelector<HTMLElement>('h2[tabindex]')?.focus();
		});
		return () => cancelAnimationFrame(frame);
	}, [moment]);
	return {
		ref: root,
		// Also of the dialog that was opened from here: React's events rise through it.
		onFocus: ({ target }: FocusEvent) => {
			last.current = target;
		},
	};
}
