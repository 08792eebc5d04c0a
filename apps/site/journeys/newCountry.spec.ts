import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { words } from '../src/dashboard/strings';
import { dateIn, expect, fillWizard, signUp, test, words as wizard } from './journey';
import { accessible, admin, fieldOf, fillDay, heading, save, signIn } from './staff';

const { fields } = words;
const name = 'Sınaq Adaları';

/** Finds one of what a country can offer by typing, and selects it. */
async function choose(page: Page, label: string, option: string) {
	await page.getByRole('combobox', { name: label }).fill(option);
	await page.getByRole('option', { name: option }).first().click();
	await page.keyboard.press('Escape');
}

test('[DSH-02] [DSH-03] an admin sets a country up from nothing with a promo code of its own, and a traveller buys it', {
	tag: '@whole',
}, async ({ browser, page, server }) => {
	await signIn(page, admin, '/dashboard/countries/create');
	await expect(heading(page, words.sections.countries.create)).toBeVisible();
	await fieldOf(page, fields.name, { exact: true }).fill(name);
	await fieldOf(page, fields.countryCode).fill('qz');
	const flag = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#0a7' } })
		.png()
		.toBuffer();
	await page.locator('input[type=file]').setInputFiles({ name: 'bayraq.png', mimeType: 'image/png', buffer: flag });
	await expect(page.getByRole('button', { name: fields.flagRemove })).toBeVisible();
	await expect(page.getByRole('img', { name: 'Yüklənmiş şəklin önbaxışı' })).toHaveAttribute('src', /\/flags\//);
	await fieldOf(page, fields.additionalServices).fill('15,5');
	const isPaidNow = page.getByRole('switch', { name: fields.isVisaOptionIsPayedDirectly });
	if (!(await isPaidNow.isChecked())) await isPaidNow.press('Space');
	// What the traveller will see is described beside the form: without a service nobody could finish.
	await expect(page.getByText(words.preview.incomplete)).toBeVisible();
	await choose(page, fields.visaTypeIds, 'Turist vizası');
	await choose(page, fields.visaOptionIds, 'Birdəfəlik');
	await choose(page, fields.serviceIds, 'Standart');
	await expect(page.getByText(words.preview.incomplete)).toHaveCount(0);
	await accessible(page);
	await save(page).click();
	await expect(page.getByText(words.form.created(name))).toBeVisible();

	await page.goto('/dashboard/promocodes/create');
	await fieldOf(page, fields.code).fill('adalar');
	await fieldOf(page, fields.percent).fill('50');
	await fillDay(page, fields.validFrom, dateIn(-1).replaceAll('/', ''));
	await fillDay(page, fields.validTo, dateIn(200).replaceAll('/', ''));
	await fieldOf(page, fields.totalLimit).fill('5');
	await fieldOf(page, fields.perUserLimit).fill('1');
	await choose(page, fields.promoCountries, name);
	await save(page).click();
	await expect(page.getByText(words.form.created('ADALAR'))).toBeVisible();

	const context = await browser.newContext({ baseURL: server.url });
	const theirs = await context.newPage();
	await signUp(theirs, server);
	await fillWizard(theirs, name);
	await expect(theirs.getByText('15,50 AZN').first()).toBeVisible();
	const total = theirs.getByRole('definition').filter({ hasText: 'AZN' }).last();
	const before = await total.textContent();
	await theirs.getByLabel('Promo kod').fill('Adalar');
	await theirs.getByRole('button', { name: 'Aktivləşdir' }).click();
	await expect(theirs.getByText('Promo kod uğurla aktivləşdirildi!')).toBeVisible();
	await expect(total).not.toHaveText(before ?? '');
	await theirs.getByRole('button', { name: wizard.confirm }).click();
	await theirs.waitForURL(/sandbox-bank/);
	await theirs.getByRole('button', { name: 'Ödə', exact: true }).click();
	await expect(theirs.getByRole('heading', { name: 'Ödəniş qəbul edildi' })).toBeVisible();

	await context.close();

	await page.reload();
	await expect(page.getByRole('row').filter({ hasText: 'ADALAR' })).toContainText('1 / 5');
});
