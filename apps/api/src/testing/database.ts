import type { Database } from '../platform/db';
import { openInMemoryOfTests } from './inMemory';
import { openOnPostgresOfTests } from './onPostgres';

/** The test file's own database: in memory, or on the PostgreSQL named by TEST_DATABASE_URL. */
export async function openTestDatabase(): Promise<Database> {
	const serverUrl = process.env.TEST_DATABASE_URL;
	return serverUrl ? openOnPostgresOfTests(serverUrl) : openInMemoryOfTests();
}
