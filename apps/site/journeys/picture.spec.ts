import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { markOfWhole } from '../../../tools/setup/extent.mjs';
import { expect, onStep, passportJpeg, test } from './journey';
import { accessible } from './staff';

const doubts = (page: Page) => page.getByRole('status').filter({ hasText: 'Şəkil oxunmaya bilər' });
const choose = (page: Page, name: string, buffer: Buffer) =>
	page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer });

/** Opens the upload step by a link with all earlier choices. */
async function toUpload(page: Page, url: string) {
	const first = async (path: string) => (await (await page.request.get(`${url}/api/${path}`)).json()).data[0].id;
	const countryId = await first('countries?countryName=%C4%B0taliya');
	const [visaTypeId, visaOptionId, serviceId] = await Promise.all(
		['visa-types', 'visa-options', 'services'].map((kind) => first(`${kind}/country/${countryId}`)),
	);
	const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
	const search = new URLSearchParams({
		...{ countryId, visaTypeId, visaOptionId, serviceId },
		...{ startDate: day(40), endDate: day(46), step: 'UPLOAD_DOCUMENT' },
	});
	await page.goto(`/application?${search}`);
	await onStep(page, 'UPLOAD_DOCUMENT');
}

for (const [width, tag] of [
	[360, []],
	[1440, [markOfWhole]],
] as const) {
	test(`[UPL-10] at ${width} px a blurred picture is told of before it is sent, and used anyway or replaced`, {
		tag: [...tag],
	}, async ({ page, server }) => {
		await page.setViewportSize({ width, height: 900 });
		// After a second a traveller no longer waits for the check, which may take longer on a busy machine.
		await page.addInitScript(() => {
			AbortSignal.timeout = () => new AbortController().signal;
		});
		await toUpload(page, server.url);
		await expect(page.getByText('Yaxşı şəkil nümunəsi')).toBeVisible();
		await accessible(page);
		const sent: string[] = [];
		page.on('request', (request) => {
			if (request.url().includes('/uploads/image')) sent.push(request.method());
		});

		await choose(
			page,
			'bulaniq.jpg',
			await sharp(await passportJpeg())
				.blur(12)
				.jpeg()
				.toBuffer(),
		);
		await expect(doubts(page)).toBeFocused();
		await expect(doubts(page)).toContainText('Şəkil bulanıqdır');
		expect(sent).toEqual([]);
		await accessible(page);

		await choose(page, 'aydin.jpg', await passportJpeg());
		await expect(page.getByText('Image uploaded successful')).toBeVisible();
		await expect(doubts(page)).toHaveCount(0);

		await choose(
			page,
			'bulaniq.jpg',
			await sharp(await passportJpeg())
				.blur(12)
				.jpeg()
				.toBuffer(),
		);
		await page.getByRole('button', { name: 'Yenə də istifadə et' }).click();
		await expect(page.getByText('bulaniq.jpg')).toBeVisible();
		await expect(page.getByRole('button', { name: 'Növbəti mərhələyə keç' })).not.toHaveAttribute(
			'aria-disabled',
			'true',
		);
		expect(sent).toEqual(['POST', 'POST']);
	});
}

test.describe('where fingers point', () => {
	test.use({ viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true });
	test('[UPL-10] the camera comes first, and a file is chosen, not dragged', { tag: '@whole' }, async ({
		page,
		server,
	}) => {
		await toUpload(page, server.url);
		// Nor does anything mention dragging.
		await expect(page.getByText('fayl seçin', { exact: true })).toBeVisible();
		await expect(page.getByText('sürükləyin')).toBeHidden();
		const asked = page.waitForEvent('filechooser');
		await page.getByRole('button', { name: 'Kamera ilə çək' }).tap();
		const chooser = await asked;
		expect(await chooser.element().getAttribute('capture')).toBe('environment');
		await chooser.setFiles({ name: 'kamera.jpg', mimeType: 'image/jpeg', buffer: await passportJpeg() });
		await expect(page.getByText('Image uploaded successful')).toBeVisible();
	});
});
