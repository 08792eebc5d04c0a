import { type RefObject, useLayoutEffect } from 'react';

/** What came since the last turn: lines of fields, or null for a summary, which tells of all of them by taking the focus. */
let come: (HTMLElement | null)[] = [];

function tell(line: HTMLElement | null) {
	come.push(line);
	if (come.length > 1) return;
	queueMicrotask(() => {
		const isToldElsewhere = come.length > 1;
		for (const one of come) {
			if (isToldElsewhere) one?.setAttribute('aria-live', 'off');
			else one?.removeAttribute('aria-live');
		}
		come = [];
	});
}

/**
 * A line that is an alert speaks of a fault that comes alone, as while somebody types. Of several at once, as after a
 * submit, none does: a screen reader would say one over the other, and again what takes the focus then.
 */
export function useToldOnce(line: RefObject<HTMLElement | null>, message: string | undefined) {
	useLayoutEffect(() => {
		if (message && line.current) tell(line.current);
	}, [line, message]);
}

/** With each of these attempts something takes the focus and tells of all the faults. */
export function useTellsForAll(attempt: number) {
	useLayoutEffect(() => {
		if (attempt > 0) tell(null);
	}, [attempt]);
}
