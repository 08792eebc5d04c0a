import type { Browser, Page } from '@playwright/test';
import { words } from '../src/dashboard/applications/strings';
import { expect, fillWizard, signUp, words as wizard } from './journey';
import type { RunningServer } from './server';

/** What the embassy gave, as far as anybody looks into it. */
export const visaPdf = {
	name: 'viza.pdf',
	mimeType: 'application/pdf',
	buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};

export const newPage = async (browser: Browser, server: RunningServer) =>
	(await browser.newContext({ baseURL: server.url, locale: 'az-AZ' })).newPage();

/** A traveller who has just paid, and the number of the request. */
export async function payer(browser: Browser, server: RunningServer) {
	const page = await newPage(browser, server);
	await signUp(page, server);
	await fillWizard(page, 'İtaliya');
	await page.getByRole('button', { name: wizard.confirm }).click();
	await page.waitForURL(/sandbox-bank/);
	await page.getByRole('button', { name: 'Ödə', exact: true }).click();
	await expect(page.getByRole('heading', { name: 'Ödəniş qəbul edildi' })).toBeVisible();
	await page.goto('/applications');
	const link = page.getByRole('link', { name: /^VZ-/ });
	const reference = (await link.textContent()) ?? '';
	return { page, reference };
}

/** The case that is open, by its number. */
export const pane = (page: Page, reference: string) =>
	page.getByRole('region', { name: words.detail.label(reference), exact: true });
