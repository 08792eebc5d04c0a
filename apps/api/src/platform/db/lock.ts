import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { OperatorError } from '../operatorError';

/** How often the holder checks whether its lock file is still in place, in ms. */
const WATCH_MS = 200;
/** How long a newcomer without an earlier lock file waits for a holder to restore its own, in ms. */
const CLAIM_MS = 1_500;

/** Another process holds the folder. */
export class FolderInUse extends OperatorError {
	/** @param holder who that is, for people; not reliable */
	constructor(
		folder: string,
		readonly holder: string,
	) {
		super(`${folder} is in use by another server (${holder}). Stop it, or choose another DATA_DIR.`);
	}
}

interface Held {
	file: DatabaseSync;
	inode: bigint;
}

/**
 * Locks the folder for this process. The kernel holds the lock on an open file: it ends with the process, however that
 * ends, and also applies to another container that shares the folder. The file itself is permanent.
 * @returns a function that releases the folder
 * @throws FolderInUse if another process holds it
 */
export async function lockFolder(folder: string): Promise<() => void> {
	const path = join(resolve(folder), 'database.lock');
	const hint = join(resolve(folder), 'database.holder');
	const refusal = () => new FolderInUse(resolve(folder), holderIn(hint));
	// Data without a lock file: it may have been deleted while a server is running.
	const mayBeHeld = !existsSync(path) && existsSync(join(folder, 'db'));
	let held = hold(path);
	if (!held) throw refusal();
	if (mayBeHeld) await setTimeout(CLAIM_MS);
	if (!isInPlace(path, held)) {
		held.file.close();
		throw refusal();
	}
	writeFileSync(hint, `process ${process.pid} on ${hostname()}`);
	// Earlier versions stored a process id here, which nothing reads any more.
	rmSync(join(folder, 'db.lock'), { force: true });
	const watch = setInterval(() => {
		if (held && !isInPlace(path, held)) held = putBack(path, held);
	}, WATCH_MS).unref();
	return () => {
		clearInterval(watch);
		held?.file.close();
		if (held) rmSync(hint, { force: true });
		held = null;
	};
}

/**
 * An exclusive lock through SQLite, because Node has no call for it. No other code in this process may open the file:
 * closing it anywhere would release the lock.
 * @returns null if it is already held
 */
function hold(path: string): Held | null {
	const file = new DatabaseSync(path, { timeout: 0 });
	try {
		// Nothing is ever written, so a full disk doesn't matter.
		file.exec('pragma journal_mode = memory; begin exclusive');
		return { file, inode: inodeOf(path) ?? -1n };
	} catch (error) {
		file.close();
		if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return null;
		throw error;
	}
}
const SQLITE_BUSY = 5;

const inodeOf = (path: string) => statSync(path, { throwIfNoEntry: false, bigint: true })?.ino;
const isInPlace = (path: string, held: Held) => inodeOf(path) === held.inode;

/**
 * Replaces the missing file with a new one, locked before anyone can see it; a newcomer that has locked another finds
 * this one.
 */
function putBack(path: string, held: Held): Held {
	try {
		const own = `${path}.${process.pid}`;
		const next = hold(own);
		if (!next) return held;
		renameSync(own, path);
		held.file.close();
		return next;
	} catch {
		// The folder itself is gone, or can't be written now; the next check tries again.
		return held;
	}
}

/** Who holds it, for people; not reliable. */
function holderIn(hint: string): string {
	try {
		return readFileSync(hint, 'utf8') || 'unknown';
	} catch {
		return 'unknown';
	}
}
