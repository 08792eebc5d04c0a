import { createWriteStream, existsSync } from 'node:fs';
import { type FileHandle, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { extract, Header, list } from 'tar';
import { z } from 'zod';
import { LOCAL_KEY_FILE } from '../platform/localKeys';
import { OperatorError } from '../platform/operatorError';

/** The parts of a data folder that are backed up: the embedded database, images, written e-mails. */
export const parts = ['db', 'uploads', 'outbox'] as const;
/** Backed up on request only: with the key, anyone who has the backup can read it. */
export const partsWithKey = [...parts, LOCAL_KEY_FILE] as const;
export type Part = (typeof partsWithKey)[number];

const MANIFEST = 'viza-backup.json';
const Manifest = z.object({ format: z.literal(1), createdAt: z.iso.datetime(), parts: z.array(z.enum(partsWithKey)) });

/**
 * Writes parts of a data folder into a private tar.gz: either all of them, or no file. Servers may add and remove images
 * and e-mails meanwhile: the archive contains, complete, what existed at the start and still exists when its turn comes.
 */
export async function writeArchive(file: string, dataDir: string, wanted: readonly Part[], now: Date): Promise<void> {
	const found = wanted.filter((part) => existsSync(join(dataDir, part)));
	const manifest = { format: 1, createdAt: now.toISOString(), parts: found } satisfies z.input<typeof Manifest>;
	const unfinished = `${file}.part`;
	try {
		const entries = archived(dataDir, found, Buffer.from(JSON.stringify(manifest)), now);
		await pipeline(entries, createGzip(), createWriteStream(unfinished, { mode: 0o600, flush: true }));
		await rename(unfinished, file);
	} catch (error) {
		await rm(unfinished, { force: true });
		throw error;
	}
}

const BLOCK = 512;
/** Padding that completes the last block. */
const padding = (size: number) => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);

function head(path: string, type: 'File' | 'Directory', size: number, mode: number, mtime: Date): Buffer {
	const block = Buffer.alloc(BLOCK);
	const isTooLong = new Header({ path, type, size, mode: mode & 0o777, mtime }).encode(block);
	// None of our files has such a long name.
	if (isTooLong) throw new OperatorError(`${path} can't be put into an archive.`);
	return block;
}

/** Our own traversal: the library's fails if a file disappears between being listed and being read. */
async function* archived(dataDir: string, found: readonly Part[], manifest: Buffer, now: Date) {
	yield head(MANIFEST, 'File', manifest.length, 0o600, now);
	yield Buffer.concat([manifest, padding(manifest.length)]);
	for (const part of found) yield* entryOf(dataDir, part);
	// The end-of-archive marker.
	yield Buffer.alloc(2 * BLOCK);
}

async function* entryOf(dataDir: string, path: string): AsyncGenerator<Buffer> {
	const whole = join(dataDir, path);
	const found = await orGone(stat(whole));
	if (!found) return;
	if (found.isDirectory()) {
		yield head(`${path}/`, 'Directory', 0, found.mode, found.mtime);
		// Files still being written don't have their final name yet.
		const names = (await readdir(whole)).filter((name) => !name.endsWith('.part'));
		for (const name of names.sort()) yield* entryOf(dataDir, `${path}/${name}`);
	} else if (found.isFile()) {
		// Once opened, a file stays readable even if it is deleted.
		const file = await orGone(open(whole));
		if (file) yield* fileEntry(path, file);
	}
}

async function* fileEntry(path: string, file: FileHandle): AsyncGenerator<Buffer> {
	try {
		const { size, mode, mtime } = await file.stat();
		yield head(path, 'File', size, mode, mtime);
		let read = 0;
		if (size > 0) {
			for await (const chunk of file.createReadStream({ end: size - 1, autoClose: false })) {
				read += chunk.length;
				yield chunk;
			}
		}
		if (read !== size) throw new OperatorError(`${path} has become shorter while it was read.`);
		yield padding(size);
	} finally {
		await file.close();
	}
}

/** Null if it no longer exists. */
async function orGone<T>(work: Promise<T>): Promise<T | null> {
	try {
		return await work;
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
		throw error;
	}
}

/** Unpacks a complete archive into an empty folder. @throws OperatorError for a damaged or foreign archive */
export async function readArchive(file: string, into: string): Promise<Part[]> {
	if (!existsSync(file)) throw new OperatorError(`There is no file ${file}.`);
	try {
		const strangers: string[] = [];
		// Reads it to the end, including its checksum, before anything is written.
		await list({
			file,
			strict: true,
			onReadEntry: ({ path, type }) => {
				const isOurs = path === MANIFEST || partsWithKey.some((part) => path === part || path.startsWith(`${part}/`));
				if (!isOurs || !['File', 'Directory'].includes(type)) strangers.push(path);
			},
		});
		if (strangers.length > 0) throw new TypeError('it holds foreign files');
		await extract({ file, cwd: into, strict: true });
		return Manifest.parse(JSON.parse(await readFile(join(into, MANIFEST), 'utf8'))).parts;
	} catch (error) {
		const code = error instanceof Error && 'code' in error ? error.code : null;
		// The system refuses to read or to write, as on a full disk: the archive may be whole.
		if (error instanceof Error && 'syscall' in error) throw new OperatorError(`${file} can't be unpacked (${code}).`);
		throw new OperatorError(`${file} is damaged or no backup of Viza${code ? ` (${code})` : ''}.`);
	}
}
