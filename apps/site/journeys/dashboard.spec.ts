import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { words } from '../src/dashboard/strings';
import { expect, forgetSession, onStep, signUp, test } from './journey';
import { accessible, admin, agent, fillSignIn, heading, nobody, paths, save, signIn } from './staff';

test('[RTE-06] a traveller’s pages ask for no byte of the dashboard', async ({ page }) => {
	const assets = resolve(import.meta.dirname, '../dist/assets');
	const ofStaff = readdirSync(assets).filter(
		(name) => name.endsWith('.js') && readFileSync(resolve(assets, name), 'utf8').includes(words.login.heading),
	);
	expect(ofStaff).toHaveLength(1);
	const asked: string[] = [];
	page.on('request', (request) => asked.push(new URL(request.url()).pathname));
	await page.goto('/');
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await page.goto('/application');
	await onStep(page, 'COUNTRY');
	await page.goto('/auth/login');
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	expect(asked.filter((path) => path.endsWith(ofStaff[0] ?? ''))).toEqual([]);
});

test('[RTE-03] [RTE-06] visitors sign in as staff and come back; a client reads that there is no access', async ({
	page,
	server,
	faults,
}) => {
	await page.goto('/dashboard/services?sort=-name');
	await expect(page).toHaveURL(/\/dashboard\/auth\/login\?redirect=%2Fdashboard%2Fservices/);
	await accessible(page);

	const client = await signUp(page, server);
	await page.goto('/dashboard/services');
	await expect(heading(page, words.noAccess.heading)).toBeVisible();
	await expect(page).toHaveTitle(new RegExp(words.noAccess.heading));
	await expect(page.getByRole('table')).toHaveCount(0);
	await accessible(page);

	// A client gets the same error as with a wrong password.
	await forgetSession(page);
	await page.goto('/dashboard/services?sort=-name');
	await fillSignIn(page, client);
	const problem = page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ });
	await expect(problem).toBeVisible();
	const sentence = await problem.textContent();
	await fillSignIn(page, { ...admin, password: 'yalan-parol-1' });
	await expect(problem).toHaveText(sentence ?? '');
	// The browser reports both, the second one possibly after the page.
	await expect.poll(() => faults.filter((fault) => fault.includes('401')).length).toBe(2);
	expect(faults.splice(0).filter((fault) => !fault.includes('401'))).toEqual([]);

	await fillSignIn(page, admin);
	await expect(page).toHaveURL(`${server.url}/dashboard/services?sort=-name`);
	await expect(heading(page, words.sections.services.many)).toBeVisible();
	await page.goto('/dashboard/auth/login');
	await expect(page).toHaveURL(`${server.url}/dashboard`);
});

test('[RTE-06] the dashboard says so when the server can’t tell who is there', async ({ page, faults }) => {
	await signIn(page, admin);
	await expect(heading(page, words.title)).toBeVisible();
	await page.route('**/api/users/me', (route) =>
		route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
	);
	await page.goto('/dashboard/services');
	await expect(heading(page, 'Səhifə açıla bilmədi')).toBeVisible();
	await page.unroute('**/api/users/me');
	await page.getByRole('button', { name: 'Yenidən cəhd et' }).click();
	await expect(heading(page, words.sections.services.many)).toBeVisible();
	faults.splice(0);
});

test('[RTE-03] [RTE-10] an agent reads every section and is offered nothing that ADMIN alone may do', {
	tag: '@whole',
}, async ({ page, server }) => {
	await page.goto('/auth/login');
	await fillSignIn(page, agent);
	await expect(page).toHaveURL(`${server.url}/dashboard`);
	await expect(heading(page, words.title)).toBeVisible();
	for (const path of paths) {
		const section = words.sections[path];
		await page.goto(`/dashboard/${path}`);
		await expect(heading(page, section.many)).toBeVisible();
		await expect(page).toHaveTitle(new RegExp(section.many));
		await expect(page.getByRole('table', { name: section.many })).toHaveAttribute('aria-busy', 'false');
		await expect(page.getByRole('link', { name: section.create })).toHaveCount(0);
		await expect(page.getByRole('table').getByRole('link')).toHaveCount(0);
		await page.goto(`/dashboard/${path}/create`);
		await expect(heading(page, words.noRight.heading)).toBeVisible();
		await expect(page).toHaveTitle(new RegExp(words.noRight.heading));
		await page.goto(`/dashboard/${path}/edit/${nobody}`);
		await expect(heading(page, words.noRight.heading)).toBeVisible();
		await expect(page).toHaveTitle(new RegExp(words.noRight.heading));
	}
});

for (const path of paths) {
	const section = words.sections[path];
	test(`[RTE-09] an admin goes from the first page to ${path}, its list, one of it and a new one`, {
		tag: '@whole',
	}, async ({ page, faults }) => {
		await signIn(page, admin);
		const name = new RegExp(`^${section.many}`);
		const link = page.getByRole('main').getByRole('listitem').getByRole('link', { name }).last();
		await expect(link).toContainText(/\d+ qeyd/);
		const count = /(\d+) qeyd/.exec((await link.textContent()) ?? '')?.[1] ?? '';
		await link.click();
		await expect(heading(page, section.many)).toBeVisible();
		await expect(page.getByRole('search').getByRole('status')).toHaveText(new RegExp(`^${count} `));
		await page.getByRole('rowheader').first().getByRole('link').click();
		await expect(page).toHaveURL(new RegExp(`/dashboard/${path}/edit/[\\da-f-]{36}$`));
		await expect(save(page)).toBeVisible();
		await page.getByRole('link', { name: words.form.cancel }).click();
		await page.getByRole('link', { name: section.create }).click();
		await expect(heading(page, section.create)).toBeVisible();
		await page.goto(`/dashboard/${path}/edit/${nobody}`);
		await expect(heading(page, 'Səhifə tapılmadı')).toBeVisible();
		expect(faults.splice(0).every((fault) => fault.includes('404'))).toBe(true);
	});
}

test('[RTE-09] a section that is none is not found', async ({ page, faults }) => {
	const answer = await page.goto('/dashboard/nothing');
	expect(answer?.status()).toBe(404);
	await expect(heading(page, 'Səhifə tapılmadı')).toBeVisible();
	faults.splice(0);
});

test('what a list shows stands in its address; what it does not understand is as if it were not there', async ({
	page,
}) => {
	await signIn(page, admin, '/dashboard/citizenships?page=3&size=50&sort=-name&colour=red');
	await expect(page.getByRole('columnheader', { name: words.fields.name })).toHaveAttribute('aria-sort', 'descending');
	await expect(page.getByRole('navigation').filter({ hasText: /101–150/ })).toBeVisible();
	await page.getByRole('button', { name: words.fields.name, exact: true }).click();
	await expect(page).not.toHaveURL(/page=3/);
	await page.goto('/dashboard/citizenships?page=x&size=7&sort=colour');
	await expect(page.getByRole('navigation').filter({ hasText: /1–20/ })).toBeVisible();
	await page.goto('/dashboard/citizenships?page=9999');
	await expect(page.getByRole('rowheader').first()).toBeVisible();
	await expect(page).not.toHaveURL(/9999/);
});

test('[RTE-06] [RTE-07] every page of the dashboard opens for who may: visitors sign in, clients and agents read why not', {
	tag: '@whole',
}, async ({ page, server, faults }) => {
	const pages = [
		'/dashboard',
		...paths.flatMap((path) => [
			`/dashboard/${path}`,
			`/dashboard/${path}/create`,
			`/dashboard/${path}/edit/${nobody}`,
		]),
	];
	for (const path of pages) {
		await page.goto(path);
		await expect(page).toHaveURL(`${server.url}/dashboard/auth/login?redirect=${encodeURIComponent(path)}`);
	}
	await signUp(page, server);
	await page.goto('/dashboard');
	await expect(heading(page, words.noAccess.heading)).toBeVisible();
	const asked: string[] = [];
	page.on('request', (request) => asked.push(new URL(request.url()).pathname));
	for (const path of pages) {
		await page.goto(path);
		await expect(heading(page, words.noAccess.heading)).toBeVisible();
	}
	// No staff data was requested on the way.
	const ofEverybody = ['/api/users/me', '/api/settings'];
	expect(asked.filter((path) => path.startsWith('/api/') && !ofEverybody.includes(path))).toEqual([]);
	faults.splice(0);
});

test('[DSH-01] a page is fetched before it shows, and already when its link is pointed at', { tag: '@whole' }, async ({
	page,
}) => {
	await signIn(page, admin, '/dashboard/services');
	const link = page.getByRole('rowheader').first().getByRole('link');
	const address = await link.getAttribute('href');
	const id = address?.split('/').at(-1) ?? '';
	const calls: string[] = [];
	page.on('request', (request) => {
		if (request.url().includes(id)) calls.push(request.method());
	});
	const fetched = page.waitForResponse((response) => response.url().endsWith(`/api/services/${id}`));
	await link.hover();
	await fetched;
	await expect(heading(page, words.sections.services.many)).toBeVisible();
	await link.click();
	await expect(save(page)).toBeVisible();
	expect(calls).toEqual(['GET']);
});

test('[DSH-07] a list is found again as it was left: by the way back, by Back, and after a reload', {
	tag: '@whole',
}, async ({ page, server }) => {
	await signIn(page, admin, '/dashboard/countries?search=a&state=active&sort=-name&size=50&page=2&hidden=code');
	await expect(page.getByRole('rowheader').first()).toBeVisible();
	const address = page.url();
	const first = await page.getByRole('rowheader').first().textContent();
	await page.getByRole('rowheader').first().getByRole('link').click();
	await expect(save(page)).toBeVisible();
	await page.getByRole('link', { name: words.form.cancel }).click();
	await expect(page).toHaveURL(address);
	await expect(page.getByRole('rowheader').first()).toHaveText(first ?? '');
	await page.getByRole('rowheader').first().getByRole('link').click();
	await expect(save(page)).toBeVisible();
	await page.goBack();
	await expect(page).toHaveURL(address);
	await page.reload();
	await expect(page.getByRole('rowheader').first()).toHaveText(first ?? '');
	await expect(page.getByRole('columnheader', { name: words.fields.countryCode })).toHaveCount(0);
	expect(address.startsWith(server.url)).toBe(true);
});

test('[DSH-01] twenty rows are seen at once in a window of 1440 × 1080', { tag: '@whole' }, async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 1080 });
	await signIn(page, admin, '/dashboard/countries');
	const rows = page.getByRole('rowheader');
	await expect(rows).toHaveCount(20);
	await expect(rows.last()).toBeInViewport({ ratio: 1 });
});

for (const width of [1440, 1200, 360]) {
	test(`no column of a list is cut at ${width} px, and its filters take one row`, { tag: '@whole' }, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		await signIn(page, admin);
		await expect(page).toHaveURL(/\/dashboard$/);
		for (const path of paths) {
			await page.goto(`/dashboard/${path}`);
			await expect(page.getByRole('rowheader').first()).toBeVisible();
			await expect(page.locator('[data-overflowing]')).toHaveCount(0);
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
			// On a phone they are behind a button.
			const fields = page.getByRole('search').locator(width > 360 ? 'input, [role="combobox"]' : 'input');
			const tops = await fields.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
			expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(4);
		}
	});
}
