import { useEffect, useState } from 'react';
import { whenAtRest } from '../opening/alive';

/** Whether the page is idle by now: what its first view doesn't show, and will need, is requested from then on. */
export function useAtRest(): boolean {
	const [isAtRest, setAtRest] = useState(false);
	useEffect(() => whenAtRest(() => setAtRest(true)), []);
	return isAtRest;
}
