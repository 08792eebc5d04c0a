import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';
import { type Language, languages, type Speech, speeches } from 'visa-sdk/rules';

/** The request, as far as its headers are concerned. */
export interface Asking {
	headers: IncomingHttpHeaders;
}

/** The best supported language for the caller; Azerbaijani if none matches. [ACC-09] */
export function languageOf({ headers }: Asking): Language {
	return askedLanguageOf({ headers }) ?? languages[0];
}

/** The same; null if the caller names no preference, or only languages that the service doesn't have. */
export function askedLanguageOf({ headers }: Asking): Language | null {
	const negotiator = new Negotiator({ headers });
	if (negotiator.language() === '*') return null;
	const wanted = negotiator.language([...languages]);
	return languages.find((language) => language === wanted) ?? null;
}

/** Messages in the caller’s language. [ACC-09] */
const speechOf = (asking: Asking): Speech => speeches[languageOf(asking)];

/** The results of a bulk action, with the messages of refused items in the caller's language. */
export function inLanguageOf<Answer extends { results: { message: string | null }[] }>(
	asking: Asking,
	answer: Answer,
): Answer {
	const { said } = speechOf(asking);
	const results = answer.results.map((result) => ({ ...result, message: result.message && said(result.message) }));
	return { ...answer, results };
}
