import { asc, desc, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { foldings, foldText } from 'visa-sdk/rules';

/** The columns of a sort parameter, without directions. */
type SortColumn<Sort extends string> = Sort extends `-${string}` ? never : Sort;
/** What each sort parameter orders by, the most important expression first. */
export type SortColumns<Sort extends string> = Record<SortColumn<Sort>, SQLWrapper[]>;

/** The order that a sort parameter requests; equal rows are ordered by id, so that no page repeats one. */
export function orderOf<Sort extends string>(columns: SortColumns<Sort>, sort: Sort, id: SQLWrapper): SQL[] {
	const isDescending = sort.startsWith('-');
	// Without the sign, it is one of the columns.
	const column = (isDescending ? sort.slice(1) : sort) as SortColumn<Sort>;
	return [...columns[column].map((part) => (isDescending ? desc(part) : asc(part))), asc(id)];
}

/**
 * The typed text in each of its possible readings, escaped for a pattern, where `%`, `_` and `\` have another meaning.
 */
export const foldedPatterns = (text: string): string[] =>
	foldings(text).map((reading) => reading.replace(/[\\%_]/g, '\\$&'));

/** Latin, Greek, Cyrillic, Armenian and the capital ß: the letters that names in passports may contain. */
const scripts = [
	[0x41, 0x24f],
	[0x259, 0x259],
	[0x18f, 0x18f],
	[0x370, 0x556],
	[0x1e9e, 0x1e9e],
] as const;

/** The result of `foldText` for every letter that remains without diacritics: the database folds by the same table. */
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

/** The same letters except ə, which has two readings. */
const toWithSchwa = Array.from(to, (plain, place) => ('əƏ'.includes(from[place] ?? '') ? 'ə' : plain)).join('');
/**
 * The letters of Azerbaijani names without diacritics: looking each letter up in the complete table would take ten times
 * as long.
 */
const usual = { from: 'ABCDEFGHIJKLMNOPQRSTUVWXYZƏı', to: 'abcdefghijklmnopqrstuvwxyzəi', only: '^[ -~əƏı]*$' };

/** SQL equivalent of `foldText` that keeps ə; the same under every collation, because no language rules are involved. */
function folded(column: SQLWrapper): SQL {
	const bare = sql`regexp_replace(normalize(${column}, nfd), ${'[\\u0300-\\u036f]'}, '', 'g')`;
	const whole = double.reduce(
		(text, [letter, plain]) => sql`replace(${text}, ${letter}, ${plain})`,
		sql`translate(${bare}, ${from}, ${toWithSchwa})`,
	);
	return sql`case when ${bare} ~ ${usual.only} then translate(${bare}, ${usual.from}, ${usual.to}) else ${whole} end`;
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/**
 * Whether one of the columns contains the words, like `holdsText` in the rules; undefined if there are none to search
 * for.
 */
export function holdsText(text: string | undefined, ...columns: SQLWrapper[]): SQL | undefined {
	const [asE, asA = asE] = foldings(text ?? '');
	if (!asE) return undefined;
	const pattern = `${escaped(asE).replaceAll('e', '[eə]')}|${escaped(asA).replaceAll('a', '[aə]')}`;
	return or(...columns.map((column) => sql`${folded(column)} ~ ${pattern}`));
}

/** Orders by the bytes of a text, the same under every collation. */
export const byText = (column: SQLWrapper): SQL => sql`${column} collate "C"`;
