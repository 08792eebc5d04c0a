import { expect, test } from './journey';
import { accessible, admin, signIn } from './staff';

const inks = [
	{ theme: 'dark', media: { colorScheme: 'dark', contrast: 'no-preference' } },
	{ theme: 'high-contrast', media: { colorScheme: 'light', contrast: 'more' } },
] as const;

for (const { theme, media } of inks) {
	test(`[THM-01] pages that come in the theme ${theme} have no violations, those of staff too`, async ({ page }) => {
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
