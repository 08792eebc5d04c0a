import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createEmptyDatabase, type OwnDatabase } from '../../testing/emptyDatabase';
import { inShortLocks } from './inShortLocks';

let database: OwnDatabase;
const clients: pg.Client[] = [];
let [holder, migrator, reader] = clients as [pg.Client, pg.Client, pg.Client];
beforeAll(async () => {
	database = await createEmptyDatabase(process.env.TEST_DATABASE_URL ?? '');
	for (let count = 0; count < 3; count += 1) {
		const client = new pg.Client({ connectionString: database.url });
		await client.connect();
		clients.push(client);
	}
	[holder, migrator, reader] = clients as [pg.Client, pg.Client, pg.Client];
});
beforeEach(async () => {
	// Left by a failed test: it would lock the table for ever.
	await holder.query('rollback');
	await reader.query('drop table if exists things; create table things (id int)');
});
afterAll(async () => {
	for (const client of clients) await client.end();
	await database.drop();
});

/** As the migration library does it: all of them in one transaction. */
const addColumn = () =>
	drizzle(migrator).transaction(async (tx) => {
		await tx.execute('alter table things add column name text');
	});
const columns = async () => (await reader.query('select * from things')).fields.map((field) => field.name);
const isWaiting = async () => {
	const text = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
	return (await reader.query(text)).rows.length === 1;
};

it('a migration lets those before who ask for a table that somebody holds, and goes on when it is free', async () => {
	await holder.query('begin; select * from things');
	let isDone = false;
	const migrated = inShortLocks(migrator, addColumn, { lockMs: 500, pauseMs: 100, tries: 1000 }).then(() => {
		isDone = true;
	});
	await expect.poll(isWaiting).toBe(true);
	// Queued behind the migration: if that didn't give way, this would wait as long as the table is locked.
	expect(await columns()).toEqual(['id']);
	expect(isDone).toBe(false);
	await holder.query('commit');
	await migrated;
	expect(await columns()).toEqual(['id', 'name']);
});

it('a migration that never has its table says what to do, and has changed nothing', async () => {
	await holder.query('begin; select * from things');
	await expect(inShortLocks(migrator, addColumn, { lockMs: 50, pauseMs: 10, tries: 3 })).rejects.toThrow(
		/waits for a table.*pg_stat_activity/,
	);
	await holder.query('commit');
	expect(await columns()).toEqual(['id']);
});

it('a migration that fails for another reason is not tried again', async () => {
	let tries = 0;
	const fail = () => {
		tries += 1;
		return Promise.reject(new Error('no such column'));
	};
	await expect(inShortLocks(migrator, fail)).rejects.toThrow('no such column');
	expect(tries).toBe(1);
});
