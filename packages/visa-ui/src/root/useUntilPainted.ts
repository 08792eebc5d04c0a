import { useEffect, useState } from 'react';
import { afterPaint } from './afterPaint';

/**
 * The current value; and, after a change, the previous one until the new has been painted. Removing what is no longer
 * visible can take longer than rendering the new: it waits, so that a press gets its feedback first.
 * @returns `shown`, or the previous value
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
