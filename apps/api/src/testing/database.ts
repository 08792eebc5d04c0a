import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { inject, vi } from 'vitest';
import { systemClock } from '../platform/clock';
import type { Database } from '../platform/db';
import { openInMemory } from '../platform/db/embedded';
import { openPostgres } from '../platform/db/postgres';
import { seedDemo } from '../seed/seed';
import { demoStaff } from '../start';

/** A database of the test file's own: in memory, or on the PostgreSQL that TEST_DATABASE_URL names. */
export async function openTestDatabase(): Promise<Database> {
	const serverUrl = process.env.TEST_DATABASE_URL;
	return serverUrl ? onPostgres(serverUrl) : openInMemory(new Blob([await readFile(inject('databaseImage'))]));
}

async function onPostgres(serverUrl: string): Promise<Database> {
	const empty = await createEmptyDatabase(serverUrl);
	const onLost = (error: Error) => {
		throw error;
	};
	const database = await openPostgres(empty.url, onLost, { replicaUrl: ofTheReplica(empty.url) });
	await database.migrate();
	await seedDemo(database.db, systemClock, demoStaff);
	return {
		...database,
		async close() {
			await database.close();
			await empty.drop();
		},
	};
}

/** The same database on the replica that TEST_REPLICA_URL names. */
function ofTheReplica(databaseUrl: string): string | null {
	if (!process.env.TEST_REPLICA_URL) return null;
	const url = new URL(process.env.TEST_REPLICA_URL);
	url.pathname = new URL(databaseUrl).pathname;
	return url.href;
}

/** A database of its own, without a table. */
export async function createEmptyDatabase(serverUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
	const name = `viza_test_${randomUUID().replaceAll('-', '')}`;
	const admin = new pg.Client({ connectionString: serverUrl });
	await admin.connect();
	await admin.query(`create database ${name}`);
	const url = new URL(serverUrl);
	url.pathname = name;
	return {
		url: url.href,
		async drop() {
			// The last connections close a moment after the pool says so.
			await vi.waitFor(() => admin.query(`drop database ${name}`), { timeout: 10_000 });
			await admin.end();
		},
	};
}
