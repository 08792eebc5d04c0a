// Measures how long the wizard's first page takes to show a response to input, on a processor four times slower than
// this machine, next to a plain React wizard with native elements and the same 200 countries in the same run: from the event to the painted
// response, as reported by the browser (Event Timing, in steps of 8 ms). Prints a table of medians.
// node tools/bench/interactions.mjs [runs of each]
import { findBrowser } from '../setup/browser.mjs';
import { build } from '../setup/build.mjs';
import { median, offerEverything, ofSite, servePlain } from './plainPage.mjs';
import { closeService, openService } from './service.mjs';

const RUNS = Number(process.argv[2] ?? 7);
const CPU_SLOWER = 4;
const CALENDAR = 'calendar';
const { chromium } = ofSite('@playwright/test');
const words = { next: 'Növbəti mərhələyə keç', back: 'Geriyə', menu: 'Menyu', dark: 'Tünd', calendar: /təqvimi aç/ };

/** @typedef {[name: string, press: () => Promise<unknown>, seen: () => Promise<unknown>]} Interaction */

/** What one presses in the wizard, one after another, on the site and on the plain page. @param {any} page @returns {Interaction[]} */
const inWizard = (page) => {
	const button = (/** @type {string | RegExp} */ name) => page.getByRole('button', { name, exact: true });
	const options = page.getByRole('option');
	const chosen = page.locator('[role=option][aria-selected=true]');
	const search = page.getByRole('main').getByRole('searchbox');
	const level1 = (/** @type {RegExp} */ name) => page.getByRole('heading', { level: 1, name }).waitFor();
	return [
		[
			'type a letter',
			() => search.pressSequentially('t'),
			() => page.waitForFunction(() => document.querySelectorAll('[role=option]').length < 150),
		],
		[
			'clear',
			() => search.press('Backspace'),
			() => page.waitForFunction(() => document.querySelectorAll('[role=option]').length > 150),
		],
		['choose a row', () => options.nth(1).click(), () => chosen.waitFor()],
		['choose another row', () => options.nth(2).click(), () => chosen.nth(0).waitFor()],
		['menu', () => button(words.menu).click(), () => page.getByRole('dialog').waitFor()],
		[
			'theme',
			() => page.getByRole('dialog').getByRole('radio', { name: words.dark }).click(),
			() => page.locator('html[data-theme=dark]').waitFor(),
		],
		[
			'close the menu',
			() => page.keyboard.press('Escape'),
			() => page.getByRole('dialog').waitFor({ state: 'detached' }),
		],
		['next', () => button(words.next).click(), () => level1(/dates/)],
		[CALENDAR, () => button(words.calendar).first().click(), () => page.getByRole('grid').first().waitFor()],
		[
			'close the calendar',
			() => page.keyboard.press('Escape'),
			() => page.getByRole('grid').first().waitFor({ state: 'detached' }),
		],
		['back', () => button(words.back).click(), () => level1(/ölkə/)],
	];
};

/** The plain page's calendar is the browser's own, which a page doesn't draw. @param {any} page */
const inPlainWizard = (page) => inWizard(page).filter(([name]) => !name.endsWith(CALENDAR));

/**
 * @param {any} browser
 * @param {string} url
 * @param {(page: any) => Interaction[]} interactions
 * @returns {Promise<Record<string, number>>} ms by what was pressed
 */
async function press(browser, url, interactions) {
	const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'az-AZ' });
	const page = await context.newPage();
	await page.addInitScript(() => {
		const seen = Object.assign(window, { slowest: 0 });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) seen.slowest = Math.max(seen.slowest, entry.duration);
		}).observe(/** @type {any} */ ({ type: 'event', durationThreshold: 16, buffered: true }));
	});
	await page.goto(url);
	await page.getByRole('option').first().waitFor();
	await page.waitForFunction(() => performance.getEntriesByName('viza-alive').length > 0);
	await page.waitForLoadState('networkidle');
	const session = await context.newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
	/** @type {Record<string, number>} */
	const took = {};
	for (const [name, act, seen] of interactions(page)) {
		await page.evaluate(() => Object.assign(window, { slowest: 0 }));
		await act();
		await seen();
		// An entry is reported after the frame that it describes; whatever else the event triggered settles meanwhile.
		await page.waitForTimeout(600);
		took[name] = await page.evaluate(() => /** @type {any} */ (window).slowest);
	}
	await context.close();
	return took;
}

try {
	await build();
	const { env, base } = await openService();
	await offerEverything(env);
	const peer = await servePlain(base);
	const browser = await chromium.launch(await findBrowser());
	/** @type {Record<string, number>[]} */
	const ours = [];
	/** @type {Record<string, number>[]} */
	const plain = [];
	for (let run = 0; run < RUNS; run += 1) {
		ours.push(await press(browser, `${base}/application`, inWizard));
		plain.push(await press(browser, `${peer.url}/wizard`, inPlainWizard));
	}
	await browser.close();
	peer.close();
	const of = (/** @type {Record<string, number>[]} */ all, /** @type {string} */ name) =>
		name in (all[0] ?? {}) ? median(all.map((one) => one[name] ?? 0)) : '';
	console.log(
		`Medians of ${RUNS}, ms, ${CPU_SLOWER} times slower, ${new Date().toISOString().slice(0, 10)}; 0 is less than 16`,
	);
	console.table(
		Object.fromEntries(
			Object.keys(ours[0] ?? {}).map((name) => [
				name,
				{
					site: of(ours, name),
					'plain React': of(plain, name),
					'site, each run': ours.map((one) => one[name]).join(' '),
				},
			]),
		),
	);
} finally {
	await closeService();
}
