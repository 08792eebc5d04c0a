// How fast the server is beside a bare Fastify with the same SQL: in turns, in one run, on one PostgreSQL.
// node tools/bench/server.mjs [seconds a turn]
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../setup/shared.mjs';
import { call, closeService, from, openService, start } from './service.mjs';

const seconds = Number(process.argv[2] ?? 8);
const ROUNDS = 3;
const CONNECTIONS = 50;
/** @type {(options: object) => Promise<Load>} */
const autocannon = createRequire(import.meta.url)('autocannon');
/** @typedef {{ non2xx: number, errors: number, requests: { average: number }, latency: { p99: number } }} Load */
const sharp = from('sharp');
const pg = from('pg');

/** @param {number[]} numbers */
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

try {
	const { env, base: ours, email, password } = await openService();
	const bare = await start([join(root, 'tools/bench/bare.mjs')], env, /bare at (\S+)/);

	const client = new pg.Client({ connectionString: env.DATABASE_URL });
	await client.connect();
	const { countries, form, token } = await prepare(ours, email, password, client);
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
	await closeService();
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
