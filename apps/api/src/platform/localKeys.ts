import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from './operatorError';

/** The length of a key for AES-256. */
export const KEY_BYTES = 32;
/** In the data folder, next to what a backup includes. */
export const LOCAL_KEY_FILE = 'data.key';

/** The machine's own keys, if the operator configures none: created once, the current one first. */
export async function localKeys(folder: string): Promise<Buffer[]> {
	const path = join(folder, LOCAL_KEY_FILE);
	await mkdir(folder, { recursive: true });
	const known = await readKeys(path);
	if (known) return known;
	// Complete before it gets its name: if two start at once, one of them names it, both read the same, and neither reads
	// half a file.
	const draft = await writeDraft(path, [randomBytes(KEY_BYTES)]);
	await link(draft, path).catch((error: NodeJS.ErrnoException) => {
		if (error.code !== 'EEXIST') throw error;
	});
	await unlink(draft);
	const made = await readKeys(path);
	if (!made) throw new OperatorError(`${path} can't be read.`);
	return made;
}

/** Replaces the keys atomically. */
export async function replaceLocalKeys(folder: string, keys: readonly Buffer[]): Promise<void> {
	const path = join(folder, LOCAL_KEY_FILE);
	await rename(await writeDraft(path, keys), path);
}

async function writeDraft(path: string, keys: readonly Buffer[]): Promise<string> {
	const draft = `${path}.${randomBytes(8).toString('hex')}`;
	const lines = keys.map((key) => key.toString('base64')).join('\n');
	await writeFile(draft, lines, { flag: 'wx', mode: 0o600, flush: true });
	return draft;
}

/** @returns null if there is none @throws OperatorError for a truncated file: nothing sealed could be opened with it */
async function readKeys(path: string): Promise<Buffer[] | null> {
	const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
		if (error.code !== 'ENOENT') throw error;
		return null;
	});
	if (text === null) return null;
	const keys = text
		.trim()
		.split(/\s+/)
		.map((line) => Buffer.from(line, 'base64'));
	if (keys.some(({ length }) => length !== KEY_BYTES)) {
		throw new OperatorError(`${path} does not hold ${KEY_BYTES} bytes in Base64.`);
	}
	return keys;
}
