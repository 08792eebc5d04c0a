import { mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { OperatorError } from './operatorError';

const folderFaults = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC', 'EISDIR', 'ENOENT']);

/** Works in the data folder, which is created if necessary. @throws OperatorError if the folder can't be used */
export async function inDataDir<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
	try {
		await makeFolder(dataDir);
		return await work();
	} catch (error) {
		const code = error instanceof Error && 'code' in error ? String(error.code) : '';
		if (folderFaults.has(code)) throw new OperatorError(`DATA_DIR ${dataDir} can't be written (${code}).`);
		throw error;
	}
}

/** One level at a time: on file systems such as /proc, `recursive` never returns. */
async function makeFolder(path: string): Promise<void> {
	try {
		await mkdir(path);
	} catch (error) {
		const code = error instanceof Error && 'code' in error ? error.code : '';
		if (code === 'EEXIST' && (await stat(path)).isDirectory()) return;
		const parent = dirname(path);
		if (code !== 'ENOENT' || parent === path) throw error;
		await makeFolder(parent);
		await mkdir(path);
	}
}

/** How folders begin in which a restore unpacks data, and puts aside what they replace. */
export const RESTORE_PREFIX = '.restore-';

/** What restores have left in the data folder; while none runs, they were killed. */
export async function leftByRestore(dataDir: string): Promise<string[]> {
	const names = await readdir(dataDir);
	return names.filter((name) => name.startsWith(RESTORE_PREFIX)).map((name) => join(dataDir, name));
}
