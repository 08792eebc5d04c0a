// Shared by the tests of the published packages: packed tarballs, and projects that use them as an outsider would.
import assert from 'node:assert/strict';
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, extname, join, normalize } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { bin, environment, hashOf, root, run } from '../setup/shared.mjs';

const cache = join(root, 'node_modules/.cache/viza/packed');

/**
 * Runs a command that must succeed.
 * @param {string} command @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, timeoutMs?: number }} [options]
 */
export async function must(command, args, options) {
	const { code, output } = await run(command, args, { timeoutMs: 5 * 60_000, ...options });
	assert.equal(code, 0, `${command} ${args.join(' ')}\n${output}`);
	return output;
}

const catalog = await readFile(join(root, 'pnpm-workspace.yaml'), 'utf8');

/** The version that this repository uses. @param {string} name */
export function pinned(name) {
	const version = new RegExp(`^ {2}"?${name}"?: (\\d\\S*)$`, 'm').exec(catalog)?.[1];
	assert.ok(version, `${name} is not in the catalog`);
	return version;
}

/** @param {...string} names @returns {Record<string, string>} */
export const pinnedAll = (...names) => Object.fromEntries(names.map((name) => [name, pinned(name)]));

/**
 * A package of this repository, built and packed, and rebuilt only when its sources have changed. Test files run in
 * parallel, so only one of them builds.
 * @param {'visa-sdk' | 'visa-ui'} name
 * @returns {Promise<string>} the tarball
 */
export async function packed(name) {
	const folder = join(root, 'packages', name);
	const hash = await hashOf(['pnpm-lock.yaml', 'LICENSE', `packages/visa-sdk`, `packages/${name}`]);
	const tarball = join(cache, `${name}-${hash.slice(0, 16)}.tgz`);
	await mkdir(cache, { recursive: true });
	const unlock = await lock(join(cache, `lock-of-${name}`));
	try {
		if ((await readdir(cache)).some((file) => join(cache, file) === tarball)) return tarball;
		for (const file of await readdir(cache)) if (file.startsWith(`${name}-`)) await rm(join(cache, file));
		await must(join(bin, 'pnpm'), ['run', 'build'], { cwd: folder });
		const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
		await must(join(bin, 'pnpm'), ['pack', '--pack-destination', cache], { cwd: folder });
		await rename(join(cache, `${name}-${version}.tgz`), tarball);
		return tarball;
	} finally {
		await unlock();
	}
}

/** Waits for its turn; a lock whose owner has died counts for nothing. @param {string} path */
async function lock(path) {
	const own = `${path}-${process.pid}`;
	await writeFile(own, String(process.pid));
	for (;;) {
		try {
			// A link appears at once and with its content, or not at all.
			await link(own, path);
			await rm(own);
			return () => rm(path, { force: true });
		} catch {
			const owner = Number(await readFile(path, 'utf8').catch(() => ''));
			if (owner && !isAlive(owner)) await rm(path, { force: true });
			await pause(200);
		}
	}
}

/** @param {number} pid */
function isAlive(pid) {
	try {
		process.kill(pid, 0);
		return true;
	} catch {
		return false;
	}
}

/** Files by their paths, in a folder. @param {string} folder @param {Record<string, string | object>} files */
export async function writeFiles(folder, files) {
	for (const [name, content] of Object.entries(files)) {
		const path = join(folder, name);
		await mkdir(dirname(path), { recursive: true });
		await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content, null, '\t'));
	}
}

/**
 * Projects side by side, each with only the packages that it names, as pnpm isolates them.
 * @param {string} folder
 * @param {Record<string, Record<string, string>>} projects dependencies by project
 * @param {Record<string, string>} tarballs packages of this repository
 */
export async function install(folder, projects, tarballs) {
	const own = Object.fromEntries(Object.entries(tarballs).map(([name, path]) => [name, `file:${path}`]));
	const quoted = Object.entries(own).map(([name, path]) => `  ${name}: ${JSON.stringify(path)}`);
	await writeFiles(folder, {
		'pnpm-workspace.yaml': [
			`packages: [${Object.keys(projects).join(', ')}]`,
			'overrides:',
			...quoted,
			'autoInstallPeers: false',
			'pmOnFail: ignore',
			'allowBuilds: { esbuild: false, msw: false, sharp: false, unrs-resolver: false, core-js: false }',
			'',
		].join('\n'),
		'package.json': { private: true },
		...Object.fromEntries(
			Object.entries(projects).map(([name, dependencies]) => [
				`${name}/package.json`,
				{ name, private: true, type: 'module', dependencies: { ...own, ...dependencies } },
			]),
		),
	});
	// This repository's store, even when temporary files are on another disk: what is there need not be downloaded.
	const store = dirname((await must(join(bin, 'pnpm'), ['store', 'path'])).trim());
	await must(
		join(bin, 'pnpm'),
		[
			'install',
			'--no-frozen-lockfile',
			'--prefer-offline',
			'--ignore-scripts',
			'--reporter=append-only',
			`--store-dir=${store}`,
		],
		{ cwd: folder, env: { ...environment, CI: 'true' } },
	);
}

const types = /** @type {Record<string, string>} */ ({
	'.html': 'text/html; charset=utf-8',
	'.js': 'text/javascript',
	'.css': 'text/css',
	'.woff2': 'font/woff2',
	'.json': 'application/json',
});

/** Serves a folder on a free port. @param {string} folder */
export async function serve(folder) {
	/** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
	const answerTo = async (request, response) => {
		const { pathname } = new URL(request.url ?? '/', 'http://localhost');
		const path = normalize(join(folder, pathname === '/' ? 'index.html' : pathname));
		const content = path.startsWith(folder) ? await readFile(path).catch(() => null) : null;
		if (content) response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' });
		else response.writeHead(404);
		response.end(content ?? '');
	};
	const server = createServer((request, response) => {
		answerTo(request, response).catch((error) => response.destroy(error));
	});
	await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
	const address = server.address();
	assert.ok(address && typeof address === 'object');
	return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() };
}

/** The code blocks of a Markdown file in a language. @param {string} markdown @param {string} language */
export const codeBlocks = (markdown, language) =>
	[...markdown.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(([, code]) => code ?? '');
