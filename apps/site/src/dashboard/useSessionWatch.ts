import { useEffect } from 'react';
import { client } from '../api';
import { sessionEnd } from '../sessionEnd';

const EVERY_MS = 20_000;

/**
 * Checks now and then whether the session is still valid, and immediately when someone returns to the page: anyone who
 * was signed out or away for too long is told without a press, and what was visible is covered, and asks for nothing
 * more. The response is handled where every call's is. [DSH-17] [DSH-18]
 */
export function useSessionWatch(everyMs = EVERY_MS): void {
	useEffect(() => {
		const ask = () => {
			if (document.visibilityState === 'visible' && !sessionEnd.read()) void client.users.me().catch(() => undefined);
		};
		const speak = sessionEnd.hush();
		const timer = setInterval(ask, everyMs);
		document.addEventListener('visibilitychange', ask);
		return () => {
			speak();
			clearInterval(timer);
			document.removeEventListener('visibilitychange', ask);
		};
	}, [everyMs]);
}
