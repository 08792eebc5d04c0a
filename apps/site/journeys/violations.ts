import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { isBrief } from '../../../tools/setup/extent.mjs';

/** Two thirds of axe's time. The stories of the pages have the same colours, and are always looked at. */
const rules = { 'color-contrast': { enabled: !isBrief } };

/** What axe finds on the page at rest: sliding or fading text has half its contrast. */
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
		// Our pages have no cross-origin frames, for which alone axe would assemble its result in another page; and
		// what is correct needs no description.
		const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], rules });
		const { violations } = await axe.analyze();
		// A toast may arrive while axe is running; a result from a moving page is checked again.
		if (violations.length === 0 || (await soFar()) === before) return violations;
	}
}

/** Waits until nothing slides or fades any more. */
async function untilStill(page: Page) {
	// Polled, because a transition replaced by another never reports its end.
	await page.waitForFunction(() =>
		document.getAnimations().every(
			({ effect, playState, timeline }) =>
				playState !== 'running' ||
				effect?.getComputedTiming().iterations === Infinity ||
				// Scroll-driven animations stand still as long as nobody scrolls.
				!(timeline instanceof DocumentTimeline),
		),
	);
}
