/** What a keyboard takes at least, in px; a browser's own bars take less. */
const KEYBOARD = 100;
/** Around the list, in px, and the least of it that is worth having: two rows. */
const AROUND = 12;
const LEAST = 88;

/**
 * A phone's keyboard covers the lower part of a page whose height stays the same, so that a list below its field may be
 * covered by it: the field then moves to the top, and the list is as high as what the keyboard leaves.
 * @returns a function that ends it
 */
export function clearKeyboard(list: HTMLElement, field: Element | null): (() => void) | undefined {
	const { documentElement, defaultView } = list.ownerDocument;
	const seen = defaultView?.visualViewport;
	if (!seen || !field) return undefined;
	const clear = () => {
		list.style.maxHeight = '';
		const end = seen.offsetTop + seen.height;
		// Whoever has zoomed in sees a part of the page, too.
		const isTyped = seen.height * seen.scale < documentElement.clientHeight - KEYBOARD;
		if (!isTyped || list.getBoundingClientRect().bottom <= end) return;
		field.scrollIntoView({ block: 'start', behavior: 'instant' });
		// Its last rows are reached by scrolling it. The list itself follows its field only with the next frame.
		const room = end - field.getBoundingClientRect().bottom - AROUND;
		if (room >= LEAST) list.style.maxHeight = `${room}px`;
	};
	clear();
	seen.addEventListener('resize', clear);
	return () => {
		seen.removeEventListener('resize', clear);
		list.style.maxHeight = '';
	};
}
