import { type Language, type TranslationLanguage, type Translations, translationLanguages } from 'visa-sdk/rules';
import type { AnyField, TranslatedText, Values } from '../resource';
import { words } from '../strings';

type Texts = Readonly<Record<string, string | null | undefined>>;

/** A record's translations as its form holds them: every text of every language, empty where there is none. */
export function translationsForm<Name extends string>(
	texts: readonly TranslatedText<Name>[],
	translations: Translations<Partial<Record<Name, string | null>>> = {},
) {
	const inOne = (given: Partial<Record<Name, string | null>> = {}) =>
		Object.fromEntries(texts.map(({ name }) => [name, given[name] ?? ''])) as Record<Name, string>;
	return { en: inOne(translations.en), ru: inOne(translations.ru) };
}

const textsOf = (value: unknown, language: string): Texts => ((value as Values | null)?.[language] ?? {}) as Texts;
const isFilled = (texts: Texts) => Object.values(texts).some((text) => text?.trim());

/** The languages in which something is written. */
export const translatedInto = (value: unknown) =>
	translationLanguages.filter((language) => isFilled(textsOf(value, language)));

/**
 * A form's values as travellers read them in a language: whole in that language if anything is written in it, and in
 * Azerbaijani otherwise. [ACC-11]
 */
export function valuesIn(language: Language, values: Values): { values: Values; language: Language } {
	const texts = textsOf(values.translations, language);
	return isFilled(texts) ? { values: { ...values, ...texts }, language } : { values, language: 'az' };
}

/** As they are sent: null for a language in which nothing is written. */
export const filledTranslations = (value: unknown): Values =>
	Object.fromEntries(
		translationLanguages.map((language) => {
			const texts = textsOf(value, language);
			return [language, isFilled(texts) ? texts : null];
		}),
	);

/** A field of translations as the fields that it consists of, by language. */
export const translatedFields = (
	{ name, texts = [] }: AnyField,
	languages: readonly TranslationLanguage[] = translationLanguages,
): AnyField[] =>
	languages.flatMap((language) =>
		texts.map((text) => ({
			...text,
			name: `${name}.${language}.${text.name}`,
			label: words.fields.textIn(text.label, language),
		})),
	);
