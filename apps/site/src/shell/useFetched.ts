import { useEffect, useState } from 'react';
import { whenAtRest } from '../opening/alive';

/**
 * A part of the page that its first view does not show: fetched once the page rests, and at once when it is wanted.
 * @param load the same function each time
 * @param onLost hears that what was wanted did not arrive
 * @returns null until it is there
 */
export function useFetched<Part>(
	load: () => Promise<Part>,
	isWanted: boolean,
	onLost: (error: unknown) => void,
): Part | null {
	const [fetched, setFetched] = useState<{ part: Part } | null>(null);
	const [lost, setLost] = useState<{ error: unknown } | null>(null);
	useEffect(() => {
		if (fetched) return undefined;
		const ask = () =>
			load().then(
				(part) => setFetched({ part }),
				(error) => setLost({ error }),
			);
		if (!isWanted) return whenAtRest(ask);
		void ask();
		return undefined;
	}, [load, fetched, isWanted]);
	// What was fetched ahead in vain is asked for again when it is wanted.
	useEffect(() => {
		if (!lost) return;
		setLost(null);
		if (isWanted) onLost(lost.error);
	}, [lost, isWanted, onLost]);
	return fetched?.part ?? null;
}
