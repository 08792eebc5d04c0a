import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { nameFaults } from './names.mjs';

/** @param {Record<string, string>} files */
async function faultsOf(files) {
	const root = await mkdtemp(join(tmpdir(), 'viza-names-'));
	try {
		for (const [path, text] of Object.entries(files)) {
			await mkdir(join(root, dirname(path)), { recursive: true });
			await writeFile(join(root, path), text);
		}
		return await nameFaults(root);
	} finally {
		await rm(root, { recursive: true });
	}
}
const page = 'apps/site/src/home/Page.tsx';
const part = 'packages/visa-ui/src/components/Part/Part.tsx';
const wire = 'packages/visa-sdk/src/contract/wire.ts';
const service = 'apps/api/src/modules/auth/service.ts';

test('a name that is exported without a word is refused, whatever it is', async () => {
	for (const code of [
		'export function Part() { return null; }',
		'export const SIZE = 1;',
		'export const one = 1, two = 2;',
		'export type Way = "up" | "down";',
		'export interface Way { isUp: boolean }',
		'export class Way {}',
		"// No docstring.\nexport type Way = Other['way'];",
	]) {
		assert.notDeepEqual(await faultsOf({ [wire]: code }), [], code);
	}
	assert.equal((await faultsOf({ [page]: 'export const Page = () => null;' })).length, 1);
	assert.equal((await faultsOf({ [service]: 'export const createAuth = () => null;' })).length, 1);
});

test('what says itself needs no word: props, a type of a value, a type beside its schema, what another file declares', async () => {
	for (const code of [
		'/** A part. */\nexport function Part() { return null; }\nexport interface PartProps { title: string }',
		'/** The ways. */\nexport const ways = ["up"] as const;\nexport type Way = (typeof ways)[number];',
		'/** Ways. */\nexport const makeWays = () => [];\nexport type Ways = ReturnType<typeof makeWays>;',
		'/** A way. */\nexport const Way = z.string();\nexport type Way = z.output<typeof Way>;',
		"export { Part } from './Part';\nexport * from './Part';",
		'const inside = 1;',
	]) {
		assert.deepEqual(await faultsOf({ [wire]: code }), [], code);
	}
	const words = 'export const words = { go: "Go" };';
	assert.deepEqual(await faultsOf({ 'apps/site/src/strings/en/home.ts': words, [`${page}.css.ts`]: words }), []);
	assert.deepEqual(await faultsOf({ 'apps/api/src/testing/people.ts': words }), []);
});

test('two parts of the screen, or two hooks, have no common name; a type may be called as a part is', async () => {
	const said = '/** One of them. */\n';
	const component = `${said}export function Part() { return null; }`;
	const hook = `${said}export const usePart = () => null;`;
	assert.equal((await faultsOf({ [page]: component, [part]: component })).length, 1);
	assert.equal((await faultsOf({ 'apps/site/src/a.ts': hook, 'apps/site/src/b.ts': hook })).length, 1);
	const type = `${said}export interface Part { title: string }`;
	assert.deepEqual(await faultsOf({ [part]: component, [wire]: type }), []);
});

test('the repository itself passes', async () => {
	assert.deepEqual(await nameFaults(), []);
});
