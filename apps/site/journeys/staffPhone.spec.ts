import type { Page } from '@playwright/test';
import { words as desk } from '../src/dashboard/applications/strings';
import { words } from '../src/dashboard/strings';
import { strings } from '../src/strings/az';
import { pane, payer } from './casework';
import { chooseOption, expect, test } from './journey';
import { accessible, admin, heading, paths, signIn } from './staff';

test.use({ viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true });

const lists = ['visa-applications', 'my-visa-applications', 'audit', ...paths];

/** How far down the first row starts, as a fraction of the window. */
const aboveFirstRow = (page: Page) =>
	page.evaluate(() => {
		const row = document.querySelector('tbody tr');
		return row ? (row.getBoundingClientRect().top + window.scrollY) / window.innerHeight : 0;
	});

async function atDashboard(page: Page) {
	await signIn(page, admin);
	await expect(page).toHaveURL(/\/dashboard$/);
}

test('[DSH-19] [DSH-01] [NAV-07] on a phone one button opens the menu of the dashboard and that of the site', {
	tag: '@whole',
}, async ({ page }) => {
	await atDashboard(page);
	await expect(page.getByRole('button', { name: /[Mm]eny/ })).toHaveCount(1);
	const button = page.getByRole('button', { name: strings.shell.menu, exact: true });
	await button.click();
	const drawer = page.getByRole('dialog');
	const sections = drawer.getByRole('navigation', { name: words.title });
	await expect(sections.getByRole('link', { name: words.nav.home })).toHaveAttribute('aria-current', 'page');
	await expect(drawer.getByRole('navigation', { name: strings.shell.mainMenu })).toBeVisible();
	await expect(drawer.getByRole('button', { name: strings.shell.logout })).toHaveCount(1);
	await accessible(page);
	await sections.getByRole('link', { name: new RegExp(`^${words.sections.countries.many}`) }).click();
	await expect(heading(page, words.sections.countries.many)).toBeVisible();
	await expect(drawer).toBeHidden();
	// The open page itself closes it too.
	await button.click();
	await sections.getByRole('link', { name: new RegExp(`^${words.sections.countries.many}`) }).click();
	await expect(drawer).toBeHidden();
	await button.click();
	await page.keyboard.press('Escape');
	await expect(button).toBeFocused();
});

test('[DSH-19] [DSH-01] [DSH-04] on a phone each list begins within the upper half of the first screen, and its tools stand in one sheet', {
	tag: '@whole',
}, async ({ page, browser, server }) => {
	await payer(browser, server);
	await atDashboard(page);
	for (const path of lists) {
		await page.goto(`/dashboard/${path}`);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
		expect(await aboveFirstRow(page), path).toBeLessThanOrEqual(0.45);
	}
	await page.goto('/dashboard/countries');
	await page.getByRole('button', { name: words.list.filters, exact: true }).click();
	const sheet = page.getByRole('dialog', { name: words.list.filters });
	await chooseOption(sheet.getByLabel('Sıralama'), `${words.fields.name}: azalan sıra ilə`);
	await expect(page).toHaveURL(/sort=-/);
	await accessible(page);
	const csv = page.waitForEvent('download');
	await sheet.getByRole('button', { name: words.csv.download }).click();
	await page.getByRole('menuitem', { name: words.csv.separators.semicolon }).click();
	expect((await csv).suggestedFilename()).toMatch(/\.csv$/);
	await sheet.getByRole('button', { name: words.views.save }).click();
	const naming = page.getByRole('dialog', { name: words.views.save });
	await naming.getByRole('textbox').fill('Sondan əvvələ');
	await naming.getByRole('button', { name: words.form.save }).click();
	await expect(sheet.getByRole('link', { name: 'Sondan əvvələ' })).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(page.getByRole('button', { name: words.list.filters, exact: true })).toBeFocused();
});

test('[DSH-19] [DSH-02] [DSH-09] on a phone the bar of a record’s form is one line, and its buttons are whole', {
	tag: '@whole',
}, async ({ page }) => {
	await atDashboard(page);
	await page.goto('/dashboard/promocodes');
	await page.getByRole('rowheader').getByRole('link').first().click();
	const names = [words.form.save, words.form.cancel, words.form.remove];
	const bar = names.map((name) => page.getByRole('main').getByText(name, { exact: true }));
	for (const width of [360, 320]) {
		await page.setViewportSize({ width, height: 640 });
		for (const part of bar) await expect(part).toBeInViewport({ ratio: 1 });
		const middles = await Promise.all(
			bar.map((part) =>
				part.evaluate((words) => {
					const { top, bottom } = words.getBoundingClientRect();
					return Math.round((top + bottom) / 2);
				}),
			),
		);
		expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1);
	}
});

test('[DSH-09] [NAV-10] on a phone whoever leaves a form by the menu, or signs out there, is asked about what was typed', {
	tag: '@whole',
}, async ({ page }) => {
	await atDashboard(page);
	await page.goto('/dashboard/promocodes/create');
	const code = page.getByLabel(words.fields.code, { exact: true });
	await code.fill('YARIMCIQ');
	const drawer = page.getByRole('dialog', { name: strings.shell.menu });
	const question = page.getByRole('alertdialog', { name: strings.form.leaveTitle });
	const ways = [
		drawer.getByRole('button', { name: strings.shell.logout }),
		drawer.getByRole('link', { name: new RegExp(`^${words.sections.countries.many}`) }),
	];
	for (const way of ways) {
		await page.getByRole('button', { name: strings.shell.menu, exact: true }).click();
		await way.click();
		await expect(drawer).toBeHidden();
		await expect(question).toBeFocused();
		await question.getByRole('button', { name: strings.form.stay }).click();
		await expect(question).toBeHidden();
		await expect(code).toHaveValue('YARIMCIQ');
	}
	await page.getByRole('button', { name: strings.shell.menu, exact: true }).click();
	await ways[1]?.click();
	await question.getByRole('button', { name: strings.form.leave }).click();
	await expect(heading(page, words.sections.countries.many)).toBeVisible();
});

test('[DSH-19] [DSH-12] on a phone a case shows who, whose passport, when and what is next within two screens', {
	tag: '@whole',
}, async ({ page, browser, server }) => {
	const { reference } = await payer(browser, server);
	await atDashboard(page);
	await page.goto('/dashboard/visa-applications');
	await page.getByRole('link', { name: reference }).click();
	const open = pane(page, reference);
	await open.getByRole('button', { name: desk.owner.claim, exact: true }).click();
	const next = open.getByRole('button', { name: desk.moves.names.IN_REVIEW });
	await expect(next).toHaveCount(2);
	// Within reach of the thumb, wherever the case is scrolled to.
	await expect(next.last()).toBeInViewport({ ratio: 1 });
	const topOf = (name: string) =>
		open
			.getByRole('heading', { level: 3, name, exact: true })
			.evaluate((part) => part.getBoundingClientRect().top + scrollY);
	for (const name of [desk.moves.heading, desk.detail.facts, desk.detail.passport])
		expect(await topOf(name), name).toBeLessThan(2 * 640);
	await accessible(page);
	await open.getByRole('button', { name: desk.moves.others }).click();
	await page.getByRole('menuitem', { name: desk.moves.names.CANCELLED }).click();
	const form = open.getByRole('form', { name: desk.moves.names.CANCELLED });
	await expect(form).toBeInViewport();
	await expect(next).toHaveCount(1);
});

/** How much visible content has moved by itself since the page was opened. */
const watchShifts = (page: Page) =>
	page.addInitScript(() => {
		const shifts: number[] = [];
		Object.assign(window, { shifts });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
				if (!entry.hadRecentInput) shifts.push(entry.value);
		}).observe({ type: 'layout-shift', buffered: true });
	});

const painted = (page: Page) =>
	page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

for (const width of [360, 1440]) {
	test(`[DSH-01] nothing of a page of the dashboard moves while its data comes one by one, at ${width} px`, {
		tag: '@whole',
	}, async ({ page }) => {
		await page.setViewportSize({ width, height: width === 360 ? 640 : 900 });
		await atDashboard(page);
		await watchShifts(page);
		// Each response arrives when the previous one has been painted.
		let last: Promise<unknown> = Promise.resolve();
		let awaited = 0;
		await page.route(/\/api\/(?!.*live)/, async (route) => {
			awaited += 1;
			last = last.then(() => painted(page)).catch(() => undefined);
			await last;
			await route.continue();
			awaited -= 1;
		});
		for (const path of [
			'',
			...lists.map((list) => `/${list}`),
			'/security',
			...paths.map((section) => `/${section}/create`),
		]) {
			await page.goto(`/dashboard${path}`);
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
			await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
			await expect.poll(() => awaited).toBe(0);
			await painted(page);
			const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
			expect(
				shifts.reduce((sum, one) => sum + one, 0),
				`${path} at ${width} px`,
			).toBeLessThanOrEqual(0.02);
		}
	});
}
