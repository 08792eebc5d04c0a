import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { quickFolder } from '../../../tools/setup/quickFolder.mjs';

const main = resolve(import.meta.dirname, '../../api/dist/main.js');

/** The real server with its own data. */
export interface RunningServer {
	readonly url: string;
	readonly dataDir: string;
	/** Ends the process like an operator would; the data stays. */
	stop(): Promise<void>;
	/** Starts it again with the same address and data. */
	start(): Promise<void>;
	/** Ends it and removes its data. */
	remove(): Promise<void>;
}

/**
 * Starts the built server on a free port with its own data folder: a copy of what `begin.ts` prepared, or an empty one
 * for that purpose.
 * @param settings of this installation beside the usual ones
 */
export async function startServer(settings: Record<string, string> = {}): Promise<RunningServer> {
	const dataDir = await mkdtemp(join(quickFolder(), 'viza-journey-'));
	const beginning = process.env.JOURNEYS_BEGIN_WITH;
	if (beginning) await cp(beginning, dataDir, { recursive: true });
	let child: ChildProcess | null = null;
	let port = '0';
	let url = '';

	const start = async () => {
		// A journey's server lives for seconds: to compile the embedded database a second time, to make it faster, costs half
		// of what the server does.
		const next = spawn(process.execPath, ['--liftoff-only', main, 'serve'], {
			env: { ...process.env, PORT: port, DATA_DIR: dataDir, NODE_ENV: 'development', LOG_LEVEL: 'warn', ...settings },
			stdio: ['ignore', 'pipe', 'pipe'],
		});
		child = next;
		url = await new Promise<string>((ready, fail) => {
			let output = '';
			const failed = (what: string) => fail(new Error(`The server ${what} before it was ready:\n${output}`));
			const patience = setTimeout(() => {
				failed('took two minutes');
				next.kill('SIGKILL');
			}, 120_000);
			const read = (chunk: Buffer) => {
				output += chunk;
				const address = /Viza is ready at (http:\/\/\S+)/.exec(output)?.[1];
				if (!address) return;
				clearTimeout(patience);
				ready(address);
			};
			next.stdout?.on('data', read);
			next.stderr?.on('data', read);
			next.once('exit', (code) => {
				clearTimeout(patience);
				failed(`ended with ${code}`);
			});
		});
		port = new URL(url).port;
	};
	const stop = async () => {
		const running = child;
		child = null;
		if (!running || running.exitCode !== null || running.signalCode !== null) return;
		const ended = new Promise((done) => running.once('exit', done));
		running.kill('SIGTERM');
		await ended;
	};
	const remove = async () => {
		await stop();
		await rm(dataDir, { recursive: true, force: true });
	};
	await start().catch(async (cause: unknown) => {
		await remove();
		throw cause;
	});
	return {
		get url() {
			return url;
		},
		dataDir,
		start,
		stop,
		remove,
	};
}
