import type { KeyboardEvent } from 'react';

/** The attribute of the part of a sheet that scrolls. */
export const scrolling = { 'data-scrolling': '' };

/**
 * Arrow and page keys scroll a sheet's text while the focus is beside it, on the sheet or on a button in its head or
 * foot: a text without controls couldn't be reached by keys.
 */
export function scrollByKeys(event: KeyboardEvent<HTMLElement>): void {
	const from = event.target as HTMLElement;
	const text = event.currentTarget.querySelector<HTMLElement>('[data-scrolling]');
	// What doesn't scroll leaves the keys to what surrounds it.
	if (!text || event.defaultPrevented || text.scrollHeight <= text.clientHeight) return;
	const sheetOf = (element: Element) => element.closest('dialog, [role$="dialog"], [role="menu"]');
	const sheet = sheetOf(text);
	if (!(from === sheet || from.matches('button, a')) || sheetOf(from) !== sheet || text.contains(from)) return;
	const page = text.clientHeight * 0.9;
	const far = text.scrollHeight;
	const ways: Record<string, number> = {
		ArrowUp: -40,
		ArrowDown: 40,
		PageUp: -page,
		PageDown: page,
		Home: -far,
		End: far,
	};
	const way = ways[event.key];
	if (!way) return;
	event.preventDefault();
	text.scrollBy(0, way);
}
