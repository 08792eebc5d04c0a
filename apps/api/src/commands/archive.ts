import { existsSync } from 'node:fs';
import { open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create, extract, list } from 'tar';
import { z } from 'zod';
import { LOCAL_KEY_FILE } from '../platform/localKeys';
import { OperatorError } from '../platform/operatorError';

/** What of a data folder is kept: the embedded database, images, written e-mails. */
export const parts = ['db', 'uploads', 'outbox'] as const;
/** What is kept when it is asked for: with it whoever has the backup can read it. */
export const partsWithKey = [...parts, LOCAL_KEY_FILE] as const;
export type Part = (typeof partsWithKey)[number];

const MANIFEST = 'viza-backup.json';
const Manifest = z.object({ format: z.literal(1), createdAt: z.iso.datetime(), parts: z.array(z.enum(partsWithKey)) });

/** Writes parts of a data folder into a private tar.gz: all of it, or no file. */
export async function writeArchive(file: string, dataDir: string, wanted: readonly Part[], now: Date): Promise<void> {
	const found = wanted.filter((part) => existsSync(join(dataDir, part)));
	const manifest = { format: 1, createdAt: now.toISOString(), parts: found } satisfies z.input<typeof Manifest>;
	const unfinished = `${file}.part`;
	try {
		await writeFile(join(dataDir, MANIFEST), JSON.stringify(manifest), { mode: 0o600 });
		await create(
			{
				file: unfinished,
				cwd: dataDir,
				gzip: true,
				mode: 0o600,
				portable: true,
				strict: true,
				filter: (path) => !path.endsWith('.part'),
			},
			[MANIFEST, ...found],
		);
		const written = await open(unfinished, 'r');
		await written.sync();
		await written.close();
		await rename(unfinished, file);
	} catch (error) {
		await rm(unfinished, { force: true });
		throw error;
	} finally {
		await rm(join(dataDir, MANIFEST), { force: true });
	}
}

/** Unpacks a whole archive into an empty folder. @throws OperatorError for a damaged or foreign one */
export async function readArchive(file: string, into: string): Promise<Part[]> {
	if (!existsSync(file)) throw new OperatorError(`There is no file ${file}.`);
	try {
		const strangers: string[] = [];
		// Reads it to its end, with its checksum, before anything is written.
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
		throw new OperatorError(`${file} is damaged or no backup of Viza${code ? ` (${code})` : ''}.`);
	}
}
