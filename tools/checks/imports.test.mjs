// Proves that the check of import directions fails where it must: each rule is given a forbidden import.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../', import.meta.url));
const config = join(root, 'tools/checks/imports.cjs');
/** @type {{ forbidden: { name: string }[] }} */
const { forbidden } = createRequire(import.meta.url)(config);
/** @type {{ tower: string[], doors: Record<string, string[]>, ground: string[], looksUp: { file: string, room: string, why: string }[] }} */
const { tower, doors, ground, looksUp } = createRequire(import.meta.url)(join(root, 'tools/checks/rooms.cjs'));
const sdk = 'packages/visa-sdk/src';
const ui = 'packages/visa-ui/src';
const api = 'apps/api/src';
const schema = `${api}/platform/db/schema`;

/** One forbidden import per rule: from, to. A target without a leading slash is a package. */
/** @type {Record<string, [from: string, to: string, how?: 'type']>} */
const broken = {
	'no-cycles': [`${ui}/components/Loop/a.ts`, `${ui}/components/Loop/b.ts`],
	resolvable: [`${ui}/components/Lost/index.ts`, `${ui}/components/Lost/missing.ts`],
	'visa-sdk-rules-reaches-only-below': [`${sdk}/rules/a.ts`, `${sdk}/format/index.ts`],
	'visa-sdk-format-reaches-only-below': [`${sdk}/format/a.ts`, `${sdk}/contract/index.ts`],
	'visa-sdk-contract-reaches-only-below': [`${sdk}/contract/a.ts`, `${sdk}/client/index.ts`],
	'visa-sdk-client-reaches-only-below': [`${sdk}/client/a.ts`, `${sdk}/resources/index.ts`],
	'visa-sdk-check-reaches-only-below': [`${sdk}/check/a.ts`, `${sdk}/queries/index.ts`],
	'visa-sdk-session-reaches-only-below': [`${sdk}/session.ts`, `${sdk}/resources/index.ts`],
	'visa-sdk-resources-reaches-only-below': [`${sdk}/resources/a.ts`, `${sdk}/queries/index.ts`],
	'visa-sdk-queries-reaches-only-below': [`${sdk}/queries/a.ts`, `${sdk}/mocks/index.ts`],
	'visa-sdk-mocks-reaches-only-below': [`${sdk}/mocks/a.ts`, `${sdk}/client/index.ts`],
	'sdk-client-has-no-schemas': [`${sdk}/client/b.ts`, 'zod'],
	'sdk-stands-alone': [`${sdk}/rules/b.ts`, `${ui}/entries/index.ts`],
	'ui-theme-and-strings-are-the-ground': [`${ui}/theme/a.ts`, `${ui}/components/Box/index.ts`],
	'ui-field-and-overlay-are-below-components': [`${ui}/overlay/a.ts`, `${ui}/components/Box/index.ts`],
	'ui-components-are-below-the-wizard': [`${ui}/components/Up/index.ts`, `${ui}/wizard/Wizard.tsx`],
	'ui-machine-has-no-view': [`${ui}/wizard/machine/a.ts`, `${ui}/components/Box/index.ts`],
	'ui-pictures-know-no-machine': [`${ui}/wizard/pictures/a.ts`, `${ui}/wizard/machine/a.ts`],
	'ui-entries-are-the-front-door': [`${ui}/wizard/a.ts`, `${ui}/entries/index.ts`],
	'ui-publishes-no-showroom': [`${ui}/components/Show/index.ts`, `${ui}/recipes/page.ts`],
	'ui-reaches-components-by-their-index': [`${ui}/components/Sibling/index.ts`, `${ui}/components/Box/Box.tsx`],
	'ui-reaches-components-by-their-index-from-outside': [`${ui}/wizard/b.ts`, `${ui}/components/Box/Box.tsx`],
	'ui-components-know-no-domain': [`${ui}/components/Domain/index.ts`, `${sdk}/contract/index.ts`],
	'ui-few-components-know-rules': [`${ui}/components/Rules/index.ts`, `${sdk}/rules/index.ts`],
	'ui-knows-no-server': [`${ui}/wizard/c.ts`, `${sdk}/index.ts`],
	'ui-takes-types-of-the-contract': [`${ui}/wizard/d.ts`, `${sdk}/contract/index.ts`],
	'ui-knows-no-app': [`${ui}/wizard/e.ts`, 'apps/site/src/a.ts'],
	'api-has-no-screen': [`${api}/a.ts`, `${ui}/entries/index.ts`],
	'api-takes-contract-and-rules': [`${api}/b.ts`, `${sdk}/mocks/index.ts`],
	'api-platform-is-the-ground': [`${api}/platform/a.ts`, `${api}/modules/users/service.ts`],
	'api-http-knows-no-module': [`${api}/http/a.ts`, `${api}/modules/people/currentUser.ts`],
	'api-modules-are-put-together-above': [`${api}/modules/people/a.ts`, `${api}/services.ts`],
	'api-modules-speak-http-at-their-door': [`${api}/modules/users/a.ts`, `${api}/http/mount.ts`],
	...Object.fromEntries(
		ground.slice(0, -1).map((folder, floor) => {
			const upper = `${api}/platform/${ground[floor + 1]}/upper.ts`;
			return [`api-platform-${folder}-reaches-only-below`, [`${api}/platform/${folder}/up.ts`, upper, 'type']];
		}),
	),
	'api-platform-files-lie-below-folders': [`${api}/platform/words.ts`, `${api}/platform/jobs/upper.ts`, 'type'],
	'api-platform-folders-are-put-together-above': [`${api}/platform/jobs/b.ts`, `${api}/platform/deps.ts`, 'type'],
	'api-platform-folders-have-a-floor': [`${api}/platform/garage/a.ts`, `${api}/platform/words.ts`],
	'api-http-openapi-stands-above': [`${api}/http/c.ts`, `${api}/http/openapi/page.ts`, 'type'],
	...Object.fromEntries(
		tower.map((room) => {
			const other = room === 'users' ? 'desk' : 'users';
			const how = /** @type {const} */ ('type');
			return [
				`api-${room}-is-entered-by-its-doors`,
				[`${api}/modules/${other}/${room}.ts`, `${api}/modules/${room}/rows/a.ts`, how],
			];
		}),
	),
	'api-modules-have-a-floor': [`${api}/modules/garage/a.ts`, `${api}/platform/db.ts`],
	...Object.fromEntries(
		tower.slice(0, -1).map((room, floor) => {
			const upper = `${api}/modules/${tower[floor + 1]}/service.ts`;
			return [`api-${room}-reaches-only-below`, [`${api}/modules/${room}/up.ts`, upper, 'type']];
		}),
	),
	...Object.fromEntries(
		tower.slice(0, -1).map((room) => {
			return [`api-${room}-reads-tables-below`, [`${api}/modules/${room}/rows.ts`, `${schema}/users.ts`]];
		}),
	),
	...Object.fromEntries(
		looksUp.map(({ file }) => {
			const rule = `api-${file.replace('/', '-')}-looks-up-to-few-tables`;
			return [rule, [`${api}/modules/${file}.ts`, `${schema}/users.ts`]];
		}),
	),
	'api-modules-name-whose-tables': [`${api}/modules/users/c.ts`, `${api}/platform/db/tables.ts`],
	'api-http-touches-no-table': [`${api}/http/b.ts`, `${schema}/people.ts`],
	'api-kept-knows-no-subject': [`${api}/modules/kept/a.ts`, `${api}/modules/catalogue/service.ts`],
	'api-letters-are-plain': [`${api}/modules/people/letters.ts`, `${api}/platform/jobs.ts`],
	'api-strings-are-said-by-letters': [`${api}/modules/people/service.ts`, `${api}/strings/index.ts`],
	'api-strings-know-no-letter': [`${api}/strings/az.ts`, `${api}/modules/users/letters.ts`],
	'api-stories-show-letters': ['apps/api/stories/a.stories.tsx', `${api}/modules/people/service.ts`],
	'site-uses-the-front-doors': ['apps/site/src/b.ts', `${sdk}/rules/price.ts`],
	'site-speaks-the-language-of-its-page': ['apps/site/src/d.ts', 'apps/site/src/strings/az/index.ts'],
	'site-has-no-server': ['apps/site/src/c.ts', `${api}/modules/users/service.ts`],
};

/** Imports that must stay allowed. @type {[from: string, to: string, how?: 'type'][]} */
const fine = [
	[`${sdk}/client/fine.ts`, `${sdk}/contract/index.ts`, 'type'],
	[`${sdk}/mocks/fine.ts`, `${sdk}/contract/index.ts`],
	[`${sdk}/client/fine.test.ts`, `${sdk}/mocks/index.ts`],
	[`${ui}/components/DateField/index.ts`, `${sdk}/rules/index.ts`],
	[`${ui}/components/Money/index.ts`, `${sdk}/format/index.ts`],
	[`${ui}/components/Fine/index.ts`, `${ui}/components/Box/index.ts`],
	[`${ui}/components/Fine/Fine.stories.tsx`, `${sdk}/mocks/index.ts`],
	[`${ui}/wizard/fine.ts`, `${sdk}/contract/index.ts`, 'type'],
	[`${api}/app.ts`, `${api}/modules/users/service.ts`],
	[`${api}/modules/users/handlers.ts`, `${api}/http/mount.ts`],
	[`${api}/http/fine.test.ts`, `${api}/modules/users/service.ts`],
	['apps/api/stories/fine.stories.tsx', `${api}/modules/users/letters.ts`],
	[`${api}/modules/users/letters.ts`, `${api}/strings/index.ts`],
	['apps/api/stories/fine.stories.tsx', `${api}/modules/users/rows.ts`, 'type'],
	...Object.entries(doors)
		.filter(([room]) => room !== 'users')
		.flatMap(([room, files]) =>
			files.map(
				(file) =>
					/** @type {[string, string, 'type']} */ ([
						`${api}/modules/users/to-${room}.ts`,
						`${api}/modules/${room}/${file}.ts`,
						'type',
					]),
			),
		),
	[`${api}/platform/jobs/fine.ts`, `${api}/platform/db/index.ts`],
	[`${api}/modules/users/fine.ts`, `${api}/platform/db.ts`],
	[`${api}/modules/desk/fine.ts`, `${schema}/people.ts`],
	...looksUp.map(
		({ room }) => /** @type {[string, string]} */ ([`${api}/modules/${room}/own.ts`, `${schema}/${room}.ts`]),
	),
	['apps/site/src/fine.ts', `${ui}/entries/index.ts`],
	['apps/site/src/fine.ts', 'visa-sdk/contract'],
];

/** @type {string} */
let folder;
/** @type {{ from: string, to: string, rule: { name: string } }[]} */
let violations;

before(async () => {
	folder = await mkdtemp(join(tmpdir(), 'viza-imports-'));
	/** @type {Map<string, string[]>} */
	const files = new Map();
	/** @param {string} path */
	const linesOf = (path) => files.get(path) ?? files.set(path, []).get(path) ?? [];
	/** @param {string} from @param {string} to @param {'type'} [how] */
	const add = (from, to, how) => {
		const isFile = /\.tsx?$/.test(to);
		const specifier = isFile ? `./${relative(dirname(from), to).replace(/\.tsx?$/, '')}` : to;
		const lines = linesOf(from);
		lines.push(`import ${how ?? ''} { value as value${lines.length} } from '${specifier}';`);
		if (isFile && !to.includes('missing')) linesOf(to);
	};
	for (const [from, to, how] of Object.values(broken)) add(from, to, how);
	add(broken['no-cycles']?.[1] ?? '', broken['no-cycles']?.[0] ?? '', 'type');
	for (const [from, to, how] of fine) add(from, to, how);
	for (const [path, lines] of files) {
		await mkdir(join(folder, dirname(path)), { recursive: true });
		const uses = lines.map((_, index) => `value${index}`).join(', ');
		await writeFile(join(folder, path), `${lines.join('\n')}\nexport const value = [${uses}];\n`);
	}
	await mkdir(join(folder, 'node_modules/zod'), { recursive: true });
	await writeFile(join(folder, 'node_modules/zod/package.json'), '{"name":"zod","version":"4.0.0","main":"index.js"}');
	await writeFile(join(folder, 'node_modules/zod/index.js'), 'exports.value = 1;\n');
	await cp(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
	await cp(join(root, 'packages/visa-sdk/package.json'), join(folder, 'packages/visa-sdk/package.json'));
	await symlink(join(folder, 'packages/visa-sdk'), join(folder, 'node_modules/visa-sdk'));
	violations = await cruise();
});
after(() => rm(folder, { recursive: true, force: true }));

async function cruise() {
	const depcruise = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
	const args = [depcruise, '--config', config, '--output-type', 'json', 'packages', 'apps'];
	const options = { cwd: folder, maxBuffer: 64 * 1024 * 1024 };
	// It exits with the number of violations, which are expected here.
	const { stdout, stderr } = await promisify(execFile)(process.execPath, args, options).catch((error) => error);
	assert.equal(stderr, '');
	return JSON.parse(stdout).summary.violations;
}

test('every rule has a forbidden import here', () => {
	assert.deepEqual(forbidden.map(({ name }) => name).sort(), Object.keys(broken).sort());
});

for (const [rule, [from, to]] of Object.entries(broken)) {
	test(`${rule} refuses ${from} → ${to}`, () => {
		const found = violations.filter((violation) => violation.rule.name === rule && violation.from === from);
		assert.notEqual(found.length, 0);
	});
}

for (const [from, to] of fine) {
	test(`${from} → ${to} is allowed`, () => {
		assert.deepEqual(
			violations.filter((violation) => violation.from === from),
			[],
		);
	});
}
