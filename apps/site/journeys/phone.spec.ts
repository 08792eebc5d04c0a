import type { Page } from '@playwright/test';
import {
	cards,
	chooseCountry,
	chooseFirstCard,
	expect,
	moving,
	next,
	onStep,
	test,
	typeDates,
	uploadPassport,
} from './journey';

test.use(moving);

test.use({ viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true });

/** The bar of buttons, and whether both are entirely visible. */
const bar = (page: Page) =>
	page.evaluate(() => {
		const element = document.querySelector('[data-wizard="actions"]');
		const { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
		const buttons = [...(element?.querySelectorAll('button') ?? [])].map((button) => button.getBoundingClientRect());
		const isWhole = buttons.every(
			(box) =>
				box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight && box.height >= 44,
		);
		return {
			top: Math.round(top),
			bottom: Math.round(bottom),
			rows: new Set(buttons.map((box) => box.top)).size,
			isWhole,
		};
	});

/**
 * Scrolls to the bar, because with very large text it is at the end of the step instead of the bottom of the window:
 * again before every check, as a step grows when its list arrives.
 */
async function barAtEnd(page: Page) {
	await page.evaluate(() => document.querySelector('[data-wizard="actions"]')?.scrollIntoView({ block: 'end' }));
	return bar(page);
}

const steps: [string, (page: Page) => Promise<unknown>][] = [
	['COUNTRY', (page) => chooseCountry(page, 'İtaliya')],
	['DATE', (page) => typeDates(page)],
	['VISA_TYPE', chooseFirstCard],
	['VISA_OPTION', chooseFirstCard],
	['SERVICE', chooseFirstCard],
	['UPLOAD_DOCUMENT', uploadPassport],
];

test('[WIZ-03] on a phone Back and Next stand at the foot of the window on every step, chosen or not', {
	tag: '@whole',
}, async ({ page }) => {
	await page.goto('/application');
	const tops: number[] = [];
	for (const [step, choose] of steps) {
		await onStep(page, step as 'COUNTRY');
		await page.evaluate(() => scrollTo(0, 0));
		await expect.poll(() => bar(page)).toMatchObject({ bottom: 780, rows: 1, isWhole: true });
		const before = await bar(page);
		await choose(page);
		await page.evaluate(() => scrollTo(0, 0));
		await expect.poll(() => bar(page)).toEqual(before);
		tops.push(before.top);
		await next(page).click();
	}
	await onStep(page, 'FINAL_REVIEW');
	await page.evaluate(() => scrollTo(0, 0));
	await expect.poll(() => bar(page)).toMatchObject({ bottom: 780, isWhole: true });
	await expect(page.locator('[data-wizard="actions"]')).toContainText('AZN');
	expect(new Set(tops).size).toBe(1);
});

for (const size of [150, 200]) {
	test(`[WIZ-03] with text of ${size} % no button is cut, and nothing that has the focus lies below the bar`, {
		tag: '@whole',
	}, async ({ page }) => {
		await page.addInitScript((percent) => {
			addEventListener('DOMContentLoaded', () => {
				document.documentElement.style.fontSize = `${percent}%`;
			});
		}, size);
		await page.goto('/application');
		for (const [step, choose] of steps) {
			await onStep(page, step as 'COUNTRY');
			await expect.poll(() => barAtEnd(page)).toMatchObject({ isWhole: true });
			const width = () => page.evaluate(() => document.documentElement.scrollWidth);
			await expect.poll(width, `${step} scrolls sideways`).toBeLessThanOrEqual(360);
			if (step === 'VISA_TYPE') {
				const documents = page.getByRole('button', { name: /Dokumentlər/ });
				for (const button of await documents.all()) {
					await button.focus();
					const isSeen = () =>
						button.evaluate((element) => {
							const box = element.getBoundingClientRect();
							const foot = document.querySelector('[data-wizard="actions"]')?.getBoundingClientRect().top ?? 0;
							return box.bottom <= Math.min(foot, innerHeight) && box.top >= 0;
						});
					await expect.poll(isSeen).toBe(true);
				}
				await expect(cards(page).first()).toBeVisible();
			}
			// A toast under the pointer would stay, and large ones cover the buttons: waits until they have gone.
			await page.mouse.move(0, 0);
			await choose(page);
			await expect(page.getByRole('region', { name: 'Bildirişlər' })).toBeHidden();
			await next(page).click();
		}
		await onStep(page, 'FINAL_REVIEW');
		await expect.poll(() => barAtEnd(page)).toMatchObject({ isWhole: true });
	});
}

test('a link that stands alone is met by a finger 44 px high', { tag: '@whole' }, async ({ page }) => {
	/** The height within which a finger hits the link, up and down from its middle. */
	const metOf = (name: string) =>
		page.getByRole('link', { name, exact: true }).evaluate((link) => {
			link.scrollIntoView({ block: 'center' });
			const { left, top, height } = link.getBoundingClientRect();
			const isMet = (y: number) => link.contains(document.elementFromPoint(left + 4, y));
			const middle = top + height / 2;
			let [first, last] = [middle, middle];
			while (isMet(first - 1)) first -= 1;
			while (isMet(last + 1)) last += 1;
			return last - first + 1;
		});
	const pages = {
		'/auth/login': ['Şifrəni unutmusunuz?', 'Qeydiyyatdan keç', 'Məxfilik qaydaları', 'Müraciətin vəziyyəti'],
		'/auth/forgot-password': ['Daxil ol səhifəsinə qayıt'],
		'/': ['Bütün ölkələr'],
	};
	for (const [path, names] of Object.entries(pages)) {
		await page.goto(path);
		for (const name of names) {
			await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
			expect(await metOf(name), name).toBeGreaterThanOrEqual(43);
		}
	}
});
