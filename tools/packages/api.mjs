// pnpm api: writes the packages' public API to packages/*/api, where every change of it is visible in review.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../setup/shared.mjs';
import { describeApi } from './apiReport.mjs';

/** @typedef {'visa-sdk' | 'visa-ui'} Package @type {readonly Package[]} */
export const packages = ['visa-sdk', 'visa-ui'];

/** @param {Package} name */
const apiFolder = (name) => join(root, 'packages', name, 'api');

/** @param {Package} name @returns {Promise<Map<string, string>>} what is written down now */
export async function writtenApi(name) {
	const folder = apiFolder(name);
	const names = await readdir(folder).catch(() => []);
	const files = names.filter((file) => file.endsWith('.api.txt'));
	return new Map(
		await Promise.all(
			files.map(async (file) => /** @type {const} */ ([file, await readFile(join(folder, file), 'utf8')])),
		),
	);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	for (const name of packages) {
		const folder = apiFolder(name);
		const files = await describeApi(name);
		await rm(folder, { recursive: true, force: true });
		await mkdir(folder, { recursive: true });
		for (const [file, text] of files) await writeFile(join(folder, file), text);
		console.log(`${files.size} files written in packages/${name}/api`);
	}
}
