import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from '../../tools/setup/browser.mjs';
import { repeatedOnce } from '../../tools/setup/repeated.mjs';

const { executablePath, args } = await findBrowser();

export default defineConfig({
	test: {
		projects: [
			{
				test: {
					name: 'node',
					retry: repeatedOnce,
					environment: 'node',
					// The contract takes longer to load than most files to test it.
					isolate: false,
					// Thousands of generated cases take their time on a busy machine.
					testTimeout: 60_000,
					include: ['src/**/*.test.ts'],
					exclude: ['src/**/*.browser.test.ts'],
				},
			},
			{
				// What Node does not have: XMLHttpRequest, and a browser's lack of Azerbaijani words.
				test: {
					name: 'browser',
					retry: repeatedOnce,
					include: ['src/**/*.browser.test.ts'],
					globalSetup: 'src/client/uploadServer.ts',
					browser: {
						enabled: true,
						headless: true,
						screenshotFailures: false,
						provider: playwright({ launchOptions: { executablePath, args } }),
						instances: [{ browser: 'chromium' }],
					},
				},
			},
		],
	},
});
