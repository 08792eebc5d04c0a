import { readFile, writeFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { modes } from '../../../.storybook/modes';
import { highContrast } from '../src/theme/themes/highContrast';
import { light } from '../src/theme/themes/light';
import { isTagged, nameOf, sheetOf, storiesForAnyWindow, storyFiles, taggedOf } from './entries';
import { expectToFit, expectToFitEnlarged, smallest, softly } from './fit';
import { markOf } from './keptPicture';
import { openStory, setGlobals, test } from './storybook';

const height = 480;

/**
 * The whole page is what the stored screenshot was made from, to the last byte; or close enough, if another machine's
 * rasteriser shades an edge differently. Comparing two screenshots takes longer than taking one. An accepted screenshot
 * is stored as rendered even if it is close enough: otherwise small changes would accumulate until the stored one shows
 * the past.
 */
async function expectPicture(page: Page, name: string) {
	const info = test.info();
	const path = info.snapshotPath(name, { kind: 'screenshot' });
	const kept = await readFile(path).catch(() => null);
	const drawn = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' });
	if (info.config.updateSnapshots === 'all') return writeFile(path, drawn);
	if (kept?.includes(markOf(drawn))) return;
	await expect.soft(page).toHaveScreenshot(name, { fullPage: true });
}

for (const file of storyFiles.filter((path) => isTagged(path, 'sheet'))) {
	const name = nameOf(file);

	test(`the sheet of ${name} looks as agreed in every theme and width, in forced colours, and fits 320 px`, {
		tag: '@whole',
	}, async ({ keptPage: page }) => {
		await page.setViewportSize({ width: 360, height });
		await openStory(page, sheetOf(file));
		for (const { theme, viewport } of Object.values(modes)) {
			await page.setViewportSize({ width: viewport, height });
			await setGlobals(page, { theme });
			await expectPicture(page, `${name}-${theme}-${viewport}.png`);
		}
		await setGlobals(page, { theme: 'light' });
		await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
		await expectPicture(page, `${name}-forced-colours-1440.png`);
		await expectToFit(page);
	});
}

/** By how much the matrices of states are wider than their container, in px. */
const statesOut = (page: Page) =>
	page
		.getByTestId('states')
		.locator('> div')
		.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

/**
 * Cells that look like the control at rest, and those that look the same pressed as hovered. In forced colours hovering
 * may change nothing, a press must.
 */
const alike = (page: Page, states?: string[]) =>
	page.evaluate((asked) => {
		const seen = [
			...['color', 'background-color', 'background-image', 'box-shadow', 'opacity', 'transform', 'font-weight'],
			...['border-color', 'border-width', 'border-style', 'outline-color', 'outline-style', 'outline-width'],
			...['text-decoration-line', 'text-decoration-color', 'text-decoration-thickness', 'content', 'visibility'],
		];
		// In forced colours, no background and a soft one look alike.
		const paper = asked ? getComputedStyle(document.body).backgroundColor : '';
		const lookOf = (element: Element, part?: string) => {
			const style = getComputedStyle(element, part);
			return seen.map((name) => style.getPropertyValue(name).replace(asked ? 'rgba(0, 0, 0, 0)' : '', paper)).join();
		};
		/** The browser's own control is invisible, above or below what is drawn for it. */
		const isSeen = (element: Element): boolean => {
			const { width, height } = element.getBoundingClientRect();
			// Without a box of its own it is where its children are.
			const isBoxless = getComputedStyle(element).display === 'contents';
			const isDrawn = isBoxless || (element.checkVisibility({ opacityProperty: true }) && (width > 1 || height > 1));
			return isDrawn && (element.matches('td') || !element.parentElement || isSeen(element.parentElement));
		};
		const look = (cell: Element) =>
			[...cell.querySelectorAll('*')]
				.filter(isSeen)
				.flatMap((element) => [
					element.tagName,
					lookOf(element),
					lookOf(element, '::before'),
					lookOf(element, '::after'),
				])
				.join('\n');
		return [...document.querySelectorAll<HTMLElement>('[data-testid="states"] > div > table')].flatMap((table) => {
			const cells = [...table.querySelectorAll<HTMLElement>(':scope > tbody > tr > td')];
			return [...Map.groupBy(cells, ({ dataset }) => dataset.row)].flatMap(([row, own]) => {
				const looks = new Map(own.map((cell) => [cell.dataset.column ?? '', look(cell)]));
				const name = `${table.dataset.theme ?? ''} ${row}`;
				// A selected control looks selected under the pointer too.
				const isChosen = /chosen|selected|open$/.test(name);
				return [
					...[...looks].flatMap(([state, itsLook]) =>
						state !== 'rest' &&
						itsLook === looks.get('rest') &&
						!(isChosen && state === 'hover') &&
						(!asked || asked.includes(state))
							? [`${name}: ${state}`]
							: [],
					),
					...(looks.has('pressed') && looks.get('pressed') === looks.get('hover') ? [`${name}: pressed as hover`] : []),
				];
			});
		});
	}, states);

/** Text on a pressed background, in forced colours, whose colour doesn't belong to that background. */
const wordsInAnotherInk = (page: Page) =>
	page.evaluate(() => {
		const probe = document.body.appendChild(document.createElement('i'));
		probe.style.cssText = 'forced-color-adjust: none; background: Highlight; color: HighlightText';
		const { backgroundColor: ground, color: ink } = getComputedStyle(probe);
		probe.remove();
		const groundOf = (element: Element | null): string => {
			const own = element ? getComputedStyle(element).backgroundColor : '';
			return element && own === 'rgba(0, 0, 0, 0)' ? groundOf(element.parentElement) : own;
		};
		return [...document.querySelectorAll('[data-testid="states"] td *')]
			.filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
			.filter((element) => groundOf(element) === ground && getComputedStyle(element).color !== ink)
			.map((element) => `${element.textContent} in ${getComputedStyle(element).color}`);
	});

for (const file of storyFiles.filter((path) => isTagged(path, 'states'))) {
	const name = nameOf(file);

	test(`${name} looks as agreed in each of its states, each other than at rest and in sight, light and dark, and in forced colours`, {
		tag: '@whole',
	}, async ({ keptPage: page }) => {
		await page.setViewportSize({ width: 1440, height });
		await openStory(page, taggedOf(file, 'states'));
		await softly.poll(() => statesOut(page), 'all columns are in sight').toBe(0);
		await expectPicture(page, `${name}-states.png`);
		expect.soft(await alike(page)).toEqual([]);
		await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
		await expectPicture(page, `${name}-states-forced-colours.png`);
		expect.soft(await alike(page, ['focus', 'pressed', 'disabled'])).toEqual([]);
		expect.soft(await wordsInAnotherInk(page)).toEqual([]);
	});
}

test('[THM-01] states are shown in high contrast when the toolbar asks for it, and light beside dark otherwise', async ({
	keptPage: page,
}) => {
	await page.setViewportSize({ width: 1440, height });
	const states = taggedOf('components/Button/Button.stories.tsx', 'states');
	for (const [theme, shown, ground] of [
		['high-contrast', ['high-contrast'], highContrast.colors.accent],
		['dark', ['light', 'dark'], light.colors.accent],
	] as const) {
		await openStory(page, states, { theme });
		const heads = page.getByTestId('states').locator('tr:first-child > th:first-child');
		await expect(heads).toHaveText([...shown]);
		await expect(page.getByTestId('states').getByRole('button').first()).toHaveCSS('background-color', ground);
	}
});

test('[NAV-09] a state story shows hovering in narrow canvases too, where a real pointer still changes nothing', async ({
	keptPage: page,
}) => {
	const button = (table: string, row: string, column: string) =>
		page.locator(`[data-testid="states"] > div > table${table} td[data-row="${row}"][data-column="${column}"] button`);
	const lookOf = (control: Locator) =>
		control.evaluate((element) => {
			const { backgroundColor, borderColor, color } = getComputedStyle(element);
			return { backgroundColor, borderColor, color };
		});
	for (const [theme, tables] of [
		['light', ['[data-theme="light"]', '[data-theme="dark"]']],
		['high-contrast', ['']],
	] as const) {
		for (const width of [900, 360]) {
			await page.setViewportSize({ width, height });
			await openStory(page, taggedOf('components/Button/Button.stories.tsx', 'states'), { theme });
			for (const table of tables) {
				for (const row of ['primary', 'critical']) {
					const rest = button(table, row, 'rest');
					const atRest = await lookOf(rest);
					const where = `${row} ${theme} ${table} at ${width} px`;
					expect.soft(await lookOf(button(table, row, 'hover')), where).not.toEqual(atRest);
					await rest.hover();
					expect.soft(await lookOf(rest), `${where}, under a pointer`).toEqual(atRest);
					await page.mouse.move(0, 0);
				}
			}
		}
	}
});

const ofWizard = storyFiles.filter((path) => path.startsWith('wizard/stories/'));
test('[WIZ-02] every step of the wizard fits 320 px, from right to left, and with text of 200 %', {
	tag: '@whole',
}, async ({ keptPage: page }) => {
	for (const { id } of ofWizard.flatMap(storiesForAnyWindow)) {
		await page.setViewportSize(smallest);
		await openStory(page, id);
		await expectToFit(page);
	}
});

/**
 * Besides their sheets: whole pages, and components with stories of their own about narrow containers or open parts.
 */
const crowded = /^recipes\/|\/(DateRange|Dialog|Drawer|Menu|Tabs|Toast|ToggleButtonGroup)\.stories/;
for (const file of storyFiles.filter((path) => crowded.test(path))) {
	test(`every story of ${nameOf(file)} fits 320 px with text of 200 %, in both directions of reading`, {
		tag: '@whole',
	}, async ({ keptPage: page }) => {
		await page.setViewportSize(smallest);
		// All states side by side are a table for designers, and no part of a page.
		for (const { id } of storiesForAnyWindow(file).filter((story) => !story.id.endsWith('--states'))) {
			await openStory(page, id, { textSize: 'double' });
			await test.step(id, () => expectToFitEnlarged(page));
		}
	});
}
