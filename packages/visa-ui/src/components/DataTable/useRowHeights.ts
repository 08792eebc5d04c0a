'use client';

import { type RefObject, useCallback, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { mediaQuery } from '../../root/platform';
import { breakpoints } from '../../theme/tokens';

const phone = `(max-width: ${breakpoints.tablet - 1}px)`;

/** In rem, as the style sheet has them: a card of a few lines, or a row with its line below. */
const heights = { card: 12.5, compact: 2.0625, comfortable: 3.5625 };

/**
 * How high the rows will be and what stands between them, in px: near enough to begin with, for they are measured.
 * @param body where they stand: the window is its own, which may be a frame's
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
