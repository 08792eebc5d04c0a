import { useEffect, useState } from 'react';
import { afterPaint } from './afterPaint';

/**
 * What is shown; and, once something else is to be shown, what was shown before until the new has been painted. To take away
 * what is seen no longer can take longer than to draw what is: it waits, so that a press is answered first.
 * @returns the same as `shown`, or what was shown before it
 */
export function useUntilPainted<Value>(shown: Value): Value {
	const [kept, keep] = useState(shown);
	useEffect(() => {
		if (Object.is(kept, shown)) return undefined;
		let isWanted = true;
		void afterPaint().then(() => isWanted && keep(() => shown));
		return () => {
			isWanted = false;
		};
	}, [kept, shown]);
	return kept;
}
