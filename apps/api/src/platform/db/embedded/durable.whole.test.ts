// A disk that becomes full in the middle of a commit. That it refuses and recovers is proved by durable.test.ts.
import fs, { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { insert, names, openFolder } from '../../../testing/onDisk';
import { isUnavailable } from '../unavailable';
import { openEmbedded } from './index';

// Each opens databases on a disk, which a busy machine does slowly.
vi.setConfig({ testTimeout: 120_000 });

let place: ReturnType<typeof openFolder>;
beforeEach(() => {
	place = openFolder();
});
afterEach(async () => {
	vi.restoreAllMocks();
	await place.close();
});

const full = () => {
	throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 });
};

it('a commit that was under way when the disk became full takes the reserve', async () => {
	const data = await place.makeData();
	const database = place.opened(await openEmbedded(data));
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
	const data = await place.makeData();
	const database = place.opened(await openEmbedded(data));
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
