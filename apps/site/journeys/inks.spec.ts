import type { Page } from '@playwright/test';
import { words as desk } from '../src/dashboard/applications/strings';
import { strings } from '../src/strings/az';
import { expect, signUp, test } from './journey';
import { accessible, admin, signIn } from './staff';

const inks = [
	{ theme: 'dark', media: { colorScheme: 'dark', contrast: 'no-preference' } },
	{ theme: 'high-contrast', media: { colorScheme: 'light', contrast: 'more' } },
] as const;

for (const { theme, media } of inks) {
	test(`[THM-01] pages that come in the theme ${theme} have no violations, those of staff too`, {
		tag: '@whole',
	}, async ({ page }) => {
		await page.emulateMedia(media);
		const opens = async (path: string) => {
			await page.goto(path);
			await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
			await accessible(page);
		};
		for (const path of ['/', '/about', '/application', '/status', '/terms', '/contacts', '/auth/register'])
			await opens(path);
		await signIn(page, admin);
		await expect(page).toHaveURL(/\/dashboard$/);
		for (const path of ['', '/visa-applications', '/countries', '/promocodes/create']) await opens(`/dashboard${path}`);
	});
}

/** The entries of a row with a visible underline, by their text. */
const underlined = (page: Page, name: string) =>
	page
		.getByRole('navigation', { name })
		.getByRole('link')
		.evaluateAll((links) =>
			links
				.filter((link) =>
					// Its own underline, or that of its pseudo-element.
					[getComputedStyle(link), getComputedStyle(link, '::after')].some(
						({ content, borderBottomColor, borderBottomWidth }) =>
							content !== 'none' &&
							borderBottomWidth !== '0px' &&
							borderBottomColor !== getComputedStyle(document.body).backgroundColor,
					),
				)
				.map((link) => link.getAttribute('aria-current')),
		);

test('[DSH-01] [ACC-01] where colours are forced, of a row of entries the open one alone has a line', {
	tag: '@whole',
}, async ({ page, server }) => {
	await page.emulateMedia({ forcedColors: 'active' });
	await page.setViewportSize({ width: 768, height: 1024 });
	await signUp(page, server);
	await page.goto('/profile');
	await expect.poll(() => underlined(page, strings.account.nav)).toEqual(['page']);
	await page.context().clearCookies();
	await signIn(page, admin, '/dashboard/visa-applications');
	await expect.poll(() => underlined(page, desk.queues.label)).toEqual(['page']);
});
