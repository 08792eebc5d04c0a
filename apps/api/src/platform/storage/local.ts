import { access, constants, mkdir, open, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assertRoom, freeRoom } from '../room';
import { assertKey, isKey, type Storage } from './index';

const READ_BYTES = 64 * 1024;
const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Null if it has disappeared meanwhile. */
async function statOf(path: string) {
	try {
		return await stat(path);
	} catch (error) {
		if (isMissing(error)) return null;
		throw error;
	}
}

/** A private folder of this machine. @param free for tests */
export async function localStorage(folder: string, free = freeRoom): Promise<Storage> {
	await mkdir(folder, { recursive: true, mode: 0o700 });
	const pathOf = (key: string) => {
		assertKey(key);
		return join(folder, key);
	};
	return {
		where: folder,
		async put(key, bytes) {
			const path = pathOf(key);
			assertRoom(folder, free);
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
				if (isMissing(error)) return null;
				throw error;
			}
		},
		async open(key) {
			try {
				const file = await open(pathOf(key));
				return file.createReadStream({ highWaterMark: READ_BYTES });
			} catch (error) {
				if (isMissing(error)) return null;
				throw error;
			}
		},
		async remove(key) {
			const path = pathOf(key);
			await rm(path, { force: true });
			// Left behind by a killed process.
			await rm(`${path}.part`, { force: true });
		},
		async *list() {
			for await (const { name } of await opendir(folder)) {
				// Files left behind by a killed process are listed under their key, so that they can be removed too.
				const key = name.replace(/\.part$/, '');
				const found = isKey(key) && (await statOf(join(folder, name)));
				if (found) yield { key, modifiedAt: found.mtime };
			}
		},
		check: () => access(folder, constants.R_OK | constants.W_OK | constants.X_OK),
		close: () => undefined,
	};
}
