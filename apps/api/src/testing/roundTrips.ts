import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

/** What went to the database in one round trip. */
export interface Sent {
	text: string;
	values: unknown[];
}
type Method = (this: unknown, ...given: unknown[]) => unknown;
const textOf = (query: unknown) => String(query instanceof Object && 'text' in query ? query.text : query).trim();
const plain = (text: string): Sent => ({ text, values: [] });

/** What was sent to the database, PostgreSQL or embedded, while some work was done: one entry a round trip. */
export async function roundTripsOf(work: () => Promise<unknown>): Promise<Sent[]> {
	const sent: Sent[] = [];
	const see = (query: unknown, given?: unknown) => {
		const own = query instanceof Object && 'values' in query ? query.values : given;
		sent.push({ text: textOf(query), values: Array.isArray(own) ? own : [] });
	};
	const undo = [
		watch(pg.Client.prototype, 'query', see),
		watch(PGlite.prototype, 'query', see),
		// More than one: none of what is counted here may use it.
		watch(PGlite.prototype, 'transaction', () => sent.push(plain('begin'), plain('commit'))),
	];
	try {
		await work();
	} finally {
		for (const one of undo) one();
	}
	return sent;
}

function watch(prototype: object, name: string, see: (...given: unknown[]) => void): () => void {
	const own = Object.getOwnPropertyDescriptor(prototype, name);
	const original = Reflect.get(prototype, name) as Method;
	const watched: Method = function (...given) {
		see(...given);
		return original.apply(this, given);
	};
	Object.defineProperty(prototype, name, { value: watched, configurable: true, writable: true });
	return () => {
		if (own) Object.defineProperty(prototype, name, own);
		else Reflect.deleteProperty(prototype, name);
	};
}
