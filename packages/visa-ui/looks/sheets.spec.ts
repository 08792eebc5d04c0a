import { expect } from '@playwright/test';
import { modes } from '../../../.storybook/modes';
import { hasSheet, nameOf, openStory, setGlobals, sheetOf, storyFiles, test } from './storybook';

const height = 480;

for (const file of storyFiles.filter(hasSheet)) {
	const name = nameOf(file);

	test(`the sheet of ${name} looks as agreed in every theme and width, and in forced colours`, async ({ page }) => {
		await page.setViewportSize({ width: 360, height });
		await openStory(page, sheetOf(file));
		for (const { theme, viewport } of Object.values(modes)) {
			await page.setViewportSize({ width: viewport, height });
			await setGlobals(page, { theme });
			await expect.soft(page).toHaveScreenshot(`${name}-${theme}-${viewport}.png`, { fullPage: true });
		}
		await setGlobals(page, { theme: 'light' });
		await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
		await expect.soft(page).toHaveScreenshot(`${name}-forced-colours-1440.png`, { fullPage: true });
	});
}
