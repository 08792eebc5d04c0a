import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Deps } from '../../platform/deps';
import { ReadyJson } from '../../platform/readyJson';

/** Searches are many; more answers than this are not kept. */
const KEPT_MAXIMUM = 500;

/**
 * Answers of the catalogue that travellers ask for all day, made once for each version of the catalogue. The database
 * counts the versions, so that every server sees every change at once.
 */
export function createReady({ database }: Deps) {
	const kept = new Map<string, ReadyJson>();
	let keptOf = '';

	async function version(): Promise<string> {
		const { rows } = await database.query("select value from facts where name = 'catalogue-version'");
		return String(rows[0]?.value ?? '');
	}

	/** @param key what is asked @param make reads the answer when it is not kept */
	return async <Schema extends z.ZodType>(
		key: string,
		schema: Schema,
		make: () => Promise<z.input<Schema>>,
	): Promise<ReadyJson> => {
		// Read before the rows: what changes meanwhile has a later version, and is read again.
		const now = await version();
		if (now !== keptOf || kept.size >= KEPT_MAXIMUM) kept.clear();
		keptOf = now;
		const known = kept.get(key);
		if (known) return known;
		const json = JSON.stringify(schema.parse(await make()));
		const answer = new ReadyJson(json, `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`);
		if (keptOf === now) kept.set(key, answer);
		return answer;
	};
}
export type Ready = ReturnType<typeof createReady>;
