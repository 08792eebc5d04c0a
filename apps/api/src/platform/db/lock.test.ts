import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { OperatorError } from '../operatorError';
import { lockFolder } from './lock';

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'viza-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (holder: unknown) => writeFileSync(join(folder, 'db.lock'), JSON.stringify(holder));

it('holds a folder once, and gives it back', () => {
	const unlock = lockFolder(folder);
	expect(() => lockFolder(folder)).toThrow(OperatorError);
	unlock();
	lockFolder(folder)();
	expect(readdirSync(folder)).toEqual([]);
});

it('takes over from a process that no longer lives', () => {
	write({ pid: 2 ** 22 + 1, startedAt: null });
	const unlock = lockFolder(folder);
	expect(readFileSync(join(folder, 'db.lock'), 'utf8')).toContain(`"pid":${process.pid}`);
	unlock();
});

it('takes over when the pid is another life of a process', () => {
	write({ pid: process.ppid, startedAt: 'another boot:1' });
	lockFolder(folder)();
	write({ pid: process.pid, startedAt: 'another boot:1' });
	lockFolder(folder)();
});

it('keeps out of a folder whose holder lives', () => {
	write({ pid: process.ppid, startedAt: null });
	expect(() => lockFolder(folder)).toThrow(`process ${process.ppid}`);
});

it('takes over a lock that does not say whose it is', () => {
	writeFileSync(join(folder, 'db.lock'), 'half a li');
	lockFolder(folder)();
	expect(readdirSync(folder)).toEqual([]);
});
