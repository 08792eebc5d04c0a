const stops =
	'input:enabled:not([type="hidden"]), select:enabled, textarea:enabled, button:enabled, [tabindex]:not([tabindex="-1"], :disabled)';

/** A row of a list that is a single tab stop: the list itself would focus its end when entered from below. */
const row = '[role="grid"] > [role="row"]';

/** The control in a set that is focused first: the selected radio button or card. */
export function firstStop(set: Element): HTMLElement | null {
	const find = (selector: string) => set.querySelector<HTMLElement>(selector);
	const stop = find('input[type="radio"]:enabled:checked') ?? find(`${stops}, ${row}`);
	if (!stop?.matches(`[role="grid"], ${row}`)) return stop;
	return find(`${row}[aria-selected="true"]`) ?? find(row) ?? stop;
}

/**
 * A `ref` of a set of controls. The set itself can't be focused; calling `focus()` on it, as form libraries do for the
 * first error, moves to its first control.
 */
export function leadFocus(set: HTMLElement | null): void {
	if (!set) return;
	// The set itself only where `stayNear` has made it able to.
	const focus = (options?: FocusOptions) => {
		const stop = firstStop(set);
		if (stop) stop.focus(options);
		else HTMLElement.prototype.focus.call(set, options);
	};
	// Not by assignment: test tools give every element's `focus` a setter, which would apply this one to all of them.
	Object.defineProperty(set, 'focus', { configurable: true, writable: true, value: focus });
}
