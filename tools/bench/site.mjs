// The site's first pages beside a plain React page of the same 200 countries, one after another in one run: a phone
// four times slower than this machine, 1.6 Mbit/s, 150 ms. Prints a table of medians.
// node tools/bench/site.mjs [runs of each]
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { findBrowser } from '../setup/browser.mjs';
import { build } from '../setup/build.mjs';
import { root } from '../setup/shared.mjs';
import { call, closeService, from, openService } from './service.mjs';

const RUNS = Number(process.argv[2] ?? 7);
const CPU_SLOWER = 4;
const LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const ofSite = createRequire(join(root, 'apps/site/package.json'));
const { chromium } = ofSite('@playwright/test');
const plain = join(root, 'apps/site/bench');

/** The plain page's script, made as the site's are. */
async function plainScript() {
	const vite = await import(ofSite.resolve('vite'));
	const options = { write: false, lib: false, rolldownOptions: { input: join(plain, 'main.mjs') } };
	const made = await vite.build({
		...{ root: plain, configFile: false, logLevel: 'silent', build: options },
	});
	return made.output[0].code;
}

/** @param {string} script @param {string} markup @param {unknown} known */
const plainPage = (script, markup, known) => `<!doctype html><html lang="az"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>-</title><link rel="icon" href="data:,">
<style>body{font:16px system-ui;margin:16px}[role=listbox]{height:30vh;overflow:auto}[role=option]{display:flex;gap:12px;min-height:52px;align-items:center;content-visibility:auto;contain-intrinsic-size:auto 52px}</style>
<script type="module" src="${script}"></script></head><body><div id="root">${markup}</div>${
	known ? `<script type="application/json" id="known">${JSON.stringify(known)}</script>` : ''
}</body></html>`;

/** Serves the plain page twice, empty and rendered; what it asks for is the site's own answer. @param {string} base */
async function servePlain(base) {
	const { createElement } = ofSite('react');
	const { renderToString } = ofSite('react-dom/server');
	const code = await plainScript();
	const { data } = await call(`${base}/api/countries?page=1&limit=200`);
	const { List } = await import(join(plain, 'list.mjs'));
	const rows = renderToString(createElement(List, { known: data }));
	const texts = new Map([
		['/plain.js', { type: 'text/javascript', text: code }],
		['/plain', { type: 'text/html', text: plainPage('/plain.js', '', null) }],
		['/rendered', { type: 'text/html', text: plainPage('/plain.js', rows, data) }],
	]);
	/** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
	const answerTo = async (request, response) => {
		const found = texts.get(request.url ?? '');
		if (found) {
			response.writeHead(200, { 'content-type': found.type, 'content-encoding': 'br', 'cache-control': 'no-cache' });
			response.end(brotliCompressSync(found.text));
			return;
		}
		const answer = await fetch(base + request.url, { headers: { 'accept-encoding': 'identity' } });
		const bytes = Buffer.from(await answer.arrayBuffer());
		const type = answer.headers.get('content-type') ?? 'text/plain';
		response.writeHead(answer.status, { 'content-type': type, 'content-encoding': 'br' });
		response.end(brotliCompressSync(bytes));
	};
	const server = createServer((request, response) => {
		answerTo(request, response).catch((error) => response.destroy(error));
	});
	await new Promise((done) => server.listen(0, '127.0.0.1', () => done(null)));
	const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
	return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/**
 * One visit by a browser that knows nothing.
 * @param {any} browser
 * @param {string} url
 * @param {boolean} isList
 */
async function visit(browser, url, isList) {
	const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'az-AZ' });
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await session.send('Network.enable');
	await session.send('Network.emulateNetworkConditions', LINE);
	await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
	let bytes = 0;
	let requests = 0;
	session.on('Network.loadingFinished', (/** @type {{ encodedDataLength: number }} */ event) => {
		bytes += event.encodedDataLength;
		requests += 1;
	});
	await page.addInitScript(() => {
		const seen = Object.assign(window, { blocked: 0, shift: 0 });
		new PerformanceObserver((list) => {
			for (const { duration } of list.getEntries()) seen.blocked += Math.max(0, duration - 50);
		}).observe({ type: 'longtask', buffered: true });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) seen.shift += /** @type {any} */ (entry).value;
		}).observe({ type: 'layout-shift', buffered: true });
	});
	await page.goto(url, { waitUntil: 'commit' });
	await (isList ? page.getByRole('option') : page.getByRole('heading', { level: 1 })).first().waitFor();
	const shown = await page.evaluate(() => performance.now());
	await page.waitForFunction(() => performance.getEntriesByName('viza-alive').length > 0);
	const alive = await page.evaluate(() => performance.getEntriesByName('viza-alive')[0]?.startTime ?? 0);
	const untilAlive = bytes;
	await page.waitForLoadState('networkidle');
	const rest = await page.evaluate(() => {
		const { blocked, shift } = /** @type {{ blocked: number, shift: number }} */ (/** @type {unknown} */ (window));
		return { blocked, shift, paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0 };
	});
	await context.close();
	return { ...rest, shown, alive: Math.max(alive, shown), kB: untilAlive / 1024, requests };
}

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const pages = ['/application', '/', '/about', '/terms', '/company', '/status', '/auth/login', '/auth/register'];
try {
	await build();
	const { env, base } = await openService();
	const client = new (from('pg').Client)({ connectionString: env.DATABASE_URL });
	await client.connect();
	await client.query('update countries set is_on_offer = true');
	await client.end();
	const peer = await servePlain(base);
	const browser = await chromium.launch(await findBrowser());
	const targets = [
		{ name: 'plain React', url: `${peer.url}/plain`, isList: true },
		{ name: 'plain React, rendered', url: `${peer.url}/rendered`, isList: true },
		...pages.map((path) => ({ name: path, url: base + path, isList: path === '/application' })),
	];
	/** @type {Map<string, Awaited<ReturnType<typeof visit>>[]>} */
	const visits = new Map(targets.map(({ name }) => [name, []]));
	for (let run = 0; run < RUNS; run += 1)
		for (const { name, url, isList } of targets) visits.get(name)?.push(await visit(browser, url, isList));
	await browser.close();
	peer.close();
	console.log(
		`Medians of ${RUNS}, ms; ${CPU_SLOWER} times slower, 1.6 Mbit/s, 150 ms, ${new Date().toISOString().slice(0, 10)}`,
	);
	console.table(
		Object.fromEntries(
			[...visits].map(([name, all]) => {
				const of = (/** @type {keyof typeof all[0]} */ key) => median(all.map((one) => one[key]));
				const shift = Math.max(...all.map((one) => one.shift)).toFixed(3);
				return [
					name,
					{
						...{
							'first paint': Math.round(of('paint')),
							shown: Math.round(of('shown')),
							alive: Math.round(of('alive')),
						},
						...{ blocked: Math.round(of('blocked')), 'kB until alive': Math.round(of('kB')), requests: of('requests') },
						'most shift': shift,
					},
				];
			}),
		),
	);
} finally {
	await closeService();
}
