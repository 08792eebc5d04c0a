// A release reads the changesets: an unreadable one would stop it on the day.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { markOfWhole } from '../setup/extent.mjs';
import { node24, root, run } from '../setup/shared.mjs';
import { writeFiles } from './consumer.mjs';
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

test('a release is versioned, packed, published, installed and mended, on a registry on this machine @whole', async () => {
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

/**
 * Publishes both packages where `visa-ui` is already the name of something.
 * @param {import('node:test').TestContext} t @param {object} theirs what is said of its version there
 * @param {string[]} maintainers of that name @param {string} [me] who is signed in, if somebody is
 */
async function publishBeside(t, theirs, maintainers, me) {
	const folder = await mkdtemp(join(tmpdir(), 'viza-named-'));
	/** @type {string[]} */
	const puts = [];
	const latest = '0.0.4';
	const people = maintainers.map((name) => ({ name, email: `${name}@viza.example` }));
	const versions = { [latest]: { name: 'visa-ui', version: latest, maintainers: people, ...theirs } };
	/** @type {Record<string, object>} */
	const answers = {
		'/visa-ui': { name: 'visa-ui', 'dist-tags': { latest }, versions, maintainers: people },
		'/-/whoami': { username: me },
	};
	const registry = createServer((request, response) => {
		const path = String(request.url).split('?')[0] ?? '';
		const isPut = request.method === 'PUT';
		if (isPut) puts.push(path);
		response.statusCode = isPut ? 201 : answers[path] ? 200 : 404;
		request.resume().on('end', () => response.end(JSON.stringify((!isPut && answers[path]) || {})));
	}).listen(0, '127.0.0.1');
	t.after(async () => {
		registry.close();
		await rm(folder, { recursive: true, force: true });
	});
	await once(registry, 'listening');
	const { port } = /** @type {import('node:net').AddressInfo} */ (registry.address());
	for (const name of names) {
		const repository = { url: 'git+https://github.com/viza-service/viza.git' };
		await writeFiles(folder, { [`${name}/package/package.json`]: { name, version: '0.1.0', repository } });
		const tarball = join(folder, `${name}-0.1.0.tgz`);
		assert.equal((await run('tar', ['-czf', tarball, '-C', join(folder, name), 'package'])).code, 0);
	}
	const { code, output } = await run(node24, [join(root, 'tools/packages/publish.mjs'), folder], {
		env: {
			...process.env,
			npm_config_registry: `http://127.0.0.1:${port}/`,
			npm_config_cache: join(folder, 'cache'),
			...(me && { [`npm_config_//127.0.0.1:${port}/:_authToken`]: 'signed-in' }),
		},
	});
	return { code, output, puts };
}
const others = { repository: { type: 'git', url: 'git+https://github.com/somebody/else.git' } };

for (const [what, theirs, said, me] of /** @type {const} */ ([
	['', others, /visa-ui is the name of another package in this registry, of https:\/\/github\.com\/somebody\/else/],
	[', wherever it keeps its code', {}, /visa-ui is the name of another package in this registry, of an unknown/],
	[', whoever is signed in', others, /visa-ui is the name of another package/, 'viza'],
]))
	test(`where a name belongs to someone else${what}, nothing is published${what && ` ${markOfWhole}`}`, async (t) => {
		const { code, output, puts } = await publishBeside(t, theirs, ['somebody'], me);
		assert.notEqual(code, 0);
		assert.match(output, said);
		assert.deepEqual(puts, []);
	});

test('a name that was handed over takes its first version from its signed-in owner', async (t) => {
	const { code, output, puts } = await publishBeside(t, others, ['somebody', 'viza'], 'viza');
	assert.equal(code, 0, output);
	assert.deepEqual(puts, ['/visa-sdk', '/visa-ui']);
});

test('while changesets wait, a release says that these are to be versioned first, and nothing else', async (t) => {
	const tree = await mkdtemp(join(tmpdir(), 'viza-waiting-'));
	t.after(() => rm(tree, { recursive: true, force: true }));
	const manifest = { version: '0.1.0', repository: { url: 'git+https://github.com/viza-service/viza.git' } };
	await writeFiles(tree, {
		'.changeset/README.md': 'What changesets are.\n',
		'packages/visa-sdk/package.json': manifest,
		'packages/visa-ui/package.json': manifest,
	});
	const faultsOf = async () => (await inspect(tree, { tag: 'v0.1.0' })).faults;
	assert.deepEqual(
		await faultsOf(),
		names.map((name) => `The changelog of ${name} says nothing of 0.1.0.`),
	);
	await writeFiles(tree, { '.changeset/a.md': "---\n'visa-sdk': patch\n---\n\nA mend.\n" });
	const [first, ...others] = await faultsOf();
	assert.match(String(first), /: 1\. Run 'pnpm run version-packages'/);
	assert.deepEqual(others, []);
});
