const told = new Set<string>();

/** Of a field with a `value`: nobody hears what it should become. */
export const unheard =
	'A field has a `value` and no `onChange`: it can not change. Say `onChange`, `defaultValue` or `isReadOnly`.';

/** Of an Accordion with `openIds`. */
export const unheardOpening =
	'An Accordion has `openIds` and no `onOpenChange`: nobody can open or fold it. Say `onOpenChange`, `defaultOpenIds` or `isDisabled`.';

/** Of a Menu with `isOpen`. */
export const unheardMenu =
	'A Menu has `isOpen` and no `onOpenChange`: nobody can open or close it. Say `onOpenChange` or `defaultOpen`.';

/** Tells whoever builds with these parts what is amiss, each thing once. Bundlers leave it out of what travellers get. */
export function warn(...messages: readonly string[]): void {
	if (process.env.NODE_ENV === 'production') return;
	for (const message of messages) {
		if (!told.has(message)) console.warn(`visa-ui: ${message}`);
		told.add(message);
	}
}

/** For tests that share a page: each of them hears everything anew. */
export const forgetTold = () => told.clear();
