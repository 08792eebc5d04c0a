import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { extract } from 'tar';
import { inject } from 'vitest';

/** Creates a data folder with the migrated database and the demo catalogue, much faster than a server would. */
export async function makeDataDir(dataDir: string): Promise<string> {
	const db = join(dataDir, 'db');
	await mkdir(db, { recursive: true });
	// As after an earlier start: without it a server would wait for another's.
	await writeFile(join(dataDir, 'database.lock'), '');
	await extract({ file: inject('databaseImage'), cwd: db });
	return dataDir;
}
