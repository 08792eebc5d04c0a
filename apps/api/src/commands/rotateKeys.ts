import { randomBytes } from 'node:crypto';
import type { Config } from '../config';
import { openDatabase } from '../openDatabase';
import type { Database } from '../platform/db';
import { KEY_BYTES, localKeys, replaceLocalKeys } from '../platform/localKeys';
import { OperatorError } from '../platform/operatorError';
import { openStorage } from '../platform/storage/open';
import { wrappingBy } from '../platform/storage/wrapping';
import { createVault, keyIdOf } from '../platform/vault';
import { type Counts, resealDatabase, resealFiles } from '../resealing';
import { dataKeys } from '../secrets';
import type { Command } from './command';

/** Re-seals everything with the current key, including files that were never sealed. */
export const rotateKeys: Command = {
	usage: 'viza rotate-keys',
	summary: 'Encrypts everything anew with the current key.',
	async run(readConfig) {
		const config = readConfig();
		// From here on the embedded database is locked: no server can write with a key that is about to be removed.
		const database = await openDatabase(config);
		try {
			const isLocal = config.dataKeys.length === 0;
			const keys = isLocal ? await withNewKey(config) : await dataKeys(config);
			const [current] = keys;
			if (!current) throw new OperatorError('There is no key: set DATA_KEY.');
			const counts = await reseal(config, database, keys);
			const { failed, ...done } = counts;
			const said = Object.entries(done).map(([name, count]) => `${name} ${count}`);
			console.log(`The key of today is ${keyIdOf(current)}: ${said.join(', ')}.`);
			if (failed > 0) {
				console.log(`${failed} could not be opened by any key that is set. Keep the older keys and look into the log.`);
				return false;
			}
			if (isLocal && database.kind === 'embedded') await replaceLocalKeys(config.dataDir, [current]);
			else if (isLocal)
				console.log(
					'The older keys stay in data.key: start every server that runs anew, until then it opens nothing that is sealed.',
				);
			else if (keys.length > 1) console.log('Nothing needs OTHER_DATA_KEYS any more.');
			return true;
		} finally {
			await database.close();
		}
	},
};

/** Saved before anything is sealed with it: if the command is killed in between, it continues with both keys. */
async function withNewKey({ dataDir }: Config): Promise<Buffer[]> {
	const keys = [randomBytes(KEY_BYTES), ...(await localKeys(dataDir))];
	await replaceLocalKeys(dataDir, keys);
	return keys;
}

async function reseal(config: Config, database: Database, keys: readonly Buffer[]): Promise<Counts> {
	const vault = createVault(keys);
	const storage = await openStorage(config, wrappingBy(keys));
	try {
		const files = await resealFiles(storage, database.db, vault, (key, error) => told(`file ${key}`, error));
		const rows = await resealDatabase(database, vault, (what, error) => told(what, error));
		return { files: files.files, secrets: rows.secrets, failed: files.failed + rows.failed };
	} finally {
		storage.close();
	}
}

const told = (what: string, error: unknown) =>
	console.error(`✗ ${what}: ${error instanceof Error ? error.message : 'unknown'}`);
