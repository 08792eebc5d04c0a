// The packages' public API is recorded; a change of it is visible in review and described in a changeset.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { packages, writtenApi } from './api.mjs';
import { describeApi, unsaid } from './apiReport.mjs';

for (const name of packages)
	test(`every name that ${name} exports is said a word of`, async () => {
		assert.deepEqual(await unsaid(name), [], 'a sentence above each declaration, for whoever calls it in an editor');
	});

for (const name of packages)
	test(`packages/${name}/api says what the code offers`, async () => {
		const [written, real] = await Promise.all([writtenApi(name), describeApi(name)]);
		const differing = [...new Set([...written.keys(), ...real.keys()])].flatMap((file) => {
			const before = (written.get(file) ?? '').split('\n');
			const after = (real.get(file) ?? '').split('\n');
			const lines = [
				...before.filter((line) => !after.includes(line)).map((line) => `- ${line}`),
				...after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
			];
			const isSame = written.get(file) === real.get(file);
			return isSame ? [] : [`${file}\n${lines.slice(0, 30).join('\n') || 'the order of its lines'}`];
		});
		assert.ok(
			differing.length === 0,
			`The API of ${name} has changed:\n\n${differing.join('\n\n')}\n\nWhen this is meant, run 'pnpm api' and commit packages/${name}/api with a changeset ('pnpm changeset'). What is taken away follows docs/deprecations.md.`,
		);
		const index = real.get('index.api.txt') ?? '';
		if (name === 'visa-ui')
			assert.match(index, /^<TextField> .*\n {2}needs one of: label, aria-label, aria-labelledby$/m);
		else {
			const calls = index.split('\n').filter((line) => /^ {2}\w+\.\w+/.test(line));
			assert.ok(calls.length > 100);
			assert.deepEqual(
				calls.filter((line) => !line.includes('  · ')),
				[],
				'every call says what it does',
			);
		}
	});
