import { z } from 'zod';
import { translationLanguages } from '../rules';

/**
 * The language of a record's texts as a traveller reads them: the one asked for, where staff have translated them.
 * Omitted, they are as staff wrote them, in Azerbaijani. [ACC-11]
 */
export const TextsLanguage = z
	.enum(translationLanguages)
	.optional()
	.describe(
		'The language of its texts, if staff have translated them into the one of `Accept-Language`; omitted for Azerbaijani',
	);

/** A record's texts in each language that staff have translated it into. */
export const translationsOf = <Texts extends z.ZodType>(texts: Texts) =>
	z.object({ en: texts.optional(), ru: texts.optional() });

/** The same in a form: null or omitted for a language it isn't translated into; if all of it is omitted, nothing changes. */
export const translationsInput = <Texts extends z.ZodType>(texts: Texts) =>
	z.strictObject({ en: texts.nullish(), ru: texts.nullish() }).optional();
