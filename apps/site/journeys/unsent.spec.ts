import type { Page } from '@playwright/test';
import { words as secondFactor } from '../src/dashboard/secondFactor/strings';
import { words } from '../src/dashboard/strings';
import { expect, test } from './journey';
import { accessible, admin, agent, callerOf, fieldOf, fillSignIn, heading, save, signIn } from './staff';

const { fields, form, clash, login } = words;
const { ended, security } = secondFactor;
const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
const keepsUnsent = (page: Page) => page.evaluate(() => sessionStorage.getItem('unsent') !== null);

/** Signs out in another tab of the same browser. */
async function signOutBeside(page: Page) {
	const beside = await page.context().newPage();
	await beside.goto('/dashboard');
	await beside.getByRole('button', { name: 'Çıxış et' }).first().click();
	await expect(heading(beside, login.heading)).toBeVisible();
	await beside.close();
	await expect(heading(page, login.heading)).toBeVisible();
}
/** Ends the session at the server; the browser isn't told. */
const endAtServer = (page: Page) =>
	page.evaluate(async () => {
		const token = /accessToken=([^;]+)/.exec(document.cookie)?.[1] ?? '';
		const headers = { authorization: `Bearer ${decodeURIComponent(token)}` };
		await fetch('/api/auth/logout', { method: 'POST', headers });
	});
const returned = (page: Page) => page.getByRole('status').filter({ hasText: form.returned });

test('[DSH-09] [DSH-17] who is signed out in another tab finds what was typed again, on the very page, and it is stored no longer', {
	tag: '@whole',
}, async ({ page, server }) => {
	await signIn(page, admin, '/dashboard/visa-types/create');
	await fieldOf(page, fields.name).fill('Tranzit vizası');
	await fieldOf(page, fields.requiredDocuments).fill('Pasport\nBilet');
	expect(await keepsUnsent(page)).toBe(false);
	await signOutBeside(page);
	expect(await stored(page)).toContain('Tranzit vizası');
	// The browser may have reloaded the page meanwhile.
	await page.reload();
	await fillSignIn(page, admin);
	await expect(page).toHaveURL(`${server.url}/dashboard/visa-types/create`);
	await expect(returned(page)).toBeVisible();
	await expect(fieldOf(page, fields.name)).toHaveValue('Tranzit vizası');
	await expect(fieldOf(page, fields.requiredDocuments)).toHaveValue('Pasport\nBilet');
	expect(await keepsUnsent(page)).toBe(false);
	await accessible(page);
	// It isn't saved yet: leaving asks for confirmation.
	await page.getByRole('link', { name: form.cancel }).click();
	await page.getByRole('alertdialog').getByRole('button', { name: 'Səhifədə qal' }).click();
	await save(page).click();
	await expect(page.getByText(form.created('Tranzit vizası')).first()).toBeVisible();
	await page.goto('/dashboard/visa-types/create');
	await expect(fieldOf(page, fields.name)).toHaveValue('');
	await expect(returned(page)).toHaveCount(0);
});

test('[DSH-09] what came back over a record that somebody has changed meanwhile shows both values', {
	tag: '@whole',
}, async ({ page, request, faults }) => {
	// A client with its own cookies: the browser belongs to someone else.
	const boss = await callerOf(request, admin);
	const prices = { originalPrice: 50, discountedPrice: 50 };
	const { id } = await boss.post('/services', { name: 'Axşam xidməti', ...prices });
	await signIn(page, admin, `/dashboard/services/edit/${id}`);
	await fieldOf(page, fields.name).fill('Səhər xidməti');
	await signOutBeside(page);
	const { version } = await boss.get(`/services/${id}`);
	await boss.put(`/services/${id}`, { name: 'Gündüz xidməti', ...prices, version });
	await fillSignIn(page, admin);
	await expect(returned(page)).toBeVisible();
	await expect(fieldOf(page, fields.name)).toHaveValue('Səhər xidməti');
	await save(page).click();
	await expect(page.getByText(clash.own.changed('Gündüz xidməti'))).toBeVisible();
	await expect(page.getByRole('radio', { name: /Səhər xidməti/ })).toBeChecked();
	expect((await boss.get(`/services/${id}`)).name).toBe('Gündüz xidməti');
	// The browser reports the refusal, and nothing else.
	expect(faults.splice(0).filter((fault) => !fault.includes('409'))).toEqual([]);
});

test('[DSH-17] a session that the server has ended: what was typed outlives a page that is loaded anew', async ({
	page,
	faults,
}) => {
	await signIn(page, admin, '/dashboard/citizenships/create');
	await fieldOf(page, fields.name).fill('Yamayka');
	await endAtServer(page);
	await save(page).click();
	await expect(page.getByRole('dialog')).toBeVisible();
	await expect.poll(() => keepsUnsent(page)).toBe(true);
	page.on('dialog', (dialog) => void dialog.accept());
	await page.reload();
	await fillSignIn(page, admin);
	await expect(returned(page)).toBeVisible();
	await expect(fieldOf(page, fields.name)).toHaveValue('Yamayka');
	faults.splice(0);
});

test('[DSH-17] a session that the server has ended: what was typed outlives going to the sign-in page', {
	tag: '@whole',
}, async ({ page, faults }) => {
	await signIn(page, admin, '/dashboard/citizenships/create');
	await fieldOf(page, fields.name).fill('Qrenada');
	await endAtServer(page);
	await save(page).click();
	await page.getByRole('dialog').getByRole('button', { name: ended.leave }).click();
	await fillSignIn(page, admin);
	await expect(returned(page)).toBeVisible();
	await expect(fieldOf(page, fields.name)).toHaveValue('Qrenada');
	faults.splice(0);
});

test('[DSH-17] [SEC-02] another person who signs in finds nothing of it, and whoever signs out here leaves nothing', {
	tag: '@whole',
}, async ({ page }) => {
	await signIn(page, admin, '/dashboard/promocodes/create');
	await fieldOf(page, fields.code).fill('GIZLI-KOD');
	await signOutBeside(page);
	await fillSignIn(page, agent);
	await expect(page).not.toHaveURL(/auth/);
	await expect.poll(() => stored(page)).not.toContain('GIZLI-KOD');
	await page.goto('/dashboard/security');
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await page.getByRole('button', { name: 'Çıxış et' }).first().click();
	await fillSignIn(page, admin);
	await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(login.heading);
	await page.goto('/dashboard/promocodes/create');
	await expect(fieldOf(page, fields.code)).toHaveValue('');
});

test('[DSH-17] [SEC-02] a form that tells of people is kept by the page alone', { tag: '@whole' }, async ({ page }) => {
	await signIn(page, admin, '/dashboard/agents/create');
	await fieldOf(page, fields.lastName).fill('Rustamov');
	await signOutBeside(page);
	expect(await stored(page)).not.toContain('Rustamov');
	await fillSignIn(page, admin);
	await expect(returned(page)).toBeVisible();
	await expect(fieldOf(page, fields.lastName)).toHaveValue('Rustamov');
});

test('[DSH-07] [DSH-17] the name that a view was being given is there again, in the form that is open again', {
	tag: '@whole',
}, async ({ page }) => {
	await signIn(page, admin, '/dashboard/services?sort=-name');
	await page.getByRole('button', { name: words.views.save }).click();
	const name = page.getByRole('dialog').getByLabel(words.views.name);
	await name.fill('Rustamov');
	await signOutBeside(page);
	expect(await stored(page)).not.toContain('Rustamov');
	await fillSignIn(page, admin);
	await expect(name).toHaveValue('Rustamov');
	await expect(returned(page)).toBeVisible();
});

test('[DSH-07] [DSH-17] whoever signs in next in the same tab sees no view and no second factor of the one before', async ({
	page,
}) => {
	await signIn(page, admin, '/dashboard/services?sort=-name');
	await page.getByRole('button', { name: words.views.save }).click();
	await page.getByRole('dialog').getByLabel(words.views.name).fill('Bahalılar');
	await page.keyboard.press('Enter');
	const view = page.getByRole('link', { name: 'Bahalılar' });
	await expect(view).toBeVisible();
	await page.getByRole('link', { name: security.title }).click();
	await expect(heading(page, security.title)).toBeVisible();
	await page.getByRole('link', { name: words.sections.services.many }).first().click();
	await expect(view).toBeVisible();
	await page.getByRole('button', { name: 'Çıxış et' }).first().click();
	await fillSignIn(page, agent);
	await expect(heading(page, words.sections.services.many)).toBeVisible();
	await expect(page.getByRole('rowheader').first()).toBeVisible();
	await expect(view).toHaveCount(0);
	const asked = page.waitForRequest(/\/api\/auth\/second-factor$/);
	await page.getByRole('link', { name: security.title }).click();
	await asked;
});
