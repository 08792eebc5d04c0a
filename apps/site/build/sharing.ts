import type { HtmlTagDescriptor, Plugin } from 'vite';
import { parseOklch, toHex } from '../../../packages/visa-ui/src/theme/color';
import { dark } from '../../../packages/visa-ui/src/theme/themes/dark';
import { light } from '../../../packages/visa-ui/src/theme/themes/light';
import type { Theme } from '../../../packages/visa-ui/src/theme/tokens';
import { strings } from '../src/strings/az';
import { sharingWords } from '../src/strings/az/sharing';
import { icon, sharePicture } from './pictures';
import { sharing } from './publicPages';

const paperOf = ({ colors }: Theme) => toHex(parseOklch(colors.canvas));

/** The browser's own bar has the colour of the page background; the page sets it when a theme is selected. */
const themeColor = (theme: Theme): HtmlTagDescriptor => ({
	tag: 'meta',
	injectTo: 'head',
	attrs: {
		name: 'theme-color',
		content: paperOf(theme),
		media: `(prefers-color-scheme: ${theme.scheme})`,
		'data-scheme': theme.scheme,
	},
});
const link = (rel: string, href: string): HtmlTagDescriptor => ({
	tag: 'link',
	injectTo: 'head',
	attrs: { rel, href },
});

const icons = [
	{ name: 'icon-192.png', size: 192, purpose: 'any' },
	{ name: 'icon-512.png', size: 512, purpose: 'any' },
	{ name: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
	{ name: 'apple-touch-icon.png', size: 180, purpose: null },
] as const;

const manifest = {
	...{ id: '/', start_url: '/', scope: '/', lang: 'az', dir: 'ltr', display: 'minimal-ui' },
	...{ name: sharingWords.name, short_name: strings.brand, description: sharingWords.descriptions['/'] },
	...{ background_color: paperOf(light), theme_color: paperOf(light) },
	icons: [
		{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
		...icons.flatMap(({ name, size, purpose }) =>
			purpose ? [{ src: `/${name}`, sizes: `${size}x${size}`, type: 'image/png', purpose }] : [],
		),
	],
};

/**
 * Generates what search engines, messengers and home screens request, and tells the server about each page. [INF-03…05]
 */
export function sharingFiles(): Plugin {
	return {
		name: 'viza-sharing',
		apply: 'build',
		transformIndexHtml: () => [
			themeColor(light),
			themeColor(dark),
			link('manifest', '/manifest.webmanifest'),
			link('apple-touch-icon', '/apple-touch-icon.png'),
		],
		async generateBundle() {
			const emit = (fileName: string, source: string | Uint8Array) =>
				this.emitFile({ type: 'asset', fileName, source });
			emit('pages.json', JSON.stringify(sharing));
			emit('manifest.webmanifest', JSON.stringify(manifest));
			emit('share.png', await sharePicture());
			for (const { name, size, purpose } of icons) emit(name, await icon(size, purpose !== 'any'));
		},
	};
}
