import { expect } from '@playwright/test';
import { modes } from '../../../.storybook/modes';
import {
	expectToFit,
	expectToFitEnlarged,
	isTagged,
	nameOf,
	openStory,
	setGlobals,
	sheetOf,
	smallest,
	storiesOf,
	storyFiles,
	taggedOf,
	test,
} from './storybook';

const height = 480;

for (const file of storyFiles.filter((path) => isTagged(path, 'sheet'))) {
	const name = nameOf(file);

	test(`the sheet of ${name} looks as agreed in every theme and width, in forced colours, and fits 320 px`, async ({
		keptPage: page,
	}) => {
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
		await expectToFit(page);
	});
}

for (const file of storyFiles.filter((path) => isTagged(path, 'states'))) {
	const name = nameOf(file);

	test(`${name} looks as agreed in each of its states, light beside dark, and in forced colours`, async ({
		keptPage: page,
	}) => {
		await page.setViewportSize({ width: 1440, height });
		await openStory(page, taggedOf(file, 'states'));
		await expect.soft(page).toHaveScreenshot(`${name}-states.png`, { fullPage: true });
		await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
		await expect.soft(page).toHaveScreenshot(`${name}-states-forced-colours.png`, { fullPage: true });
	});
}

const wizard = 'wizard/Wizard.stories.tsx';
test('[WIZ-02] every step of the wizard fits 320 px, from right to left, and with text of 200 %', async ({
	keptPage: page,
}) => {
	for (const { id } of storiesOf(wizard)) {
		await page.setViewportSize(smallest);
		await openStory(page, id);
		await expectToFit(page);
	}
});

/** Beside their sheets: whole pages, and components with stories of their own about narrow places or open parts. */
const crowded = /^recipes\/|\/(DateRange|Dialog|Drawer|Menu|Tabs|Toast|ToggleButtonGroup)\.stories/;
for (const file of storyFiles.filter((path) => crowded.test(path))) {
	test(`every story of ${nameOf(file)} fits 320 px with text of 200 %, in both directions of reading`, async ({
		keptPage: page,
	}) => {
		await page.setViewportSize(smallest);
		// All states side by side are a designer's table, and no part of a page.
		for (const { id } of storiesOf(file).filter((story) => !story.id.endsWith('--states'))) {
			await openStory(page, id, { textSize: '200' });
			await test.step(id, () => expectToFitEnlarged(page));
		}
	});
}
