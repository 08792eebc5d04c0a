import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import remarkGfm from 'remark-gfm';
import { defaultClientConditions, mergeConfig } from 'vite';
import { optimizedOfLetters } from '../apps/api/stories/optimized.ts';
import { optimizedOfSite } from '../apps/site/optimized.ts';
import { optimized } from '../packages/visa-ui/optimized.ts';
import { partName } from '../packages/visa-ui/partName.ts';
import { quotedLanguage } from '../packages/visa-ui/src/docs/quotedLanguage.ts';
import { isBrief } from '../tools/setup/extent.mjs';
import { listNothing, markBehaviours } from './behaviours.ts';
import { factsPlugin } from './factsPlugin.ts';
import { filesPlugin } from './filesPlugin.ts';
import { firstPaper, firstPaperStyle } from './firstPaper.ts';
import { findable } from './otherWords.ts';
import { hearManagerAlone } from './ownManager.ts';
import { thumbnailsPlugin } from './thumbnailsPlugin.ts';

/** Tables in docs pages, and the language of what they quote. */
const docs = {
	name: '@storybook/addon-docs',
	options: {
		mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm], rehypePlugins: [quotedLanguage] } },
	},
};

/** Whether Vitest plays the stories: it reads each file by itself, and opens no docs page and no sidebar. */
const isPlayed = Boolean(process.env.VITEST);

const config: StorybookConfig = {
	framework: '@storybook/react-vite',
	stories: [
		...(isPlayed ? [] : ['../packages/visa-ui/src/**/*.mdx']),
		'../packages/visa-ui/src/**/*.stories.tsx',
		'../apps/site/src/**/*.stories.tsx',
		// The server's e-mails: nothing else of it runs in a browser.
		'../apps/api/stories/*.stories.tsx',
	],
	addons: [
		...(isPlayed ? [] : [docs]),
		'@storybook/addon-a11y',
		'@storybook/addon-themes',
		'@storybook/addon-vitest',
		// Displays an idle control as hovered, focused or pressed: rules for `:hover` apply to `.pseudo-hover` too.
		'storybook-addon-pseudo-states',
	],
	experimental_indexers: isPlayed ? listNothing : markBehaviours,
	...findable,
	tags: { behaviour: { defaultFilterSelection: 'exclude' } },
	typescript: {
		// Resolves types like the compiler: the variants that a style sheet names are a choice of values. It is half of the build;
		// what it tells is proved by night.
		reactDocgen: isPlayed || isBrief ? false : 'react-docgen-typescript',
		reactDocgenTypescriptOptions: {
			tsconfigPath: 'packages/visa-ui/tsconfig.json',
			include: ['packages/visa-ui/src/**/*.tsx'],
			exclude: ['**/*.stories.tsx'],
			shouldExtractLiteralValuesFromEnum: true,
			shouldRemoveUndefinedFromOptional: true,
			// Deprecated props are documented in code and in release notes, and not taught anywhere.
			propFilter: ({ parent, tags }) => !parent?.fileName.includes('node_modules') && !('deprecated' in (tags ?? {})),
		},
	},
	previewHead: (head) => `${head}${hearManagerAlone}${firstPaper}${firstPaperStyle}`,
	managerHead: (head) => `${head}${firstPaper}`,
	// Whoever opens it looks for a component, and sets nothing up.
	features: { sidebarOnboardingChecklist: false },
	core: { disableTelemetry: true, disableWhatsNewNotifications: true },
	viteFinal: (vite) =>
		mergeConfig(vite, {
			plugins: [vanillaExtractPlugin({ identifiers: partName }), factsPlugin(), filesPlugin(), thumbnailsPlugin()],
			resolve: { conditions: ['viza-source', ...defaultClientConditions] },
			// The code shown with an example names its components.
			build: { rolldownOptions: { output: { keepNames: true } } },
			optimizeDeps: {
				include: [
					'storybook/preview-api',
					'storybook/theming/create',
					'@storybook/addon-docs/blocks',
					'msw-storybook-addon/csf3',
					'msw/browser',
					'msw',
					'visa-sdk > zod',
					'visa-ui > acorn',
					'visa-ui > acorn-jsx',
					...optimized.map((name) => `visa-ui > ${name}`),
					...optimizedOfSite.map((name) => `@viza/site > ${name}`),
					...optimizedOfLetters.map((name) => `@viza/api > ${name}`),
				],
			},
		}),
};

export default config;
