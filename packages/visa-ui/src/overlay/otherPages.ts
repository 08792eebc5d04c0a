// For pages with iframes, and those rendered into one.
import type { RefObject } from 'react';

/** What react-aria doesn't make inert. */
export const isKept = 'data-react-aria-top-layer';

/**
 * Handles the presses outside a popover that Radix doesn't notice. In the document of an iframe rendered from another
 * window, it notices none. A press in an iframe of the page, or in the page around such an iframe, shows only as a loss
 * of focus; so the document also counts as left when someone switches to another app, as it does for the browser's own
 * lists.
 * @param leave called with how it was left; after 'blur', focus is in another document
 */
export function hearLeaving(
	anchor: Element,
	sheet: RefObject<Element | null>,
	leave: (how: 'press' | 'blur') => void,
	signal: AbortSignal,
): void {
	const page = anchor.ownerDocument;
	const view = page.defaultView;
	function onPress(event: Event) {
		// In a popover, or in a dialog opened from it; not in one around the control.
		const pressed = (event.composedPath()[0] as Element).closest(
			'[role="dialog"], [role="alertdialog"], [role="menu"]',
		);
		const isWithin = pressed && !pressed.contains(anchor);
		if (!isWithin && !event.composedPath().includes(anchor)) leave('press');
	}
	function onBlur() {
		const frame = page.activeElement?.closest('iframe');
		if (frame ? !sheet.current?.contains(frame) : page !== document) leave('blur');
	}
	if (page !== document) page.addEventListener('pointerdown', onPress, { signal });
	view?.addEventListener('blur', onBlur, { signal });
}

/** How many dialogs make it inert: one that closes before another opened from it leaves that one's in place. */
const holders = new WeakMap<HTMLElement, number>();

function hold(element: HTMLElement, more: 1 | -1) {
	const count = (holders.get(element) ?? 0) + more;
	holders.set(element, count);
	element.inert = count > 0;
}

/** Makes everything in a document inert except a dialog and what is above it, until it ends; then focus is restored. */
export function hideBehind(
	dialog: Element | null,
	page: Document,
	cameFrom: Element | null,
	signal: AbortSignal,
): void {
	left.get(page)?.abort();
	const behind = beside([dialog, ...page.querySelectorAll(`[${isKept}]`)], page.body);
	for (const element of behind) hold(element, 1);
	function giveBack() {
		const { activeElement, body } = page;
		if (activeElement === body || dialog?.contains(activeElement)) (cameFrom as HTMLElement | null)?.focus();
	}
	signal.addEventListener('abort', () => {
		for (const element of behind) hold(element, -1);
		if (page.hasFocus()) return giveBack();
		// Whoever has moved to the surrounding page keeps focus there, and finds it here on returning.
		const end = new AbortController();
		left.set(page, end);
		const view = page.defaultView;
		const back = () => {
			end.abort();
			giveBack();
		};
		view?.addEventListener('focus', back, { signal: end.signal });
		// react-aria asks before it moves focus to the iframe.
		const refuse = (event: Event) => event.preventDefault();
		view?.frameElement?.addEventListener('react-aria-focus-scope-restore', refuse, { signal: end.signal, once: true });
	});
}

/**
 * Documents of iframes that had lost focus when their dialog closed: until focus returns, or another dialog opens there.
 */
const left = new WeakMap<Document, AbortController>();

/** The elements of a subtree that neither are nor contain one of these. */
function beside(kept: readonly (Element | null)[], part: Element): HTMLElement[] {
	return ([...part.children] as HTMLElement[]).flatMap((child) => {
		if (kept.includes(child) || (child.inert && !holders.get(child))) return [];
		return kept.some((one) => child.contains(one)) ? beside(kept, child) : [child];
	});
}
