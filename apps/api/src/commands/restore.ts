import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Config } from '../config';
import { inDataDir, leftByRestore, RESTORE_PREFIX } from '../platform/dataDir';
import { openEmbedded } from '../platform/db/embedded';
import { lockFolder } from '../platform/db/lock';
import { LOCAL_KEY_FILE } from '../platform/localKeys';
import { OperatorError } from '../platform/operatorError';
import { type Part, parts, partsWithKey, readArchive } from './archive';
import type { Command } from './command';

/** Puts the contents of a backup in place, all or nothing; existing data is replaced only with `--force`. */
export const restore: Command = {
	usage: 'viza restore <file> [--force]',
	summary: 'Restores what backup has saved; overwrites data only with --force.',
	options: { force: { type: 'boolean' } },
	parameters: 1,
	async run(readConfig, { options, parameters: [name = ''] }) {
		const config = readConfig();
		const file = resolve(process.env.INIT_CWD || process.cwd(), name);
		const isNew = !existsSync(config.dataDir);
		const isForced = options.force === true;
		const unlock = await inDataDir(config.dataDir, () => lockFolder(config.dataDir));
		let isDone = false;
		try {
			if (!isForced && (await isUsed(config.dataDir))) {
				throw new OperatorError(`${config.dataDir} holds data. --force replaces it.`);
			}
			await restoreInto(config, file, isForced);
			isDone = true;
		} finally {
			unlock();
			if (isNew && !isDone) await rm(config.dataDir, { recursive: true });
		}
		console.log(`Restored from ${file}.`);
		if (config.dataKeys.length === 0 && !existsSync(join(config.dataDir, LOCAL_KEY_FILE))) {
			console.log(`Its key is not in it: put ${LOCAL_KEY_FILE} into ${config.dataDir} before the server starts.`);
		}
	},
};

async function isUsed(dataDir: string): Promise<boolean> {
	for (const part of parts) {
		const path = join(dataDir, part);
		if (existsSync(path) && (await readdir(path)).length > 0) return true;
	}
	return false;
}

/** Unpacks next to the data until the backup is known to be complete; then the two change places. */
async function restoreInto(config: Config, file: string, isForced: boolean): Promise<void> {
	// Inside the data folder, which may be a separate file system: renaming is atomic only within one.
	const [unpacked, replaced] = [await besides(config.dataDir), await besides(config.dataDir)];
	try {
		const found = await readArchive(file, unpacked);
		if (!isForced && found.includes(LOCAL_KEY_FILE)) await refuseOtherKey(config.dataDir, unpacked);
		const isDatabaseElsewhere = config.databaseUrl !== null;
		if (isDatabaseElsewhere && found.includes('db')) {
			console.log('The database is PostgreSQL: the embedded one of this backup is left out.');
		}
		if (found.includes('db')) await refuseUnreadable(unpacked, file);
		const moved = partsWithKey.filter((part) =>
			// A key that the backup doesn't contain is kept: it may be the one that opens it.
			part === LOCAL_KEY_FILE ? found.includes(part) : part !== 'db' || !isDatabaseElsewhere,
		);
		await swap(moved, config.dataDir, unpacked, replaced);
		// Those of killed ones too: copies of what is about people, which nobody else would delete.
		for (const left of await leftByRestore(config.dataDir)) await rm(left, { recursive: true });
	} finally {
		for (const folder of [unpacked, replaced]) await rm(folder, { recursive: true, force: true });
	}
}

const besides = (dataDir: string) => mkdtemp(join(dataDir, RESTORE_PREFIX));

/** Nothing that the folder's own key has sealed, wherever it is, could be opened any more. */
async function refuseOtherKey(dataDir: string, unpacked: string): Promise<void> {
	const own = join(dataDir, LOCAL_KEY_FILE);
	if (!existsSync(own) || (await readFile(own)).equals(await readFile(join(unpacked, LOCAL_KEY_FILE)))) return;
	throw new OperatorError(`${dataDir} holds another ${LOCAL_KEY_FILE}. --force replaces it.`);
}

async function refuseUnreadable(folder: string, file: string): Promise<void> {
	try {
		const database = await openEmbedded(folder);
		try {
			await database.query('select name from facts');
		} finally {
			await database.close();
		}
	} catch (error) {
		// Such as a full disk, which says nothing of the backup.
		if (error instanceof OperatorError) throw error;
		throw new OperatorError(`${file} is damaged: its database can't be opened.`);
	}
}

/** If a step fails, the previous ones are undone. */
async function swap(names: Part[], dataDir: string, unpacked: string, replaced: string): Promise<void> {
	const done: [from: string, to: string][] = [];
	const move = async (from: string, to: string) => {
		if (!existsSync(from)) return;
		await rename(from, to);
		done.push([from, to]);
	};
	try {
		for (const name of names) {
			await move(join(dataDir, name), join(replaced, name));
			await move(join(unpacked, name), join(dataDir, name));
		}
	} catch (error) {
		for (const [from, to] of done.reverse()) await rename(to, from);
		throw error;
	}
}
