import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The row that is focused first. */
export type MenuStart = 'first' | 'last';

/**
 * Focuses the first row immediately, whereas react-aria's `autoFocus` would miss a key pressed right after opening.
 * react-aria learns about it from the focus event.
 */
export function useFirstFocus(list: RefObject<HTMLElement | null>, startAt: MenuStart | undefined) {
	const begin = useRef(() => {
		if (!startAt) return;
		const rows = list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [];
		rows[startAt === 'last' ? rows.length - 1 : 0]?.focus({ preventScroll: true });
	});
	useLayoutEffect(() => begin.current(), []);
}
