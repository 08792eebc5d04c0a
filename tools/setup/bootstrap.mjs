// Installs the packages at the lockfile's versions; fast when they are already there.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashOf, node24, readStamp, root, run, say, seconds, workspaces, writeStamp } from './shared.mjs';

const pnpm = 'pnpm@12.21.0';

/** Throws an error of one line when it fails. */
export async function bootstrap() {
	const began = performance.now();
	const folders = await workspaces();
	const hash = await hashOf([
		'pnpm-lock.yaml',
		'pnpm-workspace.yaml',
		'package.json',
		...folders.map((folder) => `${folder}/package.json`),
	]);
	const isWhole = [node24, ...folders.map((folder) => join(root, folder, 'node_modules'))].every(existsSync);
	if (isWhole && (await readStamp('install')) === hash) return;

	say('Installing the packages (the first time takes a minute or two) …');
	const args = ['-y', pnpm, 'install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'];
	const { code, output } = await run('npx', args, { env: process.env });
	if (code !== 0) {
		console.error(output.trimEnd());
		throw new Error(`The packages could not be installed${reason(output)}`);
	}
	await writeStamp('install', hash);
	say(`Packages installed in ${seconds(began)}`);
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

if (process.argv[1] === fileURLToPath(import.meta.url)) await bootstrap().catch(fail);
