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
const given = "import { users as people } from '../../platform/db/schema/people';\n";

test("another's table is not written, however it is done", async () => {
	for (const code of [
		`${given}await db.update(people).set({});`,
		`${given}await tx\n\t.insert(people)\n\t.values(row);`,
		`${given}await tx.delete(people);`,
		`${given}const part = insertRows(people, [], rows, from);`,
		'const gone = sql`delete from "users" where "id" = ' + '$' + '{id}`;',
		'const said = sql`update "users" set "version" = 1`;',
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
	assert.deepEqual(await faultsOf('views/service.test.ts', `${given}await db.delete(people);`), []);
});
