// A start installs the `dependencies` of the workspace alone: what is built from then must not import anything else. Here everything
// is installed, so that nothing but this would notice.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { root, sourceFiles } from '../setup/shared.mjs';
import { importedNames, isBeside } from './importedNames.mjs';

/** What imports one of these is beside a build, too. */
const forTests = new Set(['vitest', 'storybook', 'msw', 'fast-check']);

/** @param {string} folder */
const dependenciesOf = async (folder) => {
	/** @type {{ dependencies?: Record<string, string> }} */
	const { dependencies = {} } = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'));
	return Object.keys(dependencies);
};

/** The packages that a source imports when it runs. @param {string} source */
const importsOf = (source) =>
	importedNames(source).map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));

test('what a start builds is built from what a start installs', async () => {
	const shared = await dependenciesOf('.');
	/** @type {string[]} */
	const faults = [];
	let read = 0;
	for (const folder of ['packages/visa-sdk', 'packages/visa-ui', 'apps/site', 'apps/api']) {
		const known = new Set([...shared, ...(await dependenciesOf(folder))]);
		const parts = folder === 'apps/site' ? ['src', 'build'] : ['src'];
		const listed = (await Promise.all(parts.map((part) => sourceFiles(join(root, folder, part))))).flat();
		// Our packages are built by those who publish them, the apps by a start.
		const configs = ['vite.config.ts', 'tsup.config.ts']
			.map((name) => join(root, folder, name))
			.filter((path) => folder.startsWith('apps/') && existsSync(path));
		for (const file of [...listed, ...configs].filter((path) => /\.tsx?$/.test(path) && !isBeside.test(path))) {
			const names = importsOf(await readFile(file, 'utf8'));
			if (names.some((name) => forTests.has(name))) continue;
			read++;
			for (const name of names) if (!known.has(name)) faults.push(`${relative(root, file)} imports ${name}`);
		}
	}
	assert.ok(read > 1000, `${read} files`);
	assert.deepEqual(faults, [], 'make it a dependency of its package; of a tool or a peer, of the root or the site');
});

test('an import is read in every form, and a type is none', () => {
	const source = `import a from 'a/deep';\nimport type { T } from 't';\nimport {\n\tb,\n\tc,\n} from '@b/c/d';\nexport * from 'e';
import 'f/style.css';\nconst g = import('g');\nimport h from './h';\nimport 'node:fs';`;
	assert.deepEqual(importsOf(source), ['a', '@b/c', 'e', 'f', 'g']);
});
