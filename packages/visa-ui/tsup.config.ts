import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig, type Options } from 'tsup';
import { writeComponentSheets } from './componentSheets';
import { partName } from './partName';
import { toDesignTokens } from './src/theme/designTokens';
import { dark } from './src/theme/themes/dark';
import { highContrast } from './src/theme/themes/highContrast';
import { light } from './src/theme/themes/light';

type Plugin = NonNullable<Options['plugins']>[number];

const folder = dirname(fileURLToPath(import.meta.url));
const dist = join(folder, 'dist');

/** What `exports` names. */
const entries = {
	index: 'src/entries/index.ts',
	machine: 'src/entries/machine.ts',
	strings: 'src/entries/strings.ts',
	theme: 'src/entries/theme.ts',
	wizard: 'src/entries/wizard.ts',
};

/** What `exports` names by a pattern: each component alone, as in the main entry. */
async function components(): Promise<Record<string, string>> {
	const index = await readFile(join(folder, 'src/entries/index.ts'), 'utf8');
	const names = [...index.matchAll(/from '\.\.\/components\/(\w+)'/g)].map(([, name = '']) => name);
	return Object.fromEntries(names.map((name) => [`components/${name}`, `src/components/${name}/index.ts`]));
}
const alone = await components();

/**
 * Every module is an entry, so that each becomes a file of its own: 'use client' then marks only those modules that
 * have it, and a consumer's bundler omits by file what isn't imported.
 */
async function modules(): Promise<Record<string, string>> {
	const names = await readdir(join(folder, 'src'), { recursive: true });
	const isModule = (name: string) =>
		/\.tsx?$/.test(name) &&
		!/(\.css\.ts|\.d\.ts|(^|\/)index\.ts|\.test\.tsx?|\.stories\.tsx?|testKit\.tsx?)$/.test(name) &&
		!/(^|\/)(docs|entries|stories|walks)\//.test(name);
	const found = names.map((name) => name.split('\\').join('/')).filter(isModule);
	return Object.fromEntries(found.map((name) => [name.replace(/\.tsx?$/, ''), `src/${name}`]));
}

/** The bundler drops 'use client'; a chunk made from such a module gets it back, on its first line. */
const keepUseClient: Plugin = {
	name: 'keep-use-client',
	renderChunk(code, chunk) {
		if (chunk.type !== 'chunk' || !chunk.map) return;
		const { sourcesContent = [] } = typeof chunk.map === 'string' ? JSON.parse(chunk.map) : chunk.map;
		const isClient = sourcesContent.some((source: unknown) => /^['"]use client['"]/.test(String(source)));
		return isClient ? { code: `'use client';${code}`, map: chunk.map } : undefined;
	},
};

/** Calls at module level that only create a value; they may be omitted when nobody uses it. */
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
		// The directive stays on its line, and the source map still fits.
		return { code: code.replace(calls, '$1/* @__PURE__ */ $2'), map: chunk.map };
	},
};

/** A worker's URL is written as in the source; the published file has another extension. */
const nameWorkers: Plugin = {
	name: 'name-workers',
	renderChunk: (code, chunk) =>
		chunk.path.endsWith('.js')
			? { code: code.replace(/(new URL\("\.\/\w+)\.ts"/g, '$1.js"'), map: chunk.map }
			: undefined,
};

/** Style sheets without the comments that contain their sources. */
const stripStyleComments: Plugin = {
	name: 'strip-style-comments',
	renderChunk: (code, chunk) =>
		chunk.path.endsWith('.css') ? { code: code.replace(/\/\*[\s\S]*?\*\//g, '') } : undefined,
};

/**
 * The bundler keeps the order of side effects by imports without names. No module here has any, so they would only load
 * what isn't used. An empty line stays, and the source maps still fit.
 */
async function dropBareImports(): Promise<void> {
	for (const file of await readdir(dist, { recursive: true })) {
		if (!file.endsWith('.js')) continue;
		const code = await readFile(join(dist, file), 'utf8');
		await writeFile(join(dist, file), code.replace(/^('use client';)?import "\.[^"]+";$/gm, '$1'));
	}
}

/**
 * For all components; what each of them needs; for a page that is entirely ours. Those of single components come in
 * addition.
 */
const sheets = ['styles.css', 'base.css', 'page.css'].map((name) => join(dist, name));

/** Removes what no entry needs: style sheets of single modules, and files that only made a module an entry. */
async function keepOnlyReached(): Promise<void> {
	const reached = new Set<string>();
	const visit = async (path: string): Promise<void> => {
		if (reached.has(path)) return;
		reached.add(path).add(`${path}.map`);
		const code = await readFile(path, 'utf8');
		// A worker is reached by its URL.
		const imported = [...code.matchAll(/(?:from|import|new URL)\s*\(?\s*["'](\.[^"']+\.js)["']/g)];
		await Promise.all(imported.map(([, name]) => visit(resolve(dirname(path), name ?? ''))));
	};
	for (const name of Object.keys({ ...entries, ...alone })) await visit(join(dist, `${name}.js`));
	for (const file of await readdir(dist, { recursive: true, withFileTypes: true })) {
		const path = join(file.parentPath, file.name);
		const isUnused = /\.(js|css)(\.map)?$/.test(path) && !reached.has(path) && !sheets.includes(path);
		if (file.isFile() && isUnused) await rm(path);
	}
	await removeEmpty(dist);
	// Its source map refers to files that only the build has seen.
	for (const sheet of sheets)
		await writeFile(sheet, (await readFile(sheet, 'utf8')).replace(/\/\*# sourceMappingURL=.*\*\/\s*$/, ''));
}

async function removeEmpty(path: string): Promise<void> {
	for (const file of await readdir(path, { withFileTypes: true }))
		if (file.isDirectory()) await removeEmpty(join(path, file.name));
	// Only an empty folder can be removed like this.
	await rmdir(path).catch(() => undefined);
}

/** A chunk is named after its module, so that a consumer's stack traces and network panel are readable. */
async function nameChunks(): Promise<void> {
	const names = (await readdir(dist)).filter((name) => /^chunk-\w+\.js$/.test(name));
	const renamed = new Map<string, string>();
	for (const name of names) {
		const { sources } = JSON.parse(await readFile(join(dist, `${name}.map`), 'utf8')) as { sources: string[] };
		const own = sources.filter((source) => !source.endsWith('.css.ts'));
		const module = (own.at(-1) ?? sources.at(-1))?.replace(
			/^.*\/(?=[^/]+\/index\.tsx?$)|^.*\/(?!index\.tsx?$)|\.tsx?$/g,
			'',
		);
		if (module) renamed.set(name, name.replace('chunk', module.replace('/', '-')));
	}
	for (const file of await readdir(dist, { recursive: true })) {
		if (!/\.js(\.map)?$/.test(file)) continue;
		const code = await readFile(join(dist, file), 'utf8');
		const named = code.replace(/\bchunk-\w+\.js\b/g, (name) => renamed.get(name) ?? name);
		if (named !== code) await writeFile(join(dist, file), named);
	}
	for (const [from, to] of renamed)
		for (const end of ['', '.map']) await rename(join(dist, from + end), join(dist, to + end));
}

/** The names in a module's export lists, including types. */
const listed = (source: string): string[] =>
	[...source.matchAll(/export \{([^}]*)\}/g)]
		.flatMap(([, list = '']) => list.split(','))
		.map((name) => name.trim())
		.filter(Boolean);

/** A component's names: what its folder's index exports. */
async function namesOf(index: string): Promise<string[]> {
	const source = await readFile(index, 'utf8');
	const whole = [...source.matchAll(/export \* from '(.*)'/g)].map(([, name]) => join(dirname(index), `${name}.ts`));
	const modules = await Promise.all(whole.map((file) => readFile(file, 'utf8')));
	const constants = modules.flatMap((module) => [...module.matchAll(/^export const (\w+)/gm)]);
	return [...listed(source), ...constants.map(([, name = '']) => name)];
}

/** The types of a single component are those of the main entry: one bundle of types for all, and not one for each. */
async function writeTypesOfComponents(): Promise<void> {
	const chosen = listed(await readFile(join(folder, 'src/entries/index.ts'), 'utf8'));
	for (const [name, index] of Object.entries(alone)) {
		const own = await namesOf(join(folder, index));
		// Of some folders the main entry exports only a part.
		const names = own.some((one) => chosen.includes(one)) ? own.filter((one) => chosen.includes(one)) : own;
		await writeFile(join(dist, `${name}.d.ts`), `export { ${names.join(', ')} } from '../index.js';\n`);
	}
}

/** The themes in the Design Tokens Community Group format, for design tools and other platforms. */
async function writeTokens(): Promise<void> {
	await mkdir(join(dist, 'tokens'), { recursive: true });
	for (const theme of [light, dark, highContrast]) {
		const json = `${JSON.stringify(toDesignTokens(theme), null, '\t')}\n`;
		await writeFile(join(dist, 'tokens', `${theme.name}.json`), json);
	}
}

await rm(dist, { recursive: true, force: true });

export default defineConfig({
	entry: {
		...entries,
		...alone,
		styles: 'src/styles.ts',
		page: 'src/page.ts',
		base: 'src/base.ts',
		...(await modules()),
	},
	format: 'esm',
	target: 'es2022',
	dts: { entry: entries },
	// Done above: the types are built next to the code, and cleaning would remove what is written here.
	clean: false,
	sourcemap: true,
	splitting: true,
	treeshake: false,
	// Left readable, with its 'pure' annotations, so that a consumer's bundler can omit what isn't used.
	minify: false,
	// The fonts are served from the package's own files.
	noExternal: [/^@fontsource-variable\//],
	loader: { '.woff2': 'file' },
	esbuildPlugins: [vanillaExtractPlugin({ identifiers: partName })],
	plugins: [markPure, keepUseClient, nameWorkers, stripStyleComments],
	onSuccess: async () => {
		// TypeScript 6 requires types for every import, even for a style sheet.
		sheets.push(...(await writeComponentSheets(folder, dist, alone)));
		for (const sheet of sheets) await writeFile(`${sheet}.d.ts`, 'export {};\n');
		await dropBareImports();
		await keepOnlyReached();
		await nameChunks();
		await writeTokens();
		await writeTypesOfComponents();
	},
});
