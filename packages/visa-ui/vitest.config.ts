import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { findBrowser } from '../../tools/setup/browser.mjs';
import { filesOfWhole, isBrief, tagOfWhole } from '../../tools/setup/extent.mjs';
import { repeatedOnce } from '../../tools/setup/repeated.mjs';
import { optimized } from './optimized.ts';
import { partName } from './partName.ts';

const configDir = fileURLToPath(new URL('../../.storybook', import.meta.url));
const { executablePath, args } = await findBrowser();

/** For what runs in the browser, which can't read the runner's own environment. */
const extent = { VITE_TEST_EXTENT: isBrief ? 'brief' : 'whole' };

const chromium = () => ({
	enabled: true,
	headless: true,
	screenshotFailures: false,
	provider: playwright({
		// What a story leaves behind is garbage a moment later: it need not be collected so often.
		launchOptions: { executablePath, args: [...args, '--js-flags=--min-semi-space-size=64'] },
		contextOptions: { reducedMotion: 'reduce', locale: 'az-AZ', timezoneId: 'America/Los_Angeles' },
	}),
	instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 900 } }],
});

/**
 * Nobody looks at the page while stories are played: their frame is laid out, pressed and judged as ever, and the browser is
 * spared to paint it sixty times a second.
 */
const unseen = `document.head.insertAdjacentHTML('beforeend', '<style>iframe { opacity: 0 }</style>')`;

/**
 * Every story with its behaviour and its accessibility in the light theme; the colours in the other two. One page for
 * all files, which loads React, the themes and the site once: a story leaves nothing to the next.
 * @param others files that are another project's
 * @param how `themes`: the other two, unless others prove them
 */
const stories = (
	name: string,
	others: string[],
	{ isIsolated = false, themes = 'dark,high-contrast' }: { isIsolated?: boolean; themes?: string } = {},
) => ({
	extends: true as const,
	plugins: [storybookTest({ configDir, tags: { exclude: isBrief ? [tagOfWhole] : [] } })],
	test: {
		name,
		exclude: others,
		isolate: isIsolated,
		setupFiles: [`${configDir}/withoutRecords.ts`, `${configDir}/inOtherLanguages.ts`],
		retry: repeatedOnce,
		env: {
			VITE_STORY_ALSO_IN: themes,
			VITE_STORY_PATIENCE: '45000',
			...extent,
			VITE_STORY_LANGUAGE: process.env.VITE_STORY_LANGUAGE ?? 'az',
		},
		browser: { ...chromium(), orchestratorScripts: [{ content: unseen }] },
	},
});

const { values: given } = parseArgs({ strict: false, options: { project: { type: 'string', multiple: true } } });
const asked = [given.project ?? []].flat().map(String);

/**
 * Of the projects of stories those that are asked for: each loads Storybook, which takes seconds, also if another one is
 * run.
 */
const storiesAskedFor = (...projects: Parameters<typeof stories>[]) =>
	projects
		.filter(([name]) => asked.length === 0 || asked.some((one) => one === name || /[*!]/.test(one)))
		.map((project) => stories(...project));

/** How what runs in Node finds our sources. */
const inNode = ['viza-source', 'module', 'node', 'development|production'];

/** What the whole run alone repeats. */
const notNow = isBrief ? [filesOfWhole] : [];
/** By day in one theme: each pair of colours is measured in every theme by `theme/contrast.test.ts`. */
const once = isBrief ? { themes: '' } : {};

/** Tests of components in a browser. */
const inBrowser = (name: string, files: string, isolate = false) => ({
	extends: true as const,
	plugins: [vanillaExtractPlugin({ identifiers: partName })],
	resolve: { conditions: ['viza-source', ...defaultClientConditions] },
	optimizeDeps: {
		include: ['react-dom/client', 'react/jsx-dev-runtime', '@tanstack/react-form', 'react-hook-form', ...optimized],
	},
	test: { name, isolate, retry: repeatedOnce, include: [files], exclude: notNow, env: extent, browser: chromium() },
});

export default defineConfig({
	resolve: { conditions: ['viza-source'] },
	// Style sheets are evaluated in Node. Where our packages aren't built, their compiler would otherwise not see what a sheet
	// of the site imports of them, and lose the themes if it meets that sheet before them.
	environments: { ssr: { resolve: { conditions: inNode } } },
	test: {
		// A busy machine needs time; what a test waits for has 15 s of its own.
		testTimeout: 150_000,
		projects: [
			{
				extends: true,
				plugins: [vanillaExtractPlugin()],
				ssr: { resolve: { conditions: inNode } },
				test: {
					name: 'unit',
					retry: repeatedOnce,
					environment: 'node',
					include: ['src/**/*.test.{ts,tsx}'],
					exclude: ['src/**/*.{browser,alone}.test.tsx', ...notNow],
					isolate: false,
				},
			},
			inBrowser('browser', 'src/**/*.browser.test.tsx'),
			// Tests of what isn't loaded yet: the others share one page, and what one of them has loaded.
			inBrowser('browser-alone', 'src/**/*.alone.test.tsx', true),
			...storiesAskedFor(
				['stories', ['**/apps/*/**', ...notNow], once],
				['stories-of-pages', ['**/visa-ui/src/**', '**/{English,Russian,Sections}.stories.tsx', ...notNow], once],
				// A page decides its language once, when it is opened.
				['stories-in-languages', ['**/!(English|Russian).stories.tsx'], { isIsolated: true }],
			),
		],
	},
});
