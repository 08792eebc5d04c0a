/** Who has the focus in the page or shadow root of an element. */
export const activeOf = (element: Element): Element | null => (element.getRootNode() as Document).activeElement;

/**
 * Moves focus from a control that has become disabled to the nearest focusable ancestor, rather than to the end of the
 * page.
 * @returns the ancestor, if there is one
 */
export function stayNear(near: HTMLElement | null | undefined): HTMLElement | null {
	if (!near) return null;
	// A label would lead the focus on.
	if (!near.matches(':disabled, label')) {
		const isOwn = near.hasAttribute('tabindex');
		// Once the focus has gone on it is as before: else it would take the focus of each press in it. Whoever comes back
		// from another window finds it there.
		const look = () => {
			if (activeOf(near) === near) near.addEventListener('blur', look, { once: true });
			else near.removeAttribute('tabindex');
		};
		if (!isOwn) near.tabIndex = -1;
		near.focus({ preventScroll: true });
		if (!isOwn) look();
		// What has no box of its own can't have it.
		if (near.contains(activeOf(near))) return near;
	}
	return stayNear(near.parentElement);
}
