import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { tableFaults } from './tables.mjs';

const schema = 'apps/api/src/platform/db/schema';
const tables = {
	[`${schema}/people.ts`]: "export const users = pgTable(\n\t'users',\n\t{ id: id() },\n);",
	[`${schema}/views.ts`]: "export const savedViews = pgTable('saved_views', { id: id() });",
};

/** @param {string} path below the modules @param {string} code */
async function faultsOf(path, code) {
	const root = await mkdtemp(join(tmpdir(), 'viza-tables-'));
	try {
		for (const [file, text] of Object.entries({ ...tables, [`apps/api/src/modules/${path}`]: code })) {
			await mkdir(join(root, dirname(file)), { recursive: true });
			await writeFile(join(root, file), text);
		}
		return await tableFaults(root);
	} finally {
		await rm(root, { recursive: true });
	}
}
const all = "import * as theirs from '../../platform/db/schema/people';\n";
const given = "import { users as people } from '../../platform/db/schema/people';\n";

test("another's table is not written, however it is done", async () => {
	for (const code of [
		`${given}await db.update(people).set({});`,
		`${given}await tx\n\t.insert(people)\n\t.values(row);`,
		`${given}await tx.delete(people);`,
		`${given}const part = insertRows(people, [], rows, from);`,
		'const gone = sql`delete from "users" where "id" = ' + '$' + '{id}`;',
		'const said = sql`update "users" set "version" = 1`;',
		'const bare = sql`insert into users (id) values (1)`;',
		'const theirs = sql`delete from only public.users`;',
		'const emptied = sql`truncate table users`;',
		"await database.query('update users set version = 1');",
		`${given}const raw = sql\`update ${'$'}{people} set "version" = 1\`;`,
		`${given}const more = sql\`with "a" as (select 1) insert into ${'$'}{people} select 1\`;`,
		`${given}const table = people;\nawait db.update(table).set({});`,
		`${given}const table = people as PgTable;\nconst raw = sql\`delete from ${'$'}{table}\`;`,
		`${all}await db.delete(theirs.users);`,
		`${all}const { users: them } = theirs;\nawait db.insert(them).values(row);`,
		`${all}const raw = sql\`update ${'$'}{theirs.users} set "version" = 1\`;`,
		"import { tables } from '../../platform/db/tables';\nawait db.update(tables.users).set({});",
	]) {
		const [fault, ...more] = await faultsOf('views/service.ts', code);
		assert.match(
			fault ?? '',
			/^apps\/api\/src\/modules\/views\/service\.ts:\d+ writes users, which is of people$/,
			code,
		);
		assert.deepEqual(more, []);
	}
});

test('its owner writes it, and others read it', async () => {
	assert.deepEqual(await faultsOf('people/accounts.ts', `${given}await db.update(people).set({});`), []);
	assert.deepEqual(
		await faultsOf('views/service.ts', `${given}await db.select().from(people);\nnew Map().delete(id);`),
		[],
	);
	for (const code of [
		`${given}await db.select().from(people).for('update');`,
		`${given}const held = sql\`select * from users for update\`;`,
		`${given}const own = sql\`insert into saved_views (id) values (1) on conflict (id) do update set id = 1\`;`,
		`${given}const of = sql\`select * from ${'$'}{people} for update of ${'$'}{people}\`;`,
		"const words = 'to update people, see there';",
	])
		assert.deepEqual(await faultsOf('views/service.ts', code), [], code);
	assert.deepEqual(await faultsOf('views/service.test.ts', `${given}await db.delete(people);`), []);
});

test('a table is not handed on, where nobody would know whose it is', async () => {
	for (const code of [
		"export { users } from '../../platform/db/schema/people';",
		"export * from '../../platform/db/schema/people';",
		`${given}export { people };`,
		`${given}export const table = people;`,
	])
		assert.deepEqual(
			await faultsOf('people/rows.ts', code),
			[
				`apps/api/src/modules/people/rows.ts:${code.split('\n').length} hands tables on: they are imported from the schema`,
			],
			code,
		);
});
