/**
 * Moves focus from a control that has become disabled to the nearest focusable ancestor, rather than to the end of the
 * page.
 * @returns the ancestor, if there is one
 */
export function stayNear(control: Element | null | undefined): HTMLElement | null {
	for (let place = control as HTMLElement | null | undefined; place; place = place.parentElement) {
		// A label would lead the focus on.
		if (place.matches(':disabled, label')) continue;
		if (place.tabIndex < 0) place.tabIndex = -1;
		place.focus({ preventScroll: true });
		// What has no box of its own can't have it.
		if (place.contains((place.getRootNode() as Document).activeElement)) return place;
	}
	return null;
}
