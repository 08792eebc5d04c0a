import { expect } from '@playwright/test';
import { openStory, setGlobals, test } from './storybook';

const story = (name: string) => `site-in-any-scenario--${name}`;

test('a page is tried out in the scenario that the toolbar names, each from its beginning', async ({ page }) => {
	await openStory(page, story('all-cases'));
	await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(20);
	await setGlobals(page, { scenario: 'visitor' });
	await expect(page.getByRole('heading', { name: 'İdarə panelinə giriş' })).toBeVisible();
	await setGlobals(page, { scenario: 'admin' });
	await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(20);
});

test('a scenario goes on where it was while theme and text size change', async ({ page }) => {
	await openStory(page, story('application'));
	const row = page.getByRole('option', { name: /İtaliya/ });
	await row.click();
	await setGlobals(page, { theme: 'dark', textSize: '150' });
	await expect(row).toHaveAttribute('aria-selected', 'true');
	await setGlobals(page, { scenario: 'emptyCatalogue' });
	await expect(page.getByText('Heç bir nəticə tapılmadı')).toBeVisible();
});
