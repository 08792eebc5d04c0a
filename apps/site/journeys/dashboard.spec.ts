import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { words } from '../src/dashboard/strings';
import { strings } from '../src/strings/az';
import { expect, onStep, signUp, test } from './journey';

const admin = { email: 'admin@viza.example', password: 'viza-demo-admin' };
const agent = { email: 'agent@viza.example', password: 'viza-demo-agent' };
const paths = Object.keys(words.sections) as (keyof typeof words.sections)[];
const nobody = '00000000-0000-4000-8000-000000000000';

async function fillSignIn(page: Page, { email, password }: typeof admin) {
	await page.getByLabel('E-poçt').fill(email);
	await page.getByLabel('Şifrə', { exact: true }).fill(password);
	await page.getByRole('main').getByRole('button', { name: 'Daxil ol' }).click();
}

async function signIn(page: Page, person: typeof admin, path = '/dashboard') {
	await page.goto(path);
	await expect(page.getByRole('heading', { level: 1, name: words.login.heading })).toBeVisible();
	await fillSignIn(page, person);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** Types a day into a field of day and time; the time is the day's beginning. */
async function fillDay(page: Page, label: string, digits: string) {
	const day = page.getByRole('group', { name: label }).getByRole('textbox').first();
	await day.fill(digits);
	await day.blur();
}
const save = (page: Page) => page.getByRole('button', { name: words.form.save });
const accessible = async (page: Page) => expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

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

	// The same error for a client as for a wrong password.
	await page.context().clearCookies();
	await page.goto('/dashboard/services?sort=-name');
	await fillSignIn(page, client);
	const problem = page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ });
	await expect(problem).toBeVisible();
	const sentence = await problem.textContent();
	await fillSignIn(page, { ...admin, password: 'yalan-parol-1' });
	await expect(problem).toHaveText(sentence ?? '');
	await expect.poll(() => faults.splice(0).every((fault) => fault.includes('401'))).toBe(true);

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

test('[RTE-03] an agent reads every section and is offered nothing that ADMIN alone may do', async ({
	page,
	server,
}) => {
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
		await page.goto(`/dashboard/${path}/edit/${nobody}`);
		await expect(heading(page, words.noRight.heading)).toBeVisible();
	}
});

for (const path of paths) {
	const section = words.sections[path];
	test(`[RTE-09] an admin goes from the first page to ${path}, its list, one of it and a new one`, async ({
		page,
		faults,
	}) => {
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

test('an admin creates and finds a visa option; each field says what it wants', async ({ page }) => {
	await signIn(page, admin, '/dashboard/visa-options/create');
	await expect(heading(page, words.sections['visa-options'].create)).toBeVisible();
	// Nothing is filled in: each field says what it wants, the first has the focus.
	await save(page).click();
	await expect(page.getByLabel(words.fields.type)).toBeFocused();
	await expect(page.getByText('Adı yazın')).toBeVisible();
	await expect(page.getByText(/^Müddəti günlə yazın/)).toBeVisible();
	await page.getByLabel(words.fields.type).fill('Üçqat giriş');
	await page.getByLabel(words.fields.duration).fill('45');
	await page.getByLabel(words.fields.fee).fill('0,005');
	await save(page).click();
	await expect(page.getByLabel(words.fields.fee)).toBeFocused();
	await page.getByLabel(words.fields.fee).fill('75,5');
	await page.getByRole('combobox', { name: words.fields.countryIds }).fill('itali');
	await page.getByRole('option', { name: 'İtaliya' }).click();
	await expect(page.getByText('1 seçilib')).toBeVisible();
	await accessible(page);
	await page.getByLabel(words.fields.fee).press('Control+Enter');
	await expect(page.getByText(words.form.created('Üçqat giriş'))).toBeVisible();
	await expect(heading(page, words.sections['visa-options'].many)).toBeVisible();

	await page.getByRole('searchbox', { name: words.list.search }).fill('ucqat');
	await expect(page).toHaveURL(/search=ucqat/);
	const row = page.getByRole('row').filter({ hasText: 'Üçqat giriş' });
	await expect(row).toContainText('75,50');
	await row.getByRole('link').click();
	await expect(page.getByLabel(words.fields.fee)).toHaveValue('75,5');
	await expect(page.getByText('1 seçilib')).toBeVisible();
});

test('what is typed is not lost by a link, by Back or by a failing network; one of no use is deleted', async ({
	page,
	request,
	faults,
}) => {
	const login = await request.post('/api/auth/login', { data: { ...admin, audience: 'dashboard' } });
	const { accessToken } = await login.json();
	const made = await request.post('/api/visa-options', {
		data: { type: 'Dördqat giriş', duration: 30, fee: 60 },
		headers: { authorization: `Bearer ${accessToken}` },
	});
	expect(made.status()).toBe(201);
	await signIn(page, admin, '/dashboard/visa-options?search=dordqat');
	const row = page.getByRole('row').filter({ hasText: 'Dördqat giriş' });
	await row.getByRole('link').click();
	await expect(page.getByLabel(words.fields.fee)).toHaveValue('60');

	// What was typed is not lost without a word, by a link or by the browser's Back.
	await page.getByLabel(words.fields.fee).fill('80');
	const leaving = page.getByRole('alertdialog', { name: strings.form.leaveTitle });
	await page.getByRole('link', { name: words.form.cancel }).click();
	await expect(leaving).toBeVisible();
	await leaving.getByRole('button', { name: strings.form.stay }).click();
	await expect(leaving).toBeHidden();
	await page.goBack();
	await expect(leaving).toBeVisible();
	await leaving.getByRole('button', { name: strings.form.stay }).click();
	await expect(page.getByLabel(words.fields.fee)).toHaveValue('80');

	// A network that fails loses nothing either.
	await page.route('**/api/visa-options/*', (route) =>
		route.request().method() === 'PUT' ? route.abort() : route.fallback(),
	);
	await save(page).click();
	await expect(page.getByText(/^Serverlə əlaqə alınmadı/)).toBeVisible();
	await expect(page.getByLabel(words.fields.fee)).toHaveValue('80');
	await page.unroute('**/api/visa-options/*');
	await save(page).click();
	// Back in the list as it was left.
	await expect(page).toHaveURL(/\/dashboard\/visa-options\?search=dordqat/);
	await expect(row).toContainText('80');
	await accessible(page);

	await row.getByRole('link').click();
	await page.getByRole('button', { name: words.form.remove, exact: true }).click();
	const question = page.getByRole('alertdialog', { name: words.form.removeTitle('Dördqat giriş') });
	await question.getByRole('button', { name: words.form.remove }).click();
	await expect(page.getByText(words.form.removed('Dördqat giriş'))).toBeVisible();
	await expect(row).toHaveCount(0);
	faults.splice(0);
});

test('an admin creates and changes a promo code; what the server refuses stands at its field', async ({
	page,
	faults,
}) => {
	await signIn(page, admin, '/dashboard/promocodes/create');
	const code = page.getByLabel(words.fields.code);
	const fill = async (name: string) => {
		await code.fill(name);
		await page.getByLabel(words.fields.percent).fill('15');
		await fillDay(page, words.fields.validFrom, '01012027');
		await fillDay(page, words.fields.validTo, '01012027');
	};
	await fill('Novruz27');
	await save(page).click();
	await expect(page.getByText('Bitmə vaxtı başlanğıcdan sonra olmalıdır')).toBeVisible();
	await fillDay(page, words.fields.validTo, '01042027');
	await save(page).click();
	await expect(page.getByText(words.form.created('NOVRUZ27'))).toBeVisible();

	await page.getByRole('link', { name: words.sections.promocodes.create }).click();
	await fill('novruz27');
	await fillDay(page, words.fields.validTo, '01042027');
	await save(page).click();
	await expect(code).toBeFocused();
	await expect(code).toHaveAttribute('aria-invalid', 'true');
	await expect(code).toHaveValue('novruz27');
	await page.getByRole('link', { name: words.form.cancel }).click();
	await page.getByRole('button', { name: strings.form.leave }).click();

	await page.getByRole('link', { name: 'NOVRUZ27' }).click();
	await expect(page.getByRole('group', { name: words.fields.validTo }).getByRole('textbox').first()).toHaveValue(
		'01/04/2027',
	);
	await page.getByLabel(words.fields.kind).selectOption({ label: words.fields.fixedKind });
	await page.getByLabel(words.fields.amount).fill('7,5');
	await page.getByLabel(words.fields.totalLimit).fill('100');
	await save(page).click();
	const row = page.getByRole('row').filter({ hasText: 'NOVRUZ27' });
	await expect(row).toContainText('7,50');
	await expect(row).toContainText('0 / 100');
	await page.setViewportSize({ width: 360, height: 760 });
	await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
	await accessible(page);
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
