// What is installed when: the scripts in a workspace of their own, with an npx that only notes what it is asked.
import assert from 'node:assert/strict';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { test } from 'node:test';
import { root, run } from '../setup/shared.mjs';

const npx = `#!/bin/sh
echo "$@" >> asked
mkdir -p node_modules/node/bin apps/shop/node_modules packages/parts/node_modules
touch node_modules/node/bin/node
case "$*" in *--prod*) ;; *) mkdir -p packages/rules/node_modules ;; esac
`;

test('a start installs what it takes to run, a bootstrap everything, and what was removed comes back', async (context) => {
	const folder = await mkdtemp(join(tmpdir(), 'viza-bootstrap-'));
	context.after(() => rm(folder, { recursive: true, force: true }));
	/** @param {string} path @param {string} text */
	const write = async (path, text) => {
		await mkdir(join(folder, path, '..'), { recursive: true });
		await writeFile(join(folder, path), text);
	};
	for (const name of ['bootstrap.mjs', 'shared.mjs']) {
		await cp(join(root, 'tools/setup', name), join(folder, 'tools/setup', name));
	}
	await write('bin/npx', npx);
	await chmod(join(folder, 'bin/npx'), 0o755);
	await write('package.json', '{ "type": "module" }');
	await write('pnpm-lock.yaml', 'first');
	await write('apps/shop/package.json', '{ "dependencies": { "react": "1" } }');
	await write('packages/parts/package.json', '{ "dependencies": { "react": "1" } }');
	// Its packages are for its tests alone.
	await write('packages/rules/package.json', '{ "devDependencies": { "vitest": "1" } }');

	/** How everything that a run asks for is installed: in part, whole, or not at all. @param {string[]} args */
	const installs = async (...args) => {
		await writeFile(join(folder, 'asked'), '');
		const env = { ...process.env, PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}` };
		const { code, output } = await run(process.execPath, ['tools/setup/bootstrap.mjs', ...args], { cwd: folder, env });
		assert.equal(code, 0, output);
		const asked = await readFile(join(folder, 'asked'), 'utf8');
		return asked === '' ? 'nothing' : asked.includes('--prod') ? 'part' : 'whole';
	};
	/** @param {string} path */
	const remove = (path) => rm(join(folder, path), { recursive: true });

	assert.equal(await installs('--to-run'), 'part');
	assert.equal(await installs('--to-run'), 'nothing');
	await remove('apps/shop/node_modules');
	assert.equal(await installs('--to-run'), 'part');
	await remove('packages/parts/node_modules');
	assert.equal(await installs('--to-run'), 'part');
	await writeFile(join(folder, 'pnpm-lock.yaml'), 'second');
	assert.equal(await installs('--to-run'), 'part');
	assert.equal(await installs(), 'whole');
	assert.equal(await installs(), 'nothing');
	assert.equal(await installs('--to-run'), 'nothing');
	await remove('packages/rules/node_modules');
	assert.equal(await installs(), 'whole');
	await writeFile(join(folder, 'pnpm-lock.yaml'), 'third');
	// What has been there for the tests isn't taken away.
	assert.equal(await installs('--to-run'), 'whole');
	assert.equal(await installs(), 'nothing');
});
