// A release reads the changesets: one that it can't read would stop it on the day.
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../setup/shared.mjs';
import { inspect, names, notesOf } from './pack.mjs';
import { rehearse } from './rehearse.mjs';

test('every changeset names its packages and says what changed', async () => {
	const folder = join(root, '.changeset');
	for (const name of (await readdir(folder)).filter((file) => file.endsWith('.md') && file !== 'README.md')) {
		const text = await readFile(join(folder, name), 'utf8');
		assert.match(text, /^---\n('visa-(sdk|ui)': (major|minor|patch)\n)+---\n\s*\S/, name);
	}
});

test('a changeset that breaks something begins with what to do about it, and is more than a patch', async () => {
	const folder = join(root, '.changeset');
	for (const name of (await readdir(folder)).filter((file) => file.endsWith('.md') && file !== 'README.md')) {
		const [, head = '', words = ''] = (await readFile(join(folder, name), 'utf8')).split(/^---$/m);
		if (!/breaking:/i.test(words)) continue;
		assert.match(words.trim(), /^\*\*Breaking:\*\* [A-Z](?!.*breaking:)/is, name);
		assert.match(head, /: (major|minor)$/m, name);
	}
});

test('a release is versioned, packed, published, installed and mended, on a registry on this machine', async () => {
	assert.match(await rehearse({ isWhole: false }), /^\d+\.\d+\.1$/);
});

test('packages say where they come from, for what, and that everybody may have them', async () => {
	const { repository } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
	for (const name of names) {
		const manifest = JSON.parse(await readFile(join(root, 'packages', name, 'package.json'), 'utf8'));
		assert.deepEqual(manifest.repository, { ...repository, directory: `packages/${name}` });
		const home = repository.url.replace(/^git\+|\.git$/g, '');
		assert.equal(manifest.homepage, `${home}/tree/main/packages/${name}#readme`);
		assert.equal(manifest.bugs, `${home}/issues`);
		assert.ok(manifest.keywords.length > 4);
		assert.match(manifest.engines.node, /^>=\d+$/);
		assert.equal(manifest.publishConfig.access, 'public');
		for (const file of ['CHANGELOG.md', 'README.md', 'LICENSE']) assert.ok(manifest.files.includes(file), file);
	}
});

test('changelogs are as changesets writes them: the check of formats leaves them alone', async () => {
	const { files } = JSON.parse(await readFile(join(root, 'biome.json'), 'utf8'));
	assert.ok(files.includes.includes('!**/CHANGELOG.md'));
});

test('a release that is not whole is refused', async () => {
	const { faults } = await inspect(root, { tag: 'v0.0.1', repository: 'somebody/else' });
	assert.ok(faults.some((fault) => /The tag is v0\.0\.1/.test(fault)));
	assert.ok(
		faults.some((fault) => /npm would refuse it from git\+https:\/\/github\.com\/somebody\/else\.git/.test(fault)),
	);
	assert.equal(
		notesOf('# visa-ui\n\n## 0.2.0\n\n### Minor Changes\n\n- A\n\n## 0.1.0\n\n- B\n', '0.2.0'),
		'### Minor Changes\n\n- A',
	);
});
