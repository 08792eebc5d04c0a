import { setTimeout as wait } from 'node:timers/promises';
import { hasWaitedTooLong } from './unavailable';

/** Something that runs SQL on one connection. */
interface Connection {
	query(text: string): Promise<{ rows: Record<string, unknown>[] }>;
}

/** How long the other tables are tried once the first is locked, and how often, in ms. Their users wait meanwhile. */
const times = { othersMs: 1_000, betweenMs: 10 };

/** The existing tables that some SQL texts name, directly or through an index, in the order of appearance. */
export async function tablesNamed(connection: Connection, texts: readonly string[]): Promise<string[]> {
	const { rows } = await connection.query(
		"select tablename as name, tablename as of from pg_tables where schemaname = 'public' union all select indexname, tablename from pg_indexes where schemaname = 'public'",
	);
	const tableOf = new Map(rows.map(({ name, of }) => [String(name), String(of)]));
	const named = texts.join('\n').matchAll(/"(\w+)"/g);
	return [...new Set([...named].map(([, name = '']) => tableOf.get(name)).filter((table) => table !== undefined))];
}

/**
 * Locks tables for the transaction that has just begun, before it changes anything. If they were locked one by one as
 * they are changed, a call that holds one and asks for another would deadlock with the migration and lose its work. So
 * the first is waited for while nothing is locked, and the others are only tried: one who doesn't wait can't deadlock.
 * @param order of the tables; one that couldn't be locked comes first the next time
 * @throws the database's own error if a table couldn't be locked
 */
export async function holdTables(connection: Connection, order: string[]): Promise<void> {
	const until = () => performance.now() + times.othersMs;
	let deadline: number | undefined;
	for (const table of [...order]) {
		const text = `lock table "${table}" in access exclusive mode`;
		try {
			if (deadline === undefined) await connection.query(text);
			else await tryFor(connection, text, deadline);
			deadline ??= until();
		} catch (error) {
			if (hasWaitedTooLong(error)) order.unshift(...order.splice(order.indexOf(table), 1));
			throw error;
		}
	}
}

async function tryFor(connection: Connection, text: string, deadline: number): Promise<void> {
	await connection.query('savepoint held');
	for (;;)
		try {
			await connection.query(`${text} nowait`);
			return;
		} catch (error) {
			if (!hasWaitedTooLong(error) || performance.now() > deadline) throw error;
			await connection.query('rollback to savepoint held');
			await wait(times.betweenMs);
		}
}
