import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OwnPostgres, startCopy, startPostgres } from '../../testing/postgres';
import type { Database } from './index';
import { openPostgres } from './postgres';

let folders: string[];
let primary: OwnPostgres;
let replica: OwnPostgres;
let database: Database;
beforeAll(async () => {
	folders = await Promise.all(['primary', 'replica'].map((name) => mkdtemp(join(tmpdir(), `viza-${name}-`))));
	primary = await startPostgres(folders[0] ?? '');
	replica = await startCopy(primary, folders[1] ?? '', 'replica');
	database = await openPostgres(primary.url, () => undefined, { replicaUrl: replica.url });
	await database.query('create table notes (number int primary key)');
});
afterAll(async () => {
	await database?.close();
	await replica?.stop('fast');
	await primary?.stop('fast');
	for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

/** Which one is asked, and what it knows. */
const read = () =>
	database.read(async (db) => {
		const answer: unknown = await db.execute(
			sql`select pg_is_in_recovery() as "isReplica", (select count(*)::int from notes) as count`,
		);
		return (answer as { rows: { isReplica: boolean; count: number }[] }).rows[0];
	});
const isReplicaAsked = async () => (await read())?.isReplica;
const write = (number: number) => database.query('insert into notes values ($1)', [number]);
/** Next to the server, as its operator. */
async function onReplica(text: string) {
	const itself = await openPostgres(replica.url, () => undefined);
	try {
		await itself.query(text);
	} finally {
		await itself.close();
	}
}

describe('questions that only read', { timeout: 60_000 }, () => {
	beforeEach(async () => {
		await replica.start();
		await database.query('truncate notes');
		await expect.poll(isReplicaAsked, { timeout: 20_000 }).toBe(true);
	});

	it('are put to the replica, and know all that was written before', async () => {
		let ofReplica = 0;
		for (let number = 1; number <= 200; number += 1) {
			await write(number);
			const found = await read();
			expect(found?.count).toBe(number);
			if (found?.isReplica) ofReplica += 1;
		}
		expect(ofReplica).toBeGreaterThan(0);
		await expect(database.checkReplica?.()).resolves.toBeUndefined();
	});

	it('are put to the primary while the replica is behind, and see what was just written', async () => {
		await onReplica('select pg_wal_replay_pause()');
		await write(1);
		expect(await read()).toEqual({ isReplica: false, count: 1 });
		await expect(database.checkReplica?.()).rejects.toThrow('behind');
		await onReplica('select pg_wal_replay_resume()');
		await expect.poll(read, { timeout: 20_000 }).toEqual({ isReplica: true, count: 1 });
	});

	it('are put to the primary while the replica is away, also when it goes in the middle', async () => {
		await write(1);
		let times = 0;
		const found = await database.read(async (db) => {
			times += 1;
			if (times === 1) await replica.stop('immediate');
			const answer: unknown = await db.execute(sql`select pg_is_in_recovery() as "isReplica"`);
			return (answer as { rows: unknown[] }).rows[0];
		});
		expect([times, found]).toEqual([2, { isReplica: false }]);
		expect(await read()).toEqual({ isReplica: false, count: 1 });
		await expect(database.checkReplica?.()).rejects.toThrow();
	});

	it('that are wrong are told so, and not asked twice', async () => {
		let times = 0;
		const wrong = database.read(async (db) => {
			times += 1;
			return db.execute(sql`select nothing`);
		});
		await expect(wrong).rejects.toThrow();
		expect(times).toBe(1);
	});
});
