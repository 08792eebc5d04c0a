import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../platform/db';
import { makeDataDir } from './dataDir';

/** Databases in a folder of their own on the disk, and what a test asks them. */
export function openFolder() {
	const folder = mkdtempSync(join(tmpdir(), 'viza-durable-'));
	const open: { close(): Promise<void> }[] = [];
	return {
		folder,
		/** A data folder with a migrated database. */
		makeData: () => makeDataDir(join(folder, 'data')),
		/** Closes this one in the end. */
		opened<T extends { close(): Promise<void> }>(one: T): T {
			open.push(one);
			return one;
		},
		async close() {
			for (const one of open) await one.close();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** Something that is written down for good once it is acknowledged. */
export const insert = (database: Database, name: string) =>
	database.query('insert into facts (name, value) values ($1, $1)', [name]);

/** What was written down. */
export const names = async (database: Pick<Database, 'query'>) =>
	(await database.query("select name from facts where name like 'a%'")).rows.map(({ name }) => String(name)).sort();
