import { closeSync, fsyncSync, openSync } from 'node:fs';
import { open } from 'node:fs/promises';

/** Flushes a file to disk. Tests replace it. */
export interface Disk {
	sync(path: string): Promise<void>;
	/** Synchronously, while everything waits. */
	syncNow(path: string): void;
}

/** Asks the operating system to write a file through to the disk. */
export const realDisk: Disk = {
	async sync(path) {
		const file = await open(path, 'r');
		try {
			await file.sync();
		} finally {
			await file.close();
		}
	},
	syncNow(path) {
		const file = openSync(path, 'r');
		try {
			fsyncSync(file);
		} finally {
			closeSync(file);
		}
	},
};

/**
 * Syncs the database's log for many commits at once. The database requests a sync at each commit and continues; callers
 * who need the acknowledgement wait here, and one sync serves all of them.
 */
export class LogSync {
	/** Log files with commits that aren't on disk yet. */
	readonly #files = new Set<string>();
	#asked = 0;
	#done = 0;
	#round: Promise<void> | null = null;

	constructor(private readonly disk: Disk) {}

	/** Requests that this file be synced. */
	ask(path: string): void {
		this.#files.add(path);
		this.#asked += 1;
	}

	/** Resolves when everything requested so far is on disk. */
	async settled(): Promise<void> {
		const wanted = this.#asked;
		while (this.#done < wanted) {
			this.#round ??= this.#syncAll().finally(() => {
				this.#round = null;
			});
			await this.#round;
		}
	}

	/** The same synchronously: before the database changes something that must not reach the disk before its log. */
	now(): void {
		if (this.#done === this.#asked) return;
		for (const path of this.#files) this.disk.syncNow(path);
		this.#files.clear();
		this.#done = this.#asked;
	}

	async #syncAll(): Promise<void> {
		const upTo = this.#asked;
		const paths = [...this.#files];
		try {
			await Promise.all(paths.map((path) => this.disk.sync(path)));
		} catch (error) {
			// A file synced by `now` meanwhile may have been renamed already.
			if (this.#done < upTo) throw error;
		}
		if (this.#done >= upTo) return;
		this.#done = upTo;
		// Nothing was requested meanwhile: no file has to wait for the next round.
		if (this.#asked === upTo) this.#files.clear();
	}
}
