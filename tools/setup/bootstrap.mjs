// Installs the packages at the lockfile's versions; fast when they are already there. With --to-run: those that the product
// takes to be built and run, which are the `dependencies` of the workspace.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashOf, node24, readStamp, root, run, say, seconds, workspaces, writeStamp } from './shared.mjs';

export const pnpm = 'pnpm@12.21.0';

/**
 * Throws an error of one line when it fails.
 * @param {{ toRun?: boolean }} [options] `toRun`: what building and running the product takes suffices, less than half of all; where
 * everything has been installed before, it stays so
 */
export async function bootstrap({ toRun = false } = {}) {
	const began = performance.now();
	const folders = await workspaces();
	const hash = await hashOf([
		'pnpm-lock.yaml',
		'pnpm-workspace.yaml',
		'package.json',
		...folders.map((folder) => `${folder}/package.json`),
	]);
	const isPart = toRun && (await readStamp('install')) === '';
	const expected = isPart ? await withDependencies(folders) : folders;
	const isThere = [node24, ...expected.map((folder) => join(root, folder, 'node_modules'))].every(existsSync);
	if (isThere && (await readStamp(isPart ? 'install-to-run' : 'install')) === hash) return;

	say('Installing the packages (the first time takes a minute or two) …');
	// How old each version is that the lockfile names has been looked up where everything is installed, as in CI: a quarter of a
	// start's time.
	const part = isPart ? ['--prod', '--config.minimum-release-age=0'] : [];
	const args = ['-y', pnpm, 'install', ...part, '--frozen-lockfile', '--prefer-offline'];
	const { code, output } = await run('npx', [...args, '--reporter=append-only'], { env: process.env });
	if (code !== 0) {
		console.error(output.trimEnd());
		throw new Error(`The packages could not be installed${reason(output)}`);
	}
	await writeStamp(isPart ? 'install-to-run' : 'install', hash);
	say(`Packages installed in ${seconds(began)}`);
}

/** The folders that get packages even in part; what a package names for its tests alone gets none. @param {string[]} folders */
async function withDependencies(folders) {
	const named = await Promise.all(
		folders.map(async (folder) => JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')).dependencies),
	);
	return folders.filter((_, index) => Object.keys(named[index] ?? {}).length > 0);
}

/** @param {string} output */
function reason(output) {
	if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ERR_PNPM_META_FETCH_FAIL|network/i.test(output))
		return ': the npm registry cannot be reached. Check the connection, then run the command again.';
	if (/EACCES|EPERM/.test(output)) return ': this user may not write to the folder. See above.';
	if (/ENOSPC/.test(output)) return ': the disk is full.';
	return '. See above.';
}

/** Says a fault in one line and ends the process. @param {unknown} error @returns {never} */
export function fail(error) {
	console.error(error instanceof Error ? error.message : String(error));
	process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
	await bootstrap({ toRun: process.argv.includes('--to-run') }).catch(fail);
