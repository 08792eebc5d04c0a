import { constants } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { themeScript } from '../../packages/visa-ui/src/theme/themeStore';
import { compiledAhead } from './build/compiledAhead';
import { listFirstFiles } from './build/firstFiles';
import { steadyFonts } from './build/fonts';
import { oneLanguage } from './build/oneLanguage';
import { sharingFiles } from './build/sharing';
import { allAddresses } from './src/addresses';
import { earlyScript } from './src/opening/early';
import { lettersScript } from './src/opening/letters';

/**
 * Inserts into the page's head what must run before anything else: against a flash of the wrong theme, for presses on a
 * rendered page before its script has loaded, and for the fonts that its first paint waits for. [THM-04]
 */
function inlineScripts(): Plugin {
	return {
		name: 'viza-inline-scripts',
		transformIndexHtml: (html) =>
			html
				.replace('<!--theme-script-->', () => themeScript)
				.replace('<!--early-script-->', () => earlyScript)
				.replace('<!--letters-script-->', () => lettersScript),
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

/** Small parts of many pages; of libraries only what all fields hold their values with. */
const basics = new RegExp(
	[
		'visa-sdk/src/(format/index|rules/zone)\\.',
		'visa-ui/src/field/(Field|Field.css|FormValue|fold(Label|Text)|resetting|tellOnce|typeAhead|types|useFieldValue|useFormPart|useTextPart)\\.',
		'visa-ui/src/(root/leadFocus|strings/formats)\\.',
		'/react-stately/.+/useControlledState\\.',
		'visa-ui/src/components/(DescriptionList|Flag|Inline|Money|PasswordField|RequestStatusTag|StatusTag|TextField)/',
		'site/src/format\\.',
		'site/src/shell/(FailedNotice|Sentence|tellFailure)\\.',
		'site/src/account/(AuthPage|account.css|redirect)\\.',
	].join('|'),
);

/**
 * Names the file that staff pages share and no traveller's page needs.
 * @param id of a module
 */
function staffs(id: string, bundle: Parameters<Rolldown.CodeSplittingNameFunction>[1]): string | null {
	// Only lists use it: in the common file it would bring the whole table to every form.
	if (id.includes('/framework/ListPages.')) return null;
	const above = new Set([id]);
	for (const one of above) {
		const info = bundle.getModuleInfo(one);
		if (!info || info.isEntry || info.dynamicImporters.some((by) => !by.includes('/site/src/dashboard/'))) return null;
		for (const by of info.importers) above.add(by);
	}
	return 'staff';
}

/**
 * What every page needs is one file: over a slow connection each file of one kilobyte costs as much as one of twenty.
 * What the string catalogues import is separate: the shell waits for the reader's catalogue, which must not wait for
 * the shell.
 */
const codeSplitting = {
	includeDependenciesRecursively: false,
	groups: [
		{ name: 'languages', test: /visa-sdk\/src\/(format\/\w+\.gen|rules\/plural)\.ts$/, priority: 1 },
		{ name: 'sentences', test: /visa-sdk\/src\/rules\/(messages|languages\/translator)\.ts$/, priority: 1 },
		{ name: 'painted', test: /visa-ui\/src\/root\/(afterPaint|useUntilPainted)\./, priority: 1 },
		{ name: 'shell', tags: ['$initial' as const] },
		{ name: 'basics', test: basics, priority: -1 },
		{ name: staffs, minShareCount: 3, priority: -2 },
	],
};

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
