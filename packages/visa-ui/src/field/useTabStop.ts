import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps radio buttons reachable by Tab: react-aria makes the selected one their only stop, also if it is disabled or if
 * the value is none of theirs. The browser's own groups have another stop then.
 */
export function useTabStop(group: RefObject<Element | null>): void {
	const lent = useRef<HTMLInputElement | null>(null);
	useLayoutEffect(() => {
		const radios = [...(group.current?.querySelectorAll<HTMLInputElement>('input[type="radio"]:enabled') ?? [])];
		const isElsewhere = radios.some((radio) => radio !== lent.current && radio.tabIndex === 0);
		if (lent.current && (isElsewhere || lent.current.disabled)) {
			lent.current.tabIndex = -1;
			lent.current = null;
		}
		if (isElsewhere || lent.current?.isConnected) return;
		lent.current = radios[0] ?? null;
		if (lent.current) lent.current.tabIndex = 0;
	});
}
