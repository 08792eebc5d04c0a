import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

/** What was sent to the database in one round trip. */
export interface Sent {
	text: string;
	values: unknown[];
}
type Method = (this: unknown, ...given: unknown[]) => unknown;
const textOf = (query: unknown) => String(query instanceof Object && 'text' in query ? query.text : query).trim();
const plain = (text: string): Sent => ({ text, values: [] });

/** What was sent to the database, PostgreSQL or embedded, during some work: one entry per round trip. */
export async function roundTripsOf(work: () => Promise<unknown>): Promise<Sent[]> {
	const sent: Sent[] = [];
	const see = (...[query, given]: unknown[]) => {
		const own = query instanceof Object && 'values' in query ? query.values : given;
		sent.push({ text: textOf(query), values: Array.isArray(own) ? own : [] });
	};
	const undo = [
		watch(pg.Client.prototype, 'query', see),
		watch(PGlite.prototype, 'query', see),
		replace(
			PGlite.prototype,
			'transaction',
			(original) =>
				async function (work: unknown) {
					sent.push(plain('begin'));
					// Queries within it bypass the class.
					const seen = (tx: { query: Method }) => {
						const { query } = tx;
						const watched: Method = (...given) => {
							see(...given);
							return query.apply(tx, given);
						};
						return (work as Method)(Object.assign(tx, { query: watched }));
					};
					const answer = await original.call(this, seen);
					sent.push(plain('commit'));
					return answer;
				},
		),
	];
	try {
		await work();
	} finally {
		for (const one of undo) one();
	}
	return sent;
}

const watch = (prototype: object, name: string, see: (...given: unknown[]) => void) =>
	replace(
		prototype,
		name,
		(original) =>
			function (...given) {
				see(...given);
				return original.apply(this, given);
			},
	);

function replace(prototype: object, name: string, make: (original: Method) => Method): () => void {
	const own = Object.getOwnPropertyDescriptor(prototype, name);
	const value = make(Reflect.get(prototype, name) as Method);
	Object.defineProperty(prototype, name, { value, configurable: true, writable: true });
	return () => {
		if (own) Object.defineProperty(prototype, name, own);
		else Reflect.deleteProperty(prototype, name);
	};
}
