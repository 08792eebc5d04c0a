import { az } from './az.gen';
import type { LocaleWords } from './localeWords';

/** The small letters of Azerbaijani in their order, with the foreign w beside v: ə follows e, x follows h, q follows k. */
export const azAlphabet = 'abcçdeəfgğhxıijkqlmnoöprsştuüvwyz';

/** Of those that Unicode leaves to whoever needs some: above every other sign of a text. */
const FIRST = 0xe000;

/**
 * Compares texts as a reader of a language looks for them: in the order of its alphabet, without regard to large and small
 * letters. Chromium's Intl has no `az` data, so the Azerbaijani alphabet is ours. What is no letter comes first.
 * @param words the language's; where they name no alphabet, and are not our Azerbaijani ones, the order is Unicode's
 * @returns for `Array.sort`; it keeps what it has worked out of each text
 */
export function textOrder(words: LocaleWords): (one: string, other: string) => number {
	const { alphabet = words === az ? azAlphabet : undefined } = words;
	if (!alphabet) return new Intl.Collator('en').compare;
	const letters = Array.from(alphabet);
	const keys = new Map<string, string>();
	const keyOf = (text: string) => {
		const known = keys.get(text);
		if (known !== undefined) return known;
		const lower = text.replaceAll('İ', 'i').replaceAll('I', 'ı').toLowerCase();
		const key = Array.from(lower, (sign) => {
			const place = letters.indexOf(sign);
			// A foreign letter stands where its plain one does.
			const plain = place < 0 ? letters.indexOf(sign.normalize('NFD').charAt(0)) : place;
			return plain < 0 ? sign : String.fromCharCode(FIRST + plain);
		}).join('');
		keys.set(text, key);
		return key;
	};
	return (one, other) => {
		const [key, otherKey] = [keyOf(one), keyOf(other)];
		if (key === otherKey) return 0;
		return key < otherKey ? -1 : 1;
	};
}
