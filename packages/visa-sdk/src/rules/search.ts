/** The longest text that is looked for. */
export const SEARCH_MAXIMUM = 100;

/** Letters that carry no mark that could be taken off, and are still typed as others. */
const letters: Record<string, string> = {
	...{ ə: 'e', ı: 'i', ł: 'l', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ŋ: 'n', ĸ: 'k', ſ: 's', ς: 'σ' },
	...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ĳ: 'ij' },
};
const special = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

/**
 * Folds text for searching in the Azerbaijani way: without case and diacritics, so that 'i', 'İ', 'ı' and 'I'
 * meet, 'Əlcəzair' is found by 'elce' and 'Łukasz Žižek' by 'lukasz zizek'. Other scripts lose their case and marks.
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

/** Every way in which a text is read when it is looked for: ə is written as e, and in passports as a. */
export function foldings(text: string): readonly [string, ...string[]] {
	const asE = foldText(text);
	const asA = foldText(text.replace(/[əƏ]/g, 'a'));
	return asE === asA ? [asE] : [asE, asA];
}

/**
 * Whether a text holds what was typed, the Azerbaijani way: 'məmməd' finds 'Mammadova', and 'mammad' and 'memmed' find
 * 'Məmmədova'. Nothing typed is in every text.
 */
export function holdsText(text: string, typed: string): boolean {
	const [asE, asA = asE] = foldings(text);
	const [typedAsE, typedAsA = typedAsE] = foldings(typed);
	return asE.includes(typedAsE) || asA.includes(typedAsA);
}

/** Whether two texts are one name, however it is written: without case, and ə also as a or e. */
export function isSameName(name: string, typed: string): boolean {
	const written = foldings(typed);
	return foldings(name).some((one) => written.includes(one));
}
