import { setTimeout as wait } from 'node:timers/promises';
import { hasWaitedTooLong } from './unavailable';

/** What runs a text on one connection. */
interface Connection {
	query(text: string): Promise<{ rows: Record<string, unknown>[] }>;
}

/** How long the other tables are tried for once the first is held, and how often, ms. Those who use it wait meanwhile. */
const times = { othersMs: 1_000, betweenMs: 10 };

/**
 * The tables that some texts of SQL name, themselves or by an index of theirs, and that are there, in the order in which
 * they are named.
 */
export async function tablesNamed(connection: Connection, texts: readonly string[]): Promise<string[]> {
	const { rows } = await connection.query(
		"select tablename as name, tablename as of from pg_tables where schemaname = 'public' union all select indexname, tablename from pg_indexes where schemaname = 'public'",
	);
	const tableOf = new Map(rows.map(({ name, of }) => [String(name), String(of)]));
	const named = texts.join('\n').matchAll(/"(\w+)"/g);
	return [...new Set([...named].map(([, name = '']) => tableOf.get(name)).filter((table) => table !== undefined))];
}

/**
 * Takes tables for the transaction that has begun, before it changes anything. Taken one by one as they are changed, each
 * call that holds one and asks for another would meet the migration in a deadlock, and lose its work: so the first is waited
 * for while nothing is held, and the others are only tried. Nobody can wait for one who does not wait.
 * @param order of the tables; where one could not be had, it comes first the next time
 * @throws the database's own fault when a table was not had
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
