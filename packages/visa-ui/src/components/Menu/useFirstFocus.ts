import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The row at which the focus begins. */
export type MenuStart = 'first' | 'last';

/**
 * The row that has the focus first: at once, where react-aria's `autoFocus` lets a key go by that comes right after the
 * opening. react-aria hears of it by the focus.
 */
export function useFirstFocus(list: RefObject<HTMLElement | null>, startAt: MenuStart | undefined) {
	const begin = useRef(() => {
		if (!startAt) return;
		const rows = list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [];
		rows[startAt === 'last' ? rows.length - 1 : 0]?.focus({ preventScroll: true });
	});
	useLayoutEffect(() => begin.current(), []);
}
