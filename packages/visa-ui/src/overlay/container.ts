import { createContext, type RefObject, use } from 'react';

/** The element of the nearest dialog, into which what opens from inside it is put; null means the page itself. */
export const OverlayContainerContext = createContext<HTMLElement | null>(null);

/** Where the page wants what opens to be put, e.g. an element with a theme of its own; null leaves it to the page's end. */
export const PortalContext = createContext<HTMLElement | null>(null);

/**
 * Where what opens now is put: into the nearest dialog of ours, or into the page's own modal `dialog` that lies above all
 * else; behind it nothing could be seen or pressed.
 */
export function useOverlayContainer(isOpen: boolean, anchor: RefObject<Element | null>): HTMLElement | null {
	const nearest = use(OverlayContainerContext);
	const wanted = use(PortalContext);
	if (!isOpen) return nearest ?? wanted;
	const modal = modalOfPage(anchor.current);
	// One that was opened from within a dialog of ours lies above it.
	const inside = (modal && !modal.contains(nearest) ? modal : nearest) ?? wanted;
	const page = anchor.current?.ownerDocument;
	// Into its own page it is put by itself, and not before the page is alive.
	return inside ?? (page && page !== document ? page.body : null);
}

/** The page that an element stands in, which may be a frame's; of no element the one that the script runs in, if any. */
export const pageOf = (element: Element | null | undefined): Document | undefined =>
	element?.ownerDocument ?? globalThis.document;

/**
 * The page's own modal `dialog` above all others, if any: what lies behind it can't have the focus. One that is hidden is on its
 * way out, and what were put into it would go with it. @param element any of the page
 */
export function modalOfPage(element?: Element | null): HTMLElement | null {
	const page = pageOf(element);
	const open = [...(page?.querySelectorAll('dialog[open]:not([hidden])') ?? [])].filter(isModal);
	return open.findLast((one) => one.contains(page?.activeElement ?? null)) ?? open.at(-1) ?? null;
}

function isModal(dialog: Element): dialog is HTMLElement {
	try {
		return dialog.matches(':modal');
	} catch {
		// A DOM without a top layer does not know the word.
		return false;
	}
}
