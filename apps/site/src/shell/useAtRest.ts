import { useEffect, useState } from 'react';
import { whenAtRest } from '../opening/alive';

/** Whether the page rests by now: what its first view does not show, and it will want, is asked for from then on. */
export function useAtRest(): boolean {
	const [isAtRest, setAtRest] = useState(false);
	useEffect(() => whenAtRest(() => setAtRest(true)), []);
	return isAtRest;
}
