const parts = ['pointerdown', 'mousedown', 'click'] as const;

/**
 * On a touch screen people tap anywhere to get rid of what is open: a tap beside a field with an open list leaves the
 * field, and does nothing else. With a mouse, what was pressed is pressed.
 * @returns a function that ends it
 */
export function hearTap(field: Element | null, leave: () => void): () => void {
	const end = new AbortController();
	let isTouch = false;
	const hear = (event: Event) => {
		if (event.type === 'pointerdown') isTouch = (event as PointerEvent).pointerType === 'touch';
		// A screen reader clicks without a pointer, so that the one before it may have been beside.
		if (!isTouch || event.composedPath().includes(field as Element)) return;
		// Nobody else hears of it, and the browser moves no focus and opens no link.
		event.stopPropagation();
		event.preventDefault();
		if (event.type === 'click') leave();
	};
	for (const part of parts) field?.ownerDocument.addEventListener(part, hear, { capture: true, signal: end.signal });
	return () => end.abort();
}
