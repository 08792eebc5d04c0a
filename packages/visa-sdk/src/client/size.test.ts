import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'tsup';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const entry = JSON.stringify(new URL('../index.ts', import.meta.url).pathname);
const uses = {
	allCalls: `import { createClient } from ${entry}; export const client = createClient({ baseUrl: '/api' });`,
	oneCall: `import { countryCalls, createTransport } from ${entry}; export const { list } = countryCalls(createTransport({ baseUrl: '/api' }));`,
};
let folder: string;
const bundles = new Map<string, string>();

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'visa-sdk-size-'));
	const entries = Object.keys(uses).map((name) => [name, join(folder, `${name}.ts`)] as const);
	for (const [name, path] of entries) await writeFile(path, uses[name as keyof typeof uses]);
	await build({
		config: false,
		entry: Object.fromEntries(entries),
		format: 'esm',
		target: 'es2022',
		platform: 'browser',
		noExternal: [/.*/],
		splitting: false,
		minify: true,
		silent: true,
		outDir: join(folder, 'dist'),
		outExtension: () => ({ js: '.js' }),
	});
	for (const [name] of entries) bundles.set(name, await readFile(join(folder, 'dist', `${name}.js`), 'utf8'));
}, 30_000);
afterAll(() => rm(folder, { recursive: true }));

describe('what a site downloads', () => {
	it.each([
		['allCalls', 3.85 * 1024],
		['oneCall', 1.55 * 1024],
	])('%s weighs at most %d bytes, gzipped', (name, most) => {
		const weight = gzipSync(bundles.get(name) ?? '', { level: 9 }).length;
		expect(weight, 'If new calls weigh it, raise it here and in README.md').toBeLessThanOrEqual(most);
	});

	it.each(['allCalls', 'oneCall'])('%s holds no schema and no calendar library', (name) => {
		const code = bundles.get(name);
		expect(code).toContain('/countries');
		expect(code).not.toMatch(/_zod|ZodError|safeParse|~standard|CalendarDate/);
	});

	it('one call brings neither the others nor the upload along', () => {
		expect(bundles.get('allCalls')).toMatch(/XMLHttpRequest[\s\S]*visa-requests/);
		expect(bundles.get('oneCall')).not.toMatch(/XMLHttpRequest|visa-requests/);
	});
});
