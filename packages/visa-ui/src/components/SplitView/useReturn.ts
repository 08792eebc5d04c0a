'use client';

import { useEffect, useRef } from 'react';

/**
 * Remembers where in a list focus was, and restores it when what was opened from there disappears with focus.
 * @returns a ref for the list
 */
export function useReturn<E extends HTMLElement>(isOpen: boolean) {
	const list = useRef<E>(null);
	const from = useRef<HTMLElement | null>(null);
	useEffect(() => {
		const element = list.current;
		const remember = (event: FocusEvent) => {
			from.current = event.target as HTMLElement;
		};
		element?.addEventListener('focusin', remember);
		return () => element?.removeEventListener('focusin', remember);
	}, []);
	useEffect(() => {
		if (!isOpen) return;
		return () => {
			// The focused element in the details has been removed by now, and the list is visible again.
			const { activeElement, body } = from.current?.ownerDocument ?? document;
			const isLost = activeElement === body || activeElement === null;
			if (isLost && from.current?.isConnected) from.current.focus();
		};
	}, [isOpen]);
	return list;
}
