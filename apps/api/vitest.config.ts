import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { filesOfWhole, isBrief } from '../../tools/setup/extent.mjs';
import { repeatedOnce } from '../../tools/setup/repeated.mjs';
import { enoughOnPostgres } from './src/testing/databaseTests.ts';

const sdk = fileURLToPath(new URL('../../packages/visa-sdk/src', import.meta.url));

function notHere(): string[] {
	if (process.env.TEST_DATABASE_URL) return [];
	// Several processes need a database that they can share.
	return ['src/**/*.postgres.test.ts', ...(process.env.TESTED_ON_POSTGRES_TOO ? enoughOnPostgres() : [])];
}

export default defineConfig({
	// The global set-up resolves without custom conditions, so the sources are named by path.
	resolve: {
		alias: [
			{ find: /^visa-sdk\/(\w+)$/, replacement: `${sdk}/$1/index.ts` },
			{ find: '@node-rs/argon2', replacement: fileURLToPath(new URL('src/testing/quickHashes.ts', import.meta.url)) },
		],
	},
	test: {
		name: 'api',
		retry: repeatedOnce,
		environment: 'node',
		include: ['src/**/*.test.ts'],
		exclude: [...notHere(), ...(isBrief ? [filesOfWhole] : [])],
		globalSetup: 'src/testing/globalSetup.ts',
		// A busy machine takes its time.
		testTimeout: 180_000,
		hookTimeout: 180_000,
		expect: { poll: { timeout: 60_000 } },
		maxWorkers: 2,
		// What a test leaves behind is of no use a moment later: a fifth of a worker's time went into sorting it.
		execArgv: ['--min-semi-space-size=32', '--max-semi-space-size=64'],
		// A server takes longer to load than most files to test it: a worker loads it once. No file leaves anything behind.
		isolate: false,
	},
});
