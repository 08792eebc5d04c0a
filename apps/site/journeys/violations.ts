import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on the page, once nothing slides or fades in any more: words half in sight have half their contrast. */
export async function violationsOf(page: Page) {
	await page.evaluate(() =>
		Promise.all(
			document
				.getAnimations()
				.filter(
					({ effect, playState, timeline }) =>
						playState === 'running' &&
						effect?.getComputedTiming().iterations !== Infinity &&
						// What follows the scrolling of something stands still as long as nobody scrolls.
						timeline instanceof DocumentTimeline,
				)
				.map(({ finished }) => finished.catch(() => undefined)),
		),
	);
	return (await new AxeBuilder({ page }).analyze()).violations;
}
