import { defineConfig } from '@playwright/test';
import { findPicturingBrowser } from '../../tools/setup/browser.mjs';
import { isBrief, markOfWhole } from '../../tools/setup/extent.mjs';

const { executablePath, args } = await findPicturingBrowser();

/** Looks at the built Storybook in a real browser: screenshots of sheets, narrow windows, accessibility trees. */
export default defineConfig({
	testDir: 'looks',
	testMatch: '*.spec.ts',
	...(isBrief && { grepInvert: new RegExp(markOfWhole) }),
	outputDir: 'test-results',
	globalSetup: './looks/serve.ts',
	snapshotPathTemplate: '{testDir}/{testFileName}-kept/{arg}{ext}',
	fullyParallel: true,
	workers: 2,
	// Once; `npm test` names what needed it, which has to be fixed all the same.
	retries: 1,
	forbidOnly: true,
	// A busy machine needs time; a fault is found all the same.
	timeout: 360_000,
	expect: {
		timeout: 90_000,
		// Another machine's rasteriser may shade an edge differently; a moved or missing thing is more than that.
		toHaveScreenshot: { animations: 'disabled', caret: 'hide', threshold: 0.25, maxDiffPixelRatio: 0.002 },
	},
	reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/report.json' }]],
	use: {
		browserName: 'chromium',
		launchOptions: { executablePath, args: [...args, '--font-render-hinting=none', '--disable-lcd-text'] },
		trace: 'off',
	},
});
