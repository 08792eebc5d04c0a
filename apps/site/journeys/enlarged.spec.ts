import type { Page } from '@playwright/test';
import { crowding } from '../../../tools/setup/crowding.mjs';
import { allAddresses } from '../src/addresses';
import { payer } from './casework';
import { expect, next, offerOf, onStep, openReview, signUp, test, uploadPassport, words } from './journey';
import { admin, paths, save, signIn } from './staff';

/** The narrowest window with the largest text, and a usual phone with large text. */
const sizes = [
	{ width: 320, letters: 200 },
	{ width: 360, letters: 150 },
];

/** Opens a page once, and checks it at each size. */
async function standsEnlarged(page: Page, path: string) {
	await page.goto(path);
	await isEnlarged(page, path);
}

/** Checks the open page at each size. */
async function isEnlarged(page: Page, path: string) {
	await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
	await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
	for (const { width, letters } of sizes) {
		await page.setViewportSize({ width, height: 640 });
		await page.evaluate((percent) => {
			document.documentElement.style.fontSize = `${percent}%`;
		}, letters);
		await expect.soft
			.poll(() => page.evaluate(crowding), `${path} at ${width} px with letters of ${letters} %`)
			.toEqual([]);
	}
}

/** Pages of a single record are left out. */
const isSimple = (path: string) => !path.includes('$') && !path.startsWith('/dashboard');

test('[RTE-01] [RTE-03] with letters of 150 and 200 % no word of the pages for everybody is cut or lies over another', {
	tag: '@whole',
}, async ({ page }) => {
	for (const path of allAddresses.filter((one) => isSimple(one) && !/^\/(applications|profile)/.test(one)))
		await standsEnlarged(page, path);
});

test('[ACC-01] with letters of 150 and 200 % no word of the pages of one’s own is cut or lies over another', {
	tag: '@whole',
}, async ({ page, server }) => {
	await signUp(page, server);
	for (const path of allAddresses.filter((one) => isSimple(one) && /^\/(applications|profile)/.test(one)))
		await standsEnlarged(page, path);
});

test('[ACC-03] with letters of 150 and 200 % no word of a request’s page is cut or lies over another, and amounts leave its words whole', {
	tag: '@whole',
}, async ({ browser, server }) => {
	const { page, reference } = await payer(browser, server);
	await page.getByRole('link', { name: reference }).click();
	await expect(page.getByRole('list', { name: 'Olanlar' })).toBeVisible();
	await isEnlarged(page, 'a request');
	await page.setViewportSize({ width: 320, height: 640 });
	await page.evaluate(() => {
		document.documentElement.style.fontSize = '200%';
	});
	for (const name of ['Qiymət', 'Ödənişlər'])
		for (const row of await page.getByRole('table', { name }).getByRole('row').all()) {
			const [words, amount] = await Promise.all([
				row.getByRole('rowheader').boundingBox(),
				row.getByRole('cell').boundingBox(),
			]);
			expect(amount?.y).toBeGreaterThanOrEqual((words?.y ?? 0) + (words?.height ?? 0) - 1);
		}
});

test('[DSH-01] with letters of 150 and 200 % no word of the dashboard is cut or lies over another', {
	tag: '@whole',
}, async ({ page }) => {
	await signIn(page, admin);
	await expect(page).toHaveURL(/\/dashboard$/);
	for (const path of ['', '/visa-applications', '/my-visa-applications', '/audit', '/security'])
		await standsEnlarged(page, `/dashboard${path}`);
	for (const section of paths) {
		await standsEnlarged(page, `/dashboard/${section}`);
		await standsEnlarged(page, `/dashboard/${section}/create`);
	}
});

test('[DSH-01] in a small window, with letters of any size, the bar that saves a form leaves room for it, and what has the focus is never under it', {
	tag: '@whole',
}, async ({ page }) => {
	await signIn(page, admin);
	await expect(page).toHaveURL(/\/dashboard$/);
	for (const section of ['services', 'promocodes', 'agents'])
		for (const { width, letters } of [...sizes, { width: 320, letters: 100 }]) {
			await page.setViewportSize({ width, height: 640 });
			await page.goto(`/dashboard/${section}/create`);
			await expect(save(page)).toBeVisible();
			await page.evaluate((percent) => {
				document.documentElement.style.fontSize = `${percent}%`;
			}, letters);
			const taken = await save(page).evaluate((button) => {
				for (let part = button.parentElement; part; part = part.parentElement)
					if (getComputedStyle(part).position === 'sticky') return part.offsetHeight / window.innerHeight;
				return 0;
			});
			expect(taken, `${section} at ${width} px with letters of ${letters} %`).toBeLessThan(0.25);
			await page.locator('form').getByRole('textbox').first().focus();
			while (!(await save(page).evaluate((button) => button === document.activeElement))) {
				const seen = await page.evaluate(() => {
					const focused = document.activeElement as HTMLElement;
					// If an element is taller than the window, its visible part.
					const { left, bottom, width: wide } = focused.getBoundingClientRect();
					const there = document.elementFromPoint(left + wide / 2, Math.min(bottom, window.innerHeight) - 2);
					// A checkbox is drawn by the element beside it.
					const isIt =
						there && (focused.contains(there) || there.contains(focused) || focused.closest('label')?.contains(there));
					return isIt
						? true
						: `${focused.id || focused.outerHTML.slice(0, 80)} is under ${there?.outerHTML.slice(0, 80)}`;
				});
				expect(seen, `${section} at ${width} px with letters of ${letters} %`).toBe(true);
				await page.keyboard.press('Tab');
			}
		}
});

test('[DSH-04] with letters of 150 and 200 % no word of an open case is cut or lies over another, and nothing scrolls sideways', {
	tag: '@whole',
}, async ({ page, browser, server }) => {
	const { reference } = await payer(browser, server);
	await signIn(page, admin);
	await expect(page).toHaveURL(/\/dashboard$/);
	await page.goto('/dashboard/visa-applications');
	await page.getByRole('link', { name: reference }).click();
	await expect(page.getByRole('heading', { level: 2, name: reference })).toBeVisible();
	await isEnlarged(page, 'a case');
	await expect
		.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
		.toBe(0);
});

/** From last to first, by each page's heading in Russian, which has the longest words. */
const stepsInRussian = [
	'Последняя проверка',
	'Загрузите фото паспорта',
	'Выберите услугу',
	'Выберите вариант визы',
	'Выберите тип визы',
	'Выберите примерные даты поездки',
	'Выберите страну поездки',
];

test('[ACC-09] [WIZ-02] in Russian with letters of 150 and 200 % no word of any step is cut or lies over another, and nothing scrolls sideways', {
	tag: '@whole',
}, async ({ page, server }) => {
	await openReview(page, server, 'İtaliya');
	await page.getByRole('contentinfo').getByRole('button', { name: 'Русский' }).click();
	for (const heading of stepsInRussian) {
		await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
		await isEnlarged(page, heading);
		expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), heading).toBe(0);
		if (heading !== stepsInRussian.at(-1)) await page.getByRole('button', { name: 'Назад' }).click();
	}
});

/** Tabs from where the focus is to a button, and checks at each stop that no message lies over it. */
async function tabsUncovered(page: Page, last: ReturnType<Page['getByRole']>) {
	const isLast = () => last.evaluate((element) => element === document.activeElement);
	for (let presses = 0; presses < 60 && !(await isLast()); presses += 1) {
		await page.keyboard.press('Tab');
		const covered = () =>
			page.evaluate(() => {
				const focused = document.activeElement;
				const news = document.querySelector('section[popover]');
				if (!focused || !news || focused === document.body || news.contains(focused)) return null;
				const { left, top, width, height } = focused.getBoundingClientRect();
				const there = document.elementFromPoint(left + width / 2, top + height / 2);
				return there && news.contains(there) ? focused.outerHTML.slice(0, 80) : null;
			});
		await expect.poll(covered).toBeNull();
	}
	expect(await isLast()).toBe(true);
}

test('[TST-01] at 320 px with letters of 200 % no message lies over what keys have the focus on, in the wizard and on a page', {
	tag: '@whole',
}, async ({ page, server }) => {
	await page.addInitScript(() => {
		// Messages stay, as they do under a pointer.
		const later = window.setTimeout;
		window.setTimeout = ((act: () => void, ms?: number) => later(act, ms === 3000 ? 1e9 : ms)) as typeof setTimeout;
		addEventListener('DOMContentLoaded', () => {
			document.documentElement.style.fontSize = '200%';
		});
	});
	await page.setViewportSize({ width: 320, height: 640 });
	await signUp(page, server);
	const choices = await offerOf(page, server, 'İtaliya');
	await page.goto(`/application?${new URLSearchParams({ step: 'UPLOAD_DOCUMENT', ...choices })}`);
	await onStep(page, 'UPLOAD_DOCUMENT');
	await uploadPassport(page);
	await page.getByRole('button', { name: 'Menyu' }).focus();
	await tabsUncovered(page, next(page));
	await page.keyboard.press('Enter');
	await onStep(page, 'FINAL_REVIEW');
	await expect(page.getByText('Image uploaded successful')).toBeVisible();
	await tabsUncovered(page, page.getByRole('button', { name: words.confirm }));

	await page.goto('/profile');
	await page.getByRole('button', { name: 'Menyu' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Çıxış et' }).click();
	await expect(page.getByRole('link', { name: 'Bütün ölkələr' })).toBeVisible();
	const news = page.getByRole('region', { name: 'Bildirişlər' });
	await expect(news.getByRole('listitem')).toBeVisible();
	await page.getByRole('button', { name: 'Menyu' }).focus();
	await tabsUncovered(page, page.getByRole('link', { name: 'Bütün ölkələr' }));
});
