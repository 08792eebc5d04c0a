import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '../testing/command';
import { createEmptyDatabase, type OwnDatabase } from '../testing/emptyDatabase';

let folder: string;
let database: OwnDatabase;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'viza-rotate-'));
	database = await createEmptyDatabase(process.env.TEST_DATABASE_URL ?? '');
});
afterAll(async () => {
	await database?.drop();
	await rm(folder, { recursive: true, force: true });
});

it('[SEC-05] a changed key leaves the older ones, by which a server that runs goes on sealing', async () => {
	const env = { PORT: '0', DATA_DIR: join(folder, 'viza'), DATABASE_URL: database.url };
	const keys = async () => (await readFile(join(folder, 'viza', 'data.key'), 'utf8')).trim().split('\n');
	const rotate = async () => {
		const command = runCommand('rotate-keys', env);
		const { code } = await command.exit;
		return { code, ...command.output() };
	};
	const server = runCommand('serve', env);
	await server.ready;
	const [before] = await keys();
	expect(await rotate()).toEqual({
		code: 0,
		stdout: expect.stringMatching(
			/^The key of today is .*\nThe older keys stay in data\.key: start every server that runs anew.*\n$/,
		),
		stderr: '',
	});
	const after = await keys();
	expect([after.length, after[1] === before, after[0] === before]).toEqual([2, true, false]);
	await server.kill('SIGTERM');
	// It decrypts what either of them encrypted, and so does the next change.
	const again = runCommand('serve', env);
	await again.ready;
	expect((await rotate()).code).toBe(0);
	await again.kill('SIGTERM');
}, 120_000);
