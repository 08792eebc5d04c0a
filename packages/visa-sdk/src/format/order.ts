import type { LocaleWords } from '.';

const FIRST = 'A'.charCodeAt(0);

/**
 * Compares texts as a reader of a language looks for them: in the order of its alphabet, without regard to large and small
 * letters. Chromium's Intl has no `az` data, so the Azerbaijani alphabet is ours: ə follows e, x follows h, q follows k.
 * What is no letter comes first.
 * @param words the language's; one without an alphabet of its own is left to Unicode's order
 * @returns for `Array.sort`; it keeps what it has worked out of each text
 */
export function textOrder({ alphabet }: LocaleWords): (one: string, other: string) => number {
	if (!alphabet) return new Intl.Collator('en').compare;
	const letters = Array.from(alphabet);
	const keys = new Map<string, string>();
	const keyOf = (text: string) => {
		const known = keys.get(text);
		if (known !== undefined) return known;
		const lower = text.replaceAll('İ', 'i').replaceAll('I', 'ı').toLowerCase();
		const key = Array.from(lower, (sign) => {
			const place = letters.indexOf(sign);
			return place < 0 ? sign : String.fromCharCode(FIRST + place);
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
