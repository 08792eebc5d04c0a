import { asc, desc, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { foldText } from 'visa-sdk/rules';

/** The columns of a sort parameter, without its directions. */
type SortColumn<Sort extends string> = Sort extends `-${string}` ? never : Sort;
export type SortColumns<Sort extends string> = Record<SortColumn<Sort>, SQLWrapper[]>;

/** The order that a sort parameter asks for; equal rows come by id, so that no page repeats one. */
export function orderOf<Sort extends string>(columns: SortColumns<Sort>, sort: Sort, id: SQLWrapper): SQL[] {
	const isDescending = sort.startsWith('-');
	// What is left without the sign is one of the columns.
	const column = (isDescending ? sort.slice(1) : sort) as SortColumn<Sort>;
	return [...columns[column].map((part) => (isDescending ? desc(part) : asc(part))), asc(id)];
}

/** Folded text as it stands in a pattern, where `%`, `_` and `\` would mean something else. */
export const foldedPattern = (text: string) => foldText(text).replace(/[\\%_]/g, '\\$&');

/** The database's `foldText`; the same under every collation. */
const folded = (column: SQLWrapper) =>
	sql`lower(translate(regexp_replace(normalize(${column}, nfd), ${'[\\u0300-\\u036f]'}, '', 'g'), 'IıƏə', 'iiee'))`;

/** Whether one of the columns holds the words; undefined when there are none to look for. */
export function holdsText(text: string | undefined, ...columns: SQLWrapper[]): SQL | undefined {
	const pattern = foldedPattern(text ?? '');
	return pattern ? or(...columns.map((column) => sql`${folded(column)} like ${`%${pattern}%`}`)) : undefined;
}

/** Orders by the bytes of a text, the same under every collation. */
export const byText = (column: SQLWrapper): SQL => sql`${column} collate "C"`;
