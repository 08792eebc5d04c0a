import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { findBrowser } from '../../tools/setup/browser.mjs';
import { repeatedOnce } from '../../tools/setup/repeated.mjs';
import { optimized } from './optimized.ts';
import { partName } from './partName.ts';

const configDir = fileURLToPath(new URL('../../.storybook', import.meta.url));
const { executablePath, args } = await findBrowser();

const page = { browser: 'chromium' as const, viewport: { width: 1280, height: 900 } };

const chromium = () => ({
	enabled: true,
	headless: true,
	screenshotFailures: false,
	provider: playwright({
		// What a story leaves behind is of no use a moment later: it need not be sorted so often.
		launchOptions: { executablePath, args: [...args, '--js-flags=--min-semi-space-size=64'] },
		contextOptions: { reducedMotion: 'reduce', locale: 'az-AZ', timezoneId: 'America/Los_Angeles' },
	}),
	instances: [page],
});

const withLanguage = '**/{English,Russian}.stories.tsx';
const withoutLanguage = '**/!(English|Russian).stories.tsx';

/**
 * Every story with its behaviour and its accessibility in the light theme; the colours in the two others. One server for all:
 * it reads and translates each file once. One page for all files, which loads React, the themes and the site once: a story
 * leaves nothing to the next.
 */
const stories = () => ({
	extends: true as const,
	plugins: [storybookTest({ configDir })],
	test: {
		name: 'stories',
		isolate: false,
		retry: repeatedOnce,
		setupFiles: [`${configDir}/withoutRecords.ts`],
		env: {
			VITE_STORY_ALSO_IN: 'dark,high-contrast',
			VITE_STORY_PATIENCE: '45000',
			VITE_STORY_LANGUAGE: process.env.VITE_STORY_LANGUAGE ?? 'az',
		},
		browser: {
			...chromium(),
			instances: [
				{ ...page, name: 'stories', exclude: [withLanguage, '**/*.mdx'] },
				// A page decides its language once, when it is opened.
				{ ...page, name: 'stories-in-languages', exclude: [withoutLanguage, '**/*.mdx'], isolate: true },
			],
		},
	},
});

export default defineConfig({
	resolve: { conditions: ['viza-source'] },
	test: {
		// A busy machine takes its time; what a test waits for has 15 s of its own.
		testTimeout: 150_000,
		projects: [
			{
				extends: true,
				plugins: [vanillaExtractPlugin()],
				ssr: { resolve: { conditions: ['viza-source', 'module', 'node', 'development|production'] } },
				test: {
					name: 'unit',
					retry: repeatedOnce,
					environment: 'node',
					include: ['src/**/*.test.{ts,tsx}'],
					exclude: ['src/**/*.browser.test.tsx'],
					isolate: false,
				},
			},
			{
				extends: true,
				plugins: [vanillaExtractPlugin({ identifiers: partName })],
				resolve: { conditions: ['viza-source', ...defaultClientConditions] },
				optimizeDeps: {
					include: [
						'react-dom/client',
						'react/jsx-dev-runtime',
						'@tanstack/react-form',
						'react-hook-form',
						...optimized,
					],
				},
				test: {
					name: 'browser',
					isolate: false,
					retry: repeatedOnce,
					include: ['src/**/*.browser.test.tsx'],
					browser: chromium(),
				},
			},
			stories(),
		],
	},
});
