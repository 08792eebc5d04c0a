import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import { migrationsDir } from '../../../paths';
import { leftByRestore } from '../../dataDir';
import { OperatorError } from '../../operatorError';
import { keepRoom, LEAST_ROOM, RESERVE } from '../../room';
import type { Database } from '../index';
import { lockFolder } from '../lock';
import * as schema from '../schema';
import { DurablePglite, type Ground } from './durable';
import { extensions } from './extensions';
import { type Disk, realDisk } from './logSync';
import { type EmbeddedClient, reopening } from './reopening';

const MIB = 1024 * 1024;

/** Opens the embedded database in `dataDir/db`, exclusively for this process. @param ground for tests */
export async function openEmbedded(dataDir: string, ground: Ground = {}): Promise<Database> {
	await mkdir(dataDir, { recursive: true });
	// The database has no lock of its own, and a second process would destroy it: lock first, then open.
	const unlock = await lockFolder(dataDir);
	try {
		const { disk = realDisk, room = keepRoom(dataDir) } = ground;
		if (room.isLow()) {
			const needed = Math.ceil((LEAST_ROOM + RESERVE) / MIB);
			throw new OperatorError(
				`The disk of DATA_DIR ${dataDir} is full: ${needed} MB of free room are needed to start.`,
			);
		}
		if (!existsSync(join(dataDir, 'db'))) await refuseHalfRestored(dataDir);
		// Its files are readable by every user of the machine; the folder isn't.
		const folder = join(dataDir, 'db');
		await mkdir(folder, { recursive: true, mode: 0o700 });
		await chmod(folder, 0o700);
		const isNew = !existsSync(join(folder, 'PG_VERSION'));
		const client = await reopening(() => openDurable(folder, { disk, room }), room);
		// The library doesn't sync what it creates initially.
		if (isNew) await syncAll(dataDir, disk);
		return embedded(client, unlock);
	} catch (error) {
		unlock();
		throw error;
	}
}

/** Without its database a folder looks new, and would get an empty one. */
async function refuseHalfRestored(dataDir: string): Promise<void> {
	const left = await leftByRestore(dataDir);
	if (left.length === 0) return;
	throw new OperatorError(
		`${dataDir}: a restore was interrupted. Run it again; what it has put aside is in ${left.join(', ')}.`,
	);
}

/** An embedded database in memory, for tests. @param image a dumped data folder to start from */
export async function openInMemory(image?: Blob): Promise<Database & { client: PGlite }> {
	const client = new PGlite({ extensions, ...(image && { loadDataDir: image }) });
	await client.waitReady;
	return { ...embedded(client, () => undefined), client };
}

async function openDurable(folder: string, ground: Ground): Promise<DurablePglite> {
	// Compiling on all cores in parallel takes 100 MB more, which are never released; a single core is fast enough.
	setFlagsFromString('--wasm-num-compilation-tasks=1');
	const client = new DurablePglite(folder, ground);
	await client.waitReady;
	return client;
}

/** Wraps a client as a database. @param unlock called when it is closed */
export function embedded(client: EmbeddedClient, unlock: () => void): Database {
	// Both libraries declare the whole class, but call nothing beyond this.
	const db = drizzle(client as PGlite, { schema });
	return {
		kind: 'embedded',
		db,
		read: (work) => work(db),
		checkReplica: null,
		queue: { db: fromPglite(client as PGlite), backend: 'pglite' },
		async query(text, values) {
			const result = await client.query<Record<string, unknown>>(text, values);
			return { rows: result.rows, rowCount: Math.max(result.rows.length, result.affectedRows ?? 0) };
		},
		listen: (channel, onMessage) => client.listen(channel, onMessage),
		migrate: () => migrate(db, { migrationsFolder: migrationsDir }),
		async close() {
			await client.close();
			unlock();
		},
	};
}

/** All files of the database, and the folders that contain them. */
async function syncAll(dataDir: string, disk: Disk): Promise<void> {
	const entries = await readdir(join(dataDir, 'db'), { recursive: true, withFileTypes: true });
	for (const { parentPath, name } of entries) await disk.sync(join(parentPath, name));
	for (const folder of [join(dataDir, 'db'), dataDir]) await disk.sync(folder);
	// The parent folder may belong to someone else.
	await disk.sync(dirname(dataDir)).catch(() => undefined);
}
