import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';
import { type Language, languages, type Speech, speeches } from 'visa-sdk/rules';

/** The request, as far as its headers are concerned. */
export interface Asking {
	headers: IncomingHttpHeaders;
}

/** The best supported language for the caller; Azerbaijani if none matches. [ACC-09] */
export function languageOf({ headers }: Asking): Language {
	const wanted = new Negotiator({ headers }).language([...languages]);
	return languages.find((language) => language === wanted) ?? languages[0];
}

/** Messages in the caller’s language. [ACC-09] */
export const speechOf = (asking: Asking): Speech => speeches[languageOf(asking)];

/** The results of a bulk action, with the messages of refused items in the caller's language. */
export function inLanguageOf<Answer extends { results: { message: string | null }[] }>(
	asking: Asking,
	answer: Answer,
): Answer {
	const { said } = speechOf(asking);
	const results = answer.results.map((result) => ({ ...result, message: result.message && said(result.message) }));
	return { ...answer, results };
}
