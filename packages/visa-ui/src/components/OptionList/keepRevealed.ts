/** The events by which a user scrolls a list. */
const handles = ['wheel', 'pointerdown', 'touchmove', 'keydown'] as const;

/**
 * Keeps a row of a list visible. Rows that aren't rendered yet have an estimated height, so the row moves when those
 * around it are rendered: it is scrolled back until the user scrolls the list.
 * @returns a function that stops it
 */
export function keepRevealed(list: HTMLElement, row: HTMLElement): () => void {
	const controller = new AbortController();
	const { signal } = controller;
	const abort = () => controller.abort();
	const reveal = () => revealInside(list, row);
	reveal();
	list.addEventListener('contentvisibilityautostatechange', reveal, { signal, capture: true });
	for (const name of handles) list.addEventListener(name, abort, { signal, passive: true });
	return abort;
}

/** Scrolls the list, never the page, and only if the row isn't visible. */
function revealInside(list: HTMLElement, row: HTMLElement) {
	const [frame, box] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
	if (box.top >= frame.top && box.bottom <= frame.bottom) return;
	list.scrollTop += box.top - frame.top - (frame.height - box.height) / 2;
}
