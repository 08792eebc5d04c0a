import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { wordFaults } from './words.mjs';

/** @param {Record<string, string>} files */
async function faultsOf(files) {
	const root = await mkdtemp(join(tmpdir(), 'viza-words-'));
	try {
		for (const [path, text] of Object.entries(files)) {
			await mkdir(join(root, dirname(path)), { recursive: true });
			await writeFile(join(root, path), text);
		}
		return await wordFaults(root);
	} finally {
		await rm(root, { recursive: true });
	}
}
const page = 'apps/site/src/home/Page.tsx';
const step = 'packages/visa-ui/src/wizard/steps/Step.tsx';
const letters = 'apps/api/src/modules/requests/letters.ts';

test('[ACC-09] words written in a component are refused, wherever in it they stand', async () => {
	for (const code of [
		'export const Page = () => <p>Salam</p>;',
		'export const Page = () => <Button label="Davam">{words.go}</Button>;',
		"const title = 'Ana Səhifə';",
		'const title = `Cəmi: $' + '{sum}`;',
		"const title = 'Заявка';",
	]) {
		assert.equal((await faultsOf({ [page]: code })).length, 1, code);
		assert.equal((await faultsOf({ [step]: code })).length, 1, code);
		if (!code.includes('<')) assert.equal((await faultsOf({ [letters]: code })).length, 1, code);
	}
});

test('[ACC-09] what speaks Azerbaijani to everybody is not taken as it is', async () => {
	const format = "import { formatDay } from 'visa-sdk/format';";
	assert.equal((await faultsOf({ [page]: format })).length, 1);
	assert.equal((await faultsOf({ [letters]: format })).length, 1);
	assert.equal((await faultsOf({ [letters]: "import { receiptWords } from 'visa-sdk/rules';" })).length, 1);
	assert.deepEqual(await faultsOf({ 'apps/site/src/format.ts': format }), []);
	assert.equal((await faultsOf({ [step]: "import { messages } from 'visa-sdk/rules';" })).length, 1);
});

test('[ACC-09] strings, the dashboard, stories and tests may; so may names, marks and comments', async () => {
	const code = "const title = 'Ana Səhifə';";
	const free = ['strings/az/index.ts', 'dashboard/Page.tsx', 'home/Page.stories.tsx', 'home/page.test.ts'];
	assert.deepEqual(await faultsOf(Object.fromEntries(free.map((path) => [`apps/site/src/${path}`, code]))), []);
	assert.deepEqual(await faultsOf({ 'apps/api/src/modules/auth/service.ts': code }), []);
	assert.deepEqual(
		await faultsOf({
			[page]: '/** Ölkə */\nexport const Page = () => <p className="big" lang="az">{words.go} · 20 AZN ×</p>;',
		}),
		[],
	);
});
