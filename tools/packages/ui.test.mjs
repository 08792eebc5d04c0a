// What a consumer gets: visa-ui packed and inspected.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { after, before, test } from 'node:test';
import { isBrief } from '../setup/extent.mjs';
import { bin, node24, root } from '../setup/shared.mjs';
import { bundle, bundleByEsbuild, bundleByWebpack, uiOptions, unpackAll } from './bundle.mjs';
import { must, packed, pinnedAll, writeFiles } from './consumer.mjs';
import { faultsOf, measure, readBudgets } from './sizes.mjs';

/** @type {string} */
let folder;
/** @type {string} */
let tarball;
/** @type {string} */
let unpacked;
/** @type {Awaited<ReturnType<typeof unpackAll>>} */
let all;
/** @type {{ exports: Record<string, unknown>, files: string[], dependencies: Record<string, string>, peerDependencies: Record<string, string> }} */
let manifest;

before(async () => {
	folder = await mkdtemp(join(tmpdir(), 'visa-ui-package-'));
	all = await unpackAll(folder);
	({ tarball, ui: unpacked } = all);
	manifest = JSON.parse(await readFile(join(unpacked, 'package.json'), 'utf8'));
});
after(() => rm(folder, { recursive: true, force: true }));

/** @param {RegExp} name */
async function distFiles(name) {
	const files = await readdir(join(unpacked, 'dist'), { recursive: true });
	const found = files.filter((file) => name.test(file)).sort();
	return Promise.all(found.map(async (file) => ({ file, code: await readFile(join(unpacked, 'dist', file), 'utf8') })));
}

test('publint finds nothing', async () => {
	await must(join(bin, 'publint'), ['run', tarball, '--strict']);
});

test('npm installs it in a fresh folder with the declared engines, with what it shares with its host, without a warning @whole', async () => {
	const fresh = join(folder, 'fresh');
	await writeFiles(fresh, { 'package.json': { private: true } });
	const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--engine-strict'];
	const output = await must('npm', ['install', tarball, await packed('visa-sdk'), ...quiet], { cwd: fresh });
	// What npm reports about this machine's own settings doesn't concern the packages.
	const words = output.split('\n').filter((line) => /warn/i.test(line) && !/user config|env config/.test(line));
	assert.deepEqual(words, []);
	for (const peer of ['react', 'react-dom', 'xstate', '@internationalized/date', 'zod'])
		assert.ok(existsSync(join(fresh, 'node_modules', peer, 'package.json')), peer);
});

test('whatever its dependencies ask of their host it asks for too, or brings itself', async () => {
	// The versions of this repository, which are those that the package names.
	const modules = join(root, 'packages/visa-ui/node_modules');
	const given = { ...manifest.dependencies, ...manifest.peerDependencies };
	for (const name of Object.keys(manifest.dependencies)) {
		const { peerDependencies = {}, peerDependenciesMeta = {} } = JSON.parse(
			await readFile(join(modules, name, 'package.json'), 'utf8'),
		);
		const asked = Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional);
		assert.deepEqual(
			asked.filter((peer) => !(peer in given)),
			[],
			name,
		);
	}
});

test('pnpm installs it where a peer that is missing or does not fit is an error @whole', async () => {
	const strict = join(folder, 'strict');
	const tarballs = { 'visa-ui': `file:${tarball}`, 'visa-sdk': `file:${await packed('visa-sdk')}` };
	await writeFiles(strict, {
		'package.json': { private: true, dependencies: { ...tarballs, ...pinnedAll('react', 'react-dom') } },
		'pnpm-workspace.yaml': [
			'strictPeerDependencies: true',
			'engineStrict: true',
			'pmOnFail: ignore',
			`overrides: ${JSON.stringify(tarballs)}`,
			'',
		].join('\n'),
	});
	const store = dirname((await must(join(bin, 'pnpm'), ['store', 'path'])).trim());
	const quiet = ['--prefer-offline', '--ignore-scripts', '--reporter=append-only', `--store-dir=${store}`];
	const output = await must(join(bin, 'pnpm'), ['install', '--no-frozen-lockfile', ...quiet], { cwd: strict });
	const ofPeers = output.split('\n').filter((line) => /peer/i.test(line) && /visa-/.test(line));
	assert.deepEqual(ofPeers, []);
});

test('attw finds the types of every entry', async () => {
	// A style sheet and tokens have no types.
	const untyped = Object.keys(manifest.exports).filter((name) => /\.(css|json)$/.test(name));
	await must(join(bin, 'attw'), [tarball, '--profile', 'esm-only', '--exclude-entrypoints', ...untyped]);
});

test('the tarball holds what is built and no more', async () => {
	const files = (await must('tar', ['-tzf', tarball])).trim().split('\n');
	for (const file of files)
		assert.match(file, /^package\/(dist\/|codemods\/|package\.json$|(README|CHANGELOG)\.md$|LICENSE$)/);
	for (const file of files) assert.doesNotMatch(file, /\.(test|stories)\.|\.css\.map$|\.mdx$/);
	assert.ok(files.includes('package/LICENSE'));
	assert.doesNotMatch(JSON.stringify(manifest), /catalog:|workspace:|viza-source/);
});

test('every path of the exports is there', async () => {
	const targets = Object.values(manifest.exports).flatMap((target) =>
		typeof target === 'string' ? [target] : Object.values(/** @type {Record<string, string>} */ (target)),
	);
	for (const target of targets) {
		if (!target.includes('*')) assert.ok(existsSync(join(unpacked, target)), target);
		else {
			const [start = '', end = ''] = target.split('*');
			const names = await readdir(join(unpacked, start));
			assert.ok(
				names.some((name) => name.endsWith(end)),
				target,
			);
		}
	}
	const themes = (await readdir(join(unpacked, 'dist/tokens'))).sort();
	assert.deepEqual(themes, ['dark.json', 'high-contrast.json', 'light.json']);
});

test("what a server meets first of a component with hooks or handlers says 'use client'", async () => {
	const codes = new Map((await distFiles(/\.js$/)).map(({ file, code }) => [file, code]));
	/** @type {Set<string>} */
	const onServer = new Set();
	/** Follows the imports as a server does: up to the first 'use client'. @param {string} file */
	const visit = (file) => {
		const code = codes.get(file);
		assert.ok(code !== undefined, file);
		if (onServer.has(file) || code.startsWith("'use client';")) return;
		onServer.add(file);
		for (const [, next] of code.matchAll(/(?:from|import) "(\.[^"]+)"/g))
			visit(posix.join(posix.dirname(file), next ?? ''));
	};
	const entries = Object.values(manifest.exports).flatMap((target) => Object.values(Object(target)).map(String));
	const files = entries
		.filter((name) => name.endsWith('.js'))
		.map((name) => name.replace('./dist/', ''))
		.flatMap((name) => [...codes.keys()].filter((file) => file === name || fits(file, name)));
	for (const file of files) {
		assert.ok(!codes.get(file)?.startsWith("'use client'"), `${file}: an entry is read on the server too`);
		visit(file);
	}
	const react = "import('react').then((react) => console.log(JSON.stringify(Object.keys(react))))";
	const cwd = join(root, 'packages/visa-ui');
	const ofServer = new Set(JSON.parse(await must(node24, ['--conditions=react-server', '-e', react], { cwd })));
	const missing = [...onServer].filter((file) => {
		const code = codes.get(file) ?? '';
		const isView = /\bjsxs?\(/.test(code);
		// These hooks exist on the server too.
		const hooks = [...code.matchAll(/(?<![\w.$"'`])(use[A-Z]\w*)\(/g)].map(([, name]) => String(name));
		const hasHooks = hooks.some((name) => !['useId', 'useMemo', 'useCallback', 'useDebugValue'].includes(name));
		const hasHandlers = /\bon[A-Z]\w*: (\(|\w+ =>|async|function)/.test(code);
		// A module that a server evaluates breaks on what React lacks there, such as createContext.
		const asked = [...code.matchAll(/import \{([^}]*)\} from "react"/g)].flatMap(([, names = '']) => names.split(','));
		const isOfBrowser = asked.some((name) => !ofServer.has(name.replace(/ as .*/, '').trim()));
		return isOfBrowser || (isView && (hasHooks || hasHandlers));
	});
	assert.deepEqual(missing, [], "the sources of these need 'use client' on their first line");
	const clients = [...codes].filter(([, code]) => code.startsWith("'use client';"));
	assert.ok(clients.length > 20);
	for (const [file, code] of codes) assert.doesNotMatch(code.slice(1), /^\s*['"]use client['"]/m, file);
});

test('all styles are in the layer viza', async () => {
	const found = await distFiles(/\.css$/);
	assert.ok(found.length > 80, 'one for all, and one for each');
	// Other layers are only named for their place in the order; a rule that only sets our own property styles nothing.
	const layered =
		/^@layer viza[\w.]*(,\s*viza[\w.]*)*\s*[{;]|^@layer (theme|base|components|utilities);|^@font-face|^@keyframes|^@property --viza-|^@charset/;
	const outside = found.flatMap(({ code }) => topRules(code)).filter((rule) => !layered.test(rule));
	assert.deepEqual(
		outside.filter((rule) => !isLayeredWithin(rule)).map((rule) => rule.slice(0, 120)),
		[],
	);
});

test('no script imports styles', async () => {
	for (const { file, code } of await distFiles(/\.js$/)) assert.doesNotMatch(code, /["'][^"']+\.css["']/, file);
});

test('what is not imported is not bundled', async () => {
	const options = uiOptions(all);
	const empty = await bundle("import {} from 'visa-ui';", options);
	assert.equal(empty.code.replace(/export\s*\{\s*\};?/, '').trim(), '');
	const whole = await bundle(
		"import 'visa-ui'; import 'visa-ui/theme'; import 'visa-ui/machine'; import 'visa-ui/wizard';",
		options,
	);
	assert.ok(whole.bytes < 64, `left over: ${whole.code.slice(0, 400)}`);
	const badge = await bundle("export { Badge } from 'visa-ui';", options);
	assert.deepEqual(
		badge.modules.filter((path) => /react-aria|react-stately|radix|xstate|dropzone/.test(path)),
		[],
	);
});

test('[LIB-06] a component alone weighs the same whatever bundles it', async () => {
	const options = uiOptions(all);
	for (const name of isBrief ? ['Button'] : ['Button', 'TextField', 'Dialog', 'Text']) {
		const code = `import { ${name} } from 'visa-ui/components/${name}'; globalThis.used = ${name};`;
		const { bytes } = await bundle(code, options);
		const others = {
			esbuild: await bundleByEsbuild(code, options, join(folder, 'esbuild')),
			webpack: await bundleByWebpack(code, options, join(folder, 'webpack')),
		};
		// Each bundler minifies differently, and webpack adds a few lines that run its modules.
		for (const [bundler, weight] of Object.entries(others)) {
			assert.ok(weight > 100 && weight < bytes * 1.1 + 512, `${name} by ${bundler}: ${weight} bytes, not ${bytes}`);
		}
	}
});

test('every component has an entry of its own, with the names and types of the main one', async () => {
	const main = await readFile(join(unpacked, 'dist/index.d.ts'), 'utf8');
	const offered = [...main.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].map(([, list]) => list).join(',');
	const alone = await Promise.all(
		(await readdir(join(unpacked, 'dist/components')))
			.filter((file) => file.endsWith('.d.ts'))
			.map((file) => readFile(join(unpacked, 'dist/components', file), 'utf8')),
	);
	/** @param {string} list */
	const names = (list) =>
		list
			.split(',')
			.map(
				(name) =>
					name
						.trim()
						.split(/\s+as\s+|\s+/)
						.at(-1) ?? '',
			)
			.filter(Boolean);
	const own = alone.flatMap((text) => names(/\{([^}]*)\}/.exec(text)?.[1] ?? ''));
	assert.deepEqual(
		own.filter((name) => !names(offered).includes(name)),
		[],
	);
	assert.ok(alone.length > 70);
});

test('every component keeps to its budget', async () => {
	assert.deepEqual(faultsOf(await measure(all), await readBudgets()), []);
});

/** Whether a pattern of the exports names a file. @param {string} file @param {string} pattern */
function fits(file, pattern) {
	const [before = '', after] = pattern.split('*');
	return (
		after !== undefined && file.startsWith(before) && file.endsWith(after) && !file.slice(before.length).includes('/')
	);
}

/** The rules at the top of a style sheet. @param {string} css */
function topRules(css) {
	const rules = [];
	let depth = 0;
	let start = 0;
	for (let at = 0; at < css.length; at++) {
		const sign = css[at];
		if (sign === '"' || sign === "'") at = css.indexOf(sign, at + 1);
		else if (sign === '{') depth++;
		else if (sign === '}') depth--;
		if (depth === 0 && (sign === '}' || sign === ';')) {
			rules.push(css.slice(start, at + 1).trim());
			start = at + 1;
		}
	}
	assert.equal(depth, 0);
	assert.equal(css.slice(start).trim(), '');
	return rules;
}

/** A condition around layers only. @param {string} rule */
function isLayeredWithin(rule) {
	if (!/^@(media|supports|container)/.test(rule)) return false;
	return topRules(rule.slice(rule.indexOf('{') + 1, -1)).every((inner) => /^@layer viza\b/.test(inner));
}
