import { inject } from 'vitest';
import type { Database } from '../platform/db';
import { openPostgres } from '../platform/db/postgres';
import { createCopyOf } from './emptyDatabase';
import { openInMemoryOfTests } from './inMemory';

/** The test file's own database: in memory, or on the PostgreSQL named by TEST_DATABASE_URL. */
export async function openTestDatabase(): Promise<Database> {
	const serverUrl = process.env.TEST_DATABASE_URL;
	return serverUrl ? onPostgres(serverUrl) : openInMemoryOfTests();
}

async function onPostgres(serverUrl: string): Promise<Database> {
	const copy = await createCopyOf(serverUrl, inject('databaseImage'));
	const onLost = (error: Error) => {
		throw error;
	};
	const database = await openPostgres(copy.url, onLost, { replicaUrl: ofTheReplica(copy.url) });
	return {
		...database,
		async close() {
			await database.close();
			await copy.drop();
		},
	};
}

/** The same database on the replica named by TEST_REPLICA_URL. */
function ofTheReplica(databaseUrl: string): string | null {
	if (!process.env.TEST_REPLICA_URL) return null;
	const url = new URL(process.env.TEST_REPLICA_URL);
	url.pathname = new URL(databaseUrl).pathname;
	return url.href;
}
