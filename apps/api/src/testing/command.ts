import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';

const app = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** The real command, as shipped, in its own process. */
export interface Command {
	process: ChildProcess;
	/** Its whole output. */
	output(): { stdout: string; stderr: string };
	/** The URL, once it listens. */
	ready: Promise<string>;
	exit: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
	kill(signal: NodeJS.Signals): Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/** @param args the command and its options */
export function runCommand(args: string | string[], env: Record<string, string>): Command {
	// It lives for seconds: to compile the embedded database a second time, to make it faster, costs half of what it does.
	const child = spawn(process.execPath, ['--liftoff-only', inject('builtServer'), ...[args].flat()], {
		cwd: app,
		env: { PATH: process.env.PATH ?? '', HOST: '127.0.0.1', ...env },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	const said = { stdout: '', stderr: '' };
	const exit = once(child, 'close').then(([code, signal]) => ({ code, signal }));
	const ready = new Promise<string>((found, fail) => {
		child.stdout.on('data', (chunk) => {
			said.stdout += chunk;
			const url = /ready at (http:\S+)\nE-mails go to /.exec(said.stdout)?.[1];
			if (url) found(url);
		});
		exit.then(() => fail(new Error(`it ended: ${said.stderr}`)), fail);
	});
	// A command that is meant to fail never becomes ready.
	ready.catch(() => undefined);
	child.stderr.on('data', (chunk) => {
		said.stderr += chunk;
	});
	return {
		process: child,
		output: () => said,
		ready,
		exit,
		kill(signal) {
			child.kill(signal);
			return exit;
		},
	};
}
