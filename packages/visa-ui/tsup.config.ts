import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig, type Options } from 'tsup';

type Plugin = NonNullable<Options['plugins']>[number];

/** The bundler drops 'use client'; a chunk that was made from such a module gets it back, on its first line. */
const keepUseClient: Plugin = {
	name: 'keep-use-client',
	renderChunk(code, chunk) {
		if (chunk.type !== 'chunk' || !chunk.map) return;
		const { sourcesContent = [] } = typeof chunk.map === 'string' ? JSON.parse(chunk.map) : chunk.map;
		const isClient = sourcesContent.some((source: unknown) => /^['"]use client['"]/.test(String(source)));
		return isClient ? { code: `'use client';${code}`, map: chunk.map } : undefined;
	},
};

/** Calls at module level that only make a value; their result may be left out when nobody uses it. */
const pureCalls = [
	'createSprinkles',
	'createRuntimeFn',
	'createContext',
	'createDirectionalIcon',
	'createIcon',
	'lazy',
	'memo',
];

const markPure: Plugin = {
	name: 'mark-pure',
	renderChunk(code, chunk) {
		if (!chunk.path.endsWith('.js')) return;
		const aliases = [...code.matchAll(/\b(\w+) as (\w+)\b/g)].filter(([, name]) => pureCalls.includes(name ?? ''));
		const names = [...pureCalls, ...aliases.map(([, , alias]) => alias)].join('|');
		const calls = new RegExp(`^(var \\w+ = )((?:${names})\\()`, 'gm');
		// The mark stays on its line, and the map still fits.
		return { code: code.replace(calls, '$1/* @__PURE__ */ $2'), map: chunk.map };
	},
};

/** Style sheets without the comments in which their sources are written down. */
const stripStyleComments: Plugin = {
	name: 'strip-style-comments',
	renderChunk: (code, chunk) =>
		chunk.path.endsWith('.css') ? { code: code.replace(/\/\*[\s\S]*?\*\//g, '') } : undefined,
};

export default defineConfig({
	entry: {
		index: 'src/entries/index.ts',
		machine: 'src/entries/machine.ts',
		strings: 'src/entries/strings.ts',
		theme: 'src/entries/theme.ts',
		wizard: 'src/entries/wizard.ts',
		styles: 'src/styles.ts',
	},
	format: 'esm',
	target: 'es2022',
	dts: true,
	clean: true,
	sourcemap: true,
	splitting: true,
	treeshake: false,
	// Left readable, with its 'pure' marks, so that a consumer's bundler can leave out what is not used.
	minify: false,
	// The fonts are served from the package's own files.
	noExternal: [/^@fontsource-variable\//],
	loader: { '.woff2': 'file' },
	esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
	plugins: [markPure, keepUseClient, stripStyleComments],
});
