import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on the page, once nothing slides or fades in any more: words half in sight have half their contrast. */
export async function violationsOf(page: Page) {
	await page.evaluate(() =>
		Promise.all(
			document
				.getAnimations()
				.filter(
					({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
				)
				.map(({ finished }) => finished.catch(() => undefined)),
		),
	);
	return (await new AxeBuilder({ page }).analyze()).violations;
}
