import { type Browser, type BrowserContext, test as base, type Page } from '@playwright/test';
import { pageOf, sheetOf } from './entries';

interface Shared {
	shared: BrowserContext;
	/** A page that stays open from one test to the next, for stories at rest: `openStory` shows the next one in it. */
	keptPage: Page;
}

/**
 * The user agent of these tests. Storybook recognises it as a test's, and holds what is moving at the end of a story;
 * otherwise it waits twice for each story until nothing moves: at least a tenth of a second, and five seconds with
 * scroll-driven animations.
 */
export const reader = (browser: Browser) => ({
	locale: 'az-AZ',
	timezoneId: 'Asia/Baku',
	reducedMotion: 'reduce' as const,
	userAgent: `Mozilla/5.0 (X11; Linux x64) Chrome/${browser.version()} StorybookTestRunner`,
});

/** One worker's pages share what the browser has loaded and compiled already. */
export const test = base.extend<object, Shared>({
	shared: [
		async ({ browser }, use) => {
			const context = await browser.newContext(reader(browser));
			await use(context);
			await context.close();
		},
		{ scope: 'worker' },
	],
	keptPage: [
		async ({ shared }, use) => {
			const page = await shared.newPage();
			// Every font weight has loaded from then on: text is measured the same in each test.
			await openStory(page, sheetOf('components/Text/Text.stories.tsx'));
			await use(page);
		},
		{ scope: 'worker' },
	],
	page: async ({ shared }, use) => {
		const page = await shared.newPage();
		await use(page);
		await page.close();
	},
});

/** The initial state of a page: what a test changes of it is reset for the next test in the same page. */
const atFirst = { theme: 'light', language: 'az', direction: 'ltr', textSize: 'normal' };

/**
 * Shows one story alone, and waits until it is ready: rendered, played, fonts loaded. A page that already has Storybook
 * open keeps it, which is much faster than loading it.
 */
export async function openStory(page: Page, id: string, globals: Record<string, string> = {}) {
	const wanted = { ...atFirst, ...globals };
	await page.emulateMedia({ forcedColors: null, colorScheme: null });
	if (page.url().startsWith(`${process.env.STORYBOOK_URL}iframe.html?id=`)) {
		await setGlobals(page, wanted);
		await showStory(page, id);
		await page.evaluate(() => window.scrollTo(0, 0));
	} else {
		// The stories' own tests run axe; here it would only take time.
		const wishes = ['a11y.manual:!true', ...Object.entries(wanted).map(([name, value]) => `${name}:${value}`)];
		await page.goto(`${process.env.STORYBOOK_URL}iframe.html?id=${id}&viewMode=story&globals=${wishes.join(';')}`);
		await settled(page);
	}
	await page.evaluate(() => document.fonts.ready);
}

/** Until the story has been rendered and played, and is what the page shows. */
async function settled(page: Page, id?: string) {
	await page.waitForFunction((wanted) => {
		const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
			__STORYBOOK_PREVIEW__?: { storyRenders?: { id: string; phase: string }[] };
		};
		if (wanted && preview?.storyRenders?.some((render) => render.id !== wanted)) return false;
		const phases = preview?.storyRenders?.map(({ phase }) => phase) ?? [];
		if (phases.includes('errored')) throw new Error('The story failed');
		if (phases.length === 0 || phases.some((phase) => phase !== 'finished')) return false;
		// While it prepares one, Storybook hides what is rendered.
		return document.body.classList.contains('sb-show-main');
	}, id);
}

/** Sends a message to the open page, as Storybook's manager does. */
const send = (page: Page, name: string, data: object) =>
	page.evaluate(
		([what, about]) => {
			const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
				__STORYBOOK_ADDONS_CHANNEL__: { emit: (name: string, data: object) => void };
			};
			channel.emit(what, about);
		},
		[name, data] as const,
	);

/**
 * Sends a message after which the open story is rendered again. From that moment it doesn't count as rendered:
 * otherwise the previous rendering would be taken for the finished one, and the next story would be shown while this
 * one is still being rendered. Storybook then reloads the whole page.
 */
const sendToRedraw = (page: Page, name: string, data: object) =>
	page.evaluate(
		([what, about]) => {
			const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
				__STORYBOOK_PREVIEW__: { storyRenders: { phase?: string }[] };
				__STORYBOOK_ADDONS_CHANNEL__: { emit: (name: string, data: object) => void };
			};
			for (const render of preview.storyRenders) if (render.phase === 'finished') render.phase = 'outdated';
			channel.emit(what, about);
		},
		[name, data] as const,
	);

/** Sets other globals for the open story, as the toolbar does, without reloading it; until the page has them. */
export async function setGlobals(page: Page, globals: Record<string, string>) {
	await sendToRedraw(page, 'updateGlobals', { globals });
	await page.waitForFunction(({ theme, language, direction, textSize }) => {
		const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
			__STORYBOOK_PREVIEW__: { currentRender?: { story?: { storyGlobals?: object } } };
		};
		// The globals that the story itself sets stay, whatever the toolbar says.
		const said = Object.keys(preview.currentRender?.story?.storyGlobals ?? {});
		const { lang, dir, dataset, style } = document.documentElement;
		const has = (name: string, wanted: string | undefined, is: string | undefined) =>
			!wanted || said.includes(name) || is === wanted;
		return (
			has('theme', theme, dataset.theme) &&
			has('language', language, lang) &&
			has('direction', direction, dir) &&
			has('textSize', textSize, { '': 'normal', '150%': 'large', '200%': 'double' }[style.fontSize])
		);
	}, globals);
	await settled(page);
}

/**
 * Shows a story in the open page, from its beginning: much faster than loading it. A story that is already shown is
 * restarted, because an earlier test's changes to it would stay.
 */
async function showStory(page: Page, id: string) {
	const isOpen = await page.evaluate((wanted) => {
		const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
			__STORYBOOK_PREVIEW__: { currentRender?: { id: string; type?: string } };
		};
		return preview.currentRender?.type === 'story' && preview.currentRender.id === wanted;
	}, id);
	if (isOpen) await sendToRedraw(page, 'forceRemount', { storyId: id });
	else await send(page, 'setCurrentStory', { storyId: id, viewMode: 'story' });
	await settled(page, id);
}

/** Shows a docs page in the open page, until everything on it has been rendered and played. */
export async function openDocs(page: Page, file: string) {
	const id = pageOf(file);
	await page.emulateMedia({ forcedColors: null, colorScheme: null });
	// The previous page stays until this one is rendered.
	await page.evaluate(() => {
		for (const heading of document.querySelectorAll<HTMLElement>('#storybook-docs h1')) heading.dataset.isLeft = '';
	});
	await send(page, 'setCurrentStory', { storyId: id, viewMode: 'docs' });
	await docsDrawn(page, id);
	await page.evaluate(() => document.fonts.ready);
}

/** Chooses another language for an open docs page, as the toolbar does, until all its stories are rendered in it. */
export async function chooseLanguage(page: Page, file: string, language: string) {
	await sendToRedraw(page, 'updateGlobals', { globals: { language } });
	await docsDrawn(page, pageOf(file));
}

/** Until a docs page is rendered with all its stories. @throws what it is waiting for, if that doesn't arrive */
async function docsDrawn(page: Page, id: string): Promise<void> {
	const drawn = page.waitForFunction(
		(wanted) => {
			const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
				__STORYBOOK_PREVIEW__?: { currentRender?: { id: string }; storyRenders?: { phase?: string }[] };
			};
			// Storybook has hidden headings of its own, for pages that failed.
			const isDrawn = document.querySelector('#storybook-docs h1:not([data-is-left])');
			if (preview?.currentRender?.id !== wanted || !isDrawn) return false;
			// One that hasn't started has no phase, and one that is only about to start isn't among them.
			const canvases = document.querySelectorAll('.docs-story [id$="-inner"]').length;
			const phases = preview.storyRenders?.map(({ phase }) => phase) ?? [];
			return phases.length >= canvases && phases.every((phase) => phase === 'finished');
		},
		id,
		{ timeout: 90_000 },
	);
	await drawn.catch(async (cause: unknown) => {
		throw new Error(`The page ${id} is not drawn: ${await stateOfDocs(page)}`, { cause });
	});
}

/** The content of a docs page that doesn't finish: enough to tell what it is waiting for. */
const stateOfDocs = (page: Page) =>
	page.evaluate(() => {
		const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
			__STORYBOOK_PREVIEW__?: { currentRender?: { id: string }; storyRenders?: { id: string; phase?: string }[] };
		};
		const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
		return JSON.stringify({
			current: preview?.currentRender?.id,
			renders: preview?.storyRenders?.map((render) => `${render.id}: ${render.phase}`),
			headings: all('h1').map(({ textContent, dataset }) => `${textContent}${'isLeft' in dataset ? ' (left)' : ''}`),
			canvases: all('.docs-story [id$="-inner"]').map((canvas) => `${canvas.id}: ${canvas.innerHTML.length}`),
			loading: all('[aria-label="Content is loading..."]').length,
			body: document.body.className,
		});
	});
