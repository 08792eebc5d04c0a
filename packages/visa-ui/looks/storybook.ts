import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

/** Pages of one worker share what the browser has loaded and compiled already. */
export const test = base.extend<object, { shared: BrowserContext }>({
	shared: [
		async ({ browser }, use) => {
			const context = await browser.newContext({ locale: 'az-AZ', timezoneId: 'Asia/Baku', reducedMotion: 'reduce' });
			await use(context);
			await context.close();
		},
		{ scope: 'worker' },
	],
	page: async ({ shared }, use) => {
		const page = await shared.newPage();
		await use(page);
		await page.close();
	},
});

const source = fileURLToPath(new URL('../src/', import.meta.url));

const filesEndingWith = (end: string) =>
	readdirSync(source, { recursive: true, encoding: 'utf8' })
		.filter((path) => path.endsWith(end))
		.sort();

/** Where stories and pages of words stand; known before Storybook has been built. */
export const storyFiles = filesEndingWith('.stories.tsx');
export const pageFiles = filesEndingWith('.mdx');

export const hasSheet = (file: string) => readFileSync(source + file, 'utf8').includes("tags: ['sheet']");

/** 'components/Badge/Badge.stories.tsx' → 'Badge'. */
export const nameOf = (file: string) => /([^/]+)\.stories\.tsx$/.exec(file)?.[1] ?? file;

interface Entry {
	id: string;
	type: 'story' | 'docs';
	importPath: string;
	tags: string[];
}

/** The entries of one stories file in the built Storybook. */
export function entriesOf(file: string): Entry[] {
	const index = readFileSync(`${process.env.STORYBOOK_FOLDER}/index.json`, 'utf8');
	const { entries } = JSON.parse(index) as { entries: Record<string, Entry> };
	return Object.values(entries).filter((entry) => entry.importPath.endsWith(`/visa-ui/src/${file}`));
}

export const storiesOf = (file: string) => entriesOf(file).filter(({ type }) => type === 'story');

export function sheetOf(file: string): string {
	const sheet = storiesOf(file).find(({ tags }) => tags.includes('sheet'));
	if (!sheet) throw new Error(`${file} has no sheet`);
	return sheet.id;
}

export function pageOf(file: string): string {
	const page = entriesOf(file).find(({ type }) => type === 'docs');
	if (!page) throw new Error(`${file} is no page of Storybook`);
	return page.id;
}

/** Opens one story alone, and waits until it stands: rendered, played, fonts loaded. */
export async function openStory(page: Page, id: string, globals: Record<string, string> = {}) {
	// The stories' own tests run axe; here it would only take time.
	const wishes = ['a11y.manual:!true', ...Object.entries(globals).map(([name, value]) => `${name}:${value}`)];
	await page.goto(`${process.env.STORYBOOK_URL}iframe.html?id=${id}&viewMode=story&globals=${wishes.join(';')}`);
	await settled(page);
	await page.evaluate(() => document.fonts.ready);
}

/** Until the story has been rendered and played. */
async function settled(page: Page) {
	await page.waitForFunction(() => {
		const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
			__STORYBOOK_PREVIEW__?: { storyRenders?: { phase: string }[] };
		};
		const phases = preview?.storyRenders?.map(({ phase }) => phase) ?? [];
		if (phases.includes('errored')) throw new Error('The story failed');
		return phases.length > 0 && phases.every((phase) => phase === 'finished');
	});
}

/** Asks the open story for other globals, as the toolbar does, without loading it anew. */
export async function setGlobals(page: Page, globals: Record<string, string>) {
	await page.evaluate((wishes) => {
		const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
			__STORYBOOK_ADDONS_CHANNEL__: { emit: (name: string, data: object) => void };
		};
		channel.emit('updateGlobals', { globals: wishes });
	}, globals);
	for (const [name, value] of Object.entries(globals)) {
		const attribute = { theme: 'data-theme', direction: 'dir' }[name];
		if (attribute) await expect(page.locator('html')).toHaveAttribute(attribute, value);
	}
	await settled(page);
}

/** What makes the page wider than the window; a part that scrolls by itself may be wider. */
const overflow = (page: Page) =>
	page.evaluate(() => {
		const { scrollWidth, clientWidth } = document.documentElement;
		return scrollWidth <= clientWidth ? 'fits' : `${scrollWidth} px in a window of ${clientWidth} px`;
	});

/** At 320 px in both directions of reading, and with text of 200 % in a window as wide for it, nothing scrolls sideways. */
export async function expectToFit(page: Page) {
	await page.setViewportSize({ width: 320, height: 640 });
	expect.soft(await overflow(page), 'from left to right').toBe('fits');
	await setGlobals(page, { direction: 'rtl' });
	expect.soft(await overflow(page), 'from right to left').toBe('fits');
	await page.setViewportSize({ width: 640, height: 640 });
	await setGlobals(page, { direction: 'ltr', textSize: '200' });
	expect.soft(await overflow(page), 'with text of 200 %').toBe('fits');
}
