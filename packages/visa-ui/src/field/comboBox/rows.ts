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

/** The id of the row that makes what is typed a new item. */
export const NEW_ID = '\u0000new';

/** Rows of one section together, in the order in which the sections come. */
export function bySection<Item extends ComboBoxItem>(items: Item[]): Item[] {
	if (!items.some(({ section }) => section)) return items;
	const sections = [...new Set(items.map(({ section }) => section))];
	return sections.flatMap((section) => items.filter((item) => item.section === section));
}

/** Items whose label or keywords hold the text, without regard to case and diacritics; those that begin with it first. */
export function filterItems<Item extends ComboBoxItem>(items: readonly Item[], text: string): Item[] {
	const wanted = foldLabel(text);
	if (wanted === '') return [...items];
	const found = items.filter((item) => foldLabel(`${item.label} ${item.keywords ?? ''}`).includes(wanted));
	const begins = (item: Item) => (foldLabel(item.label).startsWith(wanted) ? 0 : 1);
	return found.sort((a, b) => begins(a) - begins(b));
}

/** How many rows a page of keys is. */
const PAGE = 6;

/** Where keys lead in a list, by their names; the ends of the arrows meet, those of pages don't. */
const ways: Record<string, (at: number, last: number) => number> = {
	ArrowDown: (at, last) => (at === last ? 0 : at + 1),
	ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
	PageDown: (at, last) => Math.min(last, at + PAGE),
	PageUp: (at) => Math.max(0, at - PAGE),
};

/** The row that a key leads to from another, past those that can't be chosen; undefined where it is no key of a list. */
export function rowAfter(key: string, rows: readonly ComboBoxItem[], active: number): number | undefined {
	const way = ways[key];
	const choosable = rows.flatMap(({ isDisabled }, index) => (isDisabled ? [] : [index]));
	return way && (choosable[way(choosable.indexOf(active), choosable.length - 1)] ?? active);
}

/** The first row from one on, and from the beginning again, that can be chosen; -1 where there is none. */
export function choosableFrom(rows: readonly ComboBoxItem[], from: number): number {
	const isChoosable = ({ isDisabled }: ComboBoxItem) => !isDisabled;
	const later = rows.findIndex((row, index) => index >= from && isChoosable(row));
	return later >= 0 || from >= rows.length ? later : rows.findIndex(isChoosable);
}
