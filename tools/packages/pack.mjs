// The contents of a release: both packages, packed, and the release notes. Refuses an incomplete one.
//   node tools/packages/pack.mjs [v<version> [<owner>/<repository>]]
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, say } from '../setup/shared.mjs';
import { packed } from './consumer.mjs';

export const names = /** @type {const} */ (['visa-sdk', 'visa-ui']);
const folder = join(root, 'release');

/** @param {string} path */
const textOf = (path) => readFile(path, 'utf8').catch(() => '');

/** What a changelog says of a version. @param {string} changelog @param {string} version */
export function notesOf(changelog, version) {
	const [, text = ''] = changelog.split(`\n## ${version}\n`);
	return (text.split(/^## /m)[0] ?? '').trim();
}

/**
 * What prevents a tree from being released.
 * @param {string} tree
 * @param {{ tag?: string | undefined, repository?: string | undefined }} wanted
 * @returns {Promise<{ version: string, notes: string, faults: string[] }>}
 */
export async function inspect(tree, { tag, repository }) {
	/** @type {string[]} */
	const faults = [];
	const left = (await readdir(join(tree, '.changeset'))).filter((file) => /\.md$/.test(file) && file !== 'README.md');
	if (left.length > 0)
		faults.push(
			`Changesets that are in no version yet, and in no changelog: ${left.length}. Run 'pnpm run version-packages', read the changelogs and commit them; then pack.`,
		);
	let version = '';
	const notes = [];
	for (const name of names) {
		const manifest = JSON.parse(await readFile(join(tree, 'packages', name, 'package.json'), 'utf8'));
		version ||= manifest.version;
		if (manifest.version !== version) faults.push(`${name} is ${manifest.version}, the other ${version}.`);
		const said = notesOf(await textOf(join(tree, 'packages', name, 'CHANGELOG.md')), manifest.version);
		// Pending changesets are the reason, and the message above says what to do.
		if (!said && left.length === 0) faults.push(`The changelog of ${name} says nothing of ${manifest.version}.`);
		notes.push(`# ${name}\n\n${said}\n`);
		const place = `git+https://github.com/${repository}.git`;
		if (repository && manifest.repository.url !== place)
			faults.push(`${name} says that it comes from ${manifest.repository.url}, and npm would refuse it from ${place}.`);
	}
	if (tag && tag !== `v${version}`) faults.push(`The tag is ${tag}, the packages are ${version}.`);
	return { version, notes: notes.join('\n'), faults };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const [tag, repository] = process.argv.slice(2);
	const { version, notes, faults } = await inspect(root, { tag, repository });
	for (const fault of faults) console.error(fault);
	if (faults.length > 0) process.exit(1);
	await rm(folder, { recursive: true, force: true });
	await mkdir(folder);
	for (const name of names) await copyFile(await packed(name), join(folder, `${name}-${version}.tgz`));
	await writeFile(join(folder, 'notes.md'), notes);
	say(`release/: visa-sdk and visa-ui ${version}, and notes.md`);
}
