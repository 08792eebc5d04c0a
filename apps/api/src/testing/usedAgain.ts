import { expect, it } from 'vitest';
import type { Database } from '../platform/db';

/** All rows of all tables. */
async function contentOf(database: Database): Promise<Record<string, unknown[]>> {
	const { rows } = await database.query(
		"select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss') order by 1",
	);
	const content: Record<string, unknown[]> = {};
	for (const { name } of rows)
		content[String(name)] = (await database.query(`select t::text as row from ${name} t order by 1`)).rows;
	return content;
}

/** What holds of the tests' databases, which are used again. @param open the next one @param closed what one says afterwards */
export function provesUsedAgain(open: () => Promise<Database>, closed: RegExp): void {
	it('whoever comes next finds all as it was at the beginning, whatever was added, changed and taken away', async () => {
		const first = await open();
		const before = await contentOf(first);
		expect(before['public.countries']?.length).toBeGreaterThan(100);
		await first.query("insert into facts (name, value) values ('a', 'b')");
		await first.query("update users set first_name = 'Nigar'");
		await first.query("update users set first_name = 'Nigar' where role = 'agent'");
		await first.query('delete from promocodes');
		await first.query('delete from country_services where ctid = (select ctid from country_services limit 1)');
		expect(await contentOf(first)).not.toEqual(before);
		await first.close();

		const second = await open();
		expect(await contentOf(second)).toEqual(before);
		await expect(first.query('select 1')).rejects.toThrow(closed);
		await second.close();
	});

	it('what changes more than rows is for nobody else', async () => {
		const first = await open();
		await first.query('alter table facts add column more text');
		await first.close();
		const second = await open();
		expect((await second.query('select * from facts limit 0')).rows).toEqual([]);
		await expect(second.query('select more from facts')).rejects.toThrow();
		await second.close();
	});
}
