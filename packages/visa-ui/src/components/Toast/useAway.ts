import { type RefObject, useEffect, useState } from 'react';

/** Whether the page is in a tab or window that nobody sees. */
export function useAway(region: RefObject<Element | null>): boolean {
	const [isAway, setAway] = useState(false);
	useEffect(() => {
		const page = region.current?.ownerDocument;
		const look = () => setAway(Boolean(page?.hidden));
		look();
		page?.addEventListener('visibilitychange', look);
		return () => page?.removeEventListener('visibilitychange', look);
	}, [region]);
	return isAway;
}
