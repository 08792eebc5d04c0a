/** What a keyboard takes at least, in px; a browser's own bars take less. */
const KEYBOARD = 100;

/**
 * A phone's keyboard covers the lower part of a page whose height stays the same, so that a list below its field may be
 * covered by it: the field then moves to the top.
 * @returns a function that ends it
 */
export function clearKeyboard(list: Element, field: Element | null): (() => void) | undefined {
	const { documentElement, defaultView } = list.ownerDocument;
	const seen = defaultView?.visualViewport;
	if (!seen) return undefined;
	const clear = () => {
		// Whoever has zoomed in sees a part of the page, too.
		const isTyped = seen.height * seen.scale < documentElement.clientHeight - KEYBOARD;
		const isCovered = list.getBoundingClientRect().bottom > seen.offsetTop + seen.height;
		if (isTyped && isCovered) field?.scrollIntoView({ block: 'start' });
	};
	clear();
	seen.addEventListener('resize', clear);
	return () => seen.removeEventListener('resize', clear);
}
