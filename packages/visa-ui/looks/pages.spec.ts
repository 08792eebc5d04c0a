import { expect, type Locator, type Page } from '@playwright/test';
import { hexOf } from '../src/docs/hexOf';
import { isBehaviour } from '../src/docs/isBehaviour';
import { oklchOf } from '../src/docs/oklchOf';
import { parseOklch, toHex } from '../src/theme/color';
import { dark } from '../src/theme/themes/dark';
import { highContrast } from '../src/theme/themes/highContrast';
import { light } from '../src/theme/themes/light';
import { text } from '../src/theme/tokens';
import { wizardSteps } from '../src/wizard/machine/types';
import { allEntries, pageFiles, pageOf, sheetOf, taggedOf } from './entries';
import { overflow, smallest, softly } from './fit';
import { test as base, chooseLanguage, openDocs, openStory } from './storybook';

/** A page that stays open from one test to the next, and the errors in it. */
const test = base.extend<object, { heard: { page: Page; faults: string[] } }>({
	heard: [
		async ({ shared }, use) => {
			const page = await shared.newPage();
			const faults: string[] = [];
			page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
			page.on('pageerror', (error) => faults.push(String(error)));
			page.on('response', (answer) => answer.status() < 400 || faults.push(`${answer.status()} ${answer.url()}`));
			await openStory(page, sheetOf('components/Text/Text.stories.tsx'));
			await use({ page, faults });
		},
		{ scope: 'worker' },
	],
});

const phone = { width: 390, height: 844 };
const tablet = { width: 768, height: 1024 };
const desk = { width: 1280, height: 720 };

const open = (file: string) => `${process.env.STORYBOOK_URL}iframe.html?viewMode=docs&id=${pageOf(file)}`;

/** A theme's colour as browsers report it. */
const rgbOf = (colour: string) => {
	const parts = toHex(parseOklch(colour)).match(/[\da-f]{2}/gi) ?? [];
	return `rgb(${parts.map((part) => Number.parseInt(part, 16)).join(', ')})`;
};

const nameOfPage = (file: string) => /([^/]+)\.mdx$/.exec(file)?.[1] ?? file;
/**
 * Components that take only lists, elements and handlers, or are closed at first: a control changes nothing visible.
 */
const hasNoControls = [
	'Accordion',
	'Breadcrumbs',
	'Calendar',
	'CardSelect',
	'CommandPalette',
	'ConfirmDialog',
	'Dialog',
	'Divider',
	'Drawer',
	'ErrorSummary',
	'Form',
	'Popover',
	'Presence',
	'RangeCalendar',
	'ThemeSelector',
	'Toast',
];

/** A word that is also a length; for an image, one that needs no file. */
const wordFor = async (control: Locator) =>
	(await control.getAttribute('id'))?.endsWith('-src')
		? 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
		: '5em';

/** Changes one control after the other until the first canvas shows it. */
async function expectToBeDriven(page: Page) {
	const canvas = page.locator('.docs-story').first();
	await expect.poll(() => canvas.locator('[id$="-inner"]').innerHTML()).not.toBe('');
	const drawn = () =>
		page.evaluate(() =>
			[...document.querySelectorAll('.docs-story [id$="-inner"], [role="dialog"], [role="alertdialog"], dialog')]
				.map((part) => part.outerHTML)
				.join(),
		);
	const controls = page.locator('.docblock-argstable').first().locator('[id^="control-"]');
	const before = await drawn();
	for (const control of await controls.all()) {
		const kind = await control.evaluate((element) => `${element.tagName} ${element.getAttribute('type') ?? ''}`);
		if (kind.startsWith('TEXTAREA')) await control.fill(await wordFor(control));
		else if (kind === 'INPUT radio') await control.check({ force: true });
		else if (kind === 'INPUT number') await control.fill('7');
		else if (kind === 'INPUT checkbox') await control.click({ force: true });
		else continue;
		const isShown = await expect
			.poll(drawn, { timeout: 2_000 })
			.not.toBe(before)
			.then(() => true)
			.catch(() => false);
		if (isShown) return;
	}
	throw new Error('No control changes the first canvas');
}

/** If the page numbers parts, each is rendered, entirely visible, and has its number. */
async function expectToBeNumbered(page: Page) {
	const list = page
		.locator('h2#anatomy, h2:has(#anatomy)')
		.locator('xpath=following::*[self::ol or self::h2][1][self::ol]');
	if ((await list.count()) === 0) return;
	const parts = await list.locator('> li').count();
	const drawing = page.getByTestId('anatomy');
	await expect.poll(() => numbersOf(drawing, parts)).toBe('all numbered');
}

/** What is missing or clipped. The drawing's iframe may say why: a specimen that couldn't be loaded or failed. */
async function numbersOf(drawing: Locator, parts: number): Promise<string> {
	const marks = drawing.getByTestId('part');
	const found = await marks.allTextContents();
	const missing = Array.from({ length: parts }, (_, index) => `${index + 1}`).filter((one) => !found.includes(one));
	const cut = await marks.and(drawing.locator('[data-cut]')).allTextContents();
	const isCut = (await drawing.getAttribute('data-cut')) !== null;
	const window = drawing.locator('iframe');
	const why = (await window.count()) > 0 ? await window.contentFrame().locator('#error-message').allTextContents() : [];
	const faults = [
		...(missing.length > 0 ? [`no number at ${missing.join()}: its selector in docs/anatomies finds nothing`] : []),
		...(cut.length > 0 ? [`only a piece of ${cut.join()} is seen`] : []),
		...(isCut ? ['the specimen is larger than its window'] : []),
		...why.filter(Boolean),
	];
	return faults.length > 0 ? faults.join('; ') : 'all numbered';
}

/** How far a page scrolls sideways, in px. */
const sideways = (page: Page) =>
	page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The properties in the table of tokens that are broken into lines. */
const brokenProperties = (page: Page) =>
	page.evaluate(() => {
		for (const details of document.querySelectorAll('details')) details.open = true;
		return [...document.querySelectorAll('#storybook-docs [data-testid="tokens"] td:nth-child(2)')].flatMap((cell) => {
			const range = document.createRange();
			range.selectNodeContents(cell);
			const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
			return lines.size > 1 ? [`${cell.textContent} in ${lines.size} lines`] : [];
		});
	});

/** Words in the tables of tokens that are broken within, except in values, which are longer than a column. */
const brokenWords = (page: Page) =>
	page.evaluate(() =>
		[...document.querySelectorAll('#storybook-docs [data-testid="tokens"] td:not(:nth-child(4))')].flatMap((cell) => {
			const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
			const broken: string[] = [];
			while (texts.nextNode()) {
				const text = texts.currentNode as Text;
				for (const { 0: word, index } of text.data.matchAll(/[^\s,(/-]+/g)) {
					const range = document.createRange();
					range.setStart(text, index);
					range.setEnd(text, index + word.length);
					if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
				}
			}
			return broken;
		}),
	);

const setTextSize = (page: Page, size: string) =>
	page.evaluate((wanted) => {
		document.documentElement.style.fontSize = wanted;
	}, size);

for (const file of pageFiles) {
	test(`the page ${file} opens with its heading, and the console stays clean`, { tag: '@whole' }, async ({
		heard: { page, faults },
	}) => {
		await openDocs(page, file);
		await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
		if (file.startsWith('components/')) {
			if (!hasNoControls.includes(nameOfPage(file))) await expectToBeDriven(page);
			await expect(page.getByTestId('facts')).toContainText(`src/components/${nameOfPage(file)}`);
			await expectToBeNumbered(page);
		}
		await softly.poll(() => brokenProperties(page), 'properties are read whole').toEqual([]);
		expect(faults.splice(0)).toEqual([]);
		await page.setViewportSize(tablet);
		await softly.poll(() => spoiltExamples(page), 'each example is drawn, and stays in its frame').toEqual([]);
		await page.setViewportSize(phone);
		await softly.poll(() => overflow(page), 'on a phone').toBe('fits');
		await softly.poll(() => spoiltExamples(page), 'each example is drawn, and stays in its frame').toEqual([]);
		await softly.poll(() => brokenWords(page), 'no word of a token is broken').toEqual([]);
		await softly.poll(() => overprintedHeads(page), 'the button that resets lies on no head').toBe(0);
		if (file.startsWith('components/')) await expectPicturesIn(page, file, ['en', 'ru', 'az']);
		await page.setViewportSize(smallest);
		await setTextSize(page, '200%');
		await softly.poll(() => sideways(page), 'with the largest letters in the narrowest window').toBe(0);
		await setTextSize(page, '');
		await page.setViewportSize(desk);
	});
}

test('after a page whose frame had the focus, the next one begins its stories and numbers its parts', {
	tag: '@whole',
}, async ({ heard: { page, faults } }) => {
	await openDocs(page, 'components/CommandPalette/CommandPalette.mdx');
	const framed = page.locator('.docs-story iframe').contentFrame().getByRole('textbox', { name: 'Axtar' });
	// A newly rendered iframe of the page takes focus once, when its dialog opens.
	await expect(async () => {
		await framed.focus();
		await expect(framed).toBeFocused({ timeout: 2_000 });
	}).toPass({ timeout: 90_000 });
	await openDocs(page, 'components/ConfirmDialog/ConfirmDialog.mdx');
	await expectToBeNumbered(page);
	expect(faults.splice(0)).toEqual([]);
});

/** Do and don't examples that show nothing, or overflow their box; by their purpose. */
const spoiltExamples = (page: Page) =>
	page.evaluate(() => {
		const isCut = (element: Element): boolean =>
			/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) ||
			(element.parentElement?.closest('figure') ? isCut(element.parentElement) : false);
		return [...document.querySelectorAll(`[data-testid="do and don't"] figure`)].flatMap((figure) => {
			const frame = figure.getBoundingClientRect();
			const drawn = [...(figure.firstElementChild?.querySelectorAll('*') ?? [])]
				.filter((element) => !(element.parentElement && isCut(element.parentElement)))
				.map((element) => element.getBoundingClientRect())
				.filter(({ width, height }) => width > 1 && height > 1);
			const isOut = drawn.some(({ left, right }) => left < frame.left - 1 || right > frame.right + 1);
			const why = figure.parentElement?.querySelector(':scope > p')?.textContent;
			return drawn.length === 0 ? [`nothing is seen: ${why}`] : isOut ? [`outside of its frame: ${why}`] : [];
		});
	});

/** The do and don't examples and the drawn anatomy of the open page, with the document of the drawing's iframe. */
async function picturesOf(page: Page): Promise<Locator[]> {
	const examples = await page.locator(`[data-testid="do and don't"] figure > [lang]`).all();
	const drawing = page.getByTestId('anatomy');
	if ((await drawing.count()) === 0) return examples;
	const isFramed = (await drawing.locator('iframe').count()) > 0;
	return [...examples, isFramed ? drawing.locator('iframe').contentFrame().locator('html') : drawing.locator('[lang]')];
}

/** What the open page pictures is in each of these languages and says so, without being cut; its own words stay English. */
async function expectPicturesIn(page: Page, file: string, languages: readonly ('az' | 'en' | 'ru')[]) {
	for (const language of languages) {
		await chooseLanguage(page, file, language);
		for (const picture of await picturesOf(page)) {
			await softly(picture, `${language}, announced`).toHaveAttribute('lang', language);
			if (language !== 'az')
				await softly
					.poll(async () => azerbaijaniIn((await picture.allInnerTexts()).join()), `${language}, drawn`)
					.toEqual([]);
		}
		await softly.poll(() => spoiltExamples(page), `${language}: each example stays in its frame`).toEqual([]);
		await expectToBeNumbered(page);
		await expect(page.locator('html')).toHaveAttribute('lang', 'en');
	}
}

/** Tables of props whose heading is covered by the button that resets the controls. */
const overprintedHeads = (page: Page) =>
	page.evaluate(() => {
		const isUnderButton = (table: Element) => {
			const button = table.previousElementSibling?.querySelector('button')?.getBoundingClientRect();
			const head = table.querySelector('thead')?.getBoundingClientRect();
			return button && head && button.bottom > head.top && button.top < head.bottom;
		};
		return [...document.querySelectorAll('.docblock-argstable')].filter(isUnderButton).length;
	});

for (const story of ['playground--basic', 'brand-maker--maker']) {
	test(`what is tried out in ${story} fits a phone`, { tag: '@whole' }, async ({ page }) => {
		await page.setViewportSize(phone);
		await openStory(page, `foundations-${story}`);
		await softly.poll(() => overflow(page)).toBe('fits');
	});
}

for (const { name, scheme } of [light, dark, highContrast])
	test(`[THM-01] the gallery shows a picture of every component, in the ${name} theme on its paper`, {
		tag: '@whole',
	}, async ({ page }) => {
		await page.goto(`${open('docs/Overview.mdx')}&globals=theme:${name}`);
		const pictures = page.locator('img[src^="./thumbnails/"]');
		await expect(pictures).toHaveCount(pageFiles.filter((file) => file.startsWith('components/')).length);
		for (const picture of await pictures.all()) {
			await picture.scrollIntoViewIfNeeded();
			await expect.poll(() => paperOf(picture), `${await picture.getAttribute('src')}`).toBe(scheme);
		}
	});

/**
 * Whether an image's corner has the background of a light theme, even below a dialog's backdrop, or of the dark one.
 */
const paperOf = (picture: Locator) =>
	picture.evaluate((image: HTMLImageElement) => {
		if (image.naturalWidth === 0) return 'not loaded';
		const context = new OffscreenCanvas(1, 1).getContext('2d');
		context?.drawImage(image, 0, 0);
		const [red = 0, green = 0, blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
		return red + green + blue > 3 * 55 ? 'light' : 'dark';
	});

test('[THM-01] every colour tells its contrast, and its value with its alpha, as it is in the theme that is shown', {
	tag: '@whole',
}, async ({ page }) => {
	for (const { name, colors } of [light, dark, highContrast]) {
		await page.goto(`${open('docs/Colour.mdx')}&globals=theme:${name}`);
		const told = page.getByTestId('contrast').filter({ hasText: /\d : 1|Translucent/ });
		await expect(told).toHaveCount(Object.keys(colors).length);
		const hex = page.getByTestId('colour scrim').getByRole('button', { name: 'Copy scrim as hex' });
		await expect(hex).toHaveText(hexOf(colors.scrim));
		await expect(hex).toHaveText(/^#[\da-f]{8}$/);
		for (const role of ['canvas', 'ink', 'accent'] as const) {
			const computed = await page.evaluate((colour) => {
				const probe = document.body.appendChild(document.createElement('i'));
				probe.style.color = colour;
				return getComputedStyle(probe).color;
			}, colors[role]);
			await expect(page.getByTestId(`colour ${role}`).getByTestId('computed')).toHaveText(computed);
		}
	}
});

test('[ACC-05] a page of words is as large as the address asks for, also when its frames have come', {
	tag: '@whole',
}, async ({ page }) => {
	await page.goto(`${open('components/DatePicker/DatePicker.mdx')}&globals=textSize:double`);
	const frame = page.frameLocator('figure iframe').first();
	await page.locator('figure iframe').first().scrollIntoViewIfNeeded();
	await expect(frame.locator('#storybook-root button').first()).toBeVisible();
	await expect(page.locator('html')).toHaveCSS('font-size', '32px');
	await expect(page.locator('.sbdocs-content > p').first()).toHaveCSS('font-size', '32px');
});

/** Characters that only Azerbaijani has, outside people's names and the initials of these. */
const azerbaijaniIn = (text: string) =>
	(text.match(/[\p{L}'’-]*[əğışƏĞİŞ][\p{L}'’-]*/gu) ?? []).filter(
		(word) =>
			!/^(\p{Lu}{1,2}|Həsənova|Məmmədova|Əliyeva?|Rəşad|Rəna|Ülviyyə|Hüseynzadə|Məhəmmədhüseynzadə-Şahsuvarova|Gülbəniz|İlqar|Şıxəliyev|Günel|Qasımova|Nağıyev)$/u.test(
				word,
			),
	);

test('[LIB-02] samples are in the language of the toolbar, and none mixes it with Azerbaijani', {
	tag: '@whole',
}, async ({ page }) => {
	for (const [file, place] of [
		['docs/patterns/Casework.mdx', 'figure'],
		['docs/patterns/FilteredLists.mdx', 'figure'],
		['docs/patterns/FormErrors.mdx', 'figure'],
		['components/DataTable/DataTable.mdx', '.docs-story'],
		['components/DatePicker/DatePicker.mdx', '.docs-story >> nth=0'],
	] as const) {
		await page.goto(`${open(file)}&globals=language:en`);
		await expect(page.locator(place).first()).toHaveText(/[a-z]{4}/);
		await softly
			.poll(async () => azerbaijaniIn((await page.locator(place).allInnerTexts()).join('\n')), file)
			.toEqual([]);
	}
	await openStory(page, taggedOf('components/FileDrop/FileDrop.stories.tsx', 'states'), { language: 'en' });
	expect(azerbaijaniIn((await page.getByTestId('states').allInnerTexts()).join())).toEqual([]);
});

test('[LIB-02] do and don’t, and the pictured anatomy, are in the language of the toolbar and announced in it', {
	tag: '@whole',
}, async ({ heard: { page, faults } }) => {
	const file = 'components/Button/Button.mdx';
	await openDocs(page, file);
	for (const [language, words] of [
		['en', 'Delete the request'],
		['ru', 'Удалить заявку'],
	] as const) {
		await expectPicturesIn(page, file, [language]);
		const drawn = (await picturesOf(page)).at(-1);
		await expect(drawn?.getByText(words).first() ?? page.locator('nothing')).toBeVisible();
	}
	// What the toolbar says holds for the pages that are opened next, also for what they draw in a frame.
	for (const [name, words] of [
		['Dialog', 'Необходимые документы'],
		['BarChart', 'Время до решения'],
	] as const) {
		await openDocs(page, `components/${name}/${name}.mdx`);
		for (const picture of await picturesOf(page)) await softly(picture, name).toHaveAttribute('lang', 'ru');
		await softly((await picturesOf(page)).at(-1)?.getByText(words).first() ?? page.locator('nothing')).toBeVisible();
	}
	await expectPicturesIn(page, 'components/BarChart/BarChart.mdx', ['az']);
	expect(faults.splice(0)).toEqual([]);
});

test('[THM-01] [LIB-02] what a page shows in frames begins in the theme and language of the address, and follows the toolbar', {
	tag: '@whole',
}, async ({ page }) => {
	const file = 'components/Dialog/Dialog.mdx';
	await page.goto(`${open(file)}&globals=theme:dark;language:en`);
	const framed = page.locator('.docs-story iframe').first().contentFrame().locator('html');
	await expect(framed).toHaveAttribute('data-theme', 'dark');
	await expect(framed).toHaveAttribute('lang', 'en');
	await expect(framed.getByRole('heading', { name: 'Required documents' })).toBeVisible();
	await page.locator('html').evaluate((root) => root.setAttribute('data-kept', ''));
	await chooseLanguage(page, file, 'ru');
	await expect(framed).toHaveAttribute('lang', 'ru');
	await expect(framed).toHaveAttribute('data-theme', 'dark');
	// The toolbar loads the page no second time.
	await expect(page.locator('html')).toHaveAttribute('data-kept', '');
});

test('a name in code is on one line in a table of words', { tag: '@whole' }, async ({ page }) => {
	await page.setViewportSize(desk);
	await page.goto(open('docs/patterns/FormErrors.mdx'));
	const names = page.getByTestId('words').locator('code');
	await expect(names.first()).toBeVisible();
	for (const name of await names.all()) await expect(name).toHaveCSS('white-space', 'nowrap');
});

test('[THM-01] code lies on the paper of the theme, whether it stands on the page or is a file’s', {
	tag: '@whole',
}, async ({ page }) => {
	for (const file of ['docs/Styling.mdx', 'docs/Forms.mdx']) {
		await page.goto(`${open(file)}&globals=theme:dark`);
		const paper = () =>
			page
				.locator('.docblock-source')
				.evaluateAll((blocks) => [...new Set(blocks.map((block) => getComputedStyle(block).backgroundColor))]);
		await expect.poll(paper).toEqual([rgbOf(dark.colors.canvas)]);
	}
});

test('[THM-01] a component’s page in the dark: words lie on its paper, and tokens tell the states as they are drawn', {
	tag: '@whole',
}, async ({ page }) => {
	await page.setViewportSize(desk);
	await page.goto(`${open('components/Button/Button.mdx')}&globals=theme:dark`);
	const drawn = page.getByTestId('states').locator('[data-theme="dark"] tr', { hasText: 'critical' });
	const toldOf = (state: string) => page.locator('tr', { hasText: `tone › critical › ${state}` });
	const asHex = { name: /as hex/ };

	await test.step('the rows of a table of words lie on the page’s own paper', async () => {
		const rows = page.locator('.sbdocs-content > table tr');
		await expect(rows).toHaveCount(3);
		for (const row of await rows.all()) await expect(row).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
	});
	await test.step('the button under the pointer is in sight, and its colour can be copied as hex', async () => {
		const hovered = drawn.getByRole('button').nth(1);
		await expect(hovered).toBeVisible();
		const { x = 0, width = 0 } = (await hovered.boundingBox()) ?? {};
		const frame = await page.getByTestId('states').boundingBox();
		expect(x + width).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0));
		const told = toldOf('hovered').filter({ hasText: 'background' });
		await expect(told.getByRole('button', asHex)).toHaveText(toHex(parseOklch(dark.colors.criticalHover)));
	});
	await test.step('a pressed button has one token, whose colour is told as it is drawn, mixed of two', async () => {
		await expect(toldOf('pressed').locator('td:nth-child(2)')).toHaveText(['background']);
		const told = toldOf('pressed').locator('td').last();
		const ground = await told.locator('span[style]').evaluate((swatch) => getComputedStyle(swatch).backgroundColor);
		await expect(drawn.getByRole('button').nth(3)).toHaveCSS('background-color', ground);
		const colour = oklchOf(ground);
		if (!colour) throw new Error(`${ground} is mixed of nothing`);
		await expect(told.getByRole('button', asHex)).toHaveText(toHex(colour));
	});
});

test('no test stands in the sidebar among what designers look for, and none is lost', () => {
	const stories = allEntries().filter(({ type }) => type === 'story');
	const tests = stories.filter(({ name }) => isBehaviour(name));
	expect(tests.filter(({ tags }) => !tags.includes('behaviour')).map(({ id }) => id)).toEqual([]);
	expect(tests.length).toBeGreaterThan(500);
	for (const { tags } of tests) expect(tags).toEqual(expect.arrayContaining(['dev', 'test']));
});

test('each step of the wizard and each page of the site stands in the sidebar by a short name', () => {
	const shown = allEntries().filter(({ type, tags }) => type === 'story' && !tags.includes('behaviour'));
	const namesOf = (title: string) => shown.filter((entry) => entry.title === title).map(({ name }) => name);
	expect(namesOf('Wizard/Steps')).toHaveLength(wizardSteps.length);
	// Which pages these are is a unit test of the site.
	for (const chapter of ['Everybody', 'Account', 'Dashboard', 'Sections'])
		expect(namesOf(`Site/In any scenario/${chapter}`).length, chapter).toBeGreaterThan(8);
});

test('every page of foundations has its place in the sidebar’s order', () => {
	const titles = [...new Set(allEntries().map(({ title }) => title))].filter((title) =>
		title.startsWith('Foundations/'),
	);
	// Those that the order does not name come last; nobody reads them.
	expect(titles.slice(titles.indexOf('Foundations/Accessibility') + 1).sort()).toEqual([
		'Foundations/Hover',
		'Foundations/Specimens',
	]);
});

test('every documentation page stands in the sidebar, also where tests are hidden', () => {
	const pages = allEntries().filter(({ type }) => type === 'docs');
	expect(pages.length).toBeGreaterThan(80);
	expect(pages.filter(({ tags }) => tags.includes('behaviour')).map(({ id }) => id)).toEqual([]);
});

test('Storybook opens at its first page', async ({ page }) => {
	await page.goto(process.env.STORYBOOK_URL ?? '');
	await expect(page).toHaveURL(/\?path=\/docs\/foundations-overview--docs$/);
	await expect(page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1 })).toHaveText('Viza');
});

test('[THM-01] the name of the open page can be read in the sidebar, in each theme', { tag: '@whole' }, async ({
	page,
}) => {
	for (const { name } of [light, dark, highContrast]) {
		await page.goto(
			`${process.env.STORYBOOK_URL}?path=/docs/${pageOf('components/Button/Button.mdx')}&globals=theme:${name}`,
		);
		const entry = page.locator('[data-selected="true"]').first();
		await expect(entry).toBeVisible();
		const contrastOfEntry = () =>
			entry.evaluate((element) => {
				const luminance = (colour: string) => {
					const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? [])
						.map((part) => Number(part) / 255)
						.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
					return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
				};
				const words = getComputedStyle(element.querySelector('a, button') ?? element).color;
				const both = [words, getComputedStyle(element).backgroundColor].map(luminance).sort((a, b) => b - a);
				return ((both[0] ?? 0) + 0.05) / ((both[1] ?? 0) + 0.05);
			});
		await expect.poll(contrastOfEntry, name).toBeGreaterThanOrEqual(4.5);
	}
});

test('[THM-01] Storybook and its pages begin on the paper of the theme, before any script is there', async ({
	page,
}) => {
	await page.route('**/*.js', (route) => route.abort());
	const pageOfButton = pageOf('components/Button/Button.mdx');
	for (const address of [`iframe.html?viewMode=docs&id=${pageOfButton}`, `?path=/docs/${pageOfButton}`]) {
		await page.goto(`${process.env.STORYBOOK_URL}${address}&globals=theme:dark`);
		await expect(page.locator('html')).toHaveCSS('background-color', rgbOf(dark.colors.canvas));
	}
});

test('[WIZ-08] the machine’s page draws the five regions that have states, with all seven steps', {
	tag: '@whole',
}, async ({ page }) => {
	await page.goto(open('docs/Machine.mdx'));
	await expect(page.getByRole('img').locator('svg')).toHaveCount(5);
	const flow = page.getByRole('img', { name: 'States of the flow' });
	for (const step of wizardSteps) await expect(flow.getByText(step, { exact: true })).toBeVisible();
	// A large one scrolls rather than shrinks.
	const letters = await page.locator('figure svg').evaluateAll((drawings) =>
		drawings.map((drawing) => {
			const scale = (drawing as SVGSVGElement).getScreenCTM()?.a ?? 0;
			const sizes = [...drawing.querySelectorAll('text, foreignObject p')].map((words) =>
				Number.parseFloat(getComputedStyle(words).fontSize),
			);
			return scale * Math.min(...sizes);
		}),
	);
	expect(Math.min(...letters)).toBeGreaterThanOrEqual(12);
});

test('the page of type shows the library’s own typeface, in its sizes', async ({ page }) => {
	await page.goto(open('docs/Type.mdx'));
	const samples = page.getByText('Əziz səyahətçi, İşığı gör');
	await expect(samples).toHaveCount(Object.keys(text).length);
	for (const [index, step] of Object.values(text).entries()) {
		await expect(samples.nth(index)).toHaveCSS('font-family', /^"?IBM Plex Sans/);
		// The largest sizes grow with the window.
		const [, rem] = /^([\d.]+)rem$/.exec(step.size) ?? [];
		if (rem) await expect(samples.nth(index)).toHaveCSS('font-size', `${Number(rem) * 16}px`);
	}
	for (const [name, words, weight] of [
		['body', '1 rem, 16 px', '400'],
		['heading1', '1.875–2.625 rem, 30–42 px, with the window', '600'],
	] as const) {
		const step = page.getByTestId(`step ${name}`);
		await expect(step.getByText(words, { exact: true })).toBeVisible();
		await expect(step.getByText('Əziz səyahətçi')).toHaveCSS('font-weight', weight);
		await expect(step.getByRole('button', { name: /^Copy --viza-/ })).toHaveCount(3);
	}
});
