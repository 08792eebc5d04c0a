import { createContext, type RefObject, use } from 'react';

/** The element of the nearest dialog, which contains what opens from inside it; null for the page itself. */
export const OverlayContainerContext = createContext<HTMLElement | null>(null);

/** Where the page wants overlays to be rendered, e.g. an element with its own theme; null for the end of the page. */
export const PortalContext = createContext<HTMLElement | null>(null);

/**
 * Where an overlay opening now is rendered: in our nearest dialog, or in the page's own modal `dialog` that is above
 * everything else; behind it nothing would be visible or usable.
 */
export function useOverlayContainer(isOpen: boolean, anchor: RefObject<Element | null>): HTMLElement | null {
	const nearest = use(OverlayContainerContext);
	const wanted = use(PortalContext);
	if (!isOpen) return nearest ?? wanted;
	const modal = modalOfPage(anchor.current);
	// One opened from within our dialog is above it.
	const inside = (modal && !modal.contains(nearest) ? modal : nearest) ?? wanted;
	const page = anchor.current?.ownerDocument;
	// In its own document it is rendered by default, and not before hydration.
	return inside ?? (page && page !== document ? page.body : null);
}

/** The document that contains an element, which may be an iframe's; without an element that of the script, if any. */
export const pageOf = (element: Element | null | undefined): Document | undefined =>
	element?.ownerDocument ?? globalThis.document;

/**
 * The page's topmost modal `dialog`, if any: nothing behind it can be focused. A hidden one is closing, and its content
 * would disappear with it. @param element any element of the page
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
		// A DOM without a top layer doesn't know the selector.
		return false;
	}
}
