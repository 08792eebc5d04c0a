import { foldLabel } from '../foldLabel';

/** An option. */
export interface ComboBoxItem<Id extends string = string> {
	id: Id;
	label: string;
	/** Additional search terms: names in other languages, codes. */
	keywords?: string;
	/** The heading of the option's section; options with the same one are grouped. */
	section?: string;
	/** Can't be selected; keyboard navigation skips it. */
	isDisabled?: boolean;
}

/** The id of the row that creates a new item from the typed text. */
export const NEW_ID = '\u0000new';

/** Rows grouped by section, in the order in which the sections appear. */
export function bySection<Item extends ComboBoxItem>(items: Item[]): Item[] {
	if (!items.some(({ section }) => section)) return items;
	const sections = [...new Set(items.map(({ section }) => section))];
	return sections.flatMap((section) => items.filter((item) => item.section === section));
}

/** Items whose label or keywords contain the text, ignoring case and diacritics; those that start with it first. */
export function filterItems<Item extends ComboBoxItem>(items: readonly Item[], text: string): Item[] {
	const wanted = foldLabel(text);
	if (wanted === '') return [...items];
	const found = items.filter((item) => foldLabel(`${item.label} ${item.keywords ?? ''}`).includes(wanted));
	const begins = (item: Item) => (foldLabel(item.label).startsWith(wanted) ? 0 : 1);
	return found.sort((a, b) => begins(a) - begins(b));
}

/** The number of rows that a page key moves. */
const PAGE = 6;

/** The moves of keys in a list, by name; arrows wrap around, page keys don't. */
const ways: Record<string, (at: number, last: number) => number> = {
	ArrowDown: (at, last) => (at === last ? 0 : at + 1),
	ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
	PageDown: (at, last) => Math.min(last, at + PAGE),
	PageUp: (at) => Math.max(0, at - PAGE),
};

/** The row that a key moves to, skipping disabled ones; undefined for other keys. */
export function rowAfter(key: string, rows: readonly ComboBoxItem[], active: number): number | undefined {
	const way = ways[key];
	const choosable = rows.flatMap(({ isDisabled }, index) => (isDisabled ? [] : [index]));
	return way && (choosable[way(choosable.indexOf(active), choosable.length - 1)] ?? active);
}

/** The first enabled row from a given one, wrapping around; -1 if there is none. */
export function choosableFrom(rows: readonly ComboBoxItem[], from: number): number {
	const isChoosable = ({ isDisabled }: ComboBoxItem) => !isDisabled;
	const later = rows.findIndex((row, index) => index >= from && isChoosable(row));
	return later >= 0 || from >= rows.length ? later : rows.findIndex(isChoosable);
}
