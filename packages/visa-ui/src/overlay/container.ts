import { createContext, use } from 'react';

/** The element of the nearest dialog, into which what opens from inside it is put; null means the page itself. */
export const OverlayContainerContext = createContext<HTMLElement | null>(null);

/** Where the page wants what opens to be put, e.g. an element with a theme of its own; null leaves it to the page's end. */
export const PortalContext = createContext<HTMLElement | null>(null);

/**
 * Where what opens now is put: into the nearest dialog of ours, or into the page's own modal `dialog` that lies above all
 * else; behind it nothing could be seen or pressed.
 */
export function useOverlayContainer(isOpen: boolean): HTMLElement | null {
	const nearest = use(OverlayContainerContext);
	const wanted = use(PortalContext);
	const modal = isOpen ? modalOfPage() : null;
	// One that was opened from within a dialog of ours lies above it.
	return (modal && !modal.contains(nearest) ? modal : nearest) ?? wanted;
}

/** The page's own modal `dialog` above all others, if any: what lies behind it can't have the focus. */
export function modalOfPage(): HTMLElement | null {
	if (typeof document === 'undefined') return null;
	const open = [...document.querySelectorAll('dialog[open]')].filter(isModal);
	return open.findLast((one) => one.contains(document.activeElement)) ?? open.at(-1) ?? null;
}

function isModal(dialog: Element): dialog is HTMLElement {
	try {
		return dialog.matches(':modal');
	} catch {
		// A DOM without a top layer does not know the word.
		return false;
	}
}
