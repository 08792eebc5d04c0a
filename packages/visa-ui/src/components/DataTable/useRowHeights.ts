'use client';

import { type RefObject, useCallback, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { mediaQuery } from '../../root/platform';
import { breakpoints } from '../../theme/tokens';

/** `media.phone`. */
const phone = `(max-width: ${breakpoints.tablet / 16 - 0.001}em)`;

/** In rem, as in the style sheet: a card of a few lines, or a row with its border. */
const heights = { card: 12.5, compact: 2.0625, comfortable: 3.5625 };

/**
 * The estimated height of rows and the gap between them, in px; they are measured afterwards.
 * @param body where they are rendered: the window is its own, which may be an iframe's
 */
export function useRowHeights(isCompact: boolean, body: RefObject<Element | null>): { height: number; gap: number } {
	const [view, setView] = useState<Window>(window);
	useLayoutEffect(() => setView(body.current?.ownerDocument.defaultView ?? window), [body]);
	const subscribe = useCallback(
		(tell: () => void) => {
			const query = mediaQuery(phone, view);
			query.addEventListener('change', tell);
			return () => query.removeEventListener('change', tell);
		},
		[view],
	);
	const isPhone = useSyncExternalStore(
		subscribe,
		() => mediaQuery(phone, view).matches,
		() => false,
	);
	const rem = Number.parseFloat(getComputedStyle(view.document.documentElement).fontSize);
	if (isPhone) return { height: heights.card * rem, gap: 0.75 * rem };
	return { height: heights[isCompact ? 'compact' : 'comfortable'] * rem, gap: 0 };
}
