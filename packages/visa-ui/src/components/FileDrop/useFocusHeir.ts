import { useEffect, useRef } from 'react';

/**
 * Keeps the focus in a field when the button that has it is replaced by another, or goes: it would be nowhere.
 * @param state what decides which buttons there are
 * @param heir who gets the focus
 * @returns handlers for the element around the buttons
 */
export function useFocusHeir(state: unknown, heir: () => HTMLElement | null | undefined) {
	const isHeld = useRef(false);
	const find = useRef(heir);
	find.current = heir;
	// biome-ignore lint/correctness/useExhaustiveDependencies: looked after when the buttons change
	useEffect(() => {
		// React doesn't report that an element loses the focus by being removed.
		const next = isHeld.current ? find.current() : null;
		if (!next || next.ownerDocument.activeElement !== next.ownerDocument.body) return;
		isHeld.current = false;
		next.focus();
	}, [state]);
	return {
		onFocus: () => {
			isHeld.current = true;
		},
		onBlur: () => {
			isHeld.current = false;
		},
	};
}
