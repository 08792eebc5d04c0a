// Codemods do what their examples show, can be run twice, and are run as described in docs/deprecations.md.
import assert from 'node:assert/strict';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { node24, root } from '../setup/shared.mjs';
import { writtenApi } from './api.mjs';
import { must, writeFiles } from './consumer.mjs';

const packageDir = join(root, 'packages/visa-ui');
/** @type {string} */
let folder;
before(async () => {
	folder = await mkdtemp(join(tmpdir(), 'visa-ui-codemods-'));
});
after(() => rm(folder, { recursive: true, force: true }));

/** What is wrong with the codemods of a folder. @param {string} codemods */
async function faultsOf(codemods) {
	/** @type {string[]} */
	const faults = [];
	for (const { name } of (await readdir(codemods, { withFileTypes: true })).filter((entry) => entry.isDirectory())) {
		if (!/^\d+\.\d+\.0-[a-z][a-z-]*$/.test(name)) faults.push(`${name}: not <version>-<component>-<what>`);
		const { transform } = await import(pathToFileURL(join(codemods, name, 'transform.mjs')).href);
		const [source, wanted] = await Promise.all(
			['before.tsx', 'after.tsx'].map((file) => readFile(join(codemods, name, file), 'utf8')),
		);
		const path = join(codemods, name, 'before.tsx');
		if (transform(source, path) !== wanted) faults.push(`${name}: does not make after.tsx of before.tsx`);
		if (transform(wanted, path) !== wanted) faults.push(`${name}: changes what it has already changed`);
	}
	return faults;
}

test('every codemod keeps the rule of names, does what its example says, and can be run twice', async () => {
	assert.deepEqual(await faultsOf(join(packageDir, 'codemods')), []);
});

test('the runner changes the sources of a project, and a wrong codemod is found', async () => {
	const codemods = join(folder, 'codemods');
	await cp(join(packageDir, 'codemods'), codemods, { recursive: true });
	const [was, is] = ['<Badge text="3" />;\n', '<Badge label="3" />;\n'];
	const transform = "export const transform = (source) => source.replace(/(<Badge\\b[^>]*?)\\btext=/g, '$1label=');\n";
	await writeFiles(codemods, {
		'0.3.0-badge-text/transform.mjs': transform,
		'0.3.0-badge-text/before.tsx': was,
		'0.3.0-badge-text/after.tsx': is,
	});
	assert.deepEqual(await faultsOf(codemods), []);
	await writeFiles(folder, { 'project/src/Page.tsx': was, 'project/src/node_modules/other/index.js': was });
	const output = await must(node24, [join(codemods, 'run.mjs'), '0.3.0-badge-text', 'src'], {
		cwd: join(folder, 'project'),
	});
	assert.equal(output.trim(), join('src', 'Page.tsx'));
	assert.equal(await readFile(join(folder, 'project/src/Page.tsx'), 'utf8'), is);
	assert.equal(await readFile(join(folder, 'project/src/node_modules/other/index.js'), 'utf8'), was);

	await writeFiles(codemods, {
		'badge/transform.mjs': 'export const transform = (source) => source + " ";\n',
		'badge/before.tsx': was,
		'badge/after.tsx': is,
	});
	assert.equal((await faultsOf(codemods)).length, 3);
});

test('what is deprecated says what to use instead and when it goes, and goes then', async () => {
	const { version } = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8'));
	for (const text of (await writtenApi('visa-ui')).values()) {
		for (const line of text.split('\n').filter((one) => one.includes('DEPRECATED'))) {
			const goes = /DEPRECATED Use .+ Will be removed in (\d+\.\d+\.0)\./.exec(line)?.[1];
			assert.ok(goes, `say '@deprecated Use … instead. Will be removed in 0.3.0.': ${line}`);
			assert.ok(goes.localeCompare(version, 'en', { numeric: true }) > 0, `should be gone by ${version}: ${line}`);
		}
	}
});
