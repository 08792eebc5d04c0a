import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';
import { type Language, languages, type Speech, speeches } from 'visa-sdk/rules';

/** Who asks, by what they say of themselves. */
export interface Asking {
	headers: IncomingHttpHeaders;
}

/** The best of our languages for whoever calls; Azerbaijani for who names none of them. [ACC-09] */
export function languageOf({ headers }: Asking): Language {
	const wanted = new Negotiator({ headers }).language([...languages]);
	return languages.find((language) => language === wanted) ?? languages[0];
}

export const speechOf = (asking: Asking): Speech => speeches[languageOf(asking)];

/** What became of many at once, with the sentences of those that were refused in the caller's language. */
export function inLanguageOf<Answer extends { results: { message: string | null }[] }>(
	asking: Asking,
	answer: Answer,
): Answer {
	const { said } = speechOf(asking);
	const results = answer.results.map((result) => ({ ...result, message: result.message && said(result.message) }));
	return { ...answer, results };
}
