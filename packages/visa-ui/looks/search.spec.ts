import { expect } from '@playwright/test';
import { test } from './storybook';

test('the sidebar finds a page also by what designers elsewhere call its subject', { tag: '@whole' }, async ({
	page,
}) => {
	await page.goto(String(process.env.STORYBOOK_URL));
	const search = page.locator('#storybook-explorer-searchfield');
	for (const [asked, found] of [
		['dropdown', 'Select'],
		['modal', 'Dialog'],
		['snackbar', 'Toast'],
		['autocomplete', 'ComboBox'],
		['spacing', 'Space'],
		['changelog', 'What’s new'],
		['upload', 'FileDrop'],
	] as const) {
		await search.fill(asked);
		await expect(page.getByRole('option').filter({ hasText: found }).first()).toBeVisible();
	}
});
