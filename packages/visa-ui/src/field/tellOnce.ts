import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What came since the last turn: lines of fields, or null for a summary, which tells of all of them by taking the focus. */
let come: (HTMLElement | null)[] = [];

function tell(line: HTMLElement | null) {
	come.push(line);
	if (come.length > 1) return;
	queueMicrotask(() => {
		const isToldElsewhere = come.includes(null);
		for (const [place, one] of come.entries()) {
			if (isToldElsewhere || place > 0) one?.setAttribute('aria-live', 'off');
			else one?.removeAttribute('aria-live');
		}
		come = [];
	});
}

/**
 * A line that is an alert speaks of a fault that comes alone, as while somebody types. Of several at once, as after a
 * submit, the first one does, for a screen reader would say one over the other; and none where a summary takes the focus.
 */
export function useToldOnce(line: RefObject<HTMLElement | null>, message: string | undefined) {
	useLayoutEffect(() => {
		if (message && line.current) tell(line.current);
	}, [line, message]);
}

/**
 * A summary that is shown takes the focus once for each attempt, and tells of all the faults: one that comes back while
 * somebody types must not take the focus from them.
 * @param attempt counts the submits that failed; 0 before the first
 */
export function useTellsForAll(box: RefObject<HTMLElement | null>, isShown: boolean, attempt: number) {
	const told = useRef(0);
	useLayoutEffect(() => {
		if (!isShown || attempt === 0 || attempt === told.current) return;
		told.current = attempt;
		tell(null);
		box.current?.focus();
	}, [box, isShown, attempt]);
}
