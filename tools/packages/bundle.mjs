// Bundles a few lines that import a package, as a site's bundler would, and measures the result.

import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import { rolldown } from 'rolldown';
import webpack from 'webpack';
import { root } from '../setup/shared.mjs';
import { must, packed } from './consumer.mjs';

/** React is on every page anyway. */
const react = /^react(-dom)?(\/|$)/;

/** Unpacks a tarball; what it holds lies in the folder that is given back. @param {string} tarball @param {string} folder */
export async function unpack(tarball, folder) {
	await mkdir(folder, { recursive: true });
	await must('tar', ['-xzf', tarball, '-C', folder]);
	return join(folder, 'package');
}

/** @param {{ code: string }[]} chunks */
const weight = (chunks) => chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);

/**
 * @param {string} code what a consumer writes
 * @param {{ alias?: Record<string, string>, modules?: string[], external?: RegExp[], from?: string }} options where packages lie
 * @returns {Promise<{ bytes: number, laterBytes: number, code: string, modules: string[] }>} what is loaded at once: its
 * size minified and compressed, its code, and the files that it is made of; and the size of what is imported later
 */
export async function bundle(code, { alias = {}, modules = [], external = [], from = root } = {}) {
	const input = join(from, 'consumer.js');
	const build = await rolldown({
		input,
		external: [react, ...external],
		platform: 'browser',
		logLevel: 'silent',
		resolve: {
			alias,
			modules: [...modules, 'node_modules'],
			conditionNames: ['import', 'module', 'browser', 'default'],
		},
		transform: { define: { 'process.env.NODE_ENV': '"production"' } },
		plugins: [
			{
				name: 'consumer',
				resolveId: (id) => (id === input ? { id, moduleSideEffects: true } : undefined),
				load: (id) => (id === input ? { code } : undefined),
			},
		],
		cwd: from,
	});
	try {
		const { output } = await build.generate({ format: 'es', minify: true });
		const chunks = new Map(output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part]] : [])));
		/** @type {Set<string>} */
		const reached = new Set();
		/** @param {string} name */
		const visit = (name) => {
			const chunk = chunks.get(name);
			if (!chunk || reached.has(name)) return;
			reached.add(name);
			for (const next of chunk.imports) visit(next);
		};
		for (const chunk of chunks.values()) if (chunk.isEntry) visit(chunk.fileName);
		const loaded = [...reached].flatMap((name) => chunks.get(name) ?? []);
		const later = [...chunks.values()].filter((chunk) => !reached.has(chunk.fileName));
		return {
			bytes: weight(loaded),
			laterBytes: weight(later),
			code: loaded.map((chunk) => chunk.code).join('\n'),
			modules: loaded.flatMap((chunk) => chunk.moduleIds),
		};
	} finally {
		await build.close();
	}
}

/**
 * The same with esbuild and its code splitting.
 * @param {string} code @param {{ alias: Record<string, string>, modules: string[] }} options @param {string} folder for what is made
 * @returns {Promise<number>} the size of what is loaded at once, minified and compressed
 */
export async function bundleByEsbuild(code, { alias, modules }, folder) {
	/** @param {string} path */
	const find = (path) => (alias[path] ? { path: alias[path], sideEffects: false } : undefined);
	const { metafile, outputFiles } = await esbuild.build({
		stdin: { contents: code, resolveDir: root, sourcefile: 'consumer.js' },
		...{ bundle: true, minify: true, splitting: true, format: 'esm', metafile: true, write: false, outdir: folder },
		...{ nodePaths: modules, logLevel: 'silent', conditions: ['import', 'module', 'browser'] },
		define: { 'process.env.NODE_ENV': '"production"' },
		external: ['react', 'react/*', 'react-dom', 'react-dom/*'],
		plugins: [{ name: 'unpacked', setup: (build) => build.onResolve({ filter: /^visa-/ }, ({ path }) => find(path)) }],
	});
	const files = Object.entries(metafile.outputs);
	/** @type {Set<string>} */
	const reached = new Set(
		files.filter(([, { entryPoint }]) => entryPoint?.endsWith('consumer.js')).map(([name]) => name),
	);
	// A Set's iteration includes what is added meanwhile.
	for (const name of reached)
		for (const { kind, path, external } of metafile.outputs[name]?.imports ?? [])
			if (kind === 'import-statement' && !external) reached.add(path);
	const loaded = outputFiles.filter(({ path }) => [...reached].some((name) => basename(name) === basename(path)));
	return weight(loaded.map(({ text }) => ({ code: text })));
}

/**
 * The same with webpack, in one file.
 * @param {string} code @param {{ alias: Record<string, string>, modules: string[] }} options @param {string} folder for what is made
 * @returns {Promise<number>} the size of what is loaded at once, minified and compressed
 */
export async function bundleByWebpack(code, { alias, modules }, folder) {
	const entry = join(folder, 'consumer.mjs');
	await mkdir(folder, { recursive: true });
	await writeFile(entry, code);
	const exact = Object.entries(alias).map(([name, path]) => [`${name}$`, path]);
	const compiler = webpack({
		...{ mode: 'production', target: 'web', entry, output: { path: folder, filename: 'made.js' }, performance: false },
		resolve: { alias: Object.fromEntries(exact), modules: [...modules, 'node_modules'] },
		externals: [({ request = '' }, done) => (react.test(request) ? done(undefined, 'var React') : done())],
	});
	await new Promise((resolve, reject) => {
		compiler?.run((error, stats) =>
			error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString('errors-only'))) : resolve(null),
		);
	});
	return weight([{ code: await readFile(join(folder, 'made.js'), 'utf8') }]);
}

/**
 * How to bundle with the unpacked packages; their dependencies come from this repository.
 * @param {{ ui: string, sdk: string }} unpacked
 */
export const uiOptions = ({ ui, sdk }) => ({
	alias: { ...aliases('visa-ui', ui), ...aliases('visa-sdk', sdk) },
	modules: [join(root, 'packages/visa-ui/node_modules')],
});

/** The entries of a package; the longer names first, as the bundler takes the first that fits. @param {string} name @param {string} folder */
function aliases(name, folder) {
	const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
	const entries = Object.entries(/** @type {Record<string, { default?: string }>} */ (exports));
	const scripts = entries.filter(([, target]) => target.default?.endsWith('.js'));
	const paths = scripts.flatMap(([entry, target]) => {
		const [before = '', after] = String(target.default).split('*');
		if (after === undefined) return [[name + entry.slice(1), join(folder, before)]];
		const found = readdirSync(join(folder, before)).filter((file) => file.endsWith(after));
		return found.map((file) => [
			name + entry.slice(1).replace('*', file.slice(0, -after.length)),
			join(folder, before, file),
		]);
	});
	return Object.fromEntries(paths.sort(([a = ''], [b = '']) => b.length - a.length));
}

/** Both packages, packed and unpacked below a folder. @param {string} folder */
export async function unpackAll(folder) {
	const sdk = await unpack(await packed('visa-sdk'), join(folder, 'visa-sdk'));
	const tarball = await packed('visa-ui');
	const ui = await unpack(tarball, join(folder, 'visa-ui'));
	return { ui, sdk, tarball };
}
