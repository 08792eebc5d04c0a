import { ERASED_NAME } from './erased';

/** The maximum length of a search text. */
export const SEARCH_MAXIMUM = 100;

/** Letters without a removable diacritic that are nevertheless typed as others. */
const letters: Record<string, string> = {
	...{ ə: 'e', ı: 'i', ł: 'l', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ŋ: 'n', ĸ: 'k', ſ: 's', ς: 'σ' },
	...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ĳ: 'ij' },
};
const special = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

/**
 * Folds text for searching, with Azerbaijani rules: ignoring case and diacritics, so that 'i', 'İ', 'ı' and 'I' are
 * equal, 'elce' finds 'Əlcəzair' and 'lukasz zizek' finds 'Łukasz Žižek'. Other scripts lose case and diacritics.
 */
export function foldText(text: string): string {
	return text
		.replace(/[Iİ]/g, 'i')
		.toLowerCase()
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.replace(special, (letter) => letters[letter] ?? letter)
		.trim();
}

/** Every reading of a search text: ə is written as e, and in passports as a. */
export function foldings(text: string): readonly [string, ...string[]] {
	const asE = foldText(text);
	const asA = foldText(text.replace(/[əƏ]/g, 'a'));
	return asE === asA ? [asE] : [asE, asA];
}

/**
 * Whether a text contains what was typed, with Azerbaijani rules: 'məmməd' finds 'Mammadova', and 'mammad' and 'memmed'
 * find 'Məmmədova'. Every text contains an empty search.
 */
export function holdsText(text: string, typed: string): boolean {
	const [asE, asA = asE] = foldings(text);
	const [typedAsE, typedAsA = typedAsE] = foldings(typed);
	return asE.includes(typedAsE) || asA.includes(typedAsA);
}

/**
 * Whether two texts are the same name, however written: ignoring case, and with ə also as a or e. What is left of a deleted
 * account's name is nobody's. [ACC-07]
 */
export function isSameName(name: string, typed: string): boolean {
	if (name === ERASED_NAME) return false;
	const written = foldings(typed);
	return foldings(name).some((one) => written.includes(one));
}
