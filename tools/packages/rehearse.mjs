// Rehearses a whole release on a registry on this machine: version, pack, publish, install, use; then a patch, upgrade,
// codemods.
//   npm run rehearse
import assert from 'node:assert/strict';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bin, environment, node24, root, say, seconds, typeCheck } from '../setup/shared.mjs';
import { unpack } from './bundle.mjs';
import { must, packed, pinned, writeFiles } from './consumer.mjs';
import { inspect, names } from './pack.mjs';
import { openRegistry } from './registry.mjs';

const left = new Set(['node_modules', 'dist', 'looks', 'CHANGELOG.md']);

/**
 * With `isWhole` the project installs both packages with all their dependencies, which a registry has to provide;
 * otherwise only the client, in a third of the time.
 * @param {{ isWhole: boolean, told?: (step: string) => void }} options
 */
export async function rehearse({ isWhole, told = () => undefined }) {
	const [taken, source] = isWhole ? [names, page] : [/** @type {const} */ (['visa-sdk']), sdkPage];

	const folder = await mkdtemp(join(tmpdir(), 'viza-rehearsal-'));
	await mkdir(join(folder, 'registry'));
	const registry = await openRegistry(join(folder, 'registry'));
	/** @type {NodeJS.ProcessEnv} */
	const env = { ...environment, ...registry.environment };
	try {
		const tree = await makeTree(join(folder, 'tree'), env);
		const first = await release(tree, join(folder, 'first'), env);
		told(`${first} is versioned, packed and published at ${registry.url}`);

		const project = join(folder, 'project');
		await writeFiles(project, { ...files, 'src/page.tsx': source });
		const npm = (/** @type {string[]} */ ...args) => must('npm', args, { cwd: project, env });
		// As their READMEs say.
		if (isWhole) await npm('install', 'visa-ui', 'react', 'react-dom', ...types);
		else await npm('install', 'visa-sdk');
		await use(project, first, taken);
		told('an empty project installs it, compiles and runs');

		await writeFiles(tree, mend);
		const second = await release(tree, join(folder, 'second'), env);
		assert.equal(
			second,
			first.replace(/\d+$/, (patch) => String(Number(patch) + 1)),
		);
		await npm('update', ...taken, '--prefer-online');
		await use(project, second, taken);
		told(`${second}, a mend, is released, and the project upgrades to it`);

		if (!isWhole) return second;
		const moved = await runCodemods(project);
		told(`codemods of the installed package: ${moved.join(', ')}`);
		return second;
	} finally {
		await registry.close();
		await rm(folder, { recursive: true, force: true });
	}
}

/**
 * This tree as it would be released, with its build output.
 * @param {string} tree @param {NodeJS.ProcessEnv} env
 */
async function makeTree(tree, env) {
	for (const path of [
		'package.json',
		'pnpm-workspace.yaml',
		'.changeset',
		'apps/api/package.json',
		'apps/site/package.json',
	])
		await cp(join(root, path), join(tree, path), { recursive: true });
	for (const name of names) {
		const [from, to] = [join(root, 'packages', name), join(tree, 'packages', name)];
		await cp(from, to, { recursive: true, filter: (path) => !left.has(basename(path)) });
		await cp(join(await unpack(await packed(name), join(tree, `../built-${name}`)), 'dist'), join(to, 'dist'), {
			recursive: true,
		});
	}
	// pnpm reads there which version 'workspace:' stands for.
	await mkdir(join(tree, 'packages/visa-ui/node_modules'));
	await symlink('../../visa-sdk', join(tree, 'packages/visa-ui/node_modules/visa-sdk'));
	// After a release nothing is pending; there must be something to rehearse all the same.
	await writeFiles(tree, {
		'.changeset/rehearsal.md': changeset('minor', 'Rehearsed.'),
		'.gitignore': 'node_modules\n',
	});
	const git = (/** @type {string[]} */ ...args) => must('git', args, { cwd: tree, env });
	await git('init', '-q', '-b', 'main');
	await git('add', '-A');
	await git(
		'-c',
		'user.name=Viza',
		'-c',
		'user.email=viza@viza.example',
		'-c',
		'commit.gpgsign=false',
		'commit',
		'-qm',
		'x',
	);
	return tree;
}

/** The steps of a release; gives the version. @param {string} tree @param {string} folder @param {NodeJS.ProcessEnv} env */
async function release(tree, folder, env) {
	await must(join(bin, 'changeset'), ['version'], { cwd: tree, env });
	const { version, notes, faults } = await inspect(tree, {});
	assert.deepEqual(faults, []);
	assert.match(notes, /^# visa-sdk\n\n### \w+ Changes\n\n- [\s\S]+\n# visa-ui\n\n### \w+ Changes\n\n- /);
	await mkdir(folder);
	for (const name of names)
		await must(join(bin, 'pnpm'), ['pack', '--pack-destination', folder], { cwd: join(tree, 'packages', name), env });
	// As with 'npm run -s'.
	const silent = { ...env, npm_config_loglevel: 'silent' };
	const publish = () => must(node24, [join(root, 'tools/packages/publish.mjs'), folder], { env: silent });
	assert.match(await publish(), new RegExp(`visa-sdk@${version} is published\nvisa-ui@${version} is published`));
	// An interrupted run is repeated.
	assert.match(
		await publish(),
		new RegExp(`visa-sdk@${version} is there already\nvisa-ui@${version} is there already`),
	);
	return version;
}

/**
 * The project's program compiles and prints what it should.
 * @param {string} project @param {string} version @param {readonly string[]} taken
 */
async function use(project, version, taken) {
	for (const name of taken) {
		const manifest = JSON.parse(await readFile(join(project, 'node_modules', name, 'package.json'), 'utf8'));
		assert.equal(manifest.version, version);
		assert.match(manifest.repository.url, /^git\+https:/);
		const changelog = await readFile(join(project, 'node_modules', name, 'CHANGELOG.md'), 'utf8');
		assert.ok(changelog.includes(`\n## ${version}\n`), `the changelog of ${name} in the package`);
	}
	await must(...typeCheck(project));
	const said = await must(node24, ['out/page.js'], { cwd: project });
	assert.match(
		said,
		taken.includes('visa-ui') ? /^1\.250\sAZN\n<button[^>]*>.*Davam et.*<\/button>$/m : /^1\.250\sAZN$/m,
	);
}

/** Each codemod of the installed package, on its own example in the project. @param {string} project */
async function runCodemods(project) {
	const codemods = join(project, 'node_modules/visa-ui/codemods');
	const found = (await readdir(codemods, { withFileTypes: true })).filter((entry) => entry.isDirectory());
	assert.ok(found.length > 0);
	for (const { name } of found) {
		const example = join(project, 'src', `${name}.tsx`);
		await cp(join(codemods, name, 'before.tsx'), example);
		await must(node24, ['node_modules/visa-ui/codemods/run.mjs', name, 'src'], { cwd: project });
		assert.equal(await readFile(example, 'utf8'), await readFile(join(codemods, name, 'after.tsx'), 'utf8'));
		await rm(example);
	}
	return found.map(({ name }) => name);
}

/** @param {string} size @param {string} words */
function changeset(size, words) {
	return `---\n'visa-sdk': ${size}\n'visa-ui': ${size}\n---\n\n${words}\n`;
}

const files = {
	'package.json': { private: true, type: 'module' },
	'tsconfig.json': {
		compilerOptions: {
			module: 'nodenext',
			target: 'es2024',
			lib: ['es2024', 'dom', 'dom.iterable'],
			jsx: 'react-jsx',
			strict: true,
			skipLibCheck: true,
			types: [],
			rootDir: 'src',
			outDir: 'out',
		},
		include: ['src'],
	},
};

const sdkPage = `import { formatMoney } from 'visa-sdk/format';

console.log(formatMoney(1250));
`;
const page = `import { renderToStaticMarkup } from 'react-dom/server';
import { Button } from 'visa-ui';
${sdkPage}
console.log(renderToStaticMarkup(<Button tone="primary">Davam et</Button>));
`;
const types = ['@types/react', '@types/react-dom'].map((name) => `${name}@${pinned(name)}`);

/** The second release: a patch, and a codemod, so that there is one to run. */
const mend = {
	'.changeset/mend.md': changeset('patch', 'A mend.'),
	'packages/visa-ui/codemods/9.0.0-rehearsal/transform.mjs':
		"export const transform = (source) => source.replaceAll('<Old ', '<New ');\n",
	'packages/visa-ui/codemods/9.0.0-rehearsal/before.tsx': 'export const part = () => <Old label="1" />;\n',
	'packages/visa-ui/codemods/9.0.0-rehearsal/after.tsx': 'export const part = () => <New label="1" />;\n',
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	let began = performance.now();
	await rehearse({
		isWhole: true,
		told(step) {
			say(`✓ ${step} (${seconds(began)})`);
			began = performance.now();
		},
	});
	say('The release is rehearsed; what is left to the real one is npm’s proof of where it was built.');
}
