// Runs the tests that use the database on a real PostgreSQL of their own. Arguments go to vitest.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from './postgres.ts';

const app = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Those below the routes that open a database of the tests, and those that need PostgreSQL by their name. */
async function testsWithDatabase(): Promise<string[]> {
	const found: string[] = [];
	for await (const path of glob(['src/{modules,platform}/**/*.test.ts', 'src/**/*.postgres.test.ts'], { cwd: app })) {
		const code = await readFile(join(app, path), 'utf8');
		if (/\.postgres\.test\.ts$/.test(path) || /testing\/(server|database|desk)'/.test(code)) found.push(path);
	}
	return [...new Set(found)].sort();
}

const folder = await mkdtemp(join(tmpdir(), 'viza-postgres-'));
let postgres: Awaited<ReturnType<typeof startPostgres>> | undefined;
try {
	postgres = await startPostgres(folder);
	const given = process.argv.slice(2);
	const files = given.some((argument) => !argument.startsWith('-')) ? [] : await testsWithDatabase();
	const vitest = spawn(join(app, 'node_modules', '.bin', 'vitest'), ['run', ...given, ...files], {
		cwd: app,
		stdio: 'inherit',
		env: { ...process.env, TEST_DATABASE_URL: postgres.url },
	});
	// Then the tests end first, and the rest is tidied up.
	for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => vitest.kill(signal));
	const [code] = await once(vitest, 'close');
	process.exitCode = code ?? 1;
} catch (error) {
	process.stderr.write(`PostgreSQL did not start: ${error}\n`);
	process.exitCode = 1;
} finally {
	await postgres?.stop('fast');
	await rm(folder, { recursive: true, force: true });
}
