/**
 * Moves focus from a control that has become disabled to the nearest focusable ancestor, rather than to the end of the
 * page.
 * @returns the ancestor, if there is one
 */
export function stayNear(control: Element | null | undefined): HTMLElement | null {
	for (let place = control as HTMLElement | null | undefined; place; place = place.parentElement) {
		// A label would lead the focus on.
		if (place.matches(':disabled, label')) continue;
		const isLent = place.tabIndex < 0 && !place.hasAttribute('tabindex');
		if (isLent) place.tabIndex = -1;
		place.focus({ preventScroll: true });
		const active = activeOf(place);
		if (isLent && active === place) takeBack(place);
		else if (isLent) place.removeAttribute('tabindex');
		// What has no box of its own can't have it.
		if (place.contains(active)) return place;
	}
	return null;
}

const activeOf = (place: Element) => (place.getRootNode() as Document).activeElement;

/** Once the focus has left it, it is as the page has made it: else it would take the focus of each press in it. */
function takeBack(place: HTMLElement): void {
	const leave = () => {
		// Whoever comes back from another window finds the focus there again.
		if (activeOf(place) === place) return;
		place.removeEventListener('blur', leave);
		if (place.getAttribute('tabindex') === '-1') place.removeAttribute('tabindex');
	};
	place.addEventListener('blur', leave);
}
