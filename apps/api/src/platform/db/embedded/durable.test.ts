import { copyFileSync, cpSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { insert, names, openFolder } from '../../../testing/onDisk';
import { keepRoom } from '../../room';
import { isUnavailable } from '../unavailable';
import { openEmbedded } from './index';
import { type Disk, realDisk } from './logSync';

// Each opens databases on a disk, which a busy machine does slowly.
vi.setConfig({ testTimeout: 120_000 });

let place: ReturnType<typeof openFolder>;
beforeEach(() => {
	place = openFolder();
});
afterEach(async () => {
	await place.close();
});

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
	const [data, kept] = [await place.makeData(), join(place.folder, 'kept')];
	cpSync(data, kept, { recursive: true });
	const disk = diskThatForgets(data, kept);
	const database = place.opened(await openEmbedded(data, { disk }));
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
	const cut = join(place.folder, 'cut');
	cpSync(join(kept, 'db'), cut, { recursive: true });
	const after = place.opened(new PGlite(cut));
	const { rows } = await after.query<{ name: string }>("select name from facts where name like 'a%'");
	expect(rows.map(({ name }) => name).sort()).toEqual(['a1', 'a2', 'a3', ...many].sort());
});
it('a full disk refuses what writes, lets what reads go on, and is forgotten when there is room', async () => {
	const data = await place.makeData();
	let free = 2 ** 30;
	const database = place.opened(await openEmbedded(data, { room: keepRoom(data, () => free) }));
	await insert(database, 'a1');
	free = 0;
	const refused = await insert(database, 'a2').catch((error: unknown) => error);
	expect(isUnavailable(refused)).toBe(true);
	expect(await names(database)).toEqual(['a1']);
	free = 2 ** 30;
	await insert(database, 'a4');
	expect(await names(database)).toEqual(['a1', 'a4']);
});
