import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { isBrief } from '../../../tools/setup/extent.mjs';
import { strings } from '../src/strings/az';
import { requestWords as en } from '../src/strings/en/request';
import { requestWords as ru } from '../src/strings/ru/request';
import { expect, onStep, openReview, signUp, test, words as wizard } from './journey';
import { linkIn, readMail } from './mail';
import type { RunningServer } from './server';
import { accessible, admin, callerOf } from './staff';

const { request: words, applications } = strings;
const main = (page: Page) => page.getByRole('main');

/** A signed-in traveller at the bank with a new request. */
async function atBank(page: Page, server: RunningServer) {
	const traveller = await signUp(page, server);
	await openReview(page, server, 'İtaliya');
	await page.getByRole('button', { name: wizard.confirm }).click();
	await page.waitForURL(/sandbox-bank/);
	return traveller;
}
const payAtBank = async (page: Page) => {
	await page.getByRole('button', { name: 'Ödə', exact: true }).click();
	await expect(page.getByRole('heading', { name: 'Ödəniş qəbul edildi' })).toBeVisible();
};
/** Opens the only request from the list. @returns its path */
async function openRequest(page: Page): Promise<string> {
	await page.goto('/applications');
	await page.getByRole('article').getByRole('link', { name: words.open }).click();
	await expect(page.getByRole('heading', { name: words.course })).toBeVisible();
	return new URL(page.url()).pathname;
}
const widths = isBrief ? [360, 1440] : [360, 768, 1440];
/** Complete in every width, and accessible in both themes; by day in one. */
async function isWhole(page: Page) {
	for (const width of widths) {
		await page.setViewportSize({ width, height: 900 });
		const overflow = await page.evaluate(
			() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
		);
		expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
	}
	for (const colorScheme of isBrief ? (['light'] as const) : (['light', 'dark'] as const)) {
		await page.emulateMedia({ colorScheme });
		await accessible(page);
	}
}
const newPage = async (browser: Browser, server: RunningServer) =>
	(await browser.newContext({ baseURL: server.url, locale: 'az-AZ' })).newPage();

test('[ACC-03] [ACC-05] [ACC-06] declined, paid by the letter’s link, read, printed and had as PDF', async ({
	page,
	server,
	faults,
}) => {
	const traveller = await atBank(page, server);
	await page.getByRole('button', { name: /rədd/i }).click();
	await expect(page.getByRole('heading', { name: 'Bank ödənişi qəbul etmədi' })).toBeVisible();

	// The e-mail about the decline leads to the request, which shows the deadline and distinguishes the attempts.
	const mail = await readMail(server.dataDir, traveller.email, /Bank ödənişi qəbul etmədi/);
	await page.goto(linkIn(mail, /http\S+\/applications\/\S+/));
	await expect(main(page).getByText(/tarixinədək ödəyin/)).toBeVisible();
	await expect(page.getByRole('table', { name: words.payments })).toContainText(words.attempts.DECLINED);
	await expect(main(page).getByText(words.paid.DECLINED)).toBeVisible();
	await isWhole(page);
	const path = new URL(page.url()).pathname;
	// Nothing has been paid yet: the receipt's page says so.
	await page.goto(`${path}/receipt`);
	await expect(page.getByRole('heading', { level: 1, name: words.receiptPage.none })).toBeVisible();
	// The browser itself reports the 409.
	expect(faults.splice(0).every((fault) => fault.includes('409'))).toBe(true);
	await page.getByRole('link', { name: words.receiptPage.back }).click();

	await page.getByRole('button', { name: /^Yenidən ödə: / }).click();
	await page.waitForURL(/sandbox-bank/);
	await payAtBank(page);
	await page.goto(path);
	await expect(main(page).getByText(/^Nəticə ən geci/)).toBeVisible();
	await expect(main(page).getByText(words.moved.SUBMITTED)).toBeVisible();
	await isWhole(page);

	await page.getByRole('link', { name: words.receipt, exact: true }).click();
	await expect(page.getByRole('heading', { level: 1, name: words.receiptPage.title })).toBeVisible();
	await isWhole(page);
	await page.emulateMedia({ media: 'print' });
	await expect(page.getByRole('button', { name: words.receiptPage.print })).toBeHidden();
	// A browser may print backgrounds too, and the theme may be dark.
	await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
	for (const part of ['html', 'body'])
		await expect(page.locator(part)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
	await expect(page.getByRole('banner')).toBeHidden();
	await expect(page.getByText('Yekun')).toBeVisible();
	await page.emulateMedia({ media: 'screen' });
	const downloading = page.waitForEvent('download');
	await page.getByRole('button', { name: words.receiptPage.pdf }).click();
	const download = await downloading;
	expect(download.suggestedFilename()).toMatch(/^qebz-VZ-\w{4}-\w{4}-2\.pdf$/);
	expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');

	// The receipt is for the company's books: whoever reads another language is told before opening it.
	await page.emulateMedia({ colorScheme: 'light' });
	for (const [name, told] of [
		['English', en.receiptLanguage],
		['Русский', ru.receiptLanguage],
	] as const) {
		await page.goto(path);
		await page.getByRole('contentinfo').getByRole('button', { name }).click();
		await expect(main(page).getByText(told)).toBeVisible();
		await isWhole(page);
	}
});

test('[ACC-03] the page follows what others do, and two tabs stay one', { tag: '@whole' }, async ({
	page,
	context,
	server,
}) => {
	await page.clock.install();
	await atBank(page, server);
	await payAtBank(page);
	const path = await openRequest(page);
	const other = await context.newPage();
	await other.goto(path);
	await other.getByRole('button', { name: words.cancel.button }).click();
	await other.getByRole('button', { name: applications.cancelConfirm }).click();
	await expect(other.getByText(words.next.renew.title)).toBeVisible();
	// Nobody touches the first tab; its longest interval is a minute.
	await page.clock.fastForward('01:05');
	await expect(main(page).getByText(words.next.renew.title)).toBeVisible();
	await expect(main(page).getByText(words.moved.CANCELLED)).toBeVisible();
});

test('[ACC-03] [NAV-06] of someone whose session ended unnoticed, the request is taken off once another person signs in beside', {
	tag: '@whole',
}, async ({ browser, page, context, server, faults }) => {
	const elsewhere = await newPage(browser, server);
	const other = await signUp(elsewhere, server);
	await elsewhere.context().close();
	await atBank(page, server);
	await payAtBank(page);
	await openRequest(page);
	const reference = (await main(page).getByText(/^VZ-/).textContent()) ?? '';
	// The server ends it without a word to this browser.
	const token = (await context.cookies()).find(({ name }) => name === 'accessToken')?.value ?? '';
	await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
	const beside = await context.newPage();
	await beside.goto('/auth/login');
	await beside.getByLabel('E-poçt').fill(other.email);
	await beside.getByLabel('Şifrə', { exact: true }).fill(other.password);
	await beside.getByRole('main').getByRole('button', { name: 'Daxil ol' }).click();
	await expect(page.getByRole('heading', { level: 1, name: words.missing.heading })).toBeVisible();
	await expect(page.getByText(reference)).toHaveCount(0);
	// The browser reports what the server refused.
	faults.splice(0);
});

test('[ACC-03] [ACC-07] another’s request is not there; number and last name tell how it stands', {
	tag: '@whole',
}, async ({ browser, page, server, faults }) => {
	await atBank(page, server);
	await payAtBank(page);
	const path = await openRequest(page);
	const reference = (await main(page).getByText(/^VZ-/).textContent()) ?? '';

	const stranger = await newPage(browser, server);
	await stranger.goto(path);
	await expect(stranger).toHaveURL(/\/auth\/login\?redirect=/);
	await expect(stranger.getByText(strings.auth.login.toRequest)).toBeVisible();
	await signUp(stranger, server);
	await stranger.goto(path);
	await expect(stranger.getByRole('heading', { level: 1, name: words.missing.heading })).toBeVisible();
	await stranger.getByRole('link', { name: words.missing.status }).click();
	await stranger.getByLabel(words.status.reference).fill(reference);
	await stranger.getByLabel(words.status.lastName).fill('Başqası');
	await stranger.keyboard.press('Enter');
	await expect(stranger.getByText('Bu nömrə və soyadla müraciət tapılmadı', { exact: false })).toBeVisible();
	await stranger.getByLabel(words.status.lastName).fill('MƏMMƏDOVA');
	await stranger.keyboard.press('Enter');
	await expect(stranger.getByRole('heading', { level: 2, name: reference })).toBeVisible();
	await expect(stranger.getByRole('status').getByText(applications.statuses.SUBMITTED)).toBeVisible();
	// Neither the number nor the name appears in a URL.
	expect(stranger.url()).toBe(`${server.url}/status`);
	await isWhole(stranger);
	faults.splice(0);
});

test('[ACC-03] [ACC-04] a session that ended leads to sign in and gives the answer that was typed back, and so does one that was left beside it', {
	tag: '@whole',
}, async ({ page, browser, context, server, faults }) => {
	const traveller = await atBank(page, server);
	await payAtBank(page);
	const id = (await openRequest(page)).split('/').at(-1) ?? '';
	// In another browser: signing in here would replace the page.
	const office = await browser.newContext({ baseURL: server.url });
	const boss = await callerOf(office.request, admin);
	const until = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
	const version = async () => (await boss.get(`/visa-requests/${id}`)).version;
	await boss.post(`/visa-requests/${id}/claim`, {});
	await boss.post(`/visa-requests/${id}/status`, { status: 'IN_REVIEW', version: await version() });
	await boss.post(`/visa-requests/${id}/information`, { text: 'Daha aydın şəkil', until, version: await version() });
	await page.reload();
	const answer = page.getByRole('form', { name: words.answer }).getByLabel(words.text, { exact: false });
	await answer.fill('Şəkli sabah göndərəcəyəm');
	// The session ends elsewhere: everywhere, as after a password change.
	const token = (await context.cookies()).find(({ name }) => name === 'accessToken')?.value ?? '';
	await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
	await page.getByRole('button', { name: words.send }).click();
	const signInAgain = async () => {
		await expect(page).toHaveURL(/\/auth\/login/);
		expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('sabah');
		await page.getByLabel('E-poçt').fill(traveller.email);
		await page.getByLabel('Şifrə', { exact: true }).fill(traveller.password);
		await page.getByRole('main').getByRole('button', { name: 'Daxil ol' }).click();
		await expect(page.getByText(words.returned)).toBeVisible();
		await expect(answer).toHaveValue('Şəkli sabah göndərəcəyəm');
	};
	await signInAgain();
	// Signing out in another tab replaces this page as well.
	const beside = await context.newPage();
	await beside.goto('/');
	await beside.getByRole('button', { name: 'Çıxış et' }).first().click();
	await signInAgain();
	await page.getByRole('button', { name: words.send }).click();
	await expect(page.getByText(words.sent)).toBeVisible();
	await office.close();
	faults.splice(0);
});

test('[ACC-03] by keyboard alone: from the list to the cancelled request', { tag: '@whole' }, async ({
	page,
	server,
}) => {
	await atBank(page, server);
	await page.goto('/applications');
	await page.getByRole('link', { name: words.open }).focus();
	await page.keyboard.press('Enter');
	const button = page.getByRole('button', { name: words.cancel.button });
	await expect(button).toBeEnabled();
	await button.focus();
	await page.keyboard.press('Enter');
	const confirm = page.getByRole('button', { name: applications.cancelConfirm });
	await expect(confirm).toBeVisible();
	await confirm.focus();
	await page.keyboard.press('Enter');
	await expect(main(page).getByText(words.next.renew.title)).toBeVisible();
	await page.getByRole('link', { name: words.renew }).focus();
	await page.keyboard.press('Enter');
	await onStep(page, 'COUNTRY');
});
