import fs from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '../config';
import { readArchive, writeArchive } from './archive';
import { restore } from './restore';

let place: string;
let file: string;
beforeEach(async () => {
	place = await mkdtemp(join(tmpdir(), 'viza-restore-'));
	file = join(place, 'saved.tar.gz');
	await mkdir(join(place, 'data', 'db'), { recursive: true });
	await writeFile(join(place, 'data', 'db', 'PG_VERSION'), '17');
	await writeArchive(file, join(place, 'data'), ['db'], new Date());
});
afterEach(() => rm(place, { recursive: true }));

it('does not call a whole backup damaged when it can not be unpacked', async () => {
	const blocked = join(place, 'blocked');
	await writeFile(blocked, '');
	await expect(readArchive(file, blocked)).rejects.toThrow(/saved\.tar\.gz can't be unpacked \(E[A-Z]+\)\.$/);
	await mkdir(join(place, 'folder'));
	await expect(readArchive(join(place, 'folder'), place)).rejects.toThrow("can't be unpacked (EISDIR).");
});

it('says of a full disk that it is full, not that the backup is damaged, and leaves nothing there', async () => {
	const config = readConfig({ DATA_DIR: join(place, 'new') });
	// A disk with too little room for a database.
	const measured = vi.spyOn(fs, 'statfsSync').mockReturnValue({ bavail: 1, bsize: 4096 } as fs.StatsFs);
	syncBuiltinESMExports();
	onTestFinished(() => {
		measured.mockRestore();
		syncBuiltinESMExports();
	});
	const restored = restore.run(() => config, { options: {}, parameters: [file] });
	await expect(restored).rejects.toThrow(/^The disk of DATA_DIR \S+ is full: 56 MB of free room/);
	expect(await readdir(place)).toEqual(['data', 'saved.tar.gz']);
});
