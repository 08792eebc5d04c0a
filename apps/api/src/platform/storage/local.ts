import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from './index';

const KEY = /^[A-Za-z0-9_-]{16,64}$/;

/** A private folder of this machine. */
export async function localStorage(folder: string): Promise<Storage> {
	await mkdir(folder, { recursive: true, mode: 0o700 });
	const pathOf = (key: string) => {
		if (!KEY.test(key)) throw new RangeError('not a storage key');
		return join(folder, key);
	};
	return {
		async put(key, bytes) {
			const path = pathOf(key);
			const unfinished = `${path}.part`;
			try {
				await writeFile(unfinished, bytes, { mode: 0o600, flush: true });
				await rename(unfinished, path);
			} catch (error) {
				await rm(unfinished, { force: true });
				throw error;
			}
		},
		async get(key) {
			try {
				return await readFile(pathOf(key));
			} catch (error) {
				if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
				throw error;
			}
		},
		remove: (key) => rm(pathOf(key), { force: true }),
	};
}
