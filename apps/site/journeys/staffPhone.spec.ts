import type { Page } from '@playwright/test';
import { words } from '../src/dashboard/strings';
import { strings } from '../src/strings/az';
import { expect, test } from './journey';
import { admin, heading, signIn } from './staff';

test.use({ viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true });

async function atDashboard(page: Page) {
	await signIn(page, admin);
	await expect(page).toHaveURL(/\/dashboard$/);
}

test('[DSH-01] [NAV-07] on a phone one button opens the menu of the dashboard and that of the site', async ({
	page,
}) => {
	await atDashboard(page);
	await expect(page.getByRole('button', { name: /[Mm]eny/ })).toHaveCount(1);
	const button = page.getByRole('button', { name: strings.shell.menu, exact: true });
	await button.click();
	const drawer = page.getByRole('dialog');
	const sections = drawer.getByRole('navigation', { name: words.title });
	await expect(sections.getByRole('link', { name: words.nav.home })).toHaveAttribute('aria-current', 'page');
	await expect(drawer.getByRole('navigation', { name: strings.shell.mainMenu })).toBeVisible();
	await expect(drawer.getByRole('button', { name: strings.shell.logout })).toHaveCount(1);
	await sections.getByRole('link', { name: new RegExp(`^${words.sections.countries.many}`) }).click();
	await expect(heading(page, words.sections.countries.many)).toBeVisible();
	await expect(drawer).toBeHidden();
	// The page that is open already closes it too.
	await button.click();
	await sections.getByRole('link', { name: new RegExp(`^${words.sections.countries.many}`) }).click();
	await expect(drawer).toBeHidden();
	await button.click();
	await page.keyboard.press('Escape');
	await expect(button).toBeFocused();
});
