import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsDir } from '../../paths';
import type { Database } from './index';

/** How many migrations of this version the database has not had yet. */
export async function pendingMigrations(database: Database): Promise<number> {
	const known = readMigrationFiles({ migrationsFolder: migrationsDir });
	const { rows: tables } = await database.query("select to_regclass('drizzle.__drizzle_migrations') as found");
	if (!tables[0]?.found) return known.length;
	const { rows } = await database.query('select hash from drizzle.__drizzle_migrations');
	const done = new Set(rows.map(({ hash }) => hash));
	return known.filter(({ hash }) => !done.has(hash)).length;
}
