import type { Page } from '@playwright/test';
import {
	cards,
	dateIn,
	expect,
	headings,
	next,
	onStep,
	passportJpeg,
	type Step,
	signUp,
	tabTo,
	test,
	words,
} from './journey';
import { violationsOf } from './violations';

test.use({ viewport: { width: 360, height: 740 } });

async function checkPage(page: Page, step: Step) {
	await onStep(page, step);
	const width = () => page.evaluate(() => document.documentElement.scrollWidth);
	await expect.poll(width, `${step} scrolls sideways`).toBeLessThanOrEqual(360);
	const violations = await violationsOf(page);
	expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
}

async function goOn(page: Page) {
	await tabTo(page, next(page));
	await page.keyboard.press('Enter');
}

test('[WIZ-02] [NAV-10] the whole journey works by the keyboard alone at 360 px', { tag: '@whole' }, async ({
	page,
	server,
}) => {
	await signUp(page, server);
	await page.goto('/application');
	await checkPage(page, 'COUNTRY');
	await tabTo(page, page.getByRole('searchbox'));
	const found = page.waitForResponse(/countryName=ital/);
	await page.keyboard.type('ital');
	await found;
	await expect(page.getByRole('option')).toHaveCount(1);
	await page.keyboard.press('Tab');
	await tabTo(page, page.getByRole('listbox'));
	await page.keyboard.press('Space');
	await goOn(page);

	await checkPage(page, 'DATE');
	await expect(page.getByRole('heading', { level: 1, name: headings.DATE })).toBeFocused();
	await tabTo(page, page.getByLabel('Select approximate start date').first());
	await page.keyboard.type(dateIn(30).replaceAll('/', ''));
	await tabTo(page, page.getByLabel('Select approximate end date').first());
	await page.keyboard.type(dateIn(40));
	await goOn(page);

	for (const step of ['VISA_TYPE', 'VISA_OPTION', 'SERVICE'] as const) {
		await checkPage(page, step);
		await tabTo(page, cards(page).first());
		await page.keyboard.press('Space');
		await goOn(page);
	}

	await checkPage(page, 'UPLOAD_DOCUMENT');
	const chooser = page.waitForEvent('filechooser');
	await tabTo(page, page.locator('input[type=file]'));
	await page.keyboard.press('Enter');
	await (await chooser).setFiles({ name: 'p.jpg', mimeType: 'image/jpeg', buffer: await passportJpeg() });
	await expect(page.getByText('Image uploaded successful')).toBeVisible();
	await goOn(page);

	await checkPage(page, 'FINAL_REVIEW');
	const confirm = page.getByRole('button', { name: words.confirm });
	await expect(confirm).toBeEnabled();
	await tabTo(page, confirm);
	await page.keyboard.press('Enter');
	await page.waitForURL(/sandbox-bank/);
	await tabTo(page, page.getByRole('button', { name: 'Ödə', exact: true }));
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { name: 'Ödəniş qəbul edildi' })).toBeVisible();
});
