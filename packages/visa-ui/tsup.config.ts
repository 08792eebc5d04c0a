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

export default defineConfig({
	entry: ['src/entries/*.ts', '!src/entries/*.test.*'],
	format: 'esm',
	target: 'es2022',
	dts: true,
	clean: true,
	sourcemap: true,
	splitting: true,
	treeshake: false,
	minify: true,
	// The fonts are served from the package's own files.
	noExternal: [/^@fontsource-variable\//],
	loader: { '.woff2': 'file' },
	esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
	plugins: [keepUseClient],
});
