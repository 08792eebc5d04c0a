/** The focus of a control that takes none any more, for it was disabled: it stays with the nearest around it, and not at the page's end. */
export function stayNear(control: Element | null | undefined): void {
	const place = control?.closest<HTMLElement>(':not(:disabled)');
	if (!place) return;
	if (place.tabIndex < 0) place.tabIndex = -1;
	place.focus({ preventScroll: true });
}
