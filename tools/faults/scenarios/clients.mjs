// Clients that are slow, many, or active for a long time.
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { insist, keepAt, load, newOutcome } from '../load.mjs';
import { addTraveller, formOf, newForm, picture, residentOf } from '../service.mjs';

/** @typedef {import('./index.mjs').Scenario} Scenario */
/** @typedef {import('../service.mjs').Server} Server */

/** How much memory anonymous clients may add to a process, however many there are. */
const MEMORY_MAXIMUM_MB = 350;
/** How much a thousand concurrent calls may add. */
const CROWD_MAXIMUM_MB = 500;
/** Headers may take 20 s, a call 60 s unless it is an upload, and a response that nobody reads at most twice as long. */
const SLOW_MS = 135_000;
/** How much larger than after its warm-up a process may be after long work. */
const MEMORY_GROWTH = 1.3;

/** The most memory that a server has while it works. @template T @param {Server} server @param {() => Promise<T>} work */
async function withMost(server, work) {
	const before = await residentOf(server);
	let most = before;
	const look = async () => {
		most = Math.max(most, await residentOf(server));
	};
	// A process that has ended has no size.
	const timer = setInterval(() => {
		look().catch(() => undefined);
	}, 50);
	const found = await work();
	clearInterval(timer);
	return { found, before, most };
}

/** @type {Set<import('node:net').Socket>} */
const slowSockets = new Set();
/**
 * A client that sends one byte per second, or reads nothing.
 * @param {string} url
 * @param {string} begins
 * @param {boolean} isReading
 * @returns {Promise<string>} what it was told until its connection was closed
 */
const slowClient = (url, begins, isReading) =>
	new Promise((ended) => {
		const { hostname, port } = new URL(url);
		const socket = connect(Number(port), hostname);
		slowSockets.add(socket);
		let said = '';
		let heard = '';
		socket.on('error', () => undefined);
		if (isReading) socket.on('data', (chunk) => (heard += chunk));
		else socket.pause();
		socket.write(begins);
		const timer = setInterval(() => {
			said += 'x';
			if (isReading) socket.write('x');
		}, 1000);
		socket.on('close', () => {
			clearInterval(timer);
			ended(heard || `closed after ${said.length} s`);
		});
	});

/** @type {Record<string, Scenario>} */
export const ofClients = {
	'300 clients send and read a byte a second': {
		async run({ ground }) {
			const server = await ground.startServer();
			const head = `POST /api/auth/login HTTP/1.1\r\nhost: viza\r\n`;
			const body = `${head}content-type: application/json\r\ncontent-length: 1000\r\n\r\n{`;
			// More than the buffers in between hold, requested repeatedly by a client that reads none of it.
			const many = 'GET /api/openapi.json HTTP/1.1\r\nhost: viza\r\n\r\n'.repeat(20);
			/** @type {Promise<string>[]} */
			let slow = [];
			const { found, before, most } = await withMost(server, () =>
				load(
					ground,
					() => server.url,
					{ count: 100 },
					async () => {
						const hundred = (/** @type {string} */ begins, isReading = true) =>
							Array.from({ length: 100 }, () => slowClient(server.url, begins, isReading));
						slow = [...hundred(`${head}x-slow: `), ...hundred(body), ...hundred(many, false)];
						// Longer than any of them may take.
						await wait(SLOW_MS);
						// A client that reads nothing notices the end of its connection only when it sends.
						for (let times = 0; times < 2; times += 1) {
							for (const socket of slowSockets) socket.write('x');
							await wait(500);
						}
					},
				),
			);
			const outcome = { ...found, sent: found.sent + slow.length };
			const told = await Promise.all(slow.map((client) => Promise.race([client, wait(0, 'open')])));
			const late = told.filter((said) => said.startsWith('HTTP/1.1 408')).length;
			const open = told.filter((said) => said === 'open').length;
			for (const socket of slowSockets) socket.destroy();
			outcome.refused += late;
			if (open > 0) outcome.faults.push(`${open} slow clients still hold their connections`);
			await server.end('SIGTERM');
			return { ...outcome, note: `${late} slow ones were told 408; memory ${before} → at most ${most} MB` };
		},
	},

	'1,000 connections to one process at once': {
		async run({ ground, isQuick }) {
			const server = await ground.startServer();
			const { found, before, most } = await withMost(server, () =>
				load(ground, () => server.url, { count: isQuick ? 300 : 5000, atOnce: isQuick ? 300 : 1000 }),
			);
			await server.end('SIGTERM');
			if (most - before > CROWD_MAXIMUM_MB) found.faults.push(`${most - before} MB more`);
			return { ...found, note: `memory ${before} → at most ${most} MB` };
		},
		isQuick: true,
	},

	'20,000 mixed calls': {
		async run({ ground, isQuick }) {
			const server = await ground.startServer();
			/** @type {(import('../service.mjs').Traveller & { form: Awaited<ReturnType<typeof newForm>> })[]} */
			const travellers = [];
			for (let number = 0; number < (isQuick ? 4 : 50); number += 1) {
				const traveller = await addTraveller(ground);
				travellers.push({ ...traveller, form: await newForm(server.url, traveller) });
			}
			const outcome = newOutcome();
			let made = 0;
			const one = async (/** @type {number} */ index) => {
				const traveller = travellers[index % travellers.length];
				if (!traveller) throw new RangeError('a traveller for each call');
				const { headers, form } = traveller;
				const json = { ...headers, 'content-type': 'application/json' };
				const post = (/** @type {Record<string, string>} */ more = {}) => ({
					...{ method: 'POST', headers: { ...json, ...more } },
					body: JSON.stringify(form),
				});
				/** @type {readonly [string, RequestInit | (() => RequestInit), number][]} */
				const kinds = [
					['/countries', { headers }, 200],
					['/visa-requests/get-total-price', post(), 200],
					['/users/me', { headers }, 200],
					['/visa-requests/me?limit=10', { headers }, 200],
					[`/services/country/${form.countryId}`, {}, 200],
					['/visa-requests', post({ 'idempotency-key': `mixed-${index}` }), 201],
					['/countries?limit=1', { headers: { 'accept-encoding': 'br' } }, 200],
					['/users/me', { headers: { authorization: 'Bearer nobody' } }, 401],
				];
				if (index % 40 === 7) {
					const bytes = await picture(1600, 1200);
					const upload = () => ({ method: 'POST', headers, body: formOf([bytes]) });
					await insist(outcome, () => `${server.url}/api/uploads/image`, upload);
					return;
				}
				const [path, call, expected] = kinds[Math.floor(index / travellers.length) % kinds.length] ?? ['', {}, 200];
				const answer = await insistText(outcome, `${server.url}/api${path}`, call, expected);
				if (path === '/visa-requests' && answer) made += 1;
			};
			const all = isQuick ? 400 : 20_000;
			await keepAt(all / 10, 8, one);
			const warm = await residentOf(server);
			const { before: _, most } = await withMost(server, () => keepAt((all / 10) * 9, 8, (n) => one(n + all / 10)));
			await wait(2000);
			const after = await residentOf(server);
			const ids = travellers.map(({ id }) => id);
			const [{ rows }] = await ground.ask('select count(*)::int as rows from visa_requests where user_id = any($1)', [
				ids,
			]);
			outcome.lost = Math.max(0, made - rows);
			outcome.doubled = Math.max(0, rows - made);
			await server.end('SIGTERM');
			// After a few calls a process isn't warmed up yet.
			if (!isQuick && after > warm * MEMORY_GROWTH) outcome.faults.push(`${after} MB are more than 1.3 × ${warm} MB`);
			return { ...outcome, note: `memory ${warm} MB when warm, at most ${most}, ${after} MB in the end` };
		},
		isQuick: true,
	},

	'twenty strangers send 40 MB at once': {
		async run({ ground }) {
			const server = await ground.startServer();
			const outcome = newOutcome();
			await newForm(server.url, await addTraveller(ground));
			const big = Buffer.concat([await picture(), Buffer.alloc(10 * 1024 * 1024 - 100_000, 7)]);
			const send = async () => {
				outcome.sent += 1;
				const form = formOf([big]);
				for (let extra = 0; extra < 3; extra += 1) form.append(`other-${extra}`, new Blob([big]), 'other.bin');
				const answer = await fetch(`${server.url}/api/uploads/image`, { method: 'POST', body: form });
				await answer.arrayBuffer();
				if (answer.status === 201) outcome.answered += 1;
				else if (answer.status === 503) outcome.refused += 1;
				else {
					outcome.failed += 1;
					outcome.faults.push(String(answer.status));
				}
			};
			const { before, most } = await withMost(server, () => Promise.all(Array.from({ length: 20 }, send)));
			await server.end('SIGTERM');
			if (most - before > MEMORY_MAXIMUM_MB) outcome.faults.push(`${most - before} MB more`);
			return { ...outcome, note: `memory ${before} → at most ${most} MB` };
		},
	},
};

/** The same of an answer that needs not be JSON. @param {import('../load.mjs').Outcome} row @param {string} url @param {RequestInit | (() => RequestInit)} call @param {number} expected */
const insistText = (row, url, call, expected) => insist(row, () => url, call, expected);
