import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { type Command, runCommand } from './command';
import { makeDataDir } from './dataDir';

/** A folder with data, and the commands of whoever runs the service, which work on it. */
export async function openCommandLine() {
	const folder = await mkdtemp(join(tmpdir(), 'viza-commands-'));
	const data = (name: string) => join(folder, name);
	await makeDataDir(data('first'));
	const processes: Command[] = [];
	const start = (args: string[], env: Record<string, string> = {}) => {
		const command = runCommand(args, { PORT: '0', DATA_DIR: data('first'), ...env });
		processes.push(command);
		return command;
	};
	return {
		folder,
		/** One of several data folders; the first one has the demo catalogue. */
		data,
		/** Starts a command, which may go on, as `serve` does. */
		start,
		/** Runs a command to its end. */
		async run(args: string[], env: Record<string, string> = {}) {
			const command = start(args, env);
			const { code } = await command.exit;
			const { stdout, stderr } = command.output();
			return { code, stdout: stdout.trimEnd(), stderr: stderr.trimEnd() };
		},
		async close() {
			await Promise.all(processes.map((one) => one.kill('SIGKILL')));
			await rm(folder, { recursive: true, force: true });
		},
	};
}

/** What a command says that refuses in one line. */
export const oneLine = (code: number, said: RegExp) => ({
	code,
	stdout: '',
	// No line break: `.` doesn't match one.
	stderr: expect.stringMatching(new RegExp(`^.*${said.source}.*$`)),
});

/** The name of an image among the data. */
export const image = 'an_image_of_a_passport_32_letters';

/** The hash of every file in a folder. */
export async function contentOf(place: string): Promise<Record<string, string>> {
	const files = await readdir(place, { recursive: true, withFileTypes: true });
	const hashes = files
		.filter((file) => file.isFile())
		.map(async ({ parentPath, name }) => {
			const path = join(parentPath, name);
			return [
				path,
				createHash('sha256')
					.update(await readFile(path))
					.digest('hex'),
			] as const;
		});
	return Object.fromEntries(await Promise.all(hashes));
}
