// The built server with its own database, in any number of processes, which can be ended in every way.
import { spawn } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { node24, root } from '../setup/shared.mjs';

export const from = createRequire(join(root, 'apps/api/package.json'));
const { default: pg } = await import(from.resolve('pg'));
const { default: sharp } = await import(from.resolve('sharp'));
const main = join(root, 'apps/api/dist/main.js');

/** A helper of the server's tests. @param {string} name @returns {Promise<any>} */
export const ofTests = (name) => import(join(root, 'apps/api/src/testing', `${name}.ts`));
export const { startPostgres, startCopy } = await ofTests('postgres');

/** @typedef {{ url: string, data: string, isRunning(): boolean, stop(end: string): Promise<void>, start(): Promise<void> }} Postgres */
/** @typedef {{ url: string, child: import('node:child_process').ChildProcess, end(signal: NodeJS.Signals): Promise<void> }} Server */
/**
 * What servers depend on: a database and a folder.
 * @typedef {{
 *   env: Record<string, string>,
 *   dataDir: string,
 *   ask(text: string, values?: unknown[]): Promise<any[]>,
 *   startServer(env?: Record<string, string>): Promise<Server>,
 *   startServers(count: number, env?: Record<string, string>): Promise<Server[]>,
 *   run(args: string[], env?: Record<string, string>): Promise<{ code: number, said: string }>,
 * }} Ground
 */

/** What is undone when all is over, the last first. @type {(() => Promise<unknown>)[]} */
const endings = [];
/** @param {() => Promise<unknown>} end */
export const atTheEnd = (end) => void endings.push(end);

/** An empty folder that goes at the end. @param {string} [name] */
export async function newFolder(name = '') {
	const folder = await mkdtemp(join(tmpdir(), `viza-faults-${name}`));
	atTheEnd(() => rm(folder, { recursive: true, force: true }));
	return folder;
}

/** A PostgreSQL that ends at the end. @param {string} folder @returns {Promise<Postgres>} */
export async function newPostgres(folder) {
	const postgres = await startPostgres(folder);
	atTheEnd(() => postgres.stop('immediate'));
	return postgres;
}

/** As `npm start` sets it: large images return their memory. */
const memory = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

/** @param {string | null} databaseUrl null: the embedded one @param {string} dataDir @returns {Ground} */
export function groundOn(databaseUrl, dataDir) {
	const env = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
	/** @param {string[]} args @param {Record<string, string>} more */
	const begin = (args, more) => {
		const whole = {
			PATH: process.env.PATH,
			HOST: '127.0.0.1',
			PORT: '0',
			LOG_LEVEL: 'silent',
			...memory,
			...env,
			...more,
		};
		return spawn(node24, [main, ...args], { cwd: root, env: whole, stdio: ['ignore', 'pipe', 'pipe'] });
	};
	/** @type {Ground} */
	const ground = {
		env,
		dataDir,
		ask: (text, values = []) =>
			databaseUrl ? askPostgres(databaseUrl, text, values) : askEmbedded(dataDir, text, values),
		async startServer(more = {}) {
			const child = begin(['serve'], more);
			const exit = once(child, 'exit');
			let said = '';
			/** @type {string} */
			const url = await new Promise((found, fail) => {
				for (const stream of [child.stdout, child.stderr]) {
					stream.on('data', (chunk) => {
						said += chunk;
						const address = /ready at (http:\S+)/.exec(said)?.[1];
						if (address) found(address);
					});
				}
				exit.then(() => fail(new Error(`the server ended: ${said}`)), fail);
			});
			/** @type {Server} */
			const server = {
				url,
				child,
				async end(signal) {
					if (child.exitCode !== null || child.signalCode !== null) return;
					child.kill(signal);
					await exit;
				},
			};
			atTheEnd(() => server.end('SIGKILL'));
			return server;
		},
		startServers: (count, more) => Promise.all(Array.from({ length: count }, () => ground.startServer(more))),
		async run(args, more = {}) {
			const child = begin(args, more);
			let said = '';
			for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
			const [code] = await once(child, 'close');
			return { code, said: said.trimEnd() };
		},
	};
	return ground;
}

/** @param {string} url @param {string} text @param {unknown[]} values */
async function askPostgres(url, text, values) {
	// Even while all other users may only read.
	const client = new pg.Client({ connectionString: url, options: '-c default_transaction_read_only=off' });
	await client.connect();
	try {
		return (await client.query(text, values)).rows;
	} finally {
		await client.end();
	}
}

/** While no server has it. @param {string} dataDir @param {string} text @param {unknown[]} values */
async function askEmbedded(dataDir, text, values) {
	const { PGlite } = await import(from.resolve('@electric-sql/pglite'));
	const { pg_trgm } = await import(from.resolve('@electric-sql/pglite/contrib/pg_trgm'));
	const database = new PGlite(join(dataDir, 'db'), { extensions: { pg_trgm } });
	try {
		return (await database.query(text, values)).rows;
	} finally {
		await database.close();
	}
}

/** A ground with a filled catalogue, on which nothing runs. @param {string | null} databaseUrl @param {string} [dataDir] */
export async function newGround(databaseUrl, dataDir) {
	const ground = groundOn(databaseUrl, dataDir ?? (await newFolder('data-')));
	const first = await ground.startServer();
	await first.end('SIGTERM');
	if (databaseUrl) await ground.run(['seed']);
	return ground;
}

/** Sends a signal to PostgreSQL and all its processes, as one that hangs. @param {Postgres} postgres @param {NodeJS.Signals} signal */
export async function signalPostgres(postgres, signal) {
	const [first = ''] = (await readFile(join(postgres.data, 'postmaster.pid'), 'utf8')).split('\n');
	const parent = Number(first);
	const children = await readFile(`/proc/${parent}/task/${parent}/children`, 'utf8');
	for (const one of [parent, ...children.trim().split(/\s+/).filter(Boolean).map(Number)]) {
		try {
			process.kill(one, signal);
		} catch {
			// It has ended meanwhile.
		}
	}
}

/** Waits until it is so. @param {() => Promise<boolean>} isSo @param {string} what @param {number} [seconds] */
export async function until(isSo, what, seconds = 60) {
	for (const began = performance.now(); performance.now() - began < seconds * 1000; ) {
		if (await isSo().catch(() => false)) return;
		await new Promise((passed) => setTimeout(passed, 100));
	}
	throw new Error(`not within ${seconds} s: ${what}`);
}

/** @param {string} url */
export const isReady = async (url) => (await fetch(`${url}/readyz`)).status === 200;

/** Resident memory of a server, in MB. @param {Server} server */
export async function residentOf({ child }) {
	const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
	return Math.round(Number(/VmRSS:\s*(\d+)/.exec(status)?.[1]) / 1024);
}

/** An image unlike any other. */
export async function picture(width = 900, height = 640) {
	const [r = 0, g = 0, b = 0] = randomBytes(3);
	return sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
		.jpeg()
		.toBuffer();
}

/** @param {Uint8Array[]} files @param {string} [name] */
export function formOf(files, name = 'file') {
	const form = new FormData();
	for (const bytes of files) form.append(name, new Blob([Buffer.from(bytes)], { type: 'image/jpeg' }), 'pasport.jpg');
	return form;
}

/** @typedef {{ id: string, email: string, headers: Record<string, string> }} Traveller */

/** Somebody who is signed in, made beside the server. @param {Ground} ground @returns {Promise<Traveller>} */
export async function addTraveller(ground) {
	const [id, token] = [randomUUID(), randomBytes(32).toString('base64url')];
	const email = `${id}@poct.example`;
	const now = `'${new Date().toISOString()}'::timestamptz`;
	await ground.ask(
		`with person as (
			insert into users (id, email, first_name, last_name, role, password_hash, email_confirmed_at, created_at)
			values ($1, $2, 'Leyla', 'Əliyeva', 'client', 'nobody', ${now}, ${now}) returning id)
		 insert into sessions (id, user_id, token_hash, created_at, used_at, expires_at)
		 select $3, id, $4, ${now}, ${now}, ${now} + interval '10 days' from person`,
		[id, email, randomUUID(), createHash('sha256').update(token).digest('base64url')],
	);
	return { id, email, headers: { authorization: `Bearer ${token}` } };
}

/** What a traveller of these asks for. @param {string} url @param {Traveller} traveller */
export async function newForm(url, { headers }) {
	const first = async (/** @type {string} */ path) => {
		/** @type {any} */
		const answer = await (await fetch(`${url}/api${path}`, { headers })).json();
		return answer.data[0]?.id;
	};
	const upload = await fetch(`${url}/api/uploads/image`, { method: 'POST', headers, body: formOf([await picture()]) });
	/** @type {any} */
	const uploaded = await upload.json();
	const countryId = await first('/countries');
	const day = (/** @type {number} */ days) => new Date(Date.now() + days * 86_400_000).toISOString();
	return {
		countryId,
		visaTypeId: await first(`/visa-types/country/${countryId}`),
		visaOptionId: await first(`/visa-options/country/${countryId}`),
		serviceId: await first(`/services/country/${countryId}`),
		document: uploaded[0].url,
		startDate: day(30),
		endDate: day(35),
		peopleCount: 1,
	};
}

/** Nothing of it is left behind. */
export async function close() {
	for (const end of endings.splice(0).reverse()) await end();
}
