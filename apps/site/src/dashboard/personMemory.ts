/** What pages remember while they stay open, by how each forgets it. */
const forgetters = new Set<() => void>();
let person: string | null = null;

/** Has something forgotten as soon as somebody else works on this page: it may tell of people. */
export function forgetWithPerson(forget: () => void): void {
	forgetters.add(forget);
}

/**
 * Says who works on this page. What was remembered for somebody else is gone from then on.
 * @param id of the person; null for nobody
 */
export function rememberFor(id: string | null): void {
	if (id !== person) for (const forget of forgetters) forget();
	person = id;
}
