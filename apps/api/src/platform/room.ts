import { closeSync, fsyncSync, openSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const MIB = 1024 * 1024;
/** With less free space than this nothing more is written, in bytes. */
export const LEAST_ROOM = 24 * MIB;
/** Reserved for the database's log, which must never meet a full disk: two of its files, in bytes. */
export const RESERVE = 32 * MIB;

/** Free space for this user on a folder's disk, in bytes. */
export function freeRoom(folder: string): number {
	const { bavail, bsize } = statfsSync(folder);
	return bavail * bsize;
}

/** The same code as the system's own, so that a call is answered as if the disk were already full. */
export class NoRoom extends Error {
	override readonly name = 'NoRoom';
	readonly code = 'ENOSPC';
	constructor(options?: ErrorOptions) {
		super('the disk takes no more', options);
	}
}

/** Called before a file is written next to the database's. @throws NoRoom */
export function assertRoom(folder: string, free = freeRoom): void {
	if (free(folder) < LEAST_ROOM) throw new NoRoom();
}

/** Space on the disk of a data folder. */
export interface Room {
	/**
	 * Whether there is too little space to write anything more. There is enough again once the reserve has been restored
	 * too.
	 */
	isLow(): boolean;
	/** Releases the reserve for a write that can no longer be refused. @returns false if it was released already */
	giveReserve(): boolean;
}

/** Keeps a file of zeros as the reserve, so that others on the same disk can't take the space. @param free for tests */
export function keepRoom(folder: string, free: (folder: string) => number = freeRoom): Room {
	const path = join(folder, 'reserve');
	let hasReserve = statSync(path, { throwIfNoEntry: false })?.size === RESERVE;
	return {
		isLow() {
			const isLow = free(folder) < LEAST_ROOM + (hasReserve ? 0 : RESERVE);
			if (!isLow && !hasReserve) hasReserve = fill(path);
			return isLow || !hasReserve;
		},
		giveReserve() {
			const hadReserve = hasReserve;
			hasReserve = false;
			rmSync(path, { force: true });
			return hadReserve;
		},
	};
}

function fill(path: string): boolean {
	const zeros = Buffer.alloc(MIB);
	const file = openSync(path, 'w', 0o600);
	try {
		for (let written = 0; written < RESERVE; ) written += writeSync(file, zeros, 0, Math.min(MIB, RESERVE - written));
		// Only then has the system really allocated it.
		fsyncSync(file);
		return true;
	} catch {
		rmSync(path, { force: true });
		return false;
	} finally {
		closeSync(file);
	}
}
