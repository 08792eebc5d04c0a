import isoCountries from 'i18n-iso-countries/index.js';
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import russian from 'i18n-iso-countries/langs/ru.json' with { type: 'json' };
import { countryName, foldings, foldText } from 'visa-sdk/rules';

isoCountries.registerLocale(english);
isoCountries.registerLocale(russian);

const namesIn = (iso2: string, language: 'en' | 'ru') => isoCountries.getName(iso2, language, { select: 'all' }) ?? [];

const azerbaijani = new Intl.DisplayNames(['az'], { type: 'region' });
/** The Azerbaijani name of a country. */
export const azerbaijaniName = (iso2: string): string => azerbaijani.of(iso2) ?? iso2;

/** A country's English names, and its codes. */
export const englishNames = (iso2: string): string[] => [
	...namesIn(iso2, 'en'),
	iso2,
	isoCountries.alpha2ToAlpha3(iso2) ?? '',
];

/** A search matches the start of words. */
export const asWords = (names: readonly string[]): string => names.map((name) => ` ${foldText(name)}`).join('');

/** As there are few countries, this isn't kept in a table. [CTY-02] [ACC-09] */
const called = Object.keys(isoCountries.getAlpha2Codes()).map((iso2) => ({
	iso2,
	az: asWords([azerbaijaniName(iso2)]),
	// What the lists are written with is a name as well.
	ru: asWords([...namesIn(iso2, 'ru'), countryName('ru', '', iso2)]),
	en: asWords([...englishNames(iso2), countryName('en', '', iso2)]),
}));

/** The codes of the countries with this name in one of the languages. */
export function codesCalled(typed: string | undefined, ...languages: ('az' | 'en' | 'ru')[]): string[] {
	const readings = foldings(typed ?? '').filter(Boolean);
	const isCalled = (names: string) => readings.some((text) => names.includes(` ${text}`));
	return called.filter((country) => languages.some((language) => isCalled(country[language]))).map(({ iso2 }) => iso2);
}

const codes = new Map(called.map(({ iso2 }) => [foldText(azerbaijaniName(iso2)), iso2]));

/** The code of the country with this Azerbaijani name; null if there is none. */
export const codeNamed = (name: string): string | null => codes.get(foldText(name)) ?? null;

/** By code, folded once: a list has two hundred of them. */
const namesByCode = new Map<string, { name: string; folded: string }[]>();

function namesOf(iso2: string) {
	const known = namesByCode.get(iso2);
	if (known) return known;
	const names = [azerbaijaniName(iso2), ...englishNames(iso2), ...namesIn(iso2, 'ru')].filter(Boolean);
	const folded = names.map((name) => ({ name, folded: foldText(name) }));
	namesByCode.set(iso2, folded);
	return folded;
}

/** A country's other names: in three languages, and its codes. */
export function otherNames(iso2: string, name: string): string[] {
	const own = foldText(name);
	return namesOf(iso2)
		.filter(({ folded }) => folded !== own)
		.map((other) => other.name);
}
