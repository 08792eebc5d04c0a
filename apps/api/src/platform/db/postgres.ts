import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { migrationsDir } from '../../paths';
import { OperatorError } from '../operatorError';
import type { Database } from './index';
import * as schema from './schema';

/** Any number, the same in every process of this service. */
const MIGRATION_LOCK = 7_402_118;

/** Opens PostgreSQL. @param onIdleError told when a waiting connection breaks; the pool replaces it */
export async function openPostgres(url: string, onIdleError: (error: Error) => void): Promise<Database> {
	const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 });
	pool.on('error', onIdleError);
	try {
		await pool.query('select 1');
	} catch (error) {
		await pool.end();
		throw new OperatorError(
			`DATABASE_URL: PostgreSQL does not answer: ${error instanceof Error ? error.message : error}`,
		);
	}
	const db = drizzle(pool, { schema });
	return {
		kind: 'postgres',
		db,
		queue: { connectionString: url, max: 4 },
		async query(text, values) {
			const result = await pool.query<Record<string, unknown>>(text, values);
			return { rows: result.rows, rowCount: result.rowCount ?? 0 };
		},
		async migrate() {
			// Servers that start together migrate one after another.
			const client = await pool.connect();
			try {
				await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
				await migrate(drizzle(client, { schema }), { migrationsFolder: migrationsDir });
			} finally {
				await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
				client.release();
			}
		},
		close: () => pool.end(),
	};
}
