import { expect } from '@playwright/test';
import { expectToFitEnlarged, smallest } from './fit';
import { openStory, setGlobals, test } from './storybook';

const story = (name: string) => `site-in-any-scenario-${name}`;

test('a page is tried out in the scenario that the toolbar names, each from its beginning', { tag: '@whole' }, async ({
	page,
}) => {
	await openStory(page, story('dashboard--all-cases'));
	await expect(page.locator('body')).toHaveClass(/sb-main-fullscreen/);
	await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(20);
	await setGlobals(page, { scenario: 'visitor' });
	await expect(page.getByRole('heading', { name: 'İdarə panelinə giriş' })).toBeVisible();
	await setGlobals(page, { scenario: 'admin' });
	await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(20);
});

test('a scenario goes on where it was while theme and text size change', { tag: '@whole' }, async ({ page }) => {
	await openStory(page, story('everybody--application'));
	const row = page.getByRole('option', { name: /İtaliya/ });
	await row.click();
	await setGlobals(page, { theme: 'dark', textSize: 'large' });
	await expect(row).toHaveAttribute('aria-selected', 'true');
	await setGlobals(page, { scenario: 'emptyCatalogue' });
	await expect(page.getByText('Heç bir nəticə tapılmadı')).toBeVisible();
});

test('[ACC-09] a page is in the language of the toolbar, and the dashboard in its own', { tag: '@whole' }, async ({
	page,
}) => {
	const openIn = (language: string, name: string) =>
		page.goto(`${process.env.STORYBOOK_URL}iframe.html?id=${story(name)}&globals=language:${language}`);
	await openIn('ru', 'everybody--home');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Заявка на визу/);
	await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
	await openIn('ru', 'dashboard--dashboard');
	await expect(page.getByRole('heading', { level: 1, name: 'İdarə paneli' })).toBeVisible();
	await expect(page.locator('html')).toHaveAttribute('lang', 'az');
});

for (const id of ['account-signing-in--registration', 'account-request--receipt']) {
	test(`[RTE-03] [ACC-05] with text of 200 % in a window of 320 px, ${id} fits`, { tag: '@whole' }, async ({
		page,
	}) => {
		await page.setViewportSize(smallest);
		await openStory(page, `site-${id}`, { textSize: 'double' });
		await expectToFitEnlarged(page);
	});
}
