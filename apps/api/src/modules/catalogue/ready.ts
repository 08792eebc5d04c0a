import type { z } from 'zod';
import { toAnswer } from '../../platform/answers';
import type { Deps } from '../../platform/deps';
import { ReadyText } from '../../platform/readyText';
import { catalogueVersion } from './offer';

/** Searches are many; more answers than this are not kept. */
const KEPT_MAXIMUM = 500;

/**
 * Answers of the catalogue that travellers ask for all day, made once for each version of the catalogue. The database
 * counts the versions, so that every server sees every change at once.
 */
export function createReady({ database, log }: Deps) {
	const kept = new Map<string, ReadyText>();
	let keptOf = '';

	/** @param key what is asked @param make reads the answer when it is not kept */
	return async <Schema extends z.ZodType>(
		key: string,
		schema: Schema,
		make: () => Promise<z.input<Schema>>,
	): Promise<ReadyText> => {
		// Read before the rows: what changes meanwhile has a later version, and is read again.
		const now = await catalogueVersion(database.db);
		if (now !== keptOf || kept.size >= KEPT_MAXIMUM) kept.clear();
		keptOf = now;
		const known = kept.get(key);
		if (known) return known;
		const json = JSON.stringify(toAnswer(schema, await make(), log));
		const answer = new ReadyText(json, 'application/json; charset=utf-8', 'quick');
		if (keptOf === now) kept.set(key, answer);
		return answer;
	};
}
export type Ready = ReturnType<typeof createReady>;
