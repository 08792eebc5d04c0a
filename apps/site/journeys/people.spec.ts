import { strings } from '../src/strings/az';
import { draftWords } from '../src/strings/az/draft';
import { expect, fillWizard, newTraveller, onStep, openReview, register, signUp, test, words } from './journey';

const signIn = async (page: import('@playwright/test').Page, { email, password }: ReturnType<typeof newTraveller>) => {
	await page.getByLabel('E-poçt').fill(email);
	await page.getByLabel('Şifrə', { exact: true }).fill(password);
	await page.getByRole('main').getByRole('button', { name: 'Daxil ol' }).click();
};

test('[RTE-04] everything that was told at registration can be changed, and a fault stands at its field', async ({
	page,
	server,
}) => {
	await signUp(page, server);
	await page.goto('/profile');
	await page.getByRole('link', { name: 'Məlumatları dəyiş' }).click();
	await expect(page).toHaveTitle(/^Profili dəyiş/);
	await expect(page.getByLabel('Ad', { exact: true })).toHaveValue('Aysel');
	await expect(page.getByLabel('Doğum tarixi')).toHaveValue('08/12/1990');
	await page.getByLabel('Ad', { exact: true }).fill('Айсель');
	await page.getByRole('button', { name: 'Yadda saxla' }).click();
	await expect(page.getByLabel('Ad', { exact: true })).toHaveAccessibleDescription(/latın/i);

	await page.getByLabel('Ad', { exact: true }).fill('Günay');
	await page.getByLabel('Doğum tarixi').fill('01021985');
	await page.getByText('Kişi', { exact: true }).click();
	await page.getByRole('combobox', { name: 'Yaşadığınız ölkə' }).fill('Türk');
	await page.getByRole('option', { name: /Türkiyə/ }).click();
	await page.getByLabel('Telefon').fill('+994 55 765 43 21');
	await page.getByRole('button', { name: 'Yadda saxla' }).click();
	await expect(page.getByText('Məlumatlarınız yadda saxlanıldı')).toBeVisible();
	await expect(page).toHaveURL(`${server.url}/profile`);
	for (const fact of ['Günay Mammadova', '1 fevral 1985', 'Kişi', 'Türkiyə', '+994 55 765 43 21']) {
		await expect(page.getByText(fact, { exact: true })).toBeVisible();
	}
	await page.reload();
	await expect(page.getByText('Günay Mammadova', { exact: true })).toBeVisible();
});

test('[RTE-10] consent names what it consents to: terms, privacy and refunds, each a page', { tag: '@whole' }, async ({
	page,
	context,
}) => {
	await page.goto('/auth/register');
	await page.getByLabel('Ad', { exact: true }).fill('Aysel');
	for (const name of ['Xidmət şərtləri', 'Məxfilik qaydaları', 'Ödənişin geri qaytarılması']) {
		const opened = context.waitForEvent('page');
		await page.getByRole('main').getByRole('link', { name }).click();
		const legal = await opened;
		await expect(legal.getByRole('heading', { level: 1, name })).toBeVisible();
		await expect(legal.getByRole('heading', { level: 2 }).first()).toBeVisible();
		await legal.close();
	}
	await expect(page.getByLabel('Ad', { exact: true })).toHaveValue('Aysel');
});

test('[NAV-05] [RTE-04] a signed-in traveller whose user call fails is not sent to sign in', { tag: '@whole' }, async ({
	page,
	server,
	faults,
}) => {
	await signUp(page, server);
	await page.route('**/api/users/me', (route) => route.fulfill({ status: 503, body: '' }));
	await page.goto('/applications');
	await expect(page.getByRole('heading', { name: 'Səhifə açıla bilmədi' })).toBeVisible();
	await expect(page).toHaveURL(`${server.url}/applications`);
	await page.unroute('**/api/users/me');
	const again = page.getByRole('button', { name: 'Yenidən cəhd et' });
	const opened = page.getByRole('heading', { level: 1, name: 'Müraciətlərim' });
	// The header asks too: a call of its own that had started to fail would answer the first press.
	await expect(async () => {
		if (await again.isVisible()) await again.click({ timeout: 2_000 });
		await expect(opened).toBeVisible({ timeout: 5_000 });
	}).toPass();
	faults.splice(0);
});

test('[SUB-06] who signs in after another person’s session was lost finds nothing of theirs', async ({
	page,
	context,
	server,
	faults,
}) => {
	const first = await signUp(page, server);
	const second = newTraveller();
	const other = await (await context.browser())?.newPage({ baseURL: server.url });
	if (!other) throw new Error('no browser');
	await other.goto('/auth/register');
	await register(other, second);
	await other.close();

	await openReview(page, server, 'İtaliya');
	// The session ends on the server; the first traveller notices at the last button.
	await page.evaluate(async () => {
		const token = /accessToken=([^;]+)/.exec(document.cookie)?.[1] ?? '';
		await fetch('/api/auth/logout', {
			method: 'POST',
			headers: { authorization: `Bearer ${decodeURIComponent(token)}` },
		});
	});
	await page.getByRole('button', { name: words.confirm }).click();
	await expect(page).toHaveURL(/\/auth\/login/);
	await expect.poll(() => page.evaluate(() => localStorage.getItem('userRequest'))).not.toBeNull();
	await signIn(page, second);
	await onStep(page, 'COUNTRY');
	await expect(page.getByRole('img', { name: 'Yüklənmiş şəklin önbaxışı' })).toHaveCount(0);
	await expect.poll(() => page.evaluate(() => localStorage.getItem('userRequest'))).toBeNull();

	// The same person would have found everything again.
	expect(first.email).not.toBe(second.email);
	faults.splice(0);
});

test('[NAV-06] [SUB-06] logging out in one tab empties the wizard in the other, which says so until it is read; who signs in again is offered the draft', async ({
	page,
	context,
	server,
}) => {
	const person = await signUp(page, server);
	await openReview(page, server, 'İtaliya');
	await page.clock.install();
	const other = await context.newPage();
	await other.goto('/');
	await other.getByRole('button', { name: 'Menyu', exact: true }).click();
	await other.getByRole('dialog').getByRole('button', { name: 'Çıxış et' }).click();
	await onStep(page, 'COUNTRY');
	await expect(page).toHaveURL(`${server.url}/application`);
	const why = page.getByText(strings.shell.emptiedElsewhere);
	await expect(why).toBeVisible();
	await expect(page.getByText(strings.shell.endedElsewhere)).toBeVisible();
	// As long as any other message would be gone.
	await page.clock.fastForward(10_000);
	await expect(page.getByText('Image uploaded successful')).toHaveCount(0);

	await other.goto('/auth/login');
	await signIn(other, person);
	await expect(page.getByText(draftWords.begunHere)).toBeVisible();
	await expect(why).toBeVisible();
	await page.getByRole('listitem').filter({ has: why }).getByRole('button', { name: 'Bağla' }).click();
	await expect(why).toHaveCount(0);
	await other.close();
});

test('[NAV-06] [SUB-06] logging out on the wizard empties it', { tag: '@whole' }, async ({ page, server }) => {
	await signUp(page, server);
	await fillWizard(page, 'İtaliya');
	await page.getByRole('button', { name: 'Menyu', exact: true }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Çıxış et' }).click();
	await onStep(page, 'COUNTRY');
	await expect(page).toHaveURL(`${server.url}/application`);
	await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
});
