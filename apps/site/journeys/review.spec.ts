import { expect, forgetSession, onStep, openReview, signUp, test, words } from './journey';
import { linkIn, readMail } from './mail';

test('[REV-12] [SUB-05] a visitor who has an account signs in at the review, finds all as it was, and takes a code back', async ({
	page,
	server,
}) => {
	const traveller = await signUp(page, server);
	await forgetSession(page);
	await openReview(page, server, 'İtaliya');
	await page.getByRole('spinbutton', { name: 'Səyahətçilərin sayı' }).fill('3');
	await page.getByLabel('Qeydlər').fill('Pəncərə tərəfi');
	const picture = page.getByRole('img', { name: '1-ci səyahətçinin pasport şəkli' });
	await expect(picture).toBeVisible();
	const main = page.getByRole('main');
	await expect(main.getByText(/ləğv etsəniz, ödədiyiniz məbləğin 100\u00a0%-\u2060i qaytarılır/)).toBeVisible();
	await expect(main.getByText('Ödənişi qəbul edir: Viza.')).toBeVisible();
	for (const name of ['Xidmət şərtləri', 'Məxfilik qaydaları', 'Ödənişin geri qaytarılması']) {
		await expect(main.getByRole('link', { name })).toHaveAttribute('target', '_blank');
	}
	await expect(main.getByText('Hər şey saxlanılır')).toBeVisible();

	await page.getByRole('button', { name: 'Hesabım var' }).click();
	await expect(page.getByText('Müraciətiniz saxlanılıb', { exact: false })).toBeVisible();
	await page.getByLabel('E-poçt').fill(traveller.email);
	await page.getByLabel('Şifrə', { exact: true }).fill(traveller.password);
	await page.getByRole('button', { name: 'Daxil ol', exact: true }).click();

	await onStep(page, 'FINAL_REVIEW');
	await expect(page.getByRole('spinbutton', { name: 'Səyahətçilərin sayı' })).toHaveValue('3');
	await expect(page.getByLabel('Qeydlər')).toHaveValue('Pəncərə tərəfi');
	await expect(picture).toBeVisible();
	await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
	await expect(main.getByText('Hər şey saxlanılır')).toHaveCount(0);

	const total = page.getByRole('definition').filter({ hasText: 'AZN' }).last();
	await expect(total).toHaveText(/AZN/);
	const before = (await total.textContent()) ?? '';
	await page.getByLabel('Promo kod').fill('XOSGELDIN');
	await page.getByRole('button', { name: 'Aktivləşdir' }).click();
	await expect(page.getByText('Aktiv promo kod: XOSGELDIN')).toBeVisible();
	await expect(total).toHaveText(/AZN/);
	await expect(total).not.toHaveText(before);
	await page.getByRole('button', { name: 'Promo kodu çıxar: XOSGELDIN' }).click();
	await expect(page.getByLabel('Promo kod')).toBeFocused();
	await expect(total).toHaveText(before);
	// Two of the three images are still missing.
	await expect(main.getByText('2-ci və 3-cü səyahətçilərin şəkillərini yükləyin.')).toBeVisible();
	await page.getByRole('spinbutton', { name: 'Səyahətçilərin sayı' }).fill('1');
	await page.getByRole('spinbutton', { name: 'Səyahətçilərin sayı' }).press('Enter');
	await expect(page.getByRole('button', { name: words.confirm })).toBeEnabled();
});

test('[RTE-04] [SUB-05] a visitor who has forgotten the password sets a new one by its letter, and is back at the review', {
	tag: '@whole',
}, async ({ page, server }) => {
	const { email } = await signUp(page, server);
	await forgetSession(page);
	await openReview(page, server, 'İtaliya');
	await page.getByLabel('Qeydlər').fill('Pəncərə tərəfi');
	await page.getByRole('button', { name: 'Hesabım var' }).click();
	await page.getByRole('link', { name: 'Şifrəni unutmusunuz?' }).click();
	await page.getByLabel('E-poçt').fill(email);
	await page.getByRole('main').getByRole('button').click();
	const mail = await readMail(server.dataDir, email, /reset-password/);
	await page.goto(linkIn(mail, /http\S+reset-password\S+/));
	await page.getByLabel('Yeni şifrə').fill('Qarabag-dagi-8');
	await page.getByRole('main').getByRole('button', { name: 'Şifrəni dəyiş' }).click();
	await page.waitForURL(/auth.login/);
	await page.getByLabel('E-poçt').fill(email);
	await page.getByLabel('Şifrə', { exact: true }).fill('Qarabag-dagi-8');
	await page.getByRole('button', { name: 'Daxil ol', exact: true }).click();
	await onStep(page, 'FINAL_REVIEW');
	await expect(page.getByLabel('Qeydlər')).toHaveValue('Pəncərə tərəfi');
	await expect(page.getByRole('button', { name: words.confirm })).toBeEnabled();
});
