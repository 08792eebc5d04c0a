import type { Language } from './languages/language';

/** The languages that staff can translate the catalogue into; they write it in Azerbaijani. */
export const translationLanguages = ['en', 'ru'] as const satisfies readonly Language[];
/** A language that staff can translate the catalogue into. */
export type TranslationLanguage = (typeof translationLanguages)[number];
/** A record's texts in each language that it is translated into. */
export type Translations<Texts> = { readonly [Other in TranslationLanguage]?: Texts | undefined };

/**
 * A record as a reader of a language gets it: with its texts in that language, if staff have translated them; otherwise as
 * it is. `language` says which, and is omitted for Azerbaijani. [ACC-11]
 */
export function translated<Texts extends object, Item extends { translations: Translations<Texts> }>(
	language: Language,
	item: Item,
): Omit<Item, 'translations'> & { language?: TranslationLanguage } {
	const { translations, ...written } = item;
	const texts = language === 'az' ? undefined : translations[language];
	return language === 'az' || !texts ? written : { ...written, ...texts, language };
}

/** A name in a language, from a record of which only that is known. */
export const translatedName = (language: Language, name: string, names: Translations<string> = {}): string =>
	(language === 'az' ? undefined : names[language]) ?? name;

/** Translations as a form gives them: null or left out for a language that there is none in. */
export type GivenTranslations<Texts> =
	| { readonly [Other in TranslationLanguage]?: Texts | null | undefined }
	| undefined;

/**
 * Translations as they are stored: only the languages that have texts, and null for a text that is empty. If none are given,
 * those that were there stay. [ACC-11]
 */
export function storedTranslations<Texts extends object>(
	given: GivenTranslations<{ [Name in keyof Texts]: Texts[Name] | null | undefined }>,
	was: Translations<Texts> = {},
): Translations<Texts> {
	if (!given) return was;
	const stored = translationLanguages.flatMap((language) => {
		const filled = Object.entries(given[language] ?? {}).map(([name, text]) => [name, text || null]);
		return filled.length > 0 ? [[language, Object.fromEntries(filled) as Texts]] : [];
	});
	return Object.fromEntries(stored);
}

/** Languages, as Azerbaijani calls them. */
const languageWords = { en: 'ingiliscə', ru: 'rusca' } as const satisfies Record<TranslationLanguage, string>;

/** A record's texts in one line, for staff. */
export const textsLine = (texts: object = {}): string => Object.values(texts).filter(Boolean).join(' · ');

/** A record's translations in one line, for staff: each language with its texts. */
export const translationsLine = (translations: Translations<object>): string =>
	translationLanguages
		.filter((language) => translations[language])
		.map((language) => `${languageWords[language]}: ${textsLine(translations[language])}`)
		.join('; ');
