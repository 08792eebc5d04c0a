import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { strings } from '../src/strings/az';
import {
	chooseCountry,
	chooseFirstCard,
	expect,
	next,
	onStep,
	openReview,
	signUp,
	type Traveller,
	tabTo,
	test,
	typeDates,
	uploadPassport,
	words as wizard,
} from './journey';
import { linkIn, readMail } from './mail';
import type { RunningServer } from './server';
import { accessible } from './staff';

const words = strings.account;
const { email, password, sessions } = words.security;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const PHONE =
	'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1';

async function signIn(page: Page, { email: address, password: secret }: Traveller) {
	await page.getByLabel(strings.auth.email).fill(address);
	await page.getByLabel(strings.auth.password, { exact: true }).fill(secret);
	await page.getByRole('main').getByRole('button', { name: strings.auth.login.submit }).click();
}

/** The same person on a phone. */
async function onPhone(browser: Browser, server: RunningServer, traveller: Traveller, path = '/profile') {
	const viewport = { width: 360, height: 740 };
	const context = await browser.newContext({ baseURL: server.url, userAgent: PHONE, viewport, locale: 'az-AZ' });
	const page = await context.newPage();
	await page.goto(`/auth/login?redirect=${encodeURIComponent(path)}`);
	await signIn(page, traveller);
	await expect(page).toHaveURL(server.url + path);
	return { page, close: () => context.close() };
}

test('[ACC-01] the address is changed by the letter’s code, and the old one hears of it', { tag: '@whole' }, async ({
	page,
	server,
}) => {
	const traveller = await signUp(page, server);
	const address = traveller.email.replace('@', '-yeni@');
	await page.goto('/profile');
	await page.getByRole('link', { name: strings.titles.security }).click();
	await expect(heading(page, strings.titles.security)).toBeVisible();
	await accessible(page);
	await page.getByRole('button', { name: email.change }).click();
	await expect(page.getByLabel(email.newEmail)).toBeFocused();
	await page.getByLabel(email.newEmail).fill(address);
	await page.getByLabel(email.currentPassword, { exact: true }).fill(traveller.password);
	await page.getByRole('button', { name: email.submit }).click();
	await expect(page.getByText(email.pendingTitle(address))).toBeVisible();
	await accessible(page);
	const letter = await readMail(server.dataDir, address, /new-email/);
	await page.getByLabel(strings.auth.confirm.code).fill(/^\d{6}$/m.exec(letter.text ?? '')?.[0] ?? '');
	await page.getByRole('button', { name: strings.auth.confirm.submit }).click();
	await expect(page.getByText(email.done)).toBeVisible();
	await expect(page.getByText(address, { exact: true })).toBeVisible();
	await readMail(server.dataDir, traveller.email, /Hesabınızın e-poçt ünvanı dəyişdirildi/);
});

test('[ACC-01] the letter’s link counts on a device where nobody is signed in, and opened again says so again', {
	tag: '@whole',
}, async ({ page, browser, server, faults }) => {
	const traveller = await signUp(page, server);
	const address = traveller.email.replace('@', '-ikinci@');
	await page.goto('/profile/security');
	await page.getByRole('button', { name: email.change }).click();
	await page.getByLabel(email.newEmail).fill(address);
	await page.getByLabel(email.currentPassword, { exact: true }).fill(traveller.password);
	await page.getByLabel(email.currentPassword, { exact: true }).press('Enter');
	const link = linkIn(await readMail(server.dataDir, address, /new-email/), /http\S+new-email\S+/);
	const context = await browser.newContext({ baseURL: server.url });
	const other = await context.newPage();
	await other.goto(link);
	await other.getByLabel(words.newEmail.password, { exact: true }).fill(traveller.password);
	await accessible(other);
	await other.getByRole('button', { name: words.newEmail.submit }).click();
	await expect(other.getByText(words.newEmail.doneText(address))).toBeVisible();
	await accessible(other);
	await other.reload();
	await expect(other.getByText(words.newEmail.doneText(address))).toBeVisible();
	await other.getByRole('main').getByRole('link', { name: words.newEmail.toLogin }).click();
	await signIn(other, { ...traveller, email: address });
	await expect(heading(other, strings.home.heading)).toBeVisible();
	await context.close();
	expect(faults).toEqual([]);
});

test('[ACC-01] [ACC-02] a phone is seen, and signed out by a new password and from afar', async ({
	page,
	browser,
	server,
	faults,
}) => {
	const traveller = await signUp(page, server);
	const phone = await onPhone(browser, server, traveller);
	await page.goto('/profile/security');
	const row = page.getByRole('listitem').filter({ hasText: 'Telefon: Safari, iOS' });
	await expect(row).toBeVisible();
	await row.getByRole('button', { name: sessions.end }).click();
	await expect(row).toHaveCount(0);
	await phone.page.reload();
	await expect(heading(phone.page, strings.auth.login.heading)).toBeVisible();
	await signIn(phone.page, traveller);
	await expect(heading(phone.page, strings.profile.heading)).toBeVisible();

	// With the keyboard only.
	await page.reload();
	await tabTo(page, page.getByRole('button', { name: password.change }));
	await page.keyboard.press('Enter');
	await expect(page.getByLabel(password.current)).toBeFocused();
	await page.keyboard.type(traveller.password);
	await tabTo(page, page.getByLabel(password.next, { exact: true }));
	await page.keyboard.type('Qarabag-dagi-8');
	await page.keyboard.press('Enter');
	await expect(page.getByText(password.done)).toBeVisible();
	await expect(page.getByRole('button', { name: password.change })).toBeFocused();
	await expect(row).toHaveCount(0);
	await phone.page.reload();
	await signIn(phone.page, { ...traveller, password: 'Qarabag-dagi-8' });
	await expect(heading(phone.page, strings.profile.heading)).toBeVisible();
	await phone.page.goto('/profile/security');
	await accessible(phone.page);
	await phone.page.getByRole('button', { name: sessions.endOthers }).click();
	await phone.page.getByRole('alertdialog').getByRole('button', { name: sessions.endOthers }).click();
	await expect(phone.page.getByText(sessions.endedOthers)).toBeVisible();
	await page.goto('/profile');
	await expect(heading(page, strings.auth.login.heading)).toBeVisible();
	await phone.close();
	// An error about the session that was ended, and nothing else.
	expect(faults.splice(0).filter((fault) => !fault.includes('401'))).toEqual([]);
});

test('[ACC-02] whoever’s session is ended from another device is led to sign in, and finds what was typed again', {
	tag: '@whole',
}, async ({ page, browser, server }) => {
	const traveller = await signUp(page, server);
	const phone = await onPhone(browser, server, traveller, '/profile/edit');
	const name = phone.page.getByLabel(strings.auth.firstName, { exact: true });
	await name.fill('Nigar');
	await page.goto('/profile/security');
	await page.getByRole('button', { name: sessions.endOthers }).click();
	await page.getByRole('alertdialog').getByRole('button', { name: sessions.endOthers }).click();
	await expect(page.getByText(sessions.endedOthers)).toBeVisible();
	await phone.page.getByRole('button', { name: strings.profile.save }).click();
	await expect(heading(phone.page, strings.auth.login.heading)).toBeVisible();
	await expect(phone.page.getByText(strings.shell.sessionLost)).toBeVisible();
	await signIn(phone.page, traveller);
	await expect(heading(phone.page, strings.profile.editHeading)).toBeVisible();
	await expect(phone.page.getByText(strings.profile.returned)).toBeVisible();
	await expect(name).toHaveValue('Nigar');
	await accessible(phone.page);
	await phone.page.getByRole('button', { name: strings.profile.save }).click();
	await expect(phone.page.getByText(strings.profile.saved)).toBeVisible();
	await phone.close();
});

test('[DSH-09] [NAV-06] signing out over a form with something typed asks first', { tag: '@whole' }, async ({
	page,
	server,
}) => {
	await signUp(page, server);
	await page.goto('/profile/edit');
	const name = page.getByLabel(strings.auth.firstName, { exact: true });
	await name.fill('Nigar');
	const signOut = page.getByRole('button', { name: strings.shell.logout }).filter({ visible: true });
	const question = page.getByRole('alertdialog', { name: strings.form.leaveTitle });
	await signOut.click();
	await question.getByRole('button', { name: strings.form.stay }).click();
	await expect(question).toHaveCount(0);
	await expect(name).toHaveValue('Nigar');
	await signOut.click();
	await question.getByRole('button', { name: strings.form.leave }).click();
	await expect(page.getByText(strings.shell.loggedOut)).toBeVisible();
	await expect(heading(page, strings.profile.editHeading)).toHaveCount(0);
});

test('[ACC-02] one’s data is taken along as a file, and the account deleted', async ({ page, server, faults }) => {
	const traveller = await signUp(page, server);
	await page.goto('/profile/data');
	await accessible(page);
	const file = page.waitForEvent('download');
	await page.getByRole('button', { name: words.data.export.take }).click();
	const download = await file;
	expect(download.suggestedFilename()).toMatch(/^viza-\d{4}-\d\d-\d\d\.json$/);
	const data = JSON.parse(await readFile(await download.path(), 'utf8'));
	expect(data).toMatchObject({ user: { email: traveller.email }, draft: null, pendingEmail: null });

	await page.getByRole('link', { name: words.data.remove.open }).click();
	await expect(page.getByRole('heading', { name: words.remove.staysHeading })).toBeVisible();
	const field = page.getByLabel(words.remove.confirm(traveller.email));
	await expect(field).toBeVisible();
	await accessible(page);
	await field.fill('kimsə@example.az');
	await field.press('Enter');
	await expect(field).toHaveAccessibleDescription(words.remove.wrong);
	const calls: string[] = [];
	page.on('request', (request) => calls.push(new URL(request.url()).pathname));
	await field.fill(traveller.email);
	await field.press('Enter');
	await expect(page.getByText(words.remove.done)).toBeVisible();
	// Its session was removed with it, and isn't ended again.
	expect(calls).not.toContain('/api/auth/logout');
	await expect(heading(page, strings.home.heading)).toBeVisible();
	await readMail(server.dataDir, traveller.email, /Hesabınız və şəxsi məlumatlarınız silindi/);
	await page.goto('/auth/login');
	await signIn(page, traveller);
	await expect(page.getByText('E-poçt və ya şifrə yanlışdır')).toBeVisible();
	faults.splice(0);
});

test('[SUB-03] [ACC-08] what was sent on the phone is not made again at the desk that still shows its review', {
	tag: '@whole',
}, async ({ page, browser, server, faults }) => {
	const traveller = await signUp(page, server);
	await openReview(page, server, 'İtaliya');
	const kept = page.waitForResponse(
		(response) => /me\/draft$/.test(response.url()) && response.request().method() === 'PUT',
	);
	await page.getByLabel('Qeydlər').fill('Pəncərə yanı');
	await kept;
	const phone = await onPhone(browser, server, traveller, '/application');
	await phone.page.getByRole('button', { name: strings.draft.goOn }).click();
	await onStep(phone.page, 'FINAL_REVIEW');
	await phone.page.getByRole('button', { name: wizard.confirm }).click();
	await phone.page.waitForURL(/sandbox-bank/);
	const toPay = phone.page.url();
	await phone.close();

	await page.getByLabel('Qeydlər').fill('Keçid yanı');
	await page.getByRole('button', { name: wizard.confirm }).click();
	const told = page.getByRole('status').filter({ hasText: 'Bu müraciət artıq göndərilib' });
	await expect(told).toBeFocused();
	await expect(told.getByRole('link', { name: strings.draft.toSent })).toHaveAttribute('href', '/applications');

	await page.getByLabel('Qeydlər').fill('Pəncərə yanı');
	await page.getByRole('button', { name: wizard.confirm }).click();
	await page.waitForURL(/sandbox-bank/);
	expect(page.url()).toBe(toPay);
	await page.goto('/applications');
	await expect(page.getByRole('article')).toHaveCount(1);
	// The browser reports the refusal, and that of the draft, which is gone.
	expect(faults.splice(0).filter((fault) => !fault.includes('409'))).toEqual([]);
});

test('[ACC-08] what was begun at a desk goes on on the phone, and is gone when it is sent', async ({
	page,
	browser,
	server,
	faults,
}) => {
	const traveller = await signUp(page, server);
	await page.goto('/application');
	await onStep(page, 'COUNTRY');
	await chooseCountry(page, 'İtaliya');
	await next(page).click();
	await typeDates(page);
	const draftOf = async () => {
		const cookies = await page.context().cookies();
		const token = decodeURIComponent(cookies.find(({ name }) => name === 'accessToken')?.value ?? '');
		const headers = { authorization: `Bearer ${token}` };
		return (await (await page.request.get('/api/users/me/draft', { headers })).json()).draft?.content ?? null;
	};
	await expect.poll(async () => (await draftOf())?.endDate ?? null).not.toBeNull();

	const phone = await onPhone(browser, server, traveller, '/application');
	await expect(phone.page.getByText(strings.draft.begun)).toBeVisible();
	await expect(phone.page.getByText(/İtaliya, \d/)).toBeVisible();
	await accessible(phone.page);
	await phone.page.getByRole('button', { name: strings.draft.goOn }).click();
	await onStep(phone.page, 'VISA_TYPE');
	await expect(phone.page).toHaveURL(/countryId=/);

	// Back at the desk, something else has been selected meanwhile: both are shown, and nothing is lost before the
	// answer.
	await phone.page.getByRole('main').locator('[role="row"][aria-selected]').first().click();
	await expect.poll(async () => (await draftOf())?.visaType ?? null).not.toBeNull();
	await page.getByRole('button', { name: wizard.back }).click();
	await onStep(page, 'COUNTRY');
	await chooseCountry(page, 'Fransa');
	await expect(page.getByText(strings.draft.two)).toBeVisible();
	await page.getByRole('button', { name: strings.draft.show }).click();
	await accessible(page);
	await page.getByRole('button', { name: strings.draft.takeDevice }).press('Enter');
	await expect(page.getByText(strings.draft.two)).toHaveCount(0);
	await expect(page.getByRole('main')).toBeFocused();
	await phone.close();
	for (const step of ['VISA_OPTION', 'SERVICE'] as const) {
		await onStep(page, step);
		await chooseFirstCard(page);
		await next(page).click();
	}
	await onStep(page, 'UPLOAD_DOCUMENT');
	await uploadPassport(page);
	await next(page).click();
	await onStep(page, 'FINAL_REVIEW');
	await page.getByRole('button', { name: wizard.confirm }).click();
	await expect(page).toHaveURL(/sandbox/);
	await page.goto(`${server.url}/application`);
	await onStep(page, 'COUNTRY');
	await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
	await expect(page.getByText(strings.draft.begunHere)).toHaveCount(0);
	// The conflict of the save after the phone's, and nothing else.
	expect(faults.splice(0).filter((fault) => !fault.includes('409'))).toEqual([]);
});
