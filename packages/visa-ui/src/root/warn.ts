const told = new Set<string>();

/** For a field with a `value` that nothing can change. */
export const unheard =
	'A field has a `value` and no `onChange`: it can not change. Say `onChange`, `defaultValue` or `isReadOnly`.';

/** For an Accordion with `openIds`. */
export const unheardOpening =
	'An Accordion has `openIds` and no `onOpenChange`: nobody can open or fold it. Say `onOpenChange`, `defaultOpenIds` or `isDisabled`.';

/** For a Menu with `isOpen`. */
export const unheardMenu =
	'A Menu has `isOpen` and no `onOpenChange`: nobody can open or close it. Say `onOpenChange` or `defaultOpen`.';

/** Warns developers, once per message. Bundlers remove it from production code. */
export function warn(...messages: readonly string[]): void {
	if (process.env.NODE_ENV === 'production') return;
	for (const message of messages) {
		if (!told.has(message)) console.warn(`visa-ui: ${message}`);
		told.add(message);
	}
}

/** For tests that share a page: each of them gets every message again. */
export const forgetTold = () => told.clear();
