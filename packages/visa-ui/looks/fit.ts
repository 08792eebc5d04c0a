import { expect, type Page } from '@playwright/test';
import { setGlobals } from './storybook';

/** The smallest window in which everything must work. */
export const smallest = { width: 320, height: 640 };

/**
 * What makes the page wider than the window, or can be pressed outside it; a part that scrolls by itself may be wider.
 */
export const overflow = (page: Page) =>
	page.evaluate(() => {
		const { scrollWidth, clientWidth } = document.documentElement;
		if (scrollWidth > clientWidth) return `${scrollWidth} px in a window of ${clientWidth} px`;
		const scrolls = (element: Element | null): boolean =>
			element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
		const cut = [...document.querySelectorAll('button, a[href], input, select, textarea, summary')].filter(
			(control) => {
				const { left, right, width } = control.getBoundingClientRect();
				return width > 1 && (left < -1 || right > clientWidth + 1) && !scrolls(control);
			},
		);
		return cut.length === 0 ? 'fits' : `cut: ${cut.map((control) => control.outerHTML.slice(0, 120)).join(', ')}`;
	});

/** Waits for whatever slides into place when a window changes. */
export const softly = expect.configure({ soft: true, timeout: 20_000 });

/** Words broken into a column of letters: nothing scrolls because of them, and nobody can read them. */
const squeezed = (page: Page) =>
	page.evaluate(() => {
		const found: string[] = [];
		const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		while (nodes.nextNode()) {
			const words = nodes.currentNode.textContent?.trim() ?? '';
			if (words.length < 9 || !nodes.currentNode.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
			const range = document.createRange();
			range.selectNodeContents(nodes.currentNode);
			const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
			if (lines > 3 && words.length / lines < 4) found.push(`${words} (${lines} lines)`);
		}
		return found;
	});

const enlarged = { direction: 'ltr', textSize: 'double' };

/** With text of 200 % in a window of 320 px nothing scrolls sideways, in both text directions, and words stay words. */
export async function expectToFitEnlarged(page: Page) {
	await setGlobals(page, enlarged);
	await softly.poll(() => overflow(page), 'from left to right, with text of 200 %').toBe('fits');
	await softly.poll(() => squeezed(page), 'letters below each other, with text of 200 %').toEqual([]);
	await setGlobals(page, { ...enlarged, direction: 'rtl' });
	await softly.poll(() => overflow(page), 'from right to left, with text of 200 %').toBe('fits');
}

/** At 320 px in both text directions, with text of 100 % and of 200 %, nothing scrolls sideways. */
export async function expectToFit(page: Page) {
	await page.setViewportSize(smallest);
	await softly.poll(() => overflow(page), 'from left to right').toBe('fits');
	await setGlobals(page, { direction: 'rtl' });
	await softly.poll(() => overflow(page), 'from right to left').toBe('fits');
	await expectToFitEnlarged(page);
}
