import { warn } from './warn';

const none: readonly never[] = [];

/**
 * A list that isn't there, because a page without types renders while its data loads, counts as empty rather than
 * ending the page.
 * @param of what the component is called by the page, for the warning
 */
export function listOf<List extends readonly unknown[]>(list: List, of?: unknown): List {
	if (list) return list;
	if (process.env.NODE_ENV !== 'production') {
		const name = typeof of === 'string' && of ? `“${of}”` : 'A component';
		warn(`${name} has no list of what to show: give it [] while it loads.`);
	}
	return none as unknown as List;
}
