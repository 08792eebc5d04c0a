import type { Language } from 'visa-sdk/rules';
import type { z } from 'zod';
import { toAnswer } from '../../platform/answers';
import type { Deps } from '../../platform/deps';
import { ReadyText } from '../../platform/readyText';
import { catalogueVersion } from './offer';

/** There are many different searches; no more responses than this are cached. */
const KEPT_MAXIMUM = 500;

/**
 * Catalogue responses that travellers request all day, generated once per version of the catalogue. The database
 * maintains the version, so that every server sees every change at once.
 */
export function createReady({ database, log }: Deps) {
	const kept = new Map<string, ReadyText>();
	let keptOf = '';

	/**
	 * The response to a query, in the language of whoever asks. [ACC-09]
	 * @param key identifies the query
	 * @param make produces the response if it isn't cached
	 */
	return async <Schema extends z.ZodType>(
		language: Language,
		key: string,
		schema: Schema,
		make: () => Promise<z.input<Schema>>,
	): Promise<ReadyText> => {
		// Read before the rows: a change in between gets a later version, and is read again.
		const now = await catalogueVersion(database.db);
		if (now !== keptOf || kept.size >= KEPT_MAXIMUM) kept.clear();
		keptOf = now;
		const known = kept.get(`${language} ${key}`);
		if (known) return known;
		const json = JSON.stringify(toAnswer(schema, await make(), log));
		const answer = new ReadyText(json, 'application/json; charset=utf-8', 'quick', ['Accept-Language']);
		if (keptOf === now) kept.set(`${language} ${key}`, answer);
		return answer;
	};
}
