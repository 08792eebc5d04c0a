import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { migrationsDir } from '../../paths';
import { OperatorError } from '../operatorError';
import { holdTables, tablesNamed } from './holdTables';
import type { Database, Db } from './index';
import { inShortLocks } from './inShortLocks';
import { listenAt } from './listening';
import { migrationsPending } from './migrations';
import { openReplica } from './replica';
import * as schema from './schema';
import { isUnavailable } from './unavailable';

/** An arbitrary number, identical in every process of this service. */
const MIGRATION_LOCK = 7_402_118;

/**
 * Timeouts in ms. A caller waits at most 60 s; a lost or frozen server must not occupy the pool's connections, nor a
 * forgotten transaction keep its locks.
 */
const times = {
	statement_timeout: 15_000,
	lock_timeout: 10_000,
	idle_in_transaction_session_timeout: 20_000,
	// For a server that doesn't even report that it gave up.
	query_timeout: 20_000,
	connectionTimeoutMillis: 5_000,
	keepAlive: true,
} as const;

/** How to reach PostgreSQL besides through its main URL. */
interface PostgresOptions {
	/**
	 * Bypasses the pooler that `url` points to: for what belongs to a connection, such as listening, and locks around
	 * migrations.
	 */
	directUrl?: string | null;
	/** The URL of a streaming replica. */
	replicaUrl?: string | null;
	/** False if statements must not be named, for a pooler that doesn't support it. */
	hasNames?: boolean;
}

/** A named statement would belong to a connection that the pooler gives to someone else. */
class NamelessClient extends pg.Client {
	// biome-ignore lint/suspicious/noExplicitAny: the driver's own has a dozen forms, of which each passes through.
	override query(config: any, ...more: any[]): any {
		const isNamed = config instanceof Object && 'name' in config && !('submit' in config);
		return Reflect.apply(super.query, this, [isNamed ? { ...config, name: undefined } : config, ...more]);
	}
}

/** Opens PostgreSQL. @param onLost called when a connection breaks, in use or idle; the pool replaces it */
export async function openPostgres(
	url: string,
	onLost: (error: Error) => void,
	{ directUrl, replicaUrl, hasNames = true }: PostgresOptions = {},
): Promise<Database> {
	const direct = directUrl ?? url;
	const optionsOf = (connectionString: string) => ({
		...{ connectionString, max: 10, ...times },
		...(hasNames ? {} : { Client: NamelessClient }),
	});
	const pool = new pg.Pool(optionsOf(url));
	// The pool listens only to idle connections: one that breaks in use would end the process.
	pool.on('connect', (client) => client.on('error', onLost));
	// It also reports idle connections, which their own listeners have handled already.
	pool.on('error', () => undefined);
	try {
		await pool.query('select 1');
	} catch (error) {
		await pool.end();
		throw new OperatorError(
			`DATABASE_URL: PostgreSQL does not answer: ${error instanceof Error ? error.message : error}`,
		);
	}
	const db = withSafeTransactions(pool);
	const replica = replicaUrl ? openReplica(optionsOf(replicaUrl), { db, pool }, onLost) : null;
	return {
		kind: 'postgres',
		db,
		read: (work) => (replica ? replica.read(work) : work(db)),
		checkReplica: replica && (() => replica.check()),
		queue: { connectionString: direct, max: 4, ...times },
		async query(text, values, name) {
			const result = await pool.query<Record<string, unknown>>({
				text,
				...(values && { values }),
				...(name && { name }),
			});
			return { rows: result.rows, rowCount: result.rowCount ?? 0 };
		},
		listen: (channel, onMessage, onAgain) => listenAt(direct, channel, onMessage, onAgain),
		async migrate() {
			// Servers that start together migrate one after another, however long it takes: on a connection whose only
			// timeout starts once it is this server's turn.
			const client = new pg.Client({ connectionString: direct, keepAlive: true });
			client.on('error', onLost);
			try {
				await client.connect();
				await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
				const pending = await migrationsPending((text) => client.query(text));
				const tables = await tablesNamed(
					client,
					pending.flatMap(({ sql }) => sql),
				);
				await inShortLocks(client, async () => {
					await client.query('begin');
					try {
						await holdTables(client, tables);
						// It also begins a transaction, which is this one, and commits it.
						await migrate(drizzle(client, { schema }), { migrationsFolder: migrationsDir });
					} catch (error) {
						await client.query('rollback');
						throw error;
					}
				});
			} finally {
				// The lock ends with its connection.
				await client.end();
			}
		},
		async close() {
			await replica?.close();
			await pool.end();
		},
	};
}

/**
 * The library's own transaction keeps the connection forever if it can't begin, and returns one to the pool after a
 * failed rollback.
 */
function withSafeTransactions(pool: pg.Pool): Db {
	const db: Db = drizzle(pool, { schema });
	db.transaction = async (work, config) => {
		const client = await pool.connect();
		let isLost = false;
		try {
			return await (drizzle(client, { schema }) as Db).transaction(work, config);
		} catch (error) {
			isLost = isUnavailable(error);
			throw error;
		} finally {
			client.release(isLost);
		}
	};
	return db;
}
