import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { expect, inject } from 'vitest';
import { systemClock } from '../platform/clock';
import type { Database } from '../platform/db';
import { openInMemory } from '../platform/db/embedded';
import { openPostgres } from '../platform/db/postgres';
import { seedDemo } from '../seed/seed';
import { demoStaff } from '../start';

const others = 'select pid from pg_stat_activity where datname = $1';

/** A database of the test file's own: in memory, or on the PostgreSQL that TEST_DATABASE_URL names. */
export async function openTestDatabase(): Promise<Database> {
	const serverUrl = process.env.TEST_DATABASE_URL;
	return serverUrl ? onPostgres(serverUrl) : openInMemory(new Blob([await readFile(inject('databaseImage'))]));
}

async function onPostgres(serverUrl: string): Promise<Database> {
	const name = `viza_test_${randomUUID().replaceAll('-', '')}`;
	const admin = new pg.Client({ connectionString: serverUrl });
	await admin.connect();
	await admin.query(`create database ${name}`);
	const url = new URL(serverUrl);
	url.pathname = name;
	const database = await openPostgres(url.href, (error) => {
		throw error;
	});
	await database.migrate();
	await seedDemo(database.db, systemClock, demoStaff);
	return {
		...database,
		async close() {
			await database.close();
			// The last connections close a moment after the pool says so.
			await expect.poll(async () => (await admin.query(others, [name])).rowCount, { timeout: 10_000 }).toBe(0);
			await admin.query(`drop database ${name}`);
			await admin.end();
		},
	};
}
