// Measures what one machine can carry: calls per second with one process and with two, memory, and the storage that a
// request takes.
// node tools/bench/sizing.mjs [seconds per turn]
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../setup/shared.mjs';
import { call, closeService, from, openService, pids, start } from './service.mjs';
import { addTravellers } from './travellers.mjs';

// As configured for production servers (docs/running.md, Memory).
Object.assign(process.env, {
	MALLOC_ARENA_MAX: '2',
	MALLOC_MMAP_THRESHOLD_: '131072',
	MALLOC_TRIM_THRESHOLD_: '131072',
});
const seconds = Number(process.argv[2] ?? 6);
const CONNECTIONS = 50;
const PICTURES = 60;
/** @typedef {{ non2xx: number, errors: number, requests: { average: number }, latency: { p99: number, p50: number } }} Load */
/** @type {(options: object) => Promise<Load>} */
const autocannon = createRequire(import.meta.url)('autocannon');
const pg = from('pg');
const { default: sharp } = await import(from.resolve('sharp'));

/** Resident memory of a process in MB, as Linux tells it. @param {number} pid */
const memoryOf = async (pid) =>
	Math.round(Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
const memory = async () => (await Promise.all(pids().map(memoryOf))).join(' + ');

/** @type {{ query(text: string, values?: unknown[]): Promise<{ rows: any[] }>, connect(): Promise<void>, end(): Promise<void> } | undefined} */
let client;
try {
	const one = await openService();
	client = /** @type {NonNullable<typeof client>} */ (new pg.Client({ connectionString: one.env.DATABASE_URL }));
	await client.connect();
	const database = client;
	const travellers = await addTravellers(database);
	const { data: found } = await call(`${one.base}/api/countries?countryName=${encodeURIComponent('İtaliya')}`);
	const countryId = found[0].id;
	const first = async (/** @type {string} */ path) =>
		(await call(`${one.base}/api/${path}/country/${countryId}`)).data[0].id;
	const day = (/** @type {number} */ plus) => new Date(Date.now() + plus * 86_400_000).toISOString();
	const choice = {
		countryId,
		visaTypeId: await first('visa-types'),
		visaOptionId: await first('visa-options'),
		serviceId: await first('services'),
		peopleCount: 1,
	};
	const headersOf = (/** @type {string} */ token) => ({
		'content-type': 'application/json',
		authorization: `Bearer ${token}`,
	});
	/** @type {[name: string, path: string, sent: () => object][]} */
	const turns = [
		['the first page, rendered', '/', () => ({})],
		['a list of 50 countries', '/api/countries?page=1&limit=50', () => ({})],
		[
			'a price, signed in',
			'/api/visa-requests/get-total-price',
			() => ({ method: 'POST', headers: headersOf(travellers.one()), body: JSON.stringify(choice) }),
		],
		[
			'a new request, its picture is there',
			'/api/visa-requests',
			() => {
				const { token, picture } = travellers.withPicture();
				return {
					method: 'POST',
					headers: { ...headersOf(token), 'idempotency-key': picture },
					body: JSON.stringify({
						...choice,
						startDate: day(40),
						endDate: day(50),
						document: `/api/uploads/${picture}`,
					}),
				};
			},
		],
	];
	/** @type {Record<string, unknown>[]} */
	const rows = [];
	const idle = await memory();
	const rest = async () => {
		for (;;) {
			const { rows: waiting } = await database.query(
				"select count(*)::int as left from pgboss.job where name = 'mail' and state < 'completed'",
			);
			if (waiting[0].left === 0) return;
			await pause(200);
		}
	};
	const sizeOf = async () => {
		await database.query('vacuum');
		const { rows: sizes } = await database.query(
			`select (select sum(pg_total_relation_size(c.oid)) from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace)::bigint as kept,
			 (select count(*) from visa_requests)::int as requests`,
		);
		return { kept: Number(sizes[0].kept), requests: sizes[0].requests };
	};
	/** @param {string[]} bases */
	const measure = async (bases) => {
		for (const [name, path, sent] of turns) {
			for (const isWarm of [false, true]) {
				const loads = await Promise.all(
					bases.map((base) =>
						autocannon({
							url: base + path,
							connections: CONNECTIONS / bases.length,
							duration: isWarm ? seconds : 2,
							requests: [{ setupRequest: (/** @type {object} */ request) => ({ ...request, ...sent() }) }],
						}),
					),
				);
				const failed = loads.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0);
				if (failed > 0) throw new Error(`${name}: ${failed} calls failed`);
				const resident = await memory();
				await rest();
				if (isWarm)
					rows.push({
						call: name,
						processes: bases.length,
						'per second': Math.round(loads.reduce((sum, { requests }) => sum + requests.average, 0)),
						'p50 ms': Math.max(...loads.map(({ latency }) => latency.p50)),
						'p99 ms': Math.max(...loads.map(({ latency }) => latency.p99)),
						'MB resident': resident,
					});
			}
		}
	};
	const before = await sizeOf();
	await measure([one.base]);
	const after = await sizeOf();

	// A photo as taken by a phone.
	const noise = await sharp({
		create: {
			width: 4000,
			height: 3000,
			channels: 3,
			noise: { type: 'gaussian', mean: 128, sigma: 12 },
			background: 'white',
		},
	})
		.blur(1.2)
		.jpeg({ quality: 85 })
		.toBuffer();
	let next = 0;
	const token = travellers.one();
	const began = performance.now();
	const upload = async () => {
		while (next++ < PICTURES) {
			const form = new FormData();
			form.append('file', new Blob([noise], { type: 'image/jpeg' }), 'pasport.jpg');
			await call(`${one.base}/api/uploads/image`, { method: 'POST', body: form, token });
		}
	};
	await Promise.all(Array.from({ length: 4 }, upload));
	const took = (performance.now() - began) / 1000;
	const { rows: kept } = await database.query(
		'select avg(size)::int as size from uploads where size > 1 and user_id is not null',
	);
	const afterPictures = await memory();

	const port = 20_000 + Math.floor(Math.random() * 12_000);
	const second = await start(
		[join(root, 'apps/api/dist/main.js'), 'serve'],
		{ ...one.env, PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` },
		/ready at (http:\S+)/,
	);
	await measure([one.base, second]);

	const { length, 0: cpu } = cpus();
	console.log(
		`${new Date().toISOString().slice(0, 10)}, ${length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 1e9)} GB, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`,
	);
	console.log(`${CONNECTIONS} connections, ${seconds} s a turn; callers, servers and PostgreSQL on one machine`);
	console.table(rows);
	console.log(`idle: ${idle} MB; after ${PICTURES} pictures of 12 MP, four at a time: ${afterPictures} MB`);
	console.log(
		`${(PICTURES / took).toFixed(1)} pictures a second of 12 MP and ${(noise.length / 1e6).toFixed(1)} MB; kept of each: ${kept[0].size} bytes`,
	);
	const requests = after.requests - before.requests;
	console.log(
		`a request leaves ${Math.round((after.kept - before.kept) / requests)} bytes in the database (of ${requests})`,
	);
} finally {
	await client?.end();
	await closeService();
}
