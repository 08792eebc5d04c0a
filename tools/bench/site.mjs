// Compares the site's initial pages with a plain React page of the same 200 countries, alternating in one run: a
// processor four times slower than this machine, 1.6 Mbit/s, 150 ms; each in a browser with an empty cache, and then
// again in the same browser. Prints a table of medians.
// node tools/bench/site.mjs [runs of each] [pages]
import { findBrowser } from '../setup/browser.mjs';
import { build } from '../setup/build.mjs';
import { median, offerEverything, ofSite, servePlain } from './plainPage.mjs';
import { closeService, openService } from './service.mjs';

const RUNS = Number(process.argv[2] ?? 7);
const CPU_SLOWER = 4;
const LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const { chromium } = ofSite('@playwright/test');

/**
 * How the page reports that it is interactive. Nothing polls it before that, because polling would cost the slow
 * processor time.
 */
const ALIVE = 'bench: alive';

/**
 * Runs in the page before anything else: records when the content that the visitor came for is there, and reports when
 * the page is interactive.
 * @param {{ wanted: string, alive: string }} told
 */
function watch({ wanted, alive }) {
	const seen = Object.assign(window, { blocked: 0, shift: 0, shown: 0 });
	new PerformanceObserver((list) => {
		for (const { duration } of list.getEntries()) seen.blocked += Math.max(0, duration - 50);
	}).observe({ type: 'longtask', buffered: true });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) seen.shift += /** @type {any} */ (entry).value;
	}).observe({ type: 'layout-shift', buffered: true });
	let isAlive = false;
	const tell = () => seen.shown > 0 && isAlive && console.info(alive);
	const look = () => {
		// Nothing is painted between two frames: the first frame that starts with the content there is the first that
		// shows it.
		if (!document.querySelector(wanted)) return void requestAnimationFrame(look);
		seen.shown = performance.now();
		tell();
	};
	requestAnimationFrame(look);
	new PerformanceObserver((list) => {
		isAlive ||= list.getEntriesByName('viza-alive').length > 0;
		if (isAlive) tell();
	}).observe({ type: 'mark', buffered: true });
}

/**
 * One visit.
 * @param {any} context that of a browser, with what it has kept
 * @param {string} url
 * @param {boolean} isList
 */
async function visit(context, url, isList) {
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
	await page.addInitScript(watch, { wanted: isList ? '[role=option]' : 'h1', alive: ALIVE });
	const isAlive = page.waitForEvent('console', {
		predicate: (/** @type {any} */ said) => said.text() === ALIVE,
		timeout: 120_000,
	});
	await page.goto(url, { waitUntil: 'commit' });
	await isAlive;
	const untilAlive = bytes;
	await page.waitForLoadState('networkidle');
	const rest = await page.evaluate(() => {
		const { blocked, shift, shown } = /** @type {{ blocked: number, shift: number, shown: number }} */ (
			/** @type {unknown} */ (window)
		);
		const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
		return { blocked, shift, shown, paint, alive: performance.getEntriesByName('viza-alive')[0]?.startTime ?? 0 };
	});
	await page.close();
	return { ...rest, alive: Math.max(rest.alive, rest.shown), kB: untilAlive / 1024, requests };
}

/**
 * A visit with an empty cache, and another one in the same browser.
 * @param {any} browser
 * @param {string} url
 * @param {boolean} isList
 */
async function visitTwice(browser, url, isList) {
	const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'az-AZ' });
	const first = await visit(context, url, isList);
	const again = await visit(context, url, isList);
	await context.close();
	return { ...first, paintAgain: again.paint, shownAgain: again.shown, aliveAgain: again.alive, kBAgain: again.kB };
}

const allPages = ['/application', '/', '/about', '/terms', '/company', '/status', '/auth/login', '/auth/register'];
const pages = process.argv.length > 3 ? process.argv.slice(3) : allPages;
try {
	await build();
	const { env, base } = await openService();
	await offerEverything(env);
	const peer = await servePlain(base);
	const browser = await chromium.launch(await findBrowser());
	const targets = [
		{ name: 'plain React', url: `${peer.url}/plain`, isList: true },
		{ name: 'plain React, rendered', url: `${peer.url}/rendered`, isList: true },
		...pages.map((path) => ({ name: path, url: base + path, isList: path === '/application' })),
	];
	/** @type {Map<string, Awaited<ReturnType<typeof visitTwice>>[]>} */
	const visits = new Map(targets.map(({ name }) => [name, []]));
	for (let run = 0; run < RUNS; run += 1)
		for (const { name, url, isList } of targets) visits.get(name)?.push(await visitTwice(browser, url, isList));
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
						...{ 'again: first paint': Math.round(of('paintAgain')), 'again: shown': Math.round(of('shownAgain')) },
						...{ 'again: alive': Math.round(of('aliveAgain')), 'again: kB': Math.round(of('kBAgain')) },
					},
				];
			}),
		),
	);
} finally {
	await closeService();
}
