/**
 * Keeps the focus near when the control that has it is removed, which React doesn't report.
 * @param set the element around the controls
 * @param heir who gets the focus; asked with the place that its part, a child of `set`, had
 * @returns a function that ends it
 */
export function keepFocus(set: HTMLElement, heir: (place: number) => HTMLElement | null | undefined): () => void {
	let last: Element | null = null;
	let place = 0;
	const page = set.ownerDocument;
	const note = (active: Element | null) => {
		last = active;
		place = [...set.children].findIndex((part) => part.contains(active));
	};
	const { activeElement } = set.getRootNode() as Document;
	// A menu has focused its row by now.
	if (set.contains(activeElement)) note(activeElement);
	set.addEventListener('focusin', ({ target }) => note(target as Element));
	// Some browsers report it for one that is removed, too, which is still there meanwhile.
	set.addEventListener('focusout', () => {
		queueMicrotask(() => {
			if (last?.isConnected && page.activeElement === page.body) last = null;
		});
	});
	const removals = new MutationObserver(() => {
		if (!last || last.isConnected || page.activeElement !== page.body) return;
		last = null;
		heir(place)?.focus();
	});
	removals.observe(set, { childList: true, subtree: true });
	return () => removals.disconnect();
}
