/**
 * After something was done whose button disappears with it: moves focus on once the dialog over the page has closed too,
 * unless its reader has gone elsewhere.
 * @param find where focus continues, asked only then
 * @param how e.g. without scrolling there
 */
export function keepFocus(find: () => HTMLElement | null | undefined, how?: FocusOptions): void {
	requestAnimationFrame(() => {
		if (document.querySelector('[role="alertdialog"]')) keepFocus(find, how);
		else if (document.activeElement === document.body) find()?.focus(how);
	});
}
