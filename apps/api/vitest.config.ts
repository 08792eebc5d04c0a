import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const sdk = fileURLToPath(new URL('../../packages/visa-sdk/src', import.meta.url));

export default defineConfig({
	// The global set-up resolves without custom conditions, so the sources are named by path.
	resolve: { alias: [{ find: /^visa-sdk\/(\w+)$/, replacement: `${sdk}/$1/index.ts` }] },
	test: {
		name: 'api',
		environment: 'node',
		include: ['src/**/*.test.ts'],
		globalSetup: 'src/testing/globalSetup.ts',
		testTimeout: 30_000,
		hookTimeout: 60_000,
		maxWorkers: 2,
	},
});
