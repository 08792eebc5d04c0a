import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OperatorError } from '../operatorError';
import { lockFolder } from './lock';

// Each starts processes.
vi.setConfig({ testTimeout: 120_000 });

let folder: string;
let others: ChildProcess[] = [];
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'viza-lock-'));
	// Of an installation with data.
	mkdirSync(join(folder, 'db'));
});
afterEach(async () => {
	for (const other of others) await end(other);
	others = [];
	rmSync(folder, { recursive: true, force: true });
});

/** Another process that takes the folder, and keeps it. @param launcher what starts it */
async function otherProcess(launcher: string[] = []): Promise<{ process: ChildProcess; said: string }> {
	const code = `import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'lock.ts'))};
		lockFolder(${JSON.stringify(folder)}).then(
			() => { console.log('held'); setInterval(() => undefined, 1000); },
			(error) => console.log(error.name + ': ' + error.message),
		);`;
	const [program = '', ...args] = [...launcher, process.execPath, '--import', 'tsx', '--input-type=module', '-e', code];
	const other = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
	others.push(other);
	const [said] = await once(other.stdout, 'data');
	return { process: other, said: String(said).trim() };
}
async function end(other: ChildProcess) {
	if (other.exitCode !== null || other.signalCode !== null) return;
	const ended = once(other, 'exit');
	other.kill('SIGKILL');
	await ended;
}

it('holds a folder once, and gives it back', async () => {
	const unlock = await lockFolder(folder);
	await expect(lockFolder(folder)).rejects.toThrow(OperatorError);
	await expect(lockFolder(folder)).rejects.toThrow(`process ${process.pid} on `);
	unlock();
	(await lockFolder(folder))();
	expect(readdirSync(folder)).toEqual(['database.lock', 'db']);
});

it('keeps out of a folder that another process holds, and has it the moment that one is killed', async () => {
	const other = await otherProcess();
	expect(other.said).toBe('held');
	await expect(lockFolder(folder)).rejects.toThrow(`process ${other.process.pid} on `);
	await end(other.process);
	(await lockFolder(folder))();
});

/** In its own process namespace, where the system allows that. */
function container(): string[] {
	const launcher = ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--kill-child'];
	try {
		execFileSync('unshare', [...launcher.slice(1), 'true'], { stdio: 'ignore' });
		return launcher;
	} catch {
		return [];
	}
}
it('keeps out a process in another container, where process ids tell nothing', async () => {
	const unlock = await lockFolder(folder);
	expect((await otherProcess(container())).said).toMatch(/^OperatorError: .* in use by another server/);
	unlock();
	expect((await otherProcess(container())).said).toBe('held');
	await expect(lockFolder(folder)).rejects.toThrow(OperatorError);
});

it('holds on when its file is removed under it', async () => {
	const unlock = await lockFolder(folder);
	rmSync(join(folder, 'database.lock'));
	expect((await otherProcess()).said).toMatch(/in use by another server/);
	await expect(lockFolder(folder)).rejects.toThrow(OperatorError);
	unlock();
	(await lockFolder(folder))();
});

it('neither trusts nor keeps what an earlier version left', async () => {
	for (const text of ['half a li', JSON.stringify({ pid: process.ppid, startedAt: null })]) {
		writeFileSync(join(folder, 'db.lock'), text);
		(await lockFolder(folder))();
		expect(readdirSync(folder)).not.toContain('db.lock');
	}
});
