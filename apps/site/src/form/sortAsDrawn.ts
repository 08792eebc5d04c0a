/**
 * Brings the names of fields into the order in which the fields stand on the page: one that is drawn later may stand above
 * others. The id of a field is its name; what is not on the page comes after what is.
 */
export function sortAsDrawn(names: Set<string>): void {
	const all = [...names];
	names.clear();
	for (const { id } of document.querySelectorAll('[id]')) if (all.includes(id)) names.add(id);
	for (const name of all) names.add(name);
}
