const counted = new WeakSet<Node>();
const counts = new WeakMap<EventTarget, number>();

/** Counts how often each form of a document or shadow root is reset, for fields that are hidden meanwhile. */
export function countResets(root: Node): void {
	if (counted.has(root)) return;
	counted.add(root);
	root.addEventListener(
		'reset',
		(event) => {
			const form = event.target as EventTarget;
			setTimeout(() => !event.defaultPrevented && counts.set(form, (counts.get(form) ?? 0) + 1));
		},
		true,
	);
}

/** @returns whether a form has been reset since this call */
export function resetSince(form: EventTarget | null | undefined): (() => boolean) | undefined {
	if (!form) return undefined;
	const before = counts.get(form);
	return () => counts.get(form) !== before;
}
