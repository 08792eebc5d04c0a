// Counts what blocks the page while staff move through a table of 5,000 rows: tasks longer than 50 ms, and the longest
// one, with wheel, keys and scroll bar, and while sorting, on this machine's processor and on one four times slower.
// Prints a table.
// node tools/bench/longTable.mjs [runs of each]
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findBrowser } from '../setup/browser.mjs';
import { root } from '../setup/shared.mjs';
import { median, ofSite } from './plainPage.mjs';

const RUNS = Number(process.argv[2] ?? 3);
const SLOWER = [1, 4];
const ui = join(root, 'packages/visa-ui');
const { chromium } = ofSite('@playwright/test');

/** The page: a table like the staff's, with a checkbox, a link and a menu in each row. */
const script = `
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import '/src/entries/page.css.ts';
import { DataTable } from '/src/components/DataTable/index.ts';
import { columns, labelOf, manyRows } from '/src/components/DataTable/testKit.tsx';

const none = () => undefined;
const items = [{ id: 'open', label: 'Aç' }, { id: 'remove', label: 'Sil', tone: 'critical' }];
createRoot(document.getElementById('root')).render(
	h(DataTable, {
		caption: 'Müraciətlər',
		columns,
		rows: manyRows(5000),
		density: 'compact',
		maxHeight: '40rem',
		isClientSorted: true,
		selection: { labelOf, onChange: none },
		actions: { labelOf, items: () => items, onAction: none },
		rowHref: ({ id }) => '#' + id,
	}),
);
`;
const html = (/** @type {string} */ head) =>
	`<!doctype html><html lang="az"><head><meta charset="utf-8"><title>-</title><link rel="icon" href="data:,">${head}</head><body><div id="root"></div></body></html>`;

/** The page's files, built the way a host would build them. */
async function make() {
	const ofUi = createRequire(join(ui, 'package.json'));
	const vite = await import(ofUi.resolve('vite'));
	const { vanillaExtractPlugin } = await import(ofUi.resolve('@vanilla-extract/vite-plugin'));
	const id = '\0long-table.mjs';
	const made = await vite.build({
		...{ root: ui, configFile: false, logLevel: 'silent' },
		resolve: { conditions: ['viza-source', ...vite.defaultClientConditions] },
		build: { write: false, rolldownOptions: { input: 'long-table' } },
		plugins: [
			vanillaExtractPlugin(),
			{
				name: 'long-table',
				enforce: 'pre',
				resolveId: (/** @type {string} */ name) => (name === 'long-table' ? id : undefined),
				load: (/** @type {string} */ name) => (name === id ? script : undefined),
			},
		],
	});
	/** @type {Map<string, string | Uint8Array>} */
	const files = new Map();
	let head = '';
	for (const file of made.output) {
		files.set(`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source);
		if (file.isEntry) head += `<script type="module" src="/${file.fileName}"></script>`;
		if (file.fileName.endsWith('.css')) head += `<link rel="stylesheet" href="/${file.fileName}">`;
	}
	files.set('/', html(head));
	return files;
}

/** @param {Map<string, string | Uint8Array>} files */
async function serve(files) {
	const typeOf = (/** @type {string} */ path) =>
		path.endsWith('.js') ? 'text/javascript' : path.endsWith('.css') ? 'text/css' : 'text/html';
	const server = createServer(({ url = '/' }, response) => {
		response.writeHead(files.has(url) ? 200 : 404, { 'content-type': typeOf(url) });
		response.end(files.get(url));
	});
	await new Promise((done) => server.listen(0, '127.0.0.1', () => done(null)));
	const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
	return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

/** An action that moves nothing. */
const SORTED = 'two columns sorted, 3 presses each';

/** Each way to move. @param {any} page @returns {Promise<[string, () => Promise<unknown>][]>} */
async function ways(page) {
	const region = page.getByRole('region', { name: 'Müraciətlər' });
	const { x, y, width, height } = await region.boundingBox();
	const frame = () =>
		page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
	/** @param {number} times @param {() => Promise<unknown>} act */
	const repeated = async (times, act) => {
		for (let time = 0; time < times; time += 1) {
			await act();
			await frame();
		}
	};
	const key = (/** @type {string} */ name) => () => page.keyboard.press(name);
	const wheel = (/** @type {number} */ by) => async () => {
		await page.mouse.move(x + width / 2, y + height / 2);
		await repeated(60, () => page.mouse.wheel(0, by));
	};
	const drag = async () => {
		const [bar, top] = [x + width - 6, y + 30];
		await page.mouse.move(bar, top);
		await page.mouse.down();
		let moves = 0;
		await repeated(60, () => {
			moves += 1;
			return page.mouse.move(bar, top + (moves * (height - 60)) / 60);
		});
		await page.mouse.up();
	};
	const sort = async () => {
		for (const name of ['Səyahətçi', 'Məbləğ']) {
			for (let press = 0; press < 3; press += 1) {
				await page.getByRole('columnheader', { name }).getByRole('button').click();
				await page.waitForTimeout(300);
			}
		}
	};
	return [
		['wheel, 60 × 120 px', wheel(120)],
		['wheel, 60 × 600 px', wheel(600)],
		['Page Down, 40 times', () => repeated(40, key('PageDown'))],
		['End and Home, 5 times', () => repeated(5, () => key('End')().then(frame).then(key('Home')))],
		['scroll bar, end to end in 60 moves', drag],
		[SORTED, sort],
	];
}

/** @typedef {{ count: number, longest: number, moved: number }} Seen */

/** @param {any} browser @param {string} url @param {number} slower @returns {Promise<Record<string, Seen>>} */
async function move(browser, url, slower) {
	const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'az-AZ' });
	await page.addInitScript(() => {
		const seen = Object.assign(window, { tasks: /** @type {number[]} */ ([]) });
		new PerformanceObserver((list) => seen.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
			type: 'longtask',
		});
	});
	await page.goto(url);
	await page.getByRole('row', { name: /VZ-3 / }).waitFor();
	const session = await page.context().newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
	/** @type {Record<string, Seen>} */
	const all = {};
	for (const [name, act] of await ways(page)) {
		const region = page.getByRole('region', { name: 'Müraciətlər' });
		await region.evaluate((/** @type {Element} */ element) => element.scrollTo(0, 0));
		await region.focus();
		await page.waitForTimeout(600);
		await page.evaluate(() => Object.assign(window, { tasks: [], farthest: 0 }));
		await region.evaluate((/** @type {Element} */ element) => {
			element.addEventListener('scroll', () => {
				const seen = /** @type {any} */ (window);
				seen.farthest = Math.max(seen.farthest, element.scrollTop);
			});
		});
		await act();
		// Waits until what an action triggered has settled, and its task entries have been reported.
		await page.waitForTimeout(600);
		const { tasks, farthest } = await page.evaluate(() => {
			const seen = /** @type {any} */ (window);
			return { tasks: /** @type {number[]} */ (seen.tasks), farthest: Number(seen.farthest) };
		});
		if (name !== SORTED && farthest < 1000) throw new Error(`${name}: the table moved ${farthest} px only`);
		all[name] = { count: tasks.length, longest: Math.round(Math.max(0, ...tasks)), moved: Math.round(farthest) };
	}
	await page.close();
	return all;
}

const server = await serve(await make());
// Without a window a browser hides scroll bars unless told otherwise, and these are dragged.
const browser = await chromium.launch({ ...(await findBrowser()), ignoreDefaultArgs: ['--hide-scrollbars'] });
try {
	/** @type {Record<string, Record<string, string>>} */
	const table = {};
	for (const slower of SLOWER) {
		/** @type {Record<string, Seen>[]} */
		const runs = [];
		for (let run = 0; run < RUNS; run += 1) runs.push(await move(browser, server.url, slower));
		for (const name of Object.keys(runs[0] ?? {})) {
			const of = (/** @type {keyof Seen} */ what) => median(runs.map((one) => one[name]?.[what] ?? 0));
			table[name] = { ...table[name], [`${slower}×`]: `${of('count')}, longest ${of('longest') || 'below 50'} ms` };
		}
	}
	console.log(`Tasks above 50 ms, medians of ${RUNS}, ${new Date().toISOString().slice(0, 10)}`);
	console.table(table);
} finally {
	await browser.close();
	server.close();
}
