/** What moves a list by hand. */
const handles = ['wheel', 'pointerdown', 'touchmove', 'keydown'] as const;

/**
 * Keeps a row of a list in sight. Rows that are not drawn yet have a guessed height, so it moves when those around it are
 * drawn: it is brought back until somebody takes the list in hand.
 * @returns ends it
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

/** Scrolls the list, never the page, and only when the row is out of sight. */
function revealInside(list: HTMLElement, row: HTMLElement) {
	const [frame, box] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
	if (box.top >= frame.top && box.bottom <= frame.bottom) return;
	list.scrollTop += box.top - frame.top - (frame.height - box.height) / 2;
}
