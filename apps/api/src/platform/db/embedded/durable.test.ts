import fs, { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeDataDir } from '../../../testing/dataDir';
import { keepRoom } from '../../room';
import type { Database } from '../index';
import { isUnavailable } from '../unavailable';
import { openEmbedded } from './index';
import { type Disk, realDisk } from './logSync';

// Each opens databases on a disk, which a busy machine does slowly.
vi.setConfig({ testTimeout: 120_000 });

let folder: string;
let open: { close(): Promise<void> }[] = [];
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'viza-durable-'));
});
afterEach(async () => {
	vi.restoreAllMocks();
	for (const one of open) await one.close();
	open = [];
	rmSync(folder, { recursive: true, force: true });
});
const opened = <T extends { close(): Promise<void> }>(one: T): T => {
	open.push(one);
	return one;
};
const insert = (database: Database, name: string) =>
	database.query('insert into facts (name, value) values ($1, $1)', [name]);
const names = async (database: Pick<Database, 'query'>) =>
	(await database.query("select name from facts where name like 'a%'")).rows.map(({ name }) => String(name)).sort();

/** A disk that loses what wasn't synced when its power is cut: `kept` has each file as of its last sync. */
function diskThatForgets(from: string, kept: string): Disk & { syncs: string[] } {
	const syncs: string[] = [];
	const keep = (path: string) => {
		if (!existsSync(path) || statSync(path).isDirectory()) return () => undefined;
		const to = join(kept, relative(from, path));
		mkdirSync(dirname(to), { recursive: true });
		copyFileSync(path, `${to}.new`);
		return () => {
			syncs.push(relative(from, path));
			renameSync(`${to}.new`, to);
		};
	};
	return {
		syncs,
		async sync(path) {
			// Only what existed at its start, and only when it has ended.
			const done = keep(path);
			await realDisk.sync(path);
			done();
		},
		syncNow(path) {
			const done = keep(path);
			realDisk.syncNow(path);
			done();
		},
	};
}

it('an acknowledged commit is on the disk, and commits that wait together share a sync', async () => {
	const [data, kept] = [await makeDataDir(join(folder, 'data')), join(folder, 'kept')];
	cpSync(data, kept, { recursive: true });
	const disk = diskThatForgets(data, kept);
	const database = opened(await openEmbedded(data, { disk }));
	const began = disk.syncs.length;
	for (const name of ['a1', 'a2', 'a3']) {
		const before = disk.syncs.length;
		await insert(database, name);
		expect(disk.syncs.length).toBeGreaterThan(before);
	}
	expect(disk.syncs.slice(began).every((path) => path.includes('pg_wal'))).toBe(true);
	const reading = disk.syncs.length;
	await names(database);
	expect(disk.syncs.length).toBe(reading);
	const many = Array.from({ length: 40 }, (_, number) => `ab${number}`);
	await Promise.all(many.map((name) => insert(database, name)));
	expect(disk.syncs.length - reading).toBeLessThan(10);

	// The power is cut: what was synced remains.
	const cut = join(folder, 'cut');
	cpSync(join(kept, 'db'), cut, { recursive: true });
	const after = opened(new PGlite(cut));
	const { rows } = await after.query<{ name: string }>("select name from facts where name like 'a%'");
	expect(rows.map(({ name }) => name).sort()).toEqual(['a1', 'a2', 'a3', ...many].sort());
});
it('a full disk refuses what writes, lets what reads go on, and is forgotten when there is room', async () => {
	const data = await makeDataDir(join(folder, 'data'));
	let free = 2 ** 30;
	const database = opened(await openEmbedded(data, { room: keepRoom(data, () => free) }));
	await insert(database, 'a1');
	free = 0;
	const refused = await insert(database, 'a2').catch((error: unknown) => error);
	expect(isUnavailable(refused)).toBe(true);
	expect(await names(database)).toEqual(['a1']);
	free = 2 ** 30;
	await insert(database, 'a4');
	expect(await names(database)).toEqual(['a1', 'a4']);
});

const full = () => {
	throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 });
};

it('a commit that was under way when the disk became full takes the reserve', async () => {
	const data = await makeDataDir(join(folder, 'data'));
	const database = opened(await openEmbedded(data));
	const { writeSync } = fs;
	vi.spyOn(fs, 'writeSync').mockImplementation(((...given: Parameters<typeof writeSync>) =>
		existsSync(join(data, 'reserve')) ? full() : writeSync(...given)) as typeof writeSync);
	await insert(database, 'a1');
	expect(existsSync(join(data, 'reserve'))).toBe(false);
	vi.restoreAllMocks();
	await insert(database, 'a2');
	expect(await names(database)).toEqual(['a1', 'a2']);
	expect(existsSync(join(data, 'reserve'))).toBe(true);
});

it('a log that could not be written ends no process: the database is opened again with all that was acknowledged', async () => {
	const data = await makeDataDir(join(folder, 'data'));
	const database = opened(await openEmbedded(data));
	await insert(database, 'a1');
	vi.spyOn(fs, 'writeSync').mockImplementation(full);
	for (const name of ['a2', 'a3']) {
		const refused = await insert(database, name).catch((error: unknown) => error);
		expect(isUnavailable(refused)).toBe(true);
	}
	vi.restoreAllMocks();
	await insert(database, 'a4');
	expect(await names(database)).toEqual(['a1', 'a4']);
});
