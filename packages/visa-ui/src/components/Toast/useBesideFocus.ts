import { type RefObject, useEffect } from 'react';
import { afterPaint } from '../../root/afterPaint';
import { watchSizes } from '../../root/platform';

/** At the other edge of the window than usual (`Toast.css.ts`). */
const ASIDE = 'data-aside';
/** Higher than half of the window: its text scrolls, so that the other half stays free. */
const TALL = 'data-tall';

/** How much of one box lies over another, in square pixels. */
function overlap(one: DOMRect, other: DOMRect): number {
	const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
	const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
	return Math.max(0, width) * Math.max(0, height);
}

/** What keys have the focus on; a heading that has it only to be read isn't meant. */
function focusOf(region: HTMLElement): Element | null {
	const active = (region.getRootNode() as Document | ShadowRoot).activeElement as HTMLElement | null;
	const isMet = active && active.tabIndex >= 0 && active.matches(':focus-visible');
	return isMet && !region.contains(active) ? active : null;
}

/** Moves the toasts to the other edge if they cover less of the focus there. */
function clear(region: HTMLElement): void {
	const focused = focusOf(region);
	if (!focused) return;
	const covered = () => overlap(region.getBoundingClientRect(), focused.getBoundingClientRect());
	const before = covered();
	if (before === 0) return;
	region.toggleAttribute(ASIDE);
	if (covered() >= before) region.toggleAttribute(ASIDE);
}

/** Shows the latest from its beginning where not all fit. */
function fit(region: HTMLElement, list: HTMLElement): void {
	const isTall = list.scrollHeight > (region.ownerDocument.defaultView?.innerHeight ?? 0) / 2;
	region.toggleAttribute(TALL, isTall);
	const latest = list.querySelector<HTMLElement>('[data-latest]');
	if (isTall && latest) list.scrollTop = latest.offsetTop - list.offsetTop;
}

/**
 * Toasts cover nothing that keys have the focus on: they leave half of the window free, and move to the other edge if it
 * comes to lie under them. They stay there until they have gone. [TST-01]
 * @param modal what contains the region: it is another element in each
 */
export function useBesideFocus(
	region: RefObject<HTMLElement | null>,
	isShown: boolean,
	latest: unknown,
	modal: unknown,
): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: the region is another element in another dialog
	useEffect(() => {
		const element = region.current;
		const list = element?.firstElementChild as HTMLElement | null | undefined;
		const page = element?.ownerDocument;
		if (!isShown || !element || !list || !page) return undefined;
		let isOver = false;
		// A browser scrolls to what gets the focus a moment after it says so.
		const clearLater = () =>
			void afterPaint().then(() => {
				if (!isOver) clear(element);
			});
		const sizes = watchSizes(() => {
			fit(element, list);
			clearLater();
		});
		sizes.observe(list);
		page.addEventListener('focusin', clearLater);
		return () => {
			isOver = true;
			sizes.disconnect();
			page.removeEventListener('focusin', clearLater);
			element.removeAttribute(ASIDE);
			element.removeAttribute(TALL);
		};
	}, [region, isShown, modal]);
	// As high as before, the list isn't heard of again.
	useEffect(() => {
		const list = region.current?.firstElementChild as HTMLElement | null | undefined;
		if (latest && region.current && list) fit(region.current, list);
	}, [region, latest]);
}
