// A release reads the changesets: one that it can't read would stop it on the day.
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../setup/shared.mjs';

test('every changeset names its packages and says what changed', async () => {
	const folder = join(root, '.changeset');
	for (const name of (await readdir(folder)).filter((file) => file.endsWith('.md') && file !== 'README.md')) {
		const text = await readFile(join(folder, name), 'utf8');
		assert.match(text, /^---\n('visa-(sdk|ui)': (major|minor|patch)\n)+---\n\s*\S/, name);
	}
});
