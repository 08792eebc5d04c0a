// What a consumer gets: visa-sdk packed, inspected, installed into an empty project, and its README tried there.
import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { bin, node24, root, typeCheck } from '../setup/shared.mjs';
import { must, packed, pinnedAll, writeFiles } from './consumer.mjs';

const packageDir = join(root, 'packages/visa-sdk');
/** @type {string} */
let folder;
/** @type {string} */
let tarball;
/** @type {string} */
let installed;

before(async () => {
	folder = await mkdtemp(join(tmpdir(), 'visa-sdk-consumer-'));
	tarball = await packed('visa-sdk');
	const dependencies = {
		'visa-sdk': `file:${tarball}`,
		// npm installs what it shares with its host (zod, dates) automatically.
		...pinnedAll('@tanstack/react-query', '@types/node', 'msw', 'react', '@types/react'),
	};
	await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }));
	const install = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--engine-strict'];
	installed = await must('npm', install, { cwd: folder });
});
after(() => rm(folder, { recursive: true, force: true }));

test('npm installs it with what it shares with its host, without a warning', () => {
	assert.doesNotMatch(installed, /EBADENGINE|ERESOLVE|deprecated|peer/i);
});

test('publint finds nothing', async () => {
	await must(join(bin, 'publint'), ['run', tarball, '--strict']);
});

test('attw finds the types of every entry', async () => {
	await must(join(bin, 'attw'), [tarball, '--profile', 'esm-only']);
});

test('the tarball holds what is built, the sources that its maps lead to, and no more', async () => {
	const files = (await must('tar', ['-tzf', tarball])).trim().split('\n');
	for (const file of files)
		assert.match(file, /^package\/(dist\/|src\/|package\.json$|(README|CHANGELOG)\.md$|LICENSE$)/);
	for (const file of files) assert.doesNotMatch(file, /\.test\.ts$|\/testing\/|uploadServer/);
	assert.ok(files.includes('package/dist/types/index.d.ts'));
	const manifest = JSON.parse(await readFile(join(folder, 'node_modules/visa-sdk/package.json'), 'utf8'));
	assert.doesNotMatch(JSON.stringify(manifest), /catalog:|workspace:|viza-source/);
});

test('every example of the README compiles as it is copied, in a project as strict as can be, and runs', async () => {
	const readme = await readFile(join(packageDir, 'README.md'), 'utf8');
	const examples = [...readme.matchAll(/^```(tsx?)\n([\s\S]*?)^```/gm)].map(([, language = '', code = ''], index) => ({
		name: /^\/\/ (\w+\.tsx?)\n/.exec(code)?.[1] ?? `example${index}.${language}`,
		code,
	}));
	assert.ok(examples.filter(({ name }) => name.endsWith('.ts')).length >= 8);
	assert.ok(examples.filter(({ name }) => name.endsWith('.tsx')).length >= 2);
	const compilerOptions = {
		module: 'esnext',
		moduleResolution: 'bundler',
		target: 'es2024',
		lib: ['es2024', 'dom', 'dom.iterable'],
		jsx: 'react-jsx',
		strict: true,
		exactOptionalPropertyTypes: true,
		noUncheckedIndexedAccess: true,
		noUnusedLocals: true,
		noEmit: true,
		skipLibCheck: false,
		types: ['node'],
	};
	await writeFiles(join(folder, 'copied'), {
		...Object.fromEntries(examples.map(({ name, code }) => [name, code])),
		'tsconfig.json': { compilerOptions, include: ['*.ts', '*.tsx'] },
	});
	await must(...typeCheck('copied'), { cwd: folder });

	// Node needs complete file names; a browser's relative URL and its cookie jar are all that is missing otherwise.
	const scripts = examples.filter(({ name }) => name.endsWith('.ts'));
	const forNode = (/** @type {string} */ code) =>
		code
			.replaceAll(/from '(\.\/\w+)'/g, "from '$1.ts'")
			.replaceAll("baseUrl: '/api'", "baseUrl: 'http://localhost/api'");
	await writeFiles(join(folder, 'run'), {
		...Object.fromEntries(scripts.map(({ name, code }) => [name, forNode(code)])),
		'browser.ts': browser,
		// In sequence, as they stand: parallel modules wouldn't wait.
		'run.ts': `import './browser.ts';\n${scripts.map(({ name }) => `await import('./${name}');\n`).join('')}${calls}`,
	});
	assert.match(await must(node24, ['run.ts'], { cwd: join(folder, 'run') }), /examples done/);
});

test('who asks where something is defined is led to its source', async () => {
	const types = join(folder, 'node_modules/visa-sdk/dist/types');
	for (const file of ['client/transport.d.ts', 'contract/auth.d.ts', 'queries/keys.d.ts']) {
		const { sources } = JSON.parse(await readFile(join(types, `${file}.map`), 'utf8'));
		const source = await readFile(join(types, dirname(file), sources[0]), 'utf8');
		assert.match(source, /export/);
	}
});

test('the types of all entries are checked in little time, whole, in a project that skips no library', async () => {
	await writeFile(
		join(folder, 'everything.ts'),
		['', '/contract', '/check', '/rules', '/format', '/queries', '/mocks']
			.map((entry, index) => `export * as part${index} from 'visa-sdk${entry}';\n`)
			.join(''),
	);
	const options = ['--module', 'nodenext', '--target', 'es2024', '--lib', 'es2024,dom,dom.iterable', '--types', 'node'];
	const output = await must(
		join(bin, 'tsc'),
		[
			...options,
			'--strict',
			'--noEmit',
			'--skipLibCheck',
			'false',
			'--extendedDiagnostics',
			...['--checkers', '1'],
			'--ignoreConfig',
			'everything.ts',
		],
		{ cwd: folder },
	);
	// The number of types that the compiler instantiates: 0.9 million take it 3 s on two cores. Unlike seconds it is
	// the same on every machine.
	const made = Number(/Instantiations:\s+(\d+)/.exec(output)?.[1]);
	assert.ok(made > 0 && made < 1_100_000, `${made} instantiations`);
});

test('the client alone needs no dependency', async () => {
	const code = await readFile(join(folder, 'node_modules/visa-sdk/dist/index.js'), 'utf8');
	const chunks = [...code.matchAll(/from\s*"(\.[^"]+)"/g)].map(([, path]) => String(path));
	const all = [
		code,
		...(await Promise.all(chunks.map((path) => readFile(join(folder, 'node_modules/visa-sdk/dist', path), 'utf8')))),
	];
	for (const part of all) assert.doesNotMatch(part, /from\s*"[^.]/);
});

/** What the examples find: a service that answers, and a page. */
const browser = `import { setupServer } from 'msw/node';
import { handlersFor } from 'visa-sdk/mocks';

export const service = setupServer(...handlersFor('admin', { baseUrl: 'http://localhost/api' }));
service.listen({ onUnhandledFrame: 'error' });
Object.defineProperty(globalThis, 'document', { value: { cookie: '' } });
`;

/** Calls what an example only defines. */
const calls = `const { service } = await import('./browser.ts');
const { upload, uploadAll } = await import('./uploads.ts');
const png = (name: string) => new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], name);
if (!(await upload(png('one.png'), new AbortController().signal))) throw new Error('Nothing was uploaded');
if (!(await uploadAll([png('two.png'), png('three.png')])).includes(',')) throw new Error('Not both were uploaded');
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const document = (await upload(png('one.png'), new AbortController().signal)) ?? '';
const details = { startDate: inDays(60), endDate: inDays(70), document };
const { apply } = await import('./applying.ts');
const [made, again] = [await apply('', details, 'one'), await apply('', details, 'one')];
if (!('id' in made && 'id' in again && made.id === again.id)) throw new Error('Not one request was created');
const refused = await apply('', { ...details, endDate: inDays(50) }, 'two');
if (!('fields' in refused && refused.fields?.[0]?.field === 'endDate')) throw new Error('No field was refused');
service.close();
console.log('examples done');
`;
