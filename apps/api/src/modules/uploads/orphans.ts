import { inArray } from 'drizzle-orm';
import { DAY_MS, later } from '../../platform/clock';
import { fact } from '../../platform/db/facts';
import { issuedVisas } from '../../platform/db/schema/desk';
import { uploads } from '../../platform/db/schema/uploads';
import type { Deps } from '../../platform/deps';
import { newToken } from '../../platform/ids';
import { OWNER_KEY } from '../../platform/storage';

const BATCH = 500;

/** Removes files without a row that are older than a day: left behind by a failed removal or a killed process. */
export async function removeOrphans(deps: Deps): Promise<void> {
	const { clock, log, storage } = deps;
	if (!(await isOurs(deps))) {
		log.error('the storage belongs to another database: files without a row are left there');
		return;
	}
	const youngest = later(clock.now(), -DAY_MS);
	let batch: string[] = [];
	for await (const { key, modifiedAt } of storage.list()) {
		if (key === OWNER_KEY || modifiedAt >= youngest) continue;
		batch.push(key);
		if (batch.length < BATCH) continue;
		await removeUnknown(deps, batch);
		batch = [];
	}
	await removeUnknown(deps, batch);
}

/** With a wrong setting, a new and empty database would turn every image into an orphan. */
async function isOurs({ database, storage }: Deps): Promise<boolean> {
	const id = await fact(database.db, 'storage-owner', newToken);
	const owner = await storage.get(OWNER_KEY);
	if (owner) return Buffer.from(owner).toString() === id;
	await storage.put(OWNER_KEY, Buffer.from(id));
	return true;
}

async function removeUnknown({ database, storage, log }: Deps, keys: string[]): Promise<void> {
	const { db } = database;
	const images = await db.select({ key: uploads.key }).from(uploads).where(inArray(uploads.key, keys));
	const visas = await db.select({ key: issuedVisas.key }).from(issuedVisas).where(inArray(issuedVisas.key, keys));
	const known = new Set([...images, ...visas].map(({ key }) => key));
	for (const key of keys) {
		if (known.has(key)) continue;
		try {
			await storage.remove(key);
		} catch (error) {
			log.error({ err: error }, 'a file without a row could not be removed and will be tried again');
		}
	}
}
