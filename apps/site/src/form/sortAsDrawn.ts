/**
 * Brings the names of fields into the order in which the fields stand on the page: one that is drawn later may stand above
 * others. The id of a field is its name; what is not on the page keeps its place.
 */
export function sortAsDrawn(names: Set<string>): void {
	const all = [...names].map((name) => ({ name, field: document.getElementById(name) }));
	const drawn = all.flatMap(({ name, field }) => (field ? [{ name, field }] : []));
	drawn.sort(({ field: one }, { field: other }) =>
		one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1,
	);
	names.clear();
	for (const { name, field } of all) names.add((field && drawn.shift()?.name) || name);
}
