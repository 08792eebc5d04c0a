// Fails when a built requirement is cited by no test or story of `npm test`, or when a planned or unknown one is cited.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { markOfWhole, tagOfWhole } from '../setup/extent.mjs';
import { root as repository, sourceFiles } from '../setup/shared.mjs';

const isTest = (/** @type {string} */ path) =>
	/\.(test\.tsx?|test\.mjs|spec\.ts|stories\.tsx)$/.test(path) || path.startsWith('apps/site/journeys/');

/**
 * @param {string} [root] of the repository
 * @returns {Promise<string[]>} one line a fault
 */
export async function requirementFaults(root = repository) {
	const { built, planned } = readList(await readFile(join(root, 'docs/requirements.md'), 'utf8'));
	const cited = await readCitations(root);
	const twice = [...built, ...planned].filter((id, index, all) => all.indexOf(id) !== index);
	return [
		...twice.map((id) => `${id} stands twice in docs/requirements.md`),
		...built.filter((id) => !cited.has(id)).map((id) => `${id} is built, but no test or story of npm test cites it`),
		...planned
			.filter((id) => cited.has(id))
			.map((id) => `${id} is planned, but ${cited.get(id)} cites it: move its row to Built`),
		...[...cited]
			.filter(([id]) => !built.includes(id) && !planned.includes(id))
			.map(([id, file]) => `${id} is cited by ${file}, but does not stand in docs/requirements.md`),
	];
}

/** @param {string} text */
function readList(text) {
	const [built = '', planned = ''] = text.split(/^## Planned$/m);
	const ids = (/** @type {string} */ part) => [...part.matchAll(/^\| ([A-Z]{3}-\d{2}) \|/gm)].map(([, id = '']) => id);
	return { built: ids(built), planned: ids(planned) };
}

/** The name of a test that `npm test` leaves out, and its mark: what it repeats has to be cited where it is proved first. */
const ofWholeRun = new RegExp(
	`\\b\\w+\\(\\s*(['"\`])(?:(?!\\1,).)*(?:${markOfWhole}\\1,|\\1,\\s*\\{\\s*tag: '${markOfWhole}')`,
	'g',
);

/** A story's name, if it has the tag of those that `npm test` leaves out. */
const storyOfWholeRun = new RegExp(`\\bname: (['"\`]).*?\\1,\\s*tags: \\['${tagOfWhole}'\\]`, 'g');

/** @param {string} root @returns {Promise<Map<string, string>>} each cited id with one file that cites it */
async function readCitations(root) {
	const folders = ['packages', 'apps', 'tools'].map((name) => join(root, name)).filter(existsSync);
	const files = (await Promise.all(folders.map(sourceFiles))).flat();
	/** @type {Map<string, string>} */
	const cited = new Map();
	for (const file of files) {
		const path = relative(root, file).split(sep).join('/');
		if (!isTest(path) || /\.whole\.(browser\.)?test\.tsx?$/.test(path)) continue;
		const written = (await readFile(file, 'utf8')).replace(/^\s*(\/\/|\/?\*).*$/gm, '');
		const code = written.replace(ofWholeRun, '').replace(storyOfWholeRun, '');
		for (const [, id = ''] of code.matchAll(/\[([A-Z]{3}-\d{2})\]/g)) cited.set(id, path);
	}
	return cited;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const faults = await requirementFaults();
	for (const fault of faults) console.error(fault);
	console.log(faults.length > 0 ? `${faults.length} faults` : 'Every built requirement is cited.');
	process.exitCode = faults.length > 0 ? 1 : 0;
}
