import { useEffect } from 'react';
import { client } from '../api';
import { sessionEnd } from '../sessionEnd';

const EVERY_MS = 20_000;

/**
 * Asks now and then whether the session still stands, and at once when somebody comes back to the page: who was shut out,
 * or away for too long, is told without a press, and what was in sight is covered. The answer is heard where every call
 * is. [DSH-17] [DSH-18]
 */
export function useSessionWatch(everyMs = EVERY_MS): void {
	useEffect(() => {
		const ask = () => {
			if (document.visibilityState === 'visible' && !sessionEnd.read()) void client.users.me().catch(() => undefined);
		};
		const timer = setInterval(ask, everyMs);
		document.addEventListener('visibilitychange', ask);
		return () => {
			clearInterval(timer);
			document.removeEventListener('visibilitychange', ask);
		};
	}, [everyMs]);
}
