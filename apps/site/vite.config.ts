import { constants } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, minifySync, type Plugin, type UserConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { themeScript } from '../../packages/visa-ui/src/theme/themeStore';
import { codeSplitting } from './build/codeSplitting';
import { compiledAhead } from './build/compiledAhead';
import { listFirstFiles } from './build/firstFiles';
import { steadyFonts } from './build/fonts';
import { oneLanguage } from './build/oneLanguage';
import { sharingFiles } from './build/sharing';
import { allAddresses } from './src/addresses';
import { earlyScript } from './src/opening/early';
import { lettersScript } from './src/opening/letters';
import { openingHtml, stalledScript } from './src/opening/stalled';
import { openingWords } from './src/strings/opening';

/**
 * Inserts into the page's head what must run before anything else: against a flash of the wrong theme, for presses on a
 * rendered page before its script has loaded, for the fonts that its first paint waits for, and for files that don't
 * arrive. [THM-04]
 */
function inlineScripts(): Plugin {
	// Every page carries them before its content.
	const small = (script: string) => minifySync('inline.js', script).code;
	return {
		name: 'viza-inline-scripts',
		transformIndexHtml: (html) =>
			html
				.replace('<!--theme-script-->', () => themeScript)
				.replace('<!--early-script-->', () => small(earlyScript))
				.replace('<!--stalled-script-->', () => small(stalledScript))
				.replace('<!--letters-script-->', () => small(lettersScript))
				.replace('<!--opening-->', () => `<!--opening-->${openingHtml(openingWords.az)}`),
	};
}

/** Tells the server which URLs are pages. [RTE-09] */
function listAddresses(): Plugin {
	return {
		name: 'viza-addresses',
		generateBundle() {
			this.emitFile({ type: 'asset', fileName: 'addresses.json', source: JSON.stringify(allAddresses) });
		},
	};
}

/** Writes a Brotli and a gzip file beside every text file; images and fonts are compressed already. */
const compressed = compression({
	include: /\.(js|css|html|svg|json|txt|webmanifest|xml)$/,
	algorithms: [
		defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
		defineAlgorithm('gzip', { level: 9 }),
	],
	skipIfLargerOrEqual: false,
	logLevel: 'silent',
});

const server = process.env.API_URL ?? `http://localhost:${process.env.PORT ?? 3000}`;

const serverConditions = ['viza-source', 'module', 'node', 'development|production'];

/** The module with which the server renders pages: one file, because each language is loaded separately. */
const forServer: UserConfig = {
	plugins: [vanillaExtractPlugin(), react()],
	resolve: { conditions: serverConditions },
	define: { 'process.env.NODE_ENV': JSON.stringify('production') },
	ssr: { noExternal: true, resolve: { conditions: serverConditions } },
	build: {
		target: 'node22',
		ssr: true,
		outDir: 'dist/server',
		copyPublicDir: false,
		rolldownOptions: { output: { codeSplitting: false } },
	},
};

const forBrowser: UserConfig = {
	plugins: [
		inlineScripts(),
		oneLanguage(),
		steadyFonts(),
		vanillaExtractPlugin(),
		react(),
		listAddresses(),
		listFirstFiles(),
		sharingFiles(),
		compiledAhead(),
		compressed,
	],
	resolve: {
		conditions: ['viza-source', 'module', 'browser', 'development|production'],
		// A replacement of a React hook for older versions of React: ours has it.
		alias: [
			{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
			{ find: /^use-sync-external-store\/shim(?=\/)/, replacement: 'use-sync-external-store' },
		],
	},
	server: { proxy: { '/api': server, '/flags': server, '/sandbox-bank': server } },
	build: {
		target: 'es2022',
		sourcemap: false,
		// Browsers without `modulepreload` load a module when it is imported: a polyfill would be on every page.
		modulePreload: { polyfill: false },
		rolldownOptions: { output: { codeSplitting } },
	},
};

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? forServer : forBrowser));
