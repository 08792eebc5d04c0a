// What visa-ui offers is written down; a change of it is seen in review and told in a changeset.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writtenApi } from './api.mjs';
import { describeApi } from './apiReport.mjs';

test('packages/visa-ui/api says what the code offers', async () => {
	const [written, real] = await Promise.all([writtenApi(), describeApi()]);
	const differing = [...new Set([...written.keys(), ...real.keys()])].flatMap((name) => {
		const before = (written.get(name) ?? '').split('\n');
		const after = (real.get(name) ?? '').split('\n');
		const lines = [
			...before.filter((line) => !after.includes(line)).map((line) => `- ${line}`),
			...after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
		];
		const isSame = written.get(name) === real.get(name);
		return isSame ? [] : [`${name}\n${lines.slice(0, 30).join('\n') || 'the order of its lines'}`];
	});
	assert.ok(
		differing.length === 0,
		`The API of visa-ui has changed:\n\n${differing.join('\n\n')}\n\nWhen this is meant, run 'pnpm api' and commit packages/visa-ui/api with a changeset ('pnpm changeset'). What is taken away follows docs/deprecations.md.`,
	);
	assert.match(
		real.get('index.api.txt') ?? '',
		/^<TextField> .*\n {2}needs one of: label, aria-label, aria-labelledby$/m,
	);
});
