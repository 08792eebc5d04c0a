import pg from 'pg';
import { expect, it } from 'vitest';
import { openOnPostgresOfTests } from './onPostgres';
import { provesUsedAgain } from './usedAgain';

const open = () => openOnPostgresOfTests(process.env.TEST_DATABASE_URL ?? '');
const nameOf = async (database: Awaited<ReturnType<typeof open>>) =>
	String((await database.query('select current_database() as name')).rows[0]?.name);

provesUsedAgain(open, /after calling end/);

it('what was only read or written is used again, and what somebody else still uses only once that has ended', async () => {
	const first = await open();
	const name = await nameOf(first);
	await first.query('delete from promocodes');
	const url = new URL(process.env.TEST_DATABASE_URL ?? '');
	url.pathname = name;
	const other = new pg.Client({ connectionString: url.href });
	await other.connect();
	await other.query("begin; insert into facts (name, value) values ('a', 'b')");
	const closing = first.close();
	// Within its transaction the other one sees who was there at its first look.
	const watcher = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
	await watcher.connect();
	const asking = "select 1 from pg_stat_activity where datname = $1 and query like '%pg_stat_activity%'";
	await expect.poll(async () => (await watcher.query(asking, [name])).rows.length, { timeout: 4_000 }).toBe(1);
	await watcher.end();
	await other.query('commit');
	await other.end();
	await closing;
	const second = await open();
	expect(await nameOf(second)).toBe(name);
	expect((await second.query("select value from facts where value = 'b'")).rows).toEqual([]);
	await second.close();
});

it('what was counted anew is for nobody else: it would be searched in another way', async () => {
	const first = await open();
	const name = await nameOf(first);
	await first.query("insert into facts (name, value) select 'fact ' || n, 'b' from generate_series(1, 5000) as n");
	await first.query('analyze facts');
	await first.close();
	const second = await open();
	expect(await nameOf(second)).not.toBe(name);
	await second.close();
});

it.each([
	['a type', 'create domain colour as text'],
	['a type of few values', "create type mood as enum ('glad')"],
	['a rule', 'create rule silent as on insert to facts do instead nothing'],
	['a policy', 'create policy mine on facts using (true)'],
	['a setting', "do $$ begin execute format('alter database %I set work_mem = 65536', current_database()); end $$"],
])('a database with %s of its own is for nobody else', async (_, change) => {
	const first = await open();
	const name = await nameOf(first);
	await first.query(change);
	await first.close();
	const second = await open();
	expect(await nameOf(second)).not.toBe(name);
	await second.close();
});

it('one that can’t be cleaned is dropped, and its test hears why', async () => {
	const first = await open();
	const name = await nameOf(first);
	// Restored twice, they are refused.
	await first.query('delete from promocodes');
	await first.query('insert into beginning."public.promocodes" select * from beginning."public.promocodes"');
	await expect(first.close()).rejects.toThrow(/promocodes/);
	const second = await open();
	const { rows } = await second.query('select 1 from pg_database where datname = $1', [name]);
	expect(rows).toEqual([]);
	await second.close();
});
