import type { KeyboardEvent } from 'react';

const SHEET = 'dialog, [role$="dialog"], [role="menu"]';

/**
 * Arrow and page keys scroll a sheet's text, its part with `data-scrolling`, while the focus is beside it, on the sheet or on a
 * button in its head or foot: a text without controls couldn't be reached by keys.
 */
export function scrollByKeys(event: KeyboardEvent<HTMLElement>): void {
	const from = event.target as HTMLElement;
	const text = event.currentTarget.querySelector('[data-scrolling]');
	// What doesn't scroll leaves the keys to what surrounds it.
	if (!text || event.defaultPrevented || text.scrollHeight <= text.clientHeight) return;
	const sheet = text.closest(SHEET);
	if (from.closest(SHEET) !== sheet || text.contains(from) || (from !== sheet && !from.matches('button, a'))) return;
	const page = text.clientHeight * 0.9;
	const ways = { ArrowUp: -40, ArrowDown: 40, PageUp: -page, PageDown: page, Home: -1e6, End: 1e6 };
	const way = ways[event.key as keyof typeof ways];
	if (!way) return;
	event.preventDefault();
	text.scrollBy(0, way);
}
