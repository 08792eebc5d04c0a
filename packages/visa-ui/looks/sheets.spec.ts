import { expect, test } from '@playwright/test';
import { themes, widths } from '../../../.storybook/modes';
import { hasSheet, nameOf, openStory, setGlobals, sheetOf, storyFiles } from './storybook';

for (const file of storyFiles.filter(hasSheet)) {
	const name = nameOf(file);

	test(`the sheet of ${name} looks as agreed in every theme and width, and in forced colours`, async ({ page }) => {
		await openStory(page, sheetOf(file));
		const shoot = async (words: string) => {
			await expect.soft(page).toHaveScreenshot(`${name}-${words}.png`, { fullPage: true });
		};
		for (const width of widths) {
			await page.setViewportSize({ width, height: 320 });
			for (const theme of themes) {
				await setGlobals(page, { theme });
				await shoot(`${theme}-${width}`);
			}
		}
		await setGlobals(page, { theme: 'light' });
		await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
		await shoot('forced-colours-1440');
	});
}
