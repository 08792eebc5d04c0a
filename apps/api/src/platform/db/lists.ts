import { asc, desc, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { foldings, foldText } from 'visa-sdk/rules';

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

/** What was typed in each way of reading it, as it stands in a pattern, where `%`, `_` and `\` would mean something else. */
export const foldedPatterns = (text: string): string[] =>
	foldings(text).map((reading) => reading.replace(/[\\%_]/g, '\\$&'));

/** Latin, Greek, Cyrillic, Armenian and the capital ß: whom a passport of ours may name. */
const scripts = [
	[0x41, 0x24f],
	[0x259, 0x259],
	[0x18f, 0x18f],
	[0x370, 0x556],
	[0x1e9e, 0x1e9e],
] as const;

/** What `foldText` makes of every letter that is left when its marks are off: the database folds by the same table. */
const foldedLetters = scripts
	.flatMap(([first, last]) =>
		Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
	)
	.filter((letter) => letter.normalize('NFD') === letter && /\p{L}/u.test(letter))
	.map((letter) => [letter, foldText(letter)] as const)
	.filter(([letter, plain]) => letter !== plain);
const single = foldedLetters.filter(([, plain]) => plain.length === 1);
const [from, to] = [single.map(([letter]) => letter).join(''), single.map(([, plain]) => plain).join('')];
const double = foldedLetters.filter(([, plain]) => plain.length > 1);

/** The same letters, but ə, which is read in two ways. */
const toWithSchwa = Array.from(to, (plain, place) => ('əƏ'.includes(from[place] ?? '') ? 'ə' : plain)).join('');
/** What is left of Azerbaijani names without marks: looking each letter up in the whole table would take ten times as long. */
const usual = { from: 'ABCDEFGHIJKLMNOPQRSTUVWXYZƏı', to: 'abcdefghijklmnopqrstuvwxyzəi', only: '^[ -~əƏı]*$' };

/** The database's `foldText` that keeps ə; the same under every collation, because no rule of a language is asked. */
function folded(column: SQLWrapper): SQL {
	const bare = sql`regexp_replace(normalize(${column}, nfd), ${'[\\u0300-\\u036f]'}, '', 'g')`;
	const whole = double.reduce(
		(text, [letter, plain]) => sql`replace(${text}, ${letter}, ${plain})`,
		sql`translate(${bare}, ${from}, ${toWithSchwa})`,
	);
	return sql`case when ${bare} ~ ${usual.only} then translate(${bare}, ${usual.from}, ${usual.to}) else ${whole} end`;
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Whether one of the columns holds the words, as `holdsText` of the rules says; undefined when there are none to look for. */
export function holdsText(text: string | undefined, ...columns: SQLWrapper[]): SQL | undefined {
	const [asE, asA = asE] = foldings(text ?? '');
	if (!asE) return undefined;
	const pattern = `${escaped(asE).replaceAll('e', '[eə]')}|${escaped(asA).replaceAll('a', '[aə]')}`;
	return or(...columns.map((column) => sql`${folded(column)} ~ ${pattern}`));
}

/** Orders by the bytes of a text, the same under every collation. */
export const byText = (column: SQLWrapper): SQL => sql`${column} collate "C"`;
