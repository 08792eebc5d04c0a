import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { words as secondFactor } from '../src/dashboard/secondFactor/strings';
import { words } from '../src/dashboard/strings';
import { dateIn, expect, forgetSession, tabTo, test } from './journey';
import { linkIn, readMail } from './mail';
import { accessible, admin, appWith, callerOf, fieldOf, heading, type Person, save } from './staff';

const { fields, form, sections } = words;
const country = 'Klaviatura Adaları';

async function type(page: Page, field: Locator, text: string) {
	await tabTo(page, field);
	await page.keyboard.type(text);
}

async function press(page: Page, control: Locator, key = 'Enter') {
	await tabTo(page, control);
	await page.keyboard.press(key);
}

/** Finds one by typing and selects it. */
async function choose(page: Page, label: string, option: string) {
	const field = page.getByRole('combobox', { name: label });
	await type(page, field, option);
	await expect(page.getByRole('option', { name: option }).first()).toBeVisible();
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Enter');
	await page.keyboard.press('Escape');
	await expect(field).toHaveAttribute('aria-expanded', 'false');
}

const typeDay = (page: Page, label: string, day: string) =>
	type(page, page.getByRole('group', { name: label }).getByRole('textbox').first(), day.replaceAll('/', ''));

/** Starting with the sign-in page. */
async function comeIn(page: Page, { email, password }: Person) {
	await expect(heading(page, words.login.heading)).toBeVisible();
	await type(page, page.getByLabel('E-poçt'), email);
	await type(page, page.getByLabel('Şifrə', { exact: true }), password);
	await page.keyboard.press('Enter');
}

test('[DSH-02] [DSH-05] [RTE-09] an admin sets a country up with its promo code, and invites and closes an agent, by the keyboard alone', {
	tag: '@whole',
}, async ({ page }) => {
	await page.goto('/dashboard');
	await comeIn(page, admin);
	await expect(heading(page, words.title)).toBeVisible();

	const menu = page.getByRole('navigation', { name: words.title });
	await press(page, menu.getByRole('link', { name: new RegExp(`^${sections.countries.many}`) }));
	await expect(heading(page, sections.countries.many)).toBeVisible();
	await press(page, page.getByRole('link', { name: sections.countries.create }));
	await expect(heading(page, sections.countries.create)).toBeVisible();
	await type(page, fieldOf(page, fields.name, { exact: true }), country);
	await type(page, fieldOf(page, fields.countryCode), 'qk');
	const flag = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#a70' } })
		.png()
		.toBuffer();
	const chooser = page.waitForEvent('filechooser');
	await press(page, page.locator('form input[type=file]'));
	await (await chooser).setFiles({ name: 'bayraq.png', mimeType: 'image/png', buffer: flag });
	await expect(page.getByRole('button', { name: fields.flagRemove })).toBeVisible();
	await type(page, fieldOf(page, fields.additionalServices), '15,5');
	await choose(page, fields.visaTypeIds, 'Turist vizası');
	await choose(page, fields.visaOptionIds, 'Birdəfəlik');
	await choose(page, fields.serviceIds, 'Standart');
	await accessible(page);
	await page.keyboard.press('Control+Enter');
	await expect(page.getByText(form.created(country))).toBeVisible();

	await press(page, menu.getByRole('link', { name: new RegExp(`^${sections.promocodes.many}`) }));
	await expect(heading(page, sections.promocodes.many)).toBeVisible();
	await press(page, page.getByRole('link', { name: sections.promocodes.create }));
	await type(page, fieldOf(page, fields.code), 'duyme');
	await type(page, fieldOf(page, fields.percent), '50');
	await typeDay(page, fields.validFrom, dateIn(-1));
	await typeDay(page, fields.validTo, dateIn(200));
	await type(page, fieldOf(page, fields.totalLimit), '20');
	await type(page, fieldOf(page, fields.perUserLimit), '2');
	await choose(page, fields.promoCountries, country);
	await press(page, save(page));
	await expect(page.getByText(form.created('DUYME'))).toBeVisible();
	await expect(page.getByRole('row', { name: /DUYME/ })).toContainText(fields.usedOf(0, 20, 0));

	await press(page, menu.getByRole('link', { name: new RegExp(`^${sections.agents.many}`) }));
	await expect(heading(page, sections.agents.many)).toBeVisible();
	await press(page, page.getByRole('link', { name: sections.agents.create }));
	await type(page, fieldOf(page, fields.firstName, { exact: true }), 'Tural');
	await type(page, fieldOf(page, fields.lastName), 'Klaviaturov');
	await type(page, fieldOf(page, fields.email), 'tural@viza.example');
	await page.keyboard.press('Control+Enter');
	const agent = page.getByRole('link', { name: 'Tural Klaviaturov' });
	await expect(agent).toBeVisible();
	await press(page, agent);
	await press(page, page.getByRole('switch', { name: fields.isActiveAgent }), 'Space');
	await press(page, save(page));
	await expect(page.getByRole('row', { name: /Tural Klaviaturov/ })).toContainText(words.agents.closed);
});

test('[DSH-17] [DSH-18] an invited agent chooses a password, sets the second factor up and comes in by its code, by the keyboard alone', {
	tag: '@whole',
}, async ({ page, request, server }) => {
	const invited = { email: 'sevda@viza.example', password: 'Sevda-parolu-9' };
	const { post } = await callerOf(request, admin);
	await post('/users/agents', { firstName: 'Sevda', lastName: 'Klaviaturova', email: invited.email, isActive: true });
	const letter = await readMail(server.dataDir, invited.email, /reset-password/);
	await page.goto(linkIn(letter, /http\S+reset-password\S+/));
	await type(page, page.getByLabel('Yeni şifrə'), invited.password);
	await page.keyboard.press('Enter');
	await comeIn(page, invited);
	await expect(heading(page, words.title)).toBeVisible();

	const { setUp, codes, verify, security } = secondFactor;
	await press(page, page.getByRole('link', { name: security.title }));
	await press(page, page.getByRole('button', { name: security.begin, exact: true }));
	await type(page, page.getByLabel(setUp.password, { exact: true }), invited.password);
	await page.keyboard.press('Enter');
	const secret = page.getByRole('main').locator('code');
	await expect(secret).toBeVisible();
	const code = appWith(((await secret.textContent()) ?? '').replaceAll(' ', ''));
	await type(page, page.getByLabel(setUp.code), code());
	await page.keyboard.press('Enter');
	await expect(page.getByRole('list', { name: codes.list })).toBeVisible();
	await press(page, page.getByRole('button', { name: codes.done }));
	await expect(page.getByText(security.on, { exact: true })).toBeVisible();

	await forgetSession(page);
	await page.goto('/dashboard');
	await comeIn(page, invited);
	await expect(heading(page, verify.heading)).toBeFocused();
	await type(page, page.getByLabel(verify.code), code());
	await page.keyboard.press('Enter');
	await expect(heading(page, words.title)).toBeVisible();
});
