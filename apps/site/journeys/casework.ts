import type { Browser, Page } from '@playwright/test';
import { words } from '../src/dashboard/applications/strings';
import { expect, offerOf, passportJpeg, signUp } from './journey';
import type { RunningServer } from './server';

/** A visa as issued by the embassy, as far as anything reads it. */
export const visaPdf = {
	name: 'viza.pdf',
	mimeType: 'application/pdf',
	buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};

export const newPage = async (browser: Browser, server: RunningServer) =>
	(await browser.newContext({ baseURL: server.url, locale: 'az-AZ' })).newPage();

/** A traveller who has just paid, through the calls of the wizard and the bank's page, and the request's number. */
export async function payer(browser: Browser, server: RunningServer) {
	const page = await newPage(browser, server);
	await signUp(page, server);
	const cookies = await page.context().cookies();
	const token = decodeURIComponent(cookies.find(({ name }) => name === 'accessToken')?.value ?? '');
	const headers = { authorization: `Bearer ${token}` };
	const file = { name: 'pasport.jpg', mimeType: 'image/jpeg', buffer: await passportJpeg() };
	const uploaded = await page.request.post('/api/uploads/image', { headers, multipart: { file } });
	expect(uploaded.ok()).toBe(true);
	const [{ url: document }] = await uploaded.json();
	const data = { ...(await offerOf(page, server, 'İtaliya')), document, peopleCount: 1 };
	const made = await page.request.post('/api/visa-requests', { headers, data });
	expect(made.ok()).toBe(true);
	const { id, reference, paymentUrl } = await made.json();
	const paid = await page.request.post(paymentUrl, { form: { outcome: 'pay' }, maxRedirects: 0 });
	expect(paid.status()).toBe(303);
	// The bank reports the payment itself.
	const state = async () => (await (await page.request.get(`/api/visa-requests/${id}`, { headers })).json()).status;
	await expect.poll(state).toBe('SUBMITTED');
	await page.goto('/applications');
	await expect(page.getByRole('link', { name: reference })).toBeVisible();
	return { page, reference: reference as string };
}

/** The open case, by its number. */
export const pane = (page: Page, reference: string) =>
	page.getByRole('region', { name: words.detail.label(reference), exact: true });
