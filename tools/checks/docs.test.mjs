// What the documents link to and name exists: pages, headings, files and commands.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import { test } from 'node:test';
import { bin, root, run } from '../setup/shared.mjs';

const { output } = await run('git', ['ls-files'], { cwd: root });
// A file that was just deleted is tracked until the next commit.
const tracked = output.split('\n').filter((path) => path !== '' && existsSync(join(root, path)));
const pages = tracked.filter((path) => /\.mdx?$/.test(path) && !path.startsWith('.changeset/'));
/** The documents that describe the repository as it is; decisions describe the day on which they were made. */
const guides = pages.filter((path) => /^([A-Z]+\.md|docs\/[^/]+\.md)$/.test(path));
/** @param {string} path */
const textOf = async (path) => (await readFile(join(root, path), 'utf8')).replace(/^```[\s\S]*?^```/gm, '');

/** As a host of repositories makes an anchor of a heading. @param {string} heading */
const anchorOf = (heading) =>
	heading
		.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}_\- ]/gu, '')
		.replaceAll(' ', '-');

test('no link leads nowhere, nor to a heading that is not there', async () => {
	const faults = [];
	let links = 0;
	for (const page of pages) {
		for (const [, address = ''] of (await textOf(page)).matchAll(/\]\(([^)\s]+)\)/g)) {
			if (/^(https?|mailto):|^\.?\/?\?/.test(address)) continue;
			links += 1;
			const [path = '', anchor] = address.split('#');
			const target = path ? normalize(join(dirname(page), path)) : page;
			if (!existsSync(join(root, target))) faults.push(`${page}: ${address}`);
			else if (anchor) {
				const headings = [...(await textOf(target)).matchAll(/^#+ (.+)$/gm)].map(([, words = '']) => anchorOf(words));
				if (!headings.includes(anchor)) faults.push(`${page}: ${address}`);
			}
		}
	}
	assert.deepEqual(faults, []);
	assert.ok(links > 30, `${links} links only`);
});

test('a file that a guide names is there, by the end of its path', async () => {
	const faults = [];
	for (const page of guides) {
		for (const [, code = ''] of (await textOf(page)).matchAll(/`([^`\n]+)`/g)) {
			const names = code
				.split(' ')
				.filter((word) => /^[\w@./-]+\/[\w.-]+\.(tsx?|mjs|cjs|css|mdx?|ya?ml|sh)$/.test(word));
			for (const name of names)
				if (!tracked.some((path) => path === name || path.endsWith(`/${name}`))) faults.push(`${page}: ${name}`);
		}
	}
	assert.deepEqual(faults, []);
});

test('a command that a guide names is a script of its package', async () => {
	/** @type {Map<string, Record<string, string>>} */
	const scripts = new Map();
	for (const path of tracked.filter((file) => /^((packages|apps)\/[^/]+\/)?package\.json$/.test(file))) {
		const { name, scripts: own } = JSON.parse(await readFile(join(root, path), 'utf8'));
		scripts.set(path === 'package.json' ? '' : name, own);
	}
	const faults = [];
	for (const page of guides) {
		const text = (await readFile(join(root, page), 'utf8')).matchAll(
			/(?:npm run(?: -s)?|`pnpm(?: run)?(?: --filter ([@\w/-]+))?) ([a-z][\w:-]*)/g,
		);
		for (const [, of = '', script = ''] of text) {
			const isOwn = scripts.get(of)?.[script] !== undefined;
			if (!isOwn && script !== 'pack' && !existsSync(join(bin, script))) faults.push(`${page}: ${of} ${script}`);
		}
	}
	assert.deepEqual(faults, []);
});

/** What needs none of the packages, installs them in its earlier steps, or brings its own. */
const installed = /^(bootstrap|viza|build-deployable|check:requirements|test:whole)$/;

test('a command that a guide gives to npm installs what it needs: a fresh clone has nothing', async () => {
	const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
	const faults = new Set();
	for (const page of guides) {
		for (const [, script = ''] of (await readFile(join(root, page), 'utf8')).matchAll(
			/(?<!p)npm run(?: -s)? ([a-z][\w:-]*)/g,
		)) {
			if (!installed.test(script) && scripts[`pre${script}`] !== scripts.bootstrap) faults.add(`${page}: ${script}`);
		}
	}
	assert.deepEqual([...faults], []);
});

test('a script leaves no pattern to the shell: it would hand on what it finds, not the pattern', async () => {
	const faults = [];
	for (const path of tracked.filter((file) => /(^|\/)package\.json$/.test(file))) {
		const { scripts = {} } = JSON.parse(await readFile(join(root, path), 'utf8'));
		for (const [name, script] of Object.entries(scripts))
			if (
				String(script)
					.replace(/'[^']*'|"[^"]*"/g, '')
					.includes('*')
			)
				faults.push(`${path}: ${name}`);
	}
	assert.deepEqual(faults, []);
});

test('every room of the server is told of where its tower is decided, and no other', async () => {
	const { tower } = createRequire(import.meta.url)('./rooms.cjs');
	const page = await readFile(join(root, 'docs/decisions/042-a-tower-of-rooms.md'), 'utf8');
	assert.deepEqual(
		[...page.matchAll(/^\| `(\w+)` +\|/gm)].map(([, room]) => room),
		tower,
	);
});

test('what the editor is told to start is there', async () => {
	const settings = JSON.parse(await readFile(join(root, '.vscode/settings.json'), 'utf8'));
	const { configurations } = JSON.parse(await readFile(join(root, '.vscode/launch.json'), 'utf8'));
	/** @type {string[]} */
	const started = configurations.flatMap((/** @type {Record<string, string>} */ { runtimeExecutable, program }) => [
		runtimeExecutable,
		program,
	]);
	const paths = started.map((path) => path.replace(/^\$\{workspaceFolder\}./, ''));
	// The package named like the compiler contains only its old interface, and no language server.
	paths.push(`${settings['typescript.tsdk']}/tsserver.js`);
	assert.deepEqual(
		paths.filter((path) => !existsSync(join(root, path))),
		[],
	);
});

test('a server that is started to be debugged holds what `npm start` holds', async () => {
	const { configurations } = JSON.parse(await readFile(join(root, '.vscode/launch.json'), 'utf8'));
	for (const { args, env = {} } of configurations)
		if (args.includes('serve')) assert.match(String(env.DATA_DIR), /^\$\{workspaceFolder\}\/\.data$/);
	const [, command] = /`([^`]*src\/main\.ts serve)`/.exec(await readFile(join(root, 'CONTRIBUTING.md'), 'utf8')) ?? [];
	assert.match(String(command), /^DATA_DIR=\.\.\/\.\.\/\.data node --inspect /);
});
