const stops =
	'input:enabled:not([type="hidden"]), select:enabled, textarea:enabled, button:enabled, [tabindex]:not([tabindex="-1"])';

/** A row of a list that is one stop of Tab: the list itself would hand the focus to its end when it comes from below. */
const row = '[role="grid"] > [role="row"]';

/** Of a set of controls the one that has the focus first: the chosen one among radio buttons, and among cards. */
export function firstStop(set: Element): HTMLElement | null {
	const find = (selector: string) => set.querySelector<HTMLElement>(selector);
	const stop = find('input[type="radio"]:enabled:checked') ?? find(`${stops}, ${row}`);
	if (!stop?.matches(`[role="grid"], ${row}`)) return stop;
	return find(`${row}[aria-selected="true"]`) ?? find(row) ?? stop;
}

/**
 * A `ref` of a set of controls. The set takes no focus itself; whoever calls `focus()` of what `ref` was given, as form
 * libraries do with the first fault, comes to its first control.
 */
export function leadFocus(set: HTMLElement | null): void {
	if (!set) return;
	const focus = (options?: FocusOptions) => firstStop(set)?.focus(options);
	// Not by assignment: test tools give every element's `focus` a setter, which would take this one for all of them.
	Object.defineProperty(set, 'focus', { configurable: true, writable: true, value: focus });
}

/** The focus of a control that takes none any more, for it was disabled: it stays with the nearest around it, and not at the page's end. */
export function stayNear(control: Element | null | undefined): void {
	const place = control?.closest<HTMLElement>(':not(:disabled)');
	if (!place) return;
	if (place.tabIndex < 0) place.tabIndex = -1;
	place.focus({ preventScroll: true });
}
