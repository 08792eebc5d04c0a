import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on the page, once nothing slides or fades in any more: words half in sight have half their contrast. */
export async function violationsOf(page: Page) {
	// Asked again and again, for a transition that is taken over by another never says that it has ended.
	await page.waitForFunction(() =>
		document.getAnimations().every(
			({ effect, playState, timeline }) =>
				playState !== 'running' ||
				effect?.getComputedTiming().iterations === Infinity ||
				// What follows the scrolling of something stands still as long as nobody scrolls.
				!(timeline instanceof DocumentTimeline),
		),
	);
	// No page of ours has frames of other origins, for which alone axe would put its answer together in a page of its own; and
	// what is right has no need to be described.
	const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
	return (await axe.analyze()).violations;
}
