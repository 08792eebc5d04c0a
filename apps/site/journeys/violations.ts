import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on the page at rest: text that slides or fades in has half its contrast. */
export async function violationsOf(page: Page) {
	const begun = await page.evaluateHandle(() => {
		const seen = { count: 0 };
		for (const type of ['animationstart', 'transitionrun']) document.addEventListener(type, () => seen.count++, true);
		return seen;
	});
	const soFar = () => begun.evaluate(({ count }) => count);
	for (;;) {
		await untilStill(page);
		const before = await soFar();
		// No page of ours has frames of other origins, for which alone axe would put its answer together in a page of its own;
		// and what is right has no need to be described.
		const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
		const { violations } = await axe.analyze();
		// A toast may arrive while axe is looking; what was seen in motion is looked at again.
		if (violations.length === 0 || (await soFar()) === before) return violations;
	}
}

/** Until nothing slides or fades any more. */
async function untilStill(page: Page) {
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
}
