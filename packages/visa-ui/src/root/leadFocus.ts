const stops =
	'input:enabled:not([type="hidden"]), select:enabled, textarea:enabled, button:enabled, [tabindex]:not([tabindex="-1"])';

/** Of a set of controls the one that has the focus first: the chosen one among radio buttons. */
export function firstStop(set: Element): HTMLElement | null {
	return set.querySelector<HTMLElement>('input[type="radio"]:enabled:checked') ?? set.querySelector<HTMLElement>(stops);
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
