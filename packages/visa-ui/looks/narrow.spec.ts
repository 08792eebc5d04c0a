import { expect, type Page } from '@playwright/test';
import { nameOf, openStory, setGlobals, storiesOf, storyFiles, test } from './storybook';

/** What makes the page wider than the window, if anything does; a part that scrolls by itself may be wider. */
const overflowing = (page: Page) =>
	page.evaluate(() => {
		const { scrollWidth, clientWidth } = document.documentElement;
		return scrollWidth <= clientWidth ? [] : [`${scrollWidth} px in a window of ${clientWidth} px`];
	});

for (const file of storyFiles) {
	test(`the stories of ${nameOf(file)} fit 320 px: left to right, right to left, with text of 200 %`, async ({
		page,
	}) => {
		const faults: string[] = [];
		await page.setViewportSize({ width: 320, height: 640 });
		page.on('pageerror', (error) => faults.push(String(error)));
		for (const { id } of storiesOf(file)) {
			const note = async (words: string) => {
				for (const fault of await overflowing(page)) faults.push(`${id}, ${words}: ${fault}`);
			};
			await openStory(page, id);
			await note('left to right');
			await setGlobals(page, { direction: 'rtl' });
			await note('right to left');
			await setGlobals(page, { direction: 'ltr', textSize: '200' });
			await note('text of 200 %');
		}
		expect(faults).toEqual([]);
	});
}
