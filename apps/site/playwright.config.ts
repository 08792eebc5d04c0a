import { registerHooks } from 'node:module';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../tools/setup/browser.mjs';

const { executablePath, args } = await findBrowser();

// Our packages are taken from their source: nothing has to be built for the journeys but the site and its server.
registerHooks({
	resolve: (name, context, next) => next(name, { ...context, conditions: ['viza-source', ...context.conditions] }),
});

/** Journeys in a real browser on the real server, each file with a server and data of its own. */
export default defineConfig({
	testDir: 'journeys',
	testMatch: '*.spec.ts',
	globalSetup: './journeys/begin.ts',
	outputDir: 'test-results',
	fullyParallel: false,
	workers: 2,
	// Once; `npm test` names what needed it, which is to be mended all the same.
	retries: 1,
	forbidOnly: true,
	// A busy machine takes its time; a fault is found all the same.
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
		// What moves takes a seventh of the journeys' time: it moves in those that are about how pages and dialogs come and go (`moving`).
		contextOptions: { reducedMotion: 'reduce' },
		// A trace of every journey takes a third of their time: `--trace on` where one is wanted.
		trace: 'off',
		screenshot: 'only-on-failure',
	},
});
