import { registerHooks } from 'node:module';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../tools/setup/browser.mjs';
import { isBrief, markOfWhole } from '../../tools/setup/extent.mjs';

const { executablePath, args } = await findBrowser();

// Our packages are used from their sources: only the site and its server have to be built for the journeys.
registerHooks({
	resolve: (name, context, next) => next(name, { ...context, conditions: ['viza-source', ...context.conditions] }),
});

/** Journeys in a real browser on the real server, each file with its own server and data. */
export default defineConfig({
	testDir: 'journeys',
	testMatch: '*.spec.ts',
	...(isBrief && { grepInvert: new RegExp(markOfWhole) }),
	globalSetup: './journeys/begin.ts',
	outputDir: 'test-results',
	fullyParallel: false,
	workers: 2,
	// Once; `npm test` names what needed it, which has to be fixed all the same.
	retries: 1,
	forbidOnly: true,
	// A busy machine needs time; a fault is found all the same.
	timeout: 240_000,
	expect: { timeout: 30_000 },
	reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/report.json' }]],
	use: {
		browserName: 'chromium',
		launchOptions: { executablePath, args },
		locale: 'az-AZ',
		timezoneId: 'Asia/Baku',
		actionTimeout: 30_000,
		viewport: { width: 1440, height: 900 },
		// Animations take a seventh of the journeys' time: they run only in those about how pages and dialogs appear
		// and disappear (`moving`).
		contextOptions: { reducedMotion: 'reduce' },
		// Tracing every journey takes a third of their time: use `--trace on` when one is needed.
		trace: 'off',
		screenshot: 'only-on-failure',
	},
});
