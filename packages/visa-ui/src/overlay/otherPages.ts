// What is wanted of pages with frames, and of those that are drawn in one.
import type { RefObject } from 'react';

/** What react-aria leaves within reach. */
export const isKept = 'data-react-aria-top-layer';

/**
 * Hears the presses beside a sheet that Radix does not. In the page of a frame that another window draws into, it takes
 * none for one. A press in a frame of the page, or in the page around such a frame, is heard only as the loss of the focus; so
 * the frame counts as left where somebody goes to another app too, as it does for lists of the browser's own.
 * @param leave told how it was left; after 'blur' the focus is another page's
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
		// In a sheet, or in a dialog that it opened; not in one around the control.
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

/** How many dialogs hold it out of reach: one that closes before another opened from it leaves that one its own. */
const holders = new WeakMap<HTMLElement, number>();

function hold(element: HTMLElement, more: 1 | -1) {
	const count = (holders.get(element) ?? 0) + more;
	holders.set(element, count);
	element.inert = count > 0;
}

/** Takes all of a page out of reach but a dialog, and what stands above it, until the end; then the focus goes back. */
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
		// Who has gone to the page around keeps the focus there, and finds it here on coming back.
		const end = new AbortController();
		left.set(page, end);
		const view = page.defaultView;
		const back = () => {
			end.abort();
			giveBack();
		};
		view?.addEventListener('focus', back, { signal: end.signal });
		// react-aria asks before it leads to the frame.
		const refuse = (event: Event) => event.preventDefault();
		view?.frameElement?.addEventListener('react-aria-focus-scope-restore', refuse, { signal: end.signal, once: true });
	});
}

/** Pages of frames that the focus had left when their dialog closed: until it comes back, or another dialog opens there. */
const left = new WeakMap<Document, AbortController>();

/** What of a part of the page neither is one of these elements nor around one. */
function beside(kept: readonly (Element | null)[], part: Element): HTMLElement[] {
	return ([...part.children] as HTMLElement[]).flatMap((child) => {
		if (kept.includes(child) || (child.inert && !holders.get(child))) return [];
		return kept.some((one) => child.contains(one)) ? beside(kept, child) : [child];
	});
}
