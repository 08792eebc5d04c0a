import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What appeared since the last run: error lines, or null for a summary, which covers all of them by receiving focus. */
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
 * An error line with role alert announces a single error, e.g. while typing. Of several at once, as after submitting,
 * only the first one is announced, because a screen reader would interrupt one with the next; and none if a summary
 * receives focus.
 */
export function useToldOnce(line: RefObject<HTMLElement | null>, message: string | undefined) {
	useLayoutEffect(() => {
		if (message && line.current) tell(line.current);
	}, [line, message]);
}

/**
 * A visible summary receives focus once per attempt, and covers all errors: one that reappears while typing must not take
 * focus.
 * @param attempt counts failed submissions; 0 before the first
 */
export function useTellsForAll(box: RefObject<HTMLElement | null>, isShown: boolean, attempt: number) {
	const told = useRef(0);
	useLayoutEffect(() => {
		if (!isShown || attempt === 0 || attempt === told.current) return;
		told.current = attempt;
		tell(null);
		// Once React has finished: the field that is left then may render its value at once.
		queueMicrotask(() => box.current?.focus());
	}, [box, isShown, attempt]);
}
