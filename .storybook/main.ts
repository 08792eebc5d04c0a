import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import remarkGfm from 'remark-gfm';
import { defaultClientConditions, mergeConfig } from 'vite';

const config: StorybookConfig = {
	framework: '@storybook/react-vite',
	stories: ['../packages/visa-ui/src/**/*.mdx', '../packages/visa-ui/src/**/*.stories.tsx'],
	addons: [
		// Tables in the pages of words.
		{
			name: '@storybook/addon-docs',
			options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
		},
		'@storybook/addon-a11y',
		'@storybook/addon-themes',
		'@storybook/addon-vitest',
	],
	core: { disableTelemetry: true, disableWhatsNewNotifications: true },
	viteFinal: (vite) =>
		mergeConfig(vite, {
			plugins: [vanillaExtractPlugin()],
			resolve: { conditions: ['viza-source', ...defaultClientConditions] },
			// Found late, it would reload the page in the middle of a test.
			optimizeDeps: {
				include: [
					'@vanilla-extract/recipes/createRuntimeFn',
					'visa-ui > @vanilla-extract/sprinkles/createRuntimeSprinkles',
					'visa-ui > @internationalized/date',
					'visa-ui > @radix-ui/react-popover',
					'visa-ui > react-aria-components/Checkbox',
					'visa-ui > react-aria-components/Dialog',
					'visa-ui > react-aria-components/Modal',
					'visa-ui > react-aria-components/RadioGroup',
					'visa-ui > react-dropzone',
				],
			},
		}),
};

export default config;
