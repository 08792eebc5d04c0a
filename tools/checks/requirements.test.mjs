import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { requirementFaults } from './requirements.mjs';

const list = '## Built\n\n| ABC-01 | one |\n| ABC-02 | two |\n\n## Planned\n\n| ABC-03 | three |\n';

/** @param {Record<string, string>} files */
async function faultsOf(files) {
	const root = await mkdtemp(join(tmpdir(), 'viza-requirements-'));
	try {
		for (const [path, text] of Object.entries({ 'docs/requirements.md': list, ...files })) {
			await mkdir(join(root, dirname(path)), { recursive: true });
			await writeFile(join(root, path), text);
		}
		return await requirementFaults(root);
	} finally {
		await rm(root, { recursive: true });
	}
}
// The ids are concatenated, so that this file itself cites none of them.
const cite = (/** @type {string[]} */ ...numbers) =>
	numbers.map((number) => `it('${'['}ABC-${number}] works')`).join('\n');

test('a test, a story and a journey all count', async () => {
	assert.deepEqual(
		await faultsOf({ 'packages/a/src/a.test.ts': cite('01'), 'apps/site/journeys/a.ts': cite('02') }),
		[],
	);
	assert.deepEqual(
		await faultsOf({ 'packages/a/a.stories.tsx': cite('01'), 'apps/api/src/b.spec.ts': cite('02') }),
		[],
	);
});

test('a built id that only code or a comment cites is a fault', async () => {
	assert.deepEqual(
		await faultsOf({ 'packages/a/a.test.ts': `${cite('01')}\n// ${cite('02')}`, 'packages/a/a.ts': cite('02') }),
		['ABC-02 is built, but no test or story of npm test cites it'],
	);
});

test('what the whole run alone repeats proves nothing first', async () => {
	const marked = (/** @type {string} */ number, /** @type {string} */ rest) =>
		`test('${'['}ABC-${number}] works${rest}`;
	const tagged = marked('01', "', {\n\ttag: '@whole',\n}, async ({ page }) => {})");
	assert.deepEqual(
		await faultsOf({
			'apps/site/journeys/a.spec.ts': `${tagged}\n${marked('02', "', async () => {})")}`,
			'tools/a.test.mjs': marked('01', " @whole', async () => {})"),
			'packages/a/src/a.whole.test.ts': cite('01'),
			'packages/a/src/a.stories.tsx': `name: '${'['}ABC-01] shows',\n\ttags: ['whole'],`,
		}),
		['ABC-01 is built, but no test or story of npm test cites it'],
	);
});

test('a planned id that is cited is a fault', async () => {
	assert.deepEqual(await faultsOf({ 'packages/a/a.test.ts': cite('01', '02', '03') }), [
		'ABC-03 is planned, but packages/a/a.test.ts cites it: move its row to Built',
	]);
});

test('an id that nobody has written down is a fault', async () => {
	assert.deepEqual(await faultsOf({ 'packages/a/a.test.ts': cite('01', '02', '09') }), [
		'ABC-09 is cited by packages/a/a.test.ts, but does not stand in docs/requirements.md',
	]);
});
