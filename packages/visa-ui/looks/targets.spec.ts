import { type BrowserContext, expect } from '@playwright/test';
import { isTagged, nameOf, sheetOf, storyFiles } from './entries';
import { test as base, openStory, reader } from './storybook';

/** A touch-screen phone. */
const test = base.extend<object, { phone: BrowserContext }>({
	phone: [
		async ({ browser }, use) => {
			const context = await browser.newContext({
				...reader(browser),
				hasTouch: true,
				isMobile: true,
				viewport: { width: 360, height: 780 },
			});
			await context.newPage();
			await use(context);
			await context.close();
		},
		{ scope: 'worker' },
	],
});

/** A link in a text is as high as its line, and a sheet of links shows lines. */
const isPressed = (path: string) => isTagged(path, 'sheet') && !path.endsWith('/Link.stories.tsx');

for (const file of storyFiles.filter(isPressed)) {
	test(`a finger meets 44 px of each control of ${nameOf(file)}`, { tag: '@whole' }, async ({ phone }) => {
		const [page] = phone.pages();
		if (!page) throw new Error('The phone has no page');
		await openStory(page, sheetOf(file));
		const small = await page.evaluate(() => {
			// What is open takes every press beside it; the controls below are met once it has closed.
			for (const layer of document.querySelectorAll<HTMLElement>('.viza-Popover-around')) layer.style.display = 'none';
			/**
			 * From the middle to the end of 44 px; a line of 1 px around a control belongs to it, and its edge is
			 * beside it.
			 */
			const reach = 20.5;
			const edges = [
				[0, -reach],
				[0, reach],
				[-reach, 0],
				[reach, 0],
			] as const;
			const controls =
				'button, a[href], input, textarea, select, summary, [role="option"], [role="radio"], [role="treeitem"]';
			const misses = (control: HTMLElement) => {
				control.scrollIntoView({ block: 'center', inline: 'center' });
				// A label presses its control, and a pressable row its link.
				const taken = control.closest('label, [data-pressable]') ?? control;
				const { left, top, width, height } = taken.getBoundingClientRect();
				return edges.some(([x, y]) => {
					const met = document.elementFromPoint(left + width / 2 + x, top + height / 2 + y);
					return !met || !(taken.contains(met) || met.closest('label')?.control === control);
				});
			};
			const isMeant = (control: HTMLElement) =>
				control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
				!control.matches(':disabled, [tabindex="-1"], [inert] *') &&
				control.getBoundingClientRect().width > 1 &&
				// Hidden until it has focus.
				control.getBoundingClientRect().bottom > 0 &&
				// Nothing behind a modal dialog can be pressed.
				(!document.querySelector(':modal') || control.closest(':modal') !== null) &&
				// A link in a line of text is as high as the line.
				!(control instanceof HTMLAnchorElement && /^inline/.test(getComputedStyle(control).display));
			return [...document.querySelectorAll<HTMLElement>(`#storybook-root :is(${controls})`)]
				.filter((control) => isMeant(control) && misses(control))
				.map((control) => {
					const { width, height } = control.getBoundingClientRect();
					return `${Math.round(width)} × ${Math.round(height)}: ${control.outerHTML.slice(0, 120)}`;
				});
		});
		expect(small).toEqual([]);
	});
}
