// Bundles a few lines that import a package, as a site's bundler would, and weighs the result.

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { root } from '../setup/shared.mjs';
import { must } from './consumer.mjs';

/** React is on every page anyway. */
const react = /^react(-dom)?(\/|$)/;

/** Unpacks a tarball; what it holds lies in the folder that is given back. @param {string} tarball @param {string} folder */
export async function unpack(tarball, folder) {
	await mkdir(folder, { recursive: true });
	await must('tar', ['-xzf', tarball, '-C', folder]);
	return join(folder, 'package');
}

/**
 * @param {string} code what a consumer writes
 * @param {{ alias?: Record<string, string>, modules?: string[], external?: RegExp[] }} options where packages lie
 * @returns {Promise<{ bytes: number, code: string, modules: string[] }>} what is loaded at once, without what is
 * imported later: its size minified and compressed, its code, and the files that it is made of
 */
export async function bundle(code, { alias = {}, modules = [], external = [] } = {}) {
	const input = '\0consumer';
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
				resolveId: (id) => (id === input ? id : undefined),
				load: (id) => (id === input ? { code, moduleSideEffects: true } : undefined),
			},
		],
		cwd: root,
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
		return {
			bytes: loaded.reduce((sum, chunk) => sum + gzipSync(chunk.code, { level: 9 }).length, 0),
			code: loaded.map((chunk) => chunk.code).join('\n'),
			modules: loaded.flatMap((chunk) => chunk.moduleIds),
		};
	} finally {
		await build.close();
	}
}

/**
 * How to bundle with an unpacked visa-ui; its dependencies come from this repository.
 * @param {string} unpacked
 */
export const uiOptions = (unpacked) => ({
	alias: Object.fromEntries(
		['theme', 'strings', 'machine', 'wizard', ''].map((name) => [
			name ? `visa-ui/${name}` : 'visa-ui',
			join(unpacked, 'dist', `${name || 'index'}.js`),
		]),
	),
	modules: [join(root, 'packages/visa-ui/node_modules')],
});
