import type { Config } from './config';
import { inDataDir } from './platform/dataDir';
import type { Database } from './platform/db';
import { openEmbedded } from './platform/db/embedded';
import { openPostgres } from './platform/db/postgres';
import { createLog } from './platform/log';

/** Opens the configured database without migrating it. */
export async function connectDatabase(config: Config): Promise<Database> {
	const log = createLog(config);
	return config.databaseUrl
		? openPostgres(
				config.databaseUrl,
				(error) => log.error({ err: error }, 'a database connection broke'),
				config.postgres,
			)
		: inDataDir(config.dataDir, () => openEmbedded(config.dataDir));
}

/** Opens the configured database and migrates it. */
export async function openDatabase(config: Config): Promise<Database> {
	const database = await connectDatabase(config);
	try {
		await database.migrate();
		return database;
	} catch (error) {
		await database.close();
		throw error;
	}
}
