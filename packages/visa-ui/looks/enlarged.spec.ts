import { expect } from '@playwright/test';
import { crowding } from '../../../tools/setup/crowding.mjs';
import { isTagged, nameOf, openStory, setGlobals, sheetOf, storyFiles, test } from './storybook';

/** Twice as large in the narrowest window is looked at first: the story comes so. */
const sizes = [
	{ width: 320, textSize: '200' },
	{ width: 360, textSize: '150' },
];

test('with letters of 150 and 200 % no word of any sheet is cut or lies over another', async ({ keptPage: page }) => {
	for (const file of storyFiles.filter((path) => isTagged(path, 'sheet'))) {
		await page.setViewportSize({ width: 320, height: 640 });
		await openStory(page, sheetOf(file), { textSize: '200' });
		for (const { width, textSize } of sizes) {
			await page.setViewportSize({ width, height: 640 });
			await setGlobals(page, { textSize });
			await expect.soft
				.poll(() => page.evaluate(crowding), `${nameOf(file)} at ${width} px with letters of ${textSize} %`)
				.toEqual([]);
		}
	}
});
