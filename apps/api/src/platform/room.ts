import { closeSync, fsyncSync, openSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const MIB = 1024 * 1024;
/** With less free room than this nothing more is written, in bytes. */
export const LEAST_ROOM = 24 * MIB;
/** What is kept for the database's log, which must never meet a full disk: two of its files, in bytes. */
export const RESERVE = 32 * MIB;

/** Free room for this user on the disk of a folder, in bytes. */
export function freeRoom(folder: string): number {
	const { bavail, bsize } = statfsSync(folder);
	return bavail * bsize;
}

/** The same code as the system's own, so that a call is answered as if the disk had been full already. */
export class NoRoom extends Error {
	override readonly name = 'NoRoom';
	readonly code = 'ENOSPC';
	constructor(options?: ErrorOptions) {
		super('the disk takes no more', options);
	}
}

/** Before a file is written beside the database's. @throws NoRoom */
export function assertRoom(folder: string, free = freeRoom): void {
	if (free(folder) < LEAST_ROOM) throw new NoRoom();
}

/** Room on the disk of a data folder. */
export interface Room {
	/** Whether there is too little to write anything more. There is enough again when the reserve is back too. */
	isLow(): boolean;
	/** Gives the reserve's room to a write that can't be refused any more. @returns false when it was given already */
	giveReserve(): boolean;
}

/** Keeps a file of zeros as the reserve, so that others on the same disk can't take it. @param free for tests */
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
		// Only then the system has really found room for it.
		fsyncSync(file);
		return true;
	} catch {
		rmSync(path, { force: true });
		return false;
	} finally {
		closeSync(file);
	}
}
