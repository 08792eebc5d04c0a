import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { repeatedOnce } from '../../tools/setup/repeated.mjs';

const conditions = ['viza-source', 'module', 'node', 'development|production'];

/** What needs no screen; stories are tested with visa-ui's, journeys by Playwright. */
export default defineConfig({
	plugins: [vanillaExtractPlugin()],
	resolve: { conditions },
	ssr: { resolve: { conditions } },
	test: {
		name: 'site',
		environment: 'node',
		// The modules take longer to load than to test.
		isolate: false,
		include: ['src/**/*.test.{ts,tsx}'],
		testTimeout: 60_000,
		retry: repeatedOnce,
	},
});
