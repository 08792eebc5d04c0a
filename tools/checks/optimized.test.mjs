// A development server prepares the libraries that it is told of when it starts. One that it meets later makes it reload the
// page: in the middle of a test, on a machine on which nothing is prepared yet, and on no other.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { optimizedOfSite } from '../../apps/site/optimized.ts';
import { optimized } from '../../packages/visa-ui/optimized.ts';
import { root, sourceFiles } from '../setup/shared.mjs';
import { importedNames, isBeside } from './importedNames.mjs';

/** Sources, and what Storybook and the tests prepare by themselves or name beside these lists. */
const isKnown = /^(visa-(sdk|ui)|react|react-dom|zod|vitest|storybook|msw|fast-check)(\/|$)/;

test('what a component or a page imports is prepared before the first story', async () => {
	/** @type {string[]} */
	const faults = [];
	let read = 0;
	for (const [folder, known] of /** @type {const} */ ([
		['packages/visa-ui', optimized],
		['apps/site', optimizedOfSite],
	])) {
		const files = (await sourceFiles(join(root, folder, 'src'))).filter(
			(path) => /\.tsx?$/.test(path) && !isBeside.test(path) && !/\.css\.ts$|\/(render|.+InTests)\.tsx?$/.test(path),
		);
		for (const file of files) {
			read++;
			for (const name of importedNames(await readFile(file, 'utf8')))
				if (!isKnown.test(name) && !known.includes(name)) faults.push(`${name} of ${folder}`);
		}
	}
	assert.ok(read > 600, `${read} files`);
	assert.deepEqual([...new Set(faults)], [], 'name it in optimized.ts');
});
