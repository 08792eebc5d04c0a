import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Config } from '../config';
import { systemClock } from '../platform/clock';
import { inDataDir } from '../platform/dataDir';
import { lockFolder } from '../platform/db/lock';
import { LOCAL_KEY_FILE } from '../platform/localKeys';
import { OperatorError } from '../platform/operatorError';
import { parts, writeArchive } from './archive';
import type { Command } from './command';

/**
 * Saves the embedded database and the local files in one archive, with the folder locked so that no server changes
 * them
 * meanwhile. Leaves out PostgreSQL, S3 and, unless asked for, the key.
 */
export const backup: Command = {
	usage: 'viza backup <file> [--with-key]',
	summary: 'Saves the embedded database and local files.',
	options: { 'with-key': { type: 'boolean' } },
	parameters: 1,
	async run(readConfig, { options, parameters: [name = ''] }) {
		const config = readConfig();
		const file = resolve(process.env.INIT_CWD || process.cwd(), name);
		if (existsSync(file)) throw new OperatorError(`${file} exists already. Choose another name.`);
		const isEmbedded = !config.databaseUrl;
		if (isEmbedded && !existsSync(config.dataDir)) throw new OperatorError(`There is no data in ${config.dataDir}.`);
		if (!isEmbedded) {
			console.log('The database is PostgreSQL: back it up with pg_dump. Only local files are saved here.');
			await mkdir(config.dataDir, { recursive: true });
		}
		if (config.s3) console.log(`Images are in the bucket ${config.s3.bucket}: they are not part of this backup.`);
		// A key from an environment variable isn't in any file.
		const isKeyHere = config.dataKeys.length === 0 && existsSync(join(config.dataDir, LOCAL_KEY_FILE));
		const holdsKey = options['with-key'] === true && isKeyHere;
		// While the lock is held no server changes the database, so the copy is consistent.
		const unlock = isEmbedded ? await inDataDir(config.dataDir, () => lockFolder(config.dataDir)) : () => undefined;
		try {
			const wanted = isEmbedded ? parts : (['uploads', 'outbox'] as const);
			const key = holdsKey ? ([LOCAL_KEY_FILE] as const) : [];
			await writeArchive(file, config.dataDir, [...wanted, ...key], systemClock.now());
		} catch (error) {
			const code = error instanceof Error && 'code' in error ? error.code : null;
			throw code ? new OperatorError(`${file} can't be written (${code}).`) : error;
		} finally {
			unlock();
		}
		console.log(`Saved in ${file}.`);
		console.log(
			holdsKey
				? 'It holds its key: whoever has it can read it.'
				: `Its key is not in it, and without the key it is worth nothing: keep ${keyPlace(config)} elsewhere.`,
		);
	},
};

const keyPlace = ({ dataKeys, dataDir }: Config) => (dataKeys.length > 0 ? 'DATA_KEY' : join(dataDir, LOCAL_KEY_FILE));
