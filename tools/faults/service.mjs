// The built server on a PostgreSQL of its own, in as many processes as wanted, to be ended in every way.
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

export const folder = await mkdtemp(join(tmpdir(), 'viza-faults-'));
export const dataDir = await mkdtemp(join(tmpdir(), 'viza-faults-data-'));
const { startPostgres } = await ofTests('postgres');
/** @type {{ url: string, stop(end: string): Promise<void>, start(): Promise<void> }} */
export const postgres = await startPostgres(folder);
/** @type {Set<Server>} */
const running = new Set();

/** @typedef {{ url: string, child: import('node:child_process').ChildProcess, end(signal: NodeJS.Signals): Promise<void> }} Server */

/** @param {Record<string, string>} [env] @returns {Promise<Server>} */
export async function startServer(env = {}) {
	const child = spawn(node24, [main, 'serve'], {
		cwd: root,
		env: {
			PATH: process.env.PATH,
			HOST: '127.0.0.1',
			PORT: '0',
			DATA_DIR: dataDir,
			LOG_LEVEL: 'silent',
			DATABASE_URL: postgres.url,
			...env,
		},
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	const exit = once(child, 'exit');
	/** @type {string} */
	const url = await new Promise((found, fail) => {
		let said = '';
		child.stdout?.on('data', (chunk) => {
			said += chunk;
			const address = /ready at (http:\S+)/.exec(said)?.[1];
			if (address) found(address);
		});
		exit.then(() => fail(new Error(`the server ended: ${said}`)), fail);
	});
	/** @type {Server} */
	const server = {
		url,
		child,
		async end(signal) {
			running.delete(server);
			if (child.exitCode !== null || child.signalCode !== null) return;
			child.kill(signal);
			await exit;
		},
	};
	running.add(server);
	return server;
}

/** Asks the database; waits while it is away. @param {string} text @param {unknown[]} [values] @returns {Promise<any[]>} */
export async function ask(text, values = []) {
	const client = new pg.Client({ connectionString: postgres.url });
	await client.connect();
	try {
		return (await client.query(text, values)).rows;
	} finally {
		await client.end();
	}
}

/** Sends a signal to PostgreSQL and all its processes, as one that hangs. @param {NodeJS.Signals} signal */
export async function signalPostgres(signal) {
	const [first = ''] = (await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8')).split('\n');
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

/** A picture that no other one is. */
export async function picture(width = 900, height = 640) {
	const background = { r: randomBytes(1)[0] ?? 0, g: 120, b: 90 };
	return sharp({ create: { width, height, channels: 3, background } })
		.jpeg()
		.toBuffer();
}

/** @param {Uint8Array[]} files @param {string} [name] */
export function formOf(files, name = 'file') {
	const form = new FormData();
	for (const bytes of files) form.append(name, new Blob([Buffer.from(bytes)], { type: 'image/jpeg' }), 'pasport.jpg');
	return form;
}

/** Somebody who is signed in, made beside the server, with a form for requests. @param {string} url */
export async function newTraveller(url) {
	const [id, token] = [randomUUID(), randomBytes(32).toString('base64url')];
	const email = `${id}@poct.example`;
	await ask(
		`insert into users (id, email, first_name, last_name, role, password_hash, email_confirmed_at, created_at)
		 values ($1, $2, 'Leyla', 'Əliyeva', 'client', 'nobody', now(), now())`,
		[id, email],
	);
	await ask(
		`insert into sessions (id, user_id, token_hash, created_at, used_at, expires_at)
		 values ($1, $2, $3, now(), now(), now() + interval '1 day')`,
		[randomUUID(), id, createHash('sha256').update(token).digest('base64url')],
	);
	const headers = { authorization: `Bearer ${token}` };
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
	const form = {
		countryId,
		visaTypeId: await first(`/visa-types/country/${countryId}`),
		visaOptionId: await first(`/visa-options/country/${countryId}`),
		serviceId: await first(`/services/country/${countryId}`),
		document: uploaded[0].url,
		startDate: day(30),
		endDate: day(35),
		peopleCount: 1,
	};
	return { id, email, token, headers, form };
}

/** Fills the catalogue once. */
export async function seed() {
	const child = spawn(node24, [main, 'seed'], {
		cwd: root,
		env: { PATH: process.env.PATH, DATABASE_URL: postgres.url, DATA_DIR: dataDir },
		stdio: 'ignore',
	});
	await once(child, 'exit');
}

export async function close() {
	for (const server of running) await server.end('SIGKILL');
	await postgres.stop('fast');
	for (const place of [folder, dataDir]) await rm(place, { recursive: true, force: true });
}
