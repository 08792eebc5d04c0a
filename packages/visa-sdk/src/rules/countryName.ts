import type { Language } from './languages/language';

const known = new Map<Language, Intl.DisplayNames>();

function regionsIn(language: Language): Intl.DisplayNames {
	const names = known.get(language) ?? new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
	known.set(language, names);
	return names;
}

/** Unicode has names for groups of countries and for former ones, too, which a code here doesn't mean. */
const isCountry = (code: string) => !/^(EU|EZ|UN|ZZ)$/.test(code) && new Intl.Locale(`und-${code}`).region === code;

/**
 * What a country is called in a traveller's language: its Unicode name. In Azerbaijani, and if there is no other name,
 * what staff called it. [ACC-09]
 * @param code ISO 3166-1 alpha-2; null if unknown
 */
export function countryName(language: Language, name: string, code: string | null): string {
	return (language !== 'az' && code && isCountry(code) && regionsIn(language).of(code)) || name;
}
