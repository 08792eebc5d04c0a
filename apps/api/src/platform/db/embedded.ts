import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import { migrationsDir } from '../../paths';
import type { Database } from './index';
import { lockFolder } from './lock';
import * as schema from './schema';

/** Opens the embedded database in `dataDir/db`, for this process alone. */
export async function openEmbedded(dataDir: string): Promise<Database> {
	await mkdir(dataDir, { recursive: true });
	// The database has no lock of its own, and a second process would destroy it: lock first, then open.
	const unlock = await lockFolder(dataDir);
	try {
		// The files in it are open to everybody on the machine; the folder is not.
		const folder = join(dataDir, 'db');
		await mkdir(folder, { recursive: true, mode: 0o700 });
		await chmod(folder, 0o700);
		const client = new PGlite(folder);
		await client.waitReady;
		return embedded(client, unlock);
	} catch (error) {
		unlock();
		throw error;
	}
}

/** An embedded database in memory, for tests. @param image a dumped data folder to begin with */
export async function openInMemory(image?: Blob): Promise<Database & { client: PGlite }> {
	const client = new PGlite(image ? { loadDataDir: image } : {});
	await client.waitReady;
	return embedded(client, () => undefined);
}

function embedded(client: PGlite, unlock: () => void): Database & { client: PGlite } {
	const db = drizzle(client, { schema });
	return {
		kind: 'embedded',
		client,
		db,
		queue: { db: fromPglite(client), backend: 'pglite' },
		async query(text, values) {
			const result = await client.query<Record<string, unknown>>(text, values);
			return { rows: result.rows, rowCount: Math.max(result.rows.length, result.affectedRows ?? 0) };
		},
		migrate: () => migrate(db, { migrationsFolder: migrationsDir }),
		async close() {
			await client.close();
			unlock();
		},
	};
}
