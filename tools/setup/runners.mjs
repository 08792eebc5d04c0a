// How the stages of `npm test` run their tools, and what each reports: tests that passed and failed, and what was repeated.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { BRIEF, markOfWhole } from './extent.mjs';
import { environment, node24, root, run } from './shared.mjs';

/**
 * @typedef {{ passed: number, failed: number, output: string, notes?: string[], alone?: () => Promise<Result> }} Result
 * `alone` runs what failed once more, for when nothing else runs
 */

/** Whether all is tried everywhere, or once. */
export const isWhole = process.argv.includes('--whole');
/** What the runners' configurations read, to leave out what the whole run alone repeats. */
const extent = isWhole ? environment : { ...environment, ...BRIEF };
const reports = await mkdtemp(join(tmpdir(), 'viza-test-'));
/** More failures than this are no accident of a busy machine, and needn't be tried again. */
const FEW = 5;
/** Removes the runners' reports, once all have been read. */
export const removeReports = () => rm(reports, { recursive: true, force: true });

/** @param {string} name @param {string} command @param {string[]} args @returns {() => Promise<Result>} */
export const check = (name, command, args) => async () => {
	const { code, output } = await run(command, args);
	return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output: `${name}\n${output}` };
};

/**
 * @param {string} files
 * @param {number} [least] files at once, however few cores there are; by itself Node leaves one core to others
 * @returns {() => Promise<Result>}
 */
export const nodeTest = (files, least) => async () => {
	const state = join(reports, `${files.replaceAll(/\W/g, '-')}.json`);
	const atOnce = least ? [`--test-concurrency=${Math.max(least, availableParallelism() - 1)}`] : [];
	const left = isWhole ? [] : [`--test-skip-pattern=${markOfWhole}`];
	const args = ['--test', ...atOnce, ...left, '--test-reporter=tap', `--test-rerun-failures=${state}`, files];
	const first = await run(node24, args, { env: extent });
	// Only what failed is run again; what had passed is reported as it was.
	const again = first.code === 0 ? null : await run(node24, args, { env: extent });
	const { code, output } = again ?? first;
	/** @param {string} key */
	const count = (key) => Number(new RegExp(`^# ${key} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
	const result = counted({
		code,
		output: again ? `${first.output}\n──── once more ────\n${output}` : output,
		passed: count('pass'),
		failed: count('fail'),
		skipped: count('skipped') + count('todo'),
	});
	if (again && code === 0) {
		// With its output: once it has passed nothing else says why it failed.
		const failures = first.output.match(/^ *not ok .*\n(?:(?! *(?:\.\.\.|code:)).*\n)*/gm);
		result.notes?.push(...repeated(failures ?? ['a file as a whole']));
	}
	return result;
};

/**
 * @param {string} folder
 * @param {{ runner?: string, projects?: string[], env?: NodeJS.ProcessEnv }} [how] `runner`: a script of the folder that runs
 * vitest with the arguments it gets; `projects`: of the folder's projects these alone; `env`: for its set-up
 * @returns {() => Promise<Result>}
 */
export const vitest =
	(folder, { runner, projects = [], env } = {}) =>
	() =>
		runVitest(folder, { runner, projects, env });

/**
 * @param {string} folder
 * @param {{ runner: string | undefined, projects: string[], env: NodeJS.ProcessEnv | undefined }} how as above
 * @param {string[]} [files] these alone
 * @returns {Promise<Result>}
 */
async function runVitest(folder, { runner, projects, env }, files = []) {
	const kind = `${runner ? 'own' : projects.join('-')}${files.length > 0 ? '-alone' : ''}`;
	const report = join(reports, `${folder.replaceAll('/', '-')}-${kind}.json`);
	const cwd = join(root, folder);
	const options = { cwd, env: { ...extent, ...env } };
	const args = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
	args.push(...projects.map((name) => `--project=${name}`), ...files);
	const { code, output } = runner
		? await run(node24, [runner, ...args], options)
		: await run(join(cwd, 'node_modules', '.bin', 'vitest'), ['run', ...args], options);
	/** @type {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: { name: string, status: string }[] } | null} */
	const counts = await readReport(report);
	if (!counts) return { passed: 0, failed: 1, output, notes: ['the runner crashed'] };
	const skipped = counts.numPendingTests + counts.numTodoTests;
	const result = counted({ code, output, passed: counts.numPassedTests, failed: counts.numFailedTests, skipped });
	result.notes?.push(
		...repeated(output.split('\n').filter((line) => line.includes('(retry x') && !line.includes('×'))),
	);
	const failed = counts.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
	if (isTriedAgain(result) && failed.length > 0 && files.length === 0)
		result.alone = () => runVitest(folder, { runner, projects, env }, failed);
	return result;
}

/** @param {string} folder @returns {() => Promise<Result>} */
export const playwright = (folder) => () => runPlaywright(folder);

/** @param {string} folder @param {string[]} [which] of its tests @returns {Promise<Result>} */
async function runPlaywright(folder, which = []) {
	const report = join(reports, `${folder.replaceAll('/', '-')}${which.join('')}.json`);
	const cwd = join(root, folder);
	const { code, output } = await run(
		join(cwd, 'node_modules', '.bin', 'playwright'),
		['test', '--reporter=list,json', ...which],
		{ cwd, env: { ...extent, PLAYWRIGHT_JSON_OUTPUT_NAME: report, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
	);
	/** @type {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } } | null} */
	const counts = await readReport(report);
	if (!counts) return { passed: 0, failed: 1, output, notes: ['the runner crashed'] };
	const { expected, unexpected, flaky, skipped } = counts.stats;
	const result = counted({ code, output, passed: expected + flaky, failed: unexpected, skipped });
	if (flaky > 0) result.notes?.push(...repeated(output.split('\n').filter((line) => /^\s+✓.*\(retry #/.test(line))));
	if (isTriedAgain(result) && which.length === 0) result.alone = () => runPlaywright(folder, ['--last-failed']);
	return result;
}

/**
 * A test may be repeated once: a busy machine isn't a fault of the product. Repeated tests are named: each is a test,
 * or a page, that doesn't wait for what it needs, and has to be fixed.
 * @param {string[]} lines
 */
const repeated = (lines) =>
	lines.length === 0
		? []
		: [`${lines.length} passed only when repeated:\n${lines.map((line) => line.trim()).join('\n')}\n`];

/** A property that failed has a counterexample: run again, it would only try other cases. @param {Result} result */
const isTriedAgain = ({ failed, output, notes = [] }) =>
	failed > 0 &&
	failed <= FEW &&
	!output.includes('Property failed after') &&
	!notes.some((note) => /skipped|outside/.test(note));

/**
 * Runs what few tests failed once more, with the machine to themselves: whoever waited in vain there too has found a fault.
 * Those that pass are named with what they said before.
 * @param {Result} result
 * @returns {Promise<Result>}
 */
export async function triedAlone({ alone, ...result }) {
	if (!alone) return result;
	const again = await alone();
	// After the list of all tests, the runners say of each failure what it was.
	const why = result.output.slice(Math.max(0, result.output.search(/Failed Tests|^\s+1\) /m)));
	// Whatever wasn't run again hasn't passed either.
	if (again.failed > 0 || again.passed < result.failed)
		return { ...result, output: `${result.output}\n──── once more, alone ────\n${again.output}` };
	return {
		...result,
		passed: result.passed + result.failed,
		failed: 0,
		notes: [...(result.notes ?? []), `${result.failed} passed only when nothing else ran:\n${why.trimEnd()}\n`],
	};
}

/**
 * A skipped test counts as failed, and so does a run that fails outside its tests.
 * @param {{ code: number, output: string, passed: number, failed: number, skipped: number }} counts
 * @returns {Result}
 */
function counted({ code, output, passed, failed, skipped }) {
	const notes = [];
	if (skipped > 0) notes.push(`${skipped} skipped, which counts as failed`);
	const isOtherFault = code !== 0 && failed + skipped === 0;
	if (isOtherFault) notes.push('the run failed outside of its tests');
	return { passed, failed: failed + skipped + (isOtherFault ? 1 : 0), output, notes };
}

/** @param {string} path */
async function readReport(path) {
	try {
		return JSON.parse(await readFile(path, 'utf8'));
	} catch {
		return null;
	}
}
