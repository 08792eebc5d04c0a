import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

type Method = (this: unknown, ...given: unknown[]) => unknown;
const textOf = (query: unknown) => String(query instanceof Object && 'text' in query ? query.text : query).trim();

/** What was sent to the database, PostgreSQL or embedded, while some work was done: one entry a round trip. */
export async function roundTripsOf(work: () => Promise<unknown>): Promise<string[]> {
	const sent: string[] = [];
	const undo = [
		watch(pg.Client.prototype, 'query', (query) => sent.push(textOf(query))),
		watch(PGlite.prototype, 'query', (query) => sent.push(textOf(query))),
		// More than one: none of what is counted here may use it.
		watch(PGlite.prototype, 'transaction', () => sent.push('begin', 'commit')),
	];
	try {
		await work();
	} finally {
		for (const one of undo) one();
	}
	return sent;
}

function watch(prototype: object, name: string, see: (given: unknown) => void): () => void {
	const own = Object.getOwnPropertyDescriptor(prototype, name);
	const original = Reflect.get(prototype, name) as Method;
	const watched: Method = function (...given) {
		see(given[0]);
		return original.apply(this, given);
	};
	Object.defineProperty(prototype, name, { value: watched, configurable: true, writable: true });
	return () => {
		if (own) Object.defineProperty(prototype, name, own);
		else Reflect.deleteProperty(prototype, name);
	};
}
