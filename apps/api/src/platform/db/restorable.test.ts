import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/database';
import type { Database } from './index';

let database: Database;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

it('a copy can be put back: what the database works out by itself needs no search path', async () => {
	await database.db.transaction(async (tx) => {
		// In pg_restore's format.
		await tx.execute(sql`select set_config('search_path', '', true)`);
		await tx.execute(sql`update public.users set first_name = first_name`);
		await tx.execute(sql`reindex table public.countries`);
	});
	const { rows } = await database.query("select search_text from users where email = 'admin@viza.example'");
	expect(rows).toEqual([{ search_text: expect.stringContaining('admin@viza.example') }]);
});

it('functions that call others have found them when they were made', async () => {
	const { rows } = await database.query(
		`select p.proname as name, pg_get_functiondef(p.oid) as code from pg_proc p
		 join pg_language l on l.oid = p.prolang
		 where l.lanname = 'sql' and p.pronamespace = 'public'::regnamespace and p.prosqlbody is null`,
	);
	const { rows: own } = await database.query(
		"select proname as name from pg_proc where pronamespace = 'public'::regnamespace",
	);
	const names = own.map(({ name }) => String(name));
	const calling = rows.filter(({ name, code }) =>
		names.some((other) => other !== name && new RegExp(`\\b${other}\\(`).test(String(code).split('AS $')[1] ?? '')),
	);
	expect(calling.map(({ name }) => name)).toEqual([]);
});
