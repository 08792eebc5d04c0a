import { linkSync, mkdirSync, readFileSync, rmdirSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { OperatorError } from '../operatorError';

const Holder = z.object({
	pid: z.number().int().positive(),
	/** When the process and the machine began, so that a reused pid is not taken for the holder. */
	startedAt: z.string().nullable(),
});
type Holder = z.output<typeof Holder>;

/** How long another process may take to remove a dead one's lock, in ms. */
const TAKEOVER_MS = 10_000;
const heldHere = new Set<string>();

/**
 * Takes the folder for this process. The lock of a process that no longer lives is taken over.
 * @returns gives the folder back
 * @throws OperatorError when another living process holds it
 */
export function lockFolder(folder: string): () => void {
	const path = join(resolve(folder), 'db.lock');
	const mine = `${path}.${process.pid}`;
	writeFileSync(mine, JSON.stringify({ pid: process.pid, startedAt: processStart(process.pid) } satisfies Holder));
	try {
		while (!tryLink(mine, path)) {
			const holder = read(path);
			if (holder === 'gone') continue;
			if (holder && isAlive(holder, path)) {
				throw new OperatorError(
					`${resolve(folder)} is in use by another server (process ${holder.pid}). Stop it, or choose another DATA_DIR.`,
				);
			}
			removeStale(path);
		}
	} finally {
		unlinkSync(mine);
	}
	heldHere.add(path);
	return () => {
		if (heldHere.delete(path)) unlinkSync(path);
	};
}

/** A hard link is made whole or not at all, and never over an existing file. */
function tryLink(from: string, to: string): boolean {
	try {
		linkSync(from, to);
		return true;
	} catch (error) {
		if (hasCode(error, 'EEXIST')) return false;
		throw error;
	}
}

/** Of several processes that find the same dead holder only one removes its lock, and looks again before. */
function removeStale(path: string): void {
	const guard = `${path}.takeover`;
	try {
		mkdirSync(guard);
	} catch (error) {
		if (!hasCode(error, 'EEXIST')) throw error;
		const age = Date.now() - (statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? 0);
		if (age < TAKEOVER_MS) throw new OperatorError(`${path} is being taken over by another server that starts now.`);
		rmdirSync(guard);
		return;
	}
	try {
		const holder = read(path);
		if (holder !== 'gone' && !(holder && isAlive(holder, path))) unlinkSync(path);
	} finally {
		rmdirSync(guard);
	}
}

/** Null when the file does not say who holds it. */
function read(path: string): Holder | null | 'gone' {
	try {
		return Holder.parse(JSON.parse(readFileSync(path, 'utf8')));
	} catch (error) {
		return hasCode(error, 'ENOENT') ? 'gone' : null;
	}
}

function isAlive(holder: Holder, path: string): boolean {
	if (holder.pid === process.pid) return heldHere.has(path);
	try {
		process.kill(holder.pid, 0);
	} catch (error) {
		if (hasCode(error, 'ESRCH')) return false;
	}
	const startedAt = processStart(holder.pid);
	return holder.startedAt === null || startedAt === null || holder.startedAt === startedAt;
}

/** Tells one life of a pid from another where the system says it (Linux); null elsewhere. */
function processStart(pid: number): string | null {
	try {
		const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
		const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
		// The command's name, in brackets, may hold spaces; the start is the 20th field after it.
		const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
		return ticks ? `${boot}:${ticks}` : null;
	} catch {
		return null;
	}
}

function hasCode(error: unknown, code: string): boolean {
	return error instanceof Error && 'code' in error && error.code === code;
}
