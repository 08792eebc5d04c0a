// Names the files that the written types import, which the sources leave to the bundler: Node's way of finding them is stricter.
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const folder = new URL('dist/types/', import.meta.url).pathname;

for (const name of await readdir(folder, { recursive: true })) {
	if (!name.endsWith('.d.ts')) continue;
	const path = join(folder, name);
	const text = await readFile(path, 'utf8');
	/** @param {string} to */
	const fileOf = (to) =>
		existsSync(join(dirname(path), `${to}.d.ts`)) ? `${to}.js` : `${to.replace(/\/$/, '')}/index.js`;
	const named = text.replace(
		/((?:from |import\()['"])(\.[^'"]*)(['"])/g,
		(_, before, to, after) => before + fileOf(to) + after,
	);
	await writeFile(path, named);
}
