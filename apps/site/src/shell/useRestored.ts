import { useEffect } from 'react';

/**
 * Calls back when the browser shows the page again just as it was left, which its Back button may do: whatever it was
 * waiting for has gone by.
 */
export function useRestored(then: () => void): void {
	useEffect(() => {
		const restored = (event: PageTransitionEvent) => event.persisted && then();
		window.addEventListener('pageshow', restored);
		return () => window.removeEventListener('pageshow', restored);
	}, [then]);
}
