// Compares the server's speed with a bare Fastify on the same tables: in turns, in one run, on one PostgreSQL.
// node tools/bench/server.mjs [seconds per turn] [the built tree of another version to compare with] [call name]
import { createRequire } from 'node:module';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { root } from '../setup/shared.mjs';
import { call, closeService, from, openServer, openService, processorTime, start } from './service.mjs';
import { addTravellers } from './travellers.mjs';

const seconds = Number(process.argv[2] ?? 8);
const otherTree = process.argv[3];
const word = process.argv[4] ?? '';
const ROUNDS = 3;
const CONNECTIONS = 50;
/** @typedef {{ non2xx: number, errors: number, requests: { average: number, total: number }, latency: { p99: number, p50: number } }} Load */
/** @typedef {{ body?: string, headers?: Record<string, string> }} Sent */
/** @type {(options: object) => Promise<Load>} */
const autocannon = createRequire(import.meta.url)('autocannon');
const pg = from('pg');
/** @type {{ end(): Promise<void> }[]} */
const clients = [];

/** @param {number[]} numbers */
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

try {
	const ours = await openService();
	const other = otherTree ? await openServer(join(otherTree, 'apps/api/dist/main.js'), 'viza_other') : null;
	const bare = await start([join(root, 'tools/bench/bare.mjs')], ours.env, /bare at (\S+)/);
	const prepared = await prepare(ours);
	const all = [
		{ name: 'this', base: `${ours.base}/api`, ...prepared },
		...(other ? [{ name: 'other', base: `${other.base}/api`, ...(await prepare(other)) }] : []),
		// It uses this server's tables.
		{ name: 'bare', base: bare, ...prepared },
	];

	/** @type {{ call: string, path: string, isBare: boolean, sent: (side: Awaited<ReturnType<typeof prepare>>) => Sent }[]} */
	const turns = [
		{ call: 'country list of 200', path: '/countries?page=1&limit=200', isBare: true, sent: () => ({}) },
		{
			call: 'price, signed in',
			path: '/visa-requests/get-total-price',
			isBare: false,
			sent: ({ travellers, choice }) => ({ headers: headersOf(travellers.one()), body: JSON.stringify(choice) }),
		},
		{
			call: 'create request',
			path: '/visa-requests',
			isBare: true,
			sent({ travellers, choice, trip }) {
				const { token, picture } = travellers.withPicture();
				const headers = { ...headersOf(token), 'idempotency-key': picture };
				return { headers, body: JSON.stringify({ ...choice, ...trip, document: `/api/uploads/${picture}` }) };
			},
		},
	];
	const rows = [];
	for (const { call: name, path, isBare, sent } of turns.filter(({ call: one }) => one.includes(word))) {
		const compared = all.filter((side) => isBare || side.name !== 'bare');
		const loads = new Map(compared.map((side) => [side.name, /** @type {Load[]} */ ([])]));
		const taken = new Map(compared.map((side) => [side.name, { servers: 0, postgres: 0 }]));
		for (let round = 0; round <= ROUNDS; round += 1) {
			for (const side of compared) {
				const before = processorTime();
				const load = await autocannon({
					url: side.base + path,
					connections: CONNECTIONS,
					duration: seconds,
					method: sent(side).body ? 'POST' : 'GET',
					requests: [{ setupRequest: (/** @type {object} */ request) => ({ ...request, ...sent(side) }) }],
				});
				if (load.non2xx + load.errors > 0)
					throw new Error(`${side.name} ${path}: ${load.non2xx} refused, ${load.errors} failed`);
				await side.rest();
				const [after, sum] = [processorTime(), taken.get(side.name)];
				await side.analyze();
				// The first round is a warm-up.
				if (round === 0 || !sum) continue;
				loads.get(side.name)?.push(load);
				sum.servers += after.servers - before.servers;
				sum.postgres += after.postgres - before.postgres;
			}
		}
		/** @param {string} side */
		const rate = (side) => median(loads.get(side)?.map(({ requests }) => requests.average) ?? []);
		for (const [side, found] of loads) {
			const calls = found.reduce((sum, { requests }) => sum + requests.total, 0);
			/** @param {'servers' | 'postgres'} what */
			const each = (what) => Number(((taken.get(side)?.[what] ?? 0) / calls).toFixed(2));
			rows.push({
				call: name,
				side,
				'per second': Math.round(rate(side)),
				'this is × of it': Number((rate('this') / rate(side)).toFixed(2)),
				'p50 ms': median(found.map(({ latency }) => latency.p50)),
				'p99 ms': median(found.map(({ latency }) => latency.p99)),
				'process, ms each': each('servers'),
				'PostgreSQL, ms each': each('postgres'),
			});
		}
	}
	const { length, 0: cpu } = cpus();
	console.log(`${new Date().toISOString().slice(0, 10)}, ${length} × ${cpu?.model.trim()}, Node ${process.version}`);
	console.log(`${CONNECTIONS} connections, ${ROUNDS} rounds of ${seconds} s in turns, medians`);
	console.table(rows);
} finally {
	for (const client of clients) await client.end();
	await closeService();
}

/** @param {string} token */
function headersOf(token) {
	return { 'content-type': 'application/json', authorization: `Bearer ${token}` };
}

/**
 * 200 countries on offer, travellers with images, and what a request is created from.
 * @param {{ base: string, env: { DATABASE_URL: string } }} server
 */
async function prepare({ base, env }) {
	const client = new pg.Client({ connectionString: env.DATABASE_URL });
	await client.connect();
	await client.query(
		`update countries set is_on_offer = true where id in (select id from countries order by is_on_offer desc, sort_key limit 200)`,
	);
	const travellers = await addTravellers(client);
	/** E-mails that haven't been sent yet would take time from the next turn, but belong to the calls before it. */
	const rest = async () => {
		for (;;) {
			const { rows } = await client.query(
				"select count(*)::int as left from pgboss.job where name = 'mail' and state < 'completed'",
			);
			if (rows[0].left === 0) break;
			await setTimeout(200);
		}
	};
	/**
	 * Updates PostgreSQL's statistics, as autovacuum does within a minute: plans made while the tables were empty read
	 * everything.
	 */
	const analyze = async () => {
		await client.query('analyze');
	};
	clients.push(client);
	const { data: found } = await call(`${base}/api/countries?countryName=${encodeURIComponent('İtaliya')}`);
	const { id: countryId } = found[0];
	const first = async (/** @type {string} */ path) =>
		(await call(`${base}/api/${path}/country/${countryId}`)).data[0].id;
	const choice = {
		countryId,
		visaTypeId: await first('visa-types'),
		visaOptionId: await first('visa-options'),
		serviceId: await first('services'),
		peopleCount: 1,
	};
	const day = (/** @type {number} */ plus) => new Date(Date.now() + plus * 86_400_000).toISOString();
	return { travellers, choice, rest, analyze, trip: { startDate: day(40), endDate: day(50) } };
}
