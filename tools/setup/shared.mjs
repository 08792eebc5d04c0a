// Shared by the setup scripts. Plain Node 20, no dependencies: nothing is installed yet when this runs.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { constants } from 'node:os';
import { delimiter, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '');
export const bin = join(root, 'node_modules', '.bin');
/** Node 24, from npm. The real file and not its shim, so that signals reach it. */
export const node24 = join(root, 'node_modules', 'node', 'bin', 'node');
const stamps = join(root, 'node_modules', '.cache', 'viza');

/**
 * The compiler for a project, with one checker: its default of four share the files, but each of them creates the
 * libraries' types again. On two cores that is twice the work in the same time.
 * @param {string} project @returns {[command: string, args: string[]]}
 */
export const typeCheck = (project) => [join(bin, 'tsc'), ['-p', project, '--checkers', '1']];

/**
 * Child processes find this repository's tools first, and its Node. The compiler, a Go program, collects garbage a
 * quarter as often as by default: it ends before it has filled the memory, and takes a seventh less CPU time.
 */
export const environment = {
	...process.env,
	PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
	GOGC: process.env.GOGC ?? '400',
};

/** @param {number} since a time of performance.now() */
export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** @param {string} line */
export const say = (line) => console.log(line);

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * What a signal does while only setup steps are running: it ends them and all their children.
 * @type {(signal: NodeJS.Signals) => void}
 */
let onSignal = (signal) => {
	for (const child of running) stop(child, 'SIGTERM');
	process.exit(128 + constants.signals[signal]);
};
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => onSignal(signal));

/** From now on this script answers signals itself. @param {(signal: NodeJS.Signals) => void} handler */
export function answerSignals(handler) {
	onSignal = handler;
}

/**
 * @param {import('node:child_process').ChildProcess} child the leader of its process group
 * @param {NodeJS.Signals} signal
 */
export function stop(child, signal) {
	if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
	try {
		process.kill(-child.pid, signal);
	} catch {
		child.kill(signal);
	}
}

/**
 * Runs a command to its end and collects its output.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, timeoutMs?: number }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { cwd = root, env = environment, timeoutMs = 30 * 60_000 } = {}) {
	return new Promise((resolve) => {
		const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
		running.add(child);
		/** @type {Buffer[]} */
		const chunks = [];
		child.stdout.on('data', (chunk) => chunks.push(chunk));
		child.stderr.on('data', (chunk) => chunks.push(chunk));
		const timer = setTimeout(() => {
			chunks.push(Buffer.from(`\nStopped after ${timeoutMs / 60_000} minutes.\n`));
			stop(child, 'SIGKILL');
		}, timeoutMs);
		/** @param {number} code */
		const end = (code) => {
			clearTimeout(timer);
			running.delete(child);
			resolve({ code, output: Buffer.concat(chunks).toString() });
		};
		child.on('error', (error) => {
			chunks.push(Buffer.from(`${error.message}\n`));
			end(1);
		});
		child.on('close', (code) => end(code ?? 1));
	});
}

const skipped = new Set([
	'node_modules',
	'dist',
	'.git',
	'.cache',
	'.compiled',
	'.data',
	'test-results',
	'playwright-report',
]);

/**
 * All files below a folder that are written by people, sorted.
 * @param {string} folder
 * @returns {Promise<string[]>}
 */
export async function sourceFiles(folder) {
	const entries = await readdir(folder, { withFileTypes: true });
	const found = await Promise.all(
		entries
			.filter(({ name }) => !skipped.has(name))
			.map((entry) => {
				const path = join(folder, entry.name);
				if (entry.isDirectory()) return sourceFiles(path);
				return entry.isFile() ? [path] : [];
			}),
	);
	return found.flat().sort();
}

/**
 * One hash of the names and contents of files and folders that exist.
 * @param {string[]} paths relative to the root
 */
export async function hashOf(paths) {
	const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
	for (const path of paths) {
		const full = join(root, path);
		if (!existsSync(full)) continue;
		const files = await sourceFiles(full).catch(() => [full]);
		for (const file of files) {
			const name = relative(root, file).split(sep).join('/');
			hash.update(`\0${name}\0`).update(await readFile(file));
		}
	}
	return hash.digest('hex');
}

/** @param {string} name */
export async function readStamp(name) {
	return readFile(join(stamps, name), 'utf8').catch(() => '');
}

/** @param {string} name @param {string} hash */
export async function writeStamp(name, hash) {
	const path = join(stamps, name);
	await mkdir(dirname(path), { recursive: true });
	await writeFile(path, hash);
}

/** The folders of all packages and apps, relative to the root. */
export async function workspaces() {
	const groups = await Promise.all(
		['packages', 'apps'].map(async (group) => (await readdir(join(root, group))).map((name) => `${group}/${name}`)),
	);
	return groups.flat().filter((folder) => existsSync(join(root, folder, 'package.json')));
}
