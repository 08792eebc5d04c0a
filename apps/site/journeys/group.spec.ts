import type { Page } from '@playwright/test';
import { words as desk } from '../src/dashboard/applications/strings';
import { strings } from '../src/strings/az';
import { expect, next, onStep, openReview, passportJpeg, signUp, test, words } from './journey';
import { accessible, agent, callerOf } from './staff';

const place = (page: Page, number: string) => page.getByRole('group', { name: `${number} səyahətçi`, exact: true });

async function uploadFor(page: Page, number: string) {
	const name = `${number}.jpg`;
	const buffer = await passportJpeg();
	await place(page, number).locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
	await expect(place(page, number).getByText('Yükləndi')).toBeVisible();
}

test('[UPL-11] [DSH-12] three travel: on a phone the review asks for the missing pictures before paying, and staff see all three at a desk', async ({
	page,
	browser,
	server,
}) => {
	await page.setViewportSize({ width: 360, height: 900 });
	await signUp(page, server);
	await openReview(page, server, 'İtaliya');
	const confirm = page.getByRole('button', { name: words.confirm });
	await page.getByRole('button', { name: 'Artır' }).click();
	await page.getByRole('button', { name: 'Artır' }).click();
	await expect(page.getByText('3 səyahətçidən 1-nin pasport şəkli var.')).toBeVisible();
	await expect(page.getByText('2-ci və 3-cü səyahətçilərin şəkillərini yükləyin.')).toBeVisible();
	await expect(confirm).toBeDisabled();
	await accessible(page);

	await page.getByRole('button', { name: 'Çatışmayan şəkilləri yüklə' }).click();
	await onStep(page, 'UPLOAD_DOCUMENT');
	await uploadFor(page, '2-ci');
	await accessible(page);
	await page.getByRole('button', { name: /^3-cü səyahətçi/ }).click();
	await uploadFor(page, '3-cü');
	await page.reload();
	await expect(page.getByText('3 səyahətçinin hamısının pasport şəkli var.')).toBeVisible();
	await next(page).click();
	await onStep(page, 'FINAL_REVIEW');
	await expect(page.getByRole('img', { name: /səyahətçinin pasport şəkli$/ })).toHaveCount(3);
	await confirm.click();
	await page.waitForURL(/sandbox-bank/);
	await page.getByRole('button', { name: 'Ödə', exact: true }).click();
	await page.waitForURL(/\/payments\/approve/);

	await page.goto('/applications');
	const id = await page.evaluate(async () => {
		const token = /accessToken=([^;]+)/.exec(document.cookie)?.[1];
		const answer = await fetch('/api/visa-requests/me', { headers: { authorization: `Bearer ${token}` } });
		return (await answer.json()).data[0].id;
	});
	await page.goto(`/applications/${id}`);
	await page.getByRole('button', { name: strings.request.passportShow }).click();
	const own = (number: number) => page.getByRole('img', { name: strings.request.passportOf(number, 3, number, false) });
	await expect(own(1)).toBeVisible();
	await page.getByRole('button', { name: 'Növbəti şəkil' }).click();
	await expect(own(2)).toBeVisible();

	const staff = await (
		await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } })
	).newPage();
	// The call's cookie signs in the pages of this context, too.
	const calls = await callerOf(staff.request, agent);
	await calls.post(`/visa-requests/${id}/claim`, {});
	await staff.goto(`/dashboard/visa-applications?case=${id}`);
	const seen = (number: number) =>
		staff.getByRole('img', { name: desk.detail.passportOf(number, 3, number, false), exact: true });
	await expect(seen(1)).toBeVisible();
	await staff.getByRole('group', { name: 'Şəkil sahəsi' }).focus();
	await staff.keyboard.press('PageDown');
	await expect(seen(2)).toBeVisible();
	await staff.keyboard.press('PageDown');
	await expect(seen(3)).toBeVisible();
	const { data } = await calls.get(`/visa-requests/${id}/events?limit=100`);
	const views = data.filter(({ kind }: { kind: string }) => kind === 'image-viewed');
	expect(views.length).toBeGreaterThanOrEqual(3);
});
