import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsDir } from '../../paths';
import type { Database } from './index';

type Ask = (text: string) => Promise<{ rows: Record<string, unknown>[] }>;

/** The migrations of this version that a database hasn't had yet, oldest first. */
export async function migrationsPending(ask: Ask): Promise<MigrationMeta[]> {
	const known = readMigrationFiles({ migrationsFolder: migrationsDir });
	const { rows: tables } = await ask("select to_regclass('drizzle.__drizzle_migrations') as found");
	if (!tables[0]?.found) return known;
	const { rows } = await ask('select hash from drizzle.__drizzle_migrations');
	const done = new Set(rows.map(({ hash }) => hash));
	return known.filter(({ hash }) => !done.has(hash));
}

/** The number of pending migrations. */
export const pendingMigrations = async (database: Database): Promise<number> =>
	(await migrationsPending((text) => database.query(text))).length;
