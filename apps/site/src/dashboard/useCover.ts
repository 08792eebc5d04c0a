import { useLayoutEffect } from 'react';
import { keepFocus } from '../shell/keepFocus';

/**
 * Hides everything but the dialog that asks to sign in again, dialogs with a passport's picture too, while there is no
 * session: whoever was shut out reads nothing more of a traveller. What was typed stays in its fields. [DSH-17] [DSH-18]
 */
export function useCover(isCovered: boolean): void {
	useLayoutEffect(() => {
		if (!isCovered) return undefined;
		const { documentElement: root, activeElement } = document;
		root.dataset.covered = '';
		return () => {
			delete root.dataset.covered;
			// What is hidden loses the focus, perhaps before the dialog is there to give it back.
			keepFocus(() => (activeElement instanceof HTMLElement ? activeElement : null));
		};
	}, [isCovered]);
}
