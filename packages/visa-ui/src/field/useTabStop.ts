import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps radio buttons reachable by Tab: react-aria makes the selected one their only stop, also if it is disabled or if
 * the value is none of theirs. Which of a group is the stop browsers know by themselves, as long as each could be.
 */
export function useTabStop(group: RefObject<Element | null>): void {
	useLayoutEffect(() => {
		for (const radio of group.current?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? [])
			radio.tabIndex = 0;
	});
}
