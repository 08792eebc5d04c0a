/**
 * Sorts field names in the order in which the fields appear on the page: one rendered later may be above others. A
 * field's id is its name; names that aren't on the page come last.
 */
export function sortAsDrawn(names: Set<string>): void {
	const all = [...names];
	names.clear();
	for (const { id } of document.querySelectorAll('[id]')) if (all.includes(id)) names.add(id);
	for (const name of all) names.add(name);
}
