// npm test: every rule, call and story, and each path through site and dashboard, once. All stages run, even after one has
// failed; the last line has the result.
// npm run test:whole: everywhere too, as docs/decisions/059-once-by-day-everywhere-by-night.md lists it.
// Both take parts: npm test -- visa-ui api runs only what concerns these.
import { join } from 'node:path';
import { bootstrap, fail } from './bootstrap.mjs';
import { build } from './build.mjs';
import { check, isWhole, nodeTest, playwright, removeReports, triedAlone, vitest } from './runners.mjs';
import { bin, node24, say, seconds, typeCheck, workspaces } from './shared.mjs';

/** @typedef {import('./runners.mjs').Result} Result */
/** @typedef {{ name: string, of: string, after?: string[], lanes?: number, run: () => Promise<Result> }} Stage */

/**
 * How many stages run at once: a small machine has two cores, and each stage sometimes waits for a browser, a database
 * or the disk, and leaves the cores to the others.
 */
const AT_ONCE = 3;
const began = performance.now();

await bootstrap().catch(fail);

/** @returns {Promise<Result>} */
async function checkTypes() {
	const projects = ['tools', 'apps/api/stories', ...(await workspaces())];
	const total = { passed: 0, failed: 0, output: '' };
	for (const project of projects) {
		const result = await check(project, ...typeCheck(project))();
		total.passed += result.passed;
		total.failed += result.failed;
		if (result.failed > 0) total.output += result.output;
	}
	return total;
}

/** @param {...string} projects */
const ofVisaUi = (...projects) => vitest('packages/visa-ui', { projects });

/** @returns {Promise<Result>} */
async function buildAll() {
	const results = await build({ isForced: true });
	const failures = results.filter(({ code }) => code !== 0);
	return {
		passed: results.length - failures.length,
		failed: failures.length,
		output: failures.map(({ output }) => output).join('\n'),
	};
}

/** With what each rule means, and so what to do about it. */
const depcruise = ['--config', 'tools/checks/imports.cjs', '--output-type', 'err-long', 'packages', 'apps'];
/**
 * In the order in which they begin. One after the other, the three stages of visa-ui take as long as everything else does
 * beside them: they begin first, and what is short fills the gaps.
 * @type {Stage[]}
 */
const stages = [
	{ name: 'build', of: 'build', run: buildAll },
	// Stories are rendered in one page, which keeps one core busy. In sequence, because they prepare the same package
	// files.
	{
		name: 'stories of pages',
		of: 'visa-ui',
		run: ofVisaUi('stories-of-pages', ...(isWhole ? ['stories-in-languages'] : [])),
	},
	{
		name: 'server tests',
		of: 'api',
		// What modules do with their tables is tested on PostgreSQL below.
		run: vitest('apps/api', { env: { TESTED_ON_POSTGRES_TOO: 'yes' } }),
	},
	{
		name: 'format and lint',
		of: 'checks',
		run: check('biome', join(bin, 'biome'), ['check', '.', '--error-on-warnings']),
	},
	{ name: 'visa-sdk tests', of: 'visa-sdk', run: vitest('packages/visa-sdk') },
	{ name: 'site tests', of: 'site', run: vitest('apps/site') },
	{ name: 'type checks', of: 'checks', run: checkTypes },
	{ name: 'import directions', of: 'checks', run: check('imports', join(bin, 'depcruise'), depcruise) },
	{
		name: 'tables and their owners',
		of: 'checks',
		run: check('tables', node24, ['tools/checks/tables.mjs']),
	},
	{ name: 'promises', of: 'checks', run: check('promises', node24, ['tools/checks/promises.mjs']) },
	{ name: 'requirement ids', of: 'checks', run: check('ids', node24, ['tools/checks/requirements.mjs']) },
	{ name: 'words in their place', of: 'checks', run: check('words', node24, ['tools/checks/words.mjs']) },
	{ name: 'names and what they say', of: 'checks', run: check('names', node24, ['tools/checks/names.mjs']) },
	{ name: 'tests of the checks', of: 'checks', run: nodeTest('tools/checks/*.test.mjs') },
	// Two browsers, each of which waits for its server: together they use as much as two stages.
	{ name: 'journeys', of: 'site', after: ['build'], lanes: 2, run: playwright('apps/site') },
	{
		name: 'stories of components',
		of: 'visa-ui',
		after: ['stories of pages'],
		run: ofVisaUi('stories'),
	},
	{
		name: 'server on PostgreSQL',
		of: 'api',
		after: ['server tests'],
		run: vitest('apps/api', { runner: 'src/testing/runOnPostgres.ts' }),
	},
	{
		name: 'visa-ui tests',
		of: 'visa-ui',
		after: ['stories of components'],
		run: ofVisaUi('unit', 'browser', 'browser-alone'),
	},
	// Spends most of its time waiting for screenshots, and takes long.
	{ name: 'Storybook as it looks', of: 'visa-ui', run: playwright('packages/visa-ui') },
	// The last to end would be these: file by file they would run alone for a minute or two, on one core.
	{ name: 'packages from their tarballs', of: 'packages', run: nodeTest('tools/packages/*.test.mjs', 2) },
	{ name: 'faults, the quick ones', of: 'api', after: ['build'], run: nodeTest('tools/faults/*.test.mjs') },
];

/** The stages of the parts that are named, and what these need; all of them when none is. @returns {Stage[]} */
function wantedStages() {
	const parts = process.argv.slice(2).filter((argument) => argument !== '--whole');
	const known = new Set(stages.map((stage) => stage.of));
	const unknown = parts.filter((part) => !known.has(part));
	if (unknown.length > 0) throw new Error(`${unknown.join(', ')} is no part; there are: ${[...known].join(', ')}.`);
	/** @type {Set<Stage>} */
	const wanted = new Set();
	/** @param {Stage} stage */
	const want = (stage) => {
		wanted.add(stage);
		for (const other of stages) if (stage.after?.includes(other.name)) want(other);
	};
	for (const stage of stages) if (parts.length === 0 || parts.includes(stage.of)) want(stage);
	return stages.filter((stage) => wanted.has(stage));
}

/** Runs the stages, so many at once, and of those that may begin the first of the list. @returns {Promise<Map<Stage, Result>>} */
async function runAll() {
	/** @type {Map<Stage, Result>} */
	const results = new Map();
	/** @type {Map<Stage, Promise<void>>} */
	const underWay = new Map();
	const waiting = wantedStages();
	const hasEnded = (/** @type {string} */ name) => [...results.keys()].some((stage) => stage.name === name);
	while (waiting.length > 0 || underWay.size > 0) {
		// A stage that takes two lanes waits for both; later ones don't overtake it, or it would be the last of all.
		const first = waiting.find((stage) => (stage.after ?? []).every(hasEnded));
		const taken = [...underWay.keys(), ...(first ? [first] : [])].reduce((all, { lanes = 1 }) => all + lanes, 0);
		const next = taken <= AT_ONCE ? first : undefined;
		if (next) waiting.splice(waiting.indexOf(next), 1);
		if (next)
			underWay.set(
				next,
				runStage(next).then((result) => {
					results.set(next, result);
					underWay.delete(next);
				}),
			);
		else if (underWay.size > 0) await Promise.race(underWay.values());
		else throw new Error(`Nothing leads to: ${waiting.map(({ name }) => name).join(', ')}`);
	}
	return results;
}

/** @param {Stage} stage @returns {Promise<Result>} */
async function runStage(stage) {
	const start = performance.now();
	say(`… ${stage.name}`);
	/** @type {Result} */
	const result = await stage.run().catch((error) => ({ passed: 0, failed: 1, output: String(error) }));
	const { passed, failed, notes = [] } = result;
	const counts = [`${passed} passed`, ...(failed > 0 ? [`${failed} failed`] : []), ...notes].join(', ');
	say(`${failed > 0 ? '✗' : '✓'} ${stage.name}: ${counts} (${seconds(start)})`);
	return result;
}

const results = await runAll().catch(fail);
for (const [stage, result] of results)
	if (result.alone)
		results.set(stage, await runStage({ ...stage, name: `${stage.name}, once more`, run: () => triedAlone(result) }));
await removeReports();

const failures = [...results].filter(([, { failed }]) => failed > 0);
for (const [stage, { output }] of failures) say(`\n──── ${stage.name} ────\n${output.trimEnd()}`);
if (failures.length > 0) say(`\nFailed: ${failures.map(([stage]) => stage.name).join(', ')}`);
const sum = (/** @type {'passed' | 'failed'} */ key) => [...results.values()].reduce((all, one) => all + one[key], 0);
say(`\nDone in ${seconds(began)}\n`);
say(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
