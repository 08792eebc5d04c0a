import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';

const assets = resolve(import.meta.dirname, '../dist/assets');
/** Japanese and Korean characters, which nobody here reads: they come with a library's locales. */
const foreign = /[\u3041-\u30ff\uac00-\ud7af]|\\u(?:30[4-9a-f]|a[c-f]|b[0-9a-f]|c[0-9a-f]|d[0-6])[0-9a-f]/i;

/** Makes a browser load German numbers only to learn what it can do. */
const trial = /signDisplay:\s*[`'"]exceptZero/;

test('no script brings languages along that the site does not speak, nor makes the browser load them', async () => {
	const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
	expect(scripts.length).toBeGreaterThan(20);
	const codes = await Promise.all(
		scripts.map(async (name) => ({ name, code: await readFile(resolve(assets, name), 'utf8') })),
	);
	for (const found of [foreign, trial])
		expect(codes.filter(({ code }) => found.test(code)).map(({ name }) => name)).toEqual([]);
});
