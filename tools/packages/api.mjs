// pnpm api: writes what visa-ui offers into packages/visa-ui/api, where a review sees every change of it.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../setup/shared.mjs';
import { describeApi } from './apiReport.mjs';

export const apiFolder = join(root, 'packages/visa-ui/api');

/** @returns {Promise<Map<string, string>>} what is written down now */
export async function writtenApi() {
	const names = await readdir(apiFolder).catch(() => []);
	const files = names.filter((name) => name.endsWith('.api.txt'));
	return new Map(
		await Promise.all(
			files.map(async (name) => /** @type {const} */ ([name, await readFile(join(apiFolder, name), 'utf8')])),
		),
	);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const files = await describeApi();
	await rm(apiFolder, { recursive: true, force: true });
	await mkdir(apiFolder, { recursive: true });
	for (const [name, text] of files) await writeFile(join(apiFolder, name), text);
	console.log(`${files.size} files written in packages/visa-ui/api`);
}
