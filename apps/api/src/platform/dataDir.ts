import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { OperatorError } from './operatorError';

const folderFaults = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC', 'EISDIR', 'ENOENT']);

/** Works in the data folder, made if need be. @throws OperatorError when the folder can't be used */
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

/** Step by step: on file systems such as /proc, `recursive` never comes to an end. */
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
