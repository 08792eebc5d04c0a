import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { azAlphabet as alphabet } from 'visa-sdk/format';

/**
 * A text whose byte order is the order of the Azerbaijani alphabet, so that every database sorts alike: ə follows e, x
 * follows h, q follows k. Other characters come first.
 */
export function sortKey(name: string): string {
	const lower = name.replaceAll('İ', 'i').replaceAll('I', 'ı').toLowerCase();
	return Array.from(lower, (letter) => {
		const place = alphabet.indexOf(letter);
		return place < 0 ? '!' : String.fromCharCode(0x41 + place);
	}).join('');
}

const upper = alphabet.replaceAll('i', 'İ').replaceAll('ı', 'I').toUpperCase();
const places = Array.from(alphabet, (_, place) => String.fromCharCode(0x41 + place)).join('');

/** The same key for a column without a stored one. */
export const sortKeyOf = (column: SQLWrapper): SQL =>
	sql`translate(${column}, ${alphabet + upper}, ${places + places}) collate "C"`;
