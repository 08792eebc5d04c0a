import { closeSync, fsyncSync, openSync } from 'node:fs';
import { open } from 'node:fs/promises';

/** Makes the disk keep what was written to a file. Tests put another in its place. */
export interface Disk {
	sync(path: string): Promise<void>;
	/** While everything waits. */
	syncNow(path: string): void;
}

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
 * Syncs the database's log for many commits at once. The database asks for a sync at each commit and goes on; who
 * waits for the commit's answer waits here, and one sync serves all who wait.
 */
export class LogSync {
	/** Log files with commits that are not on the disk yet. */
	readonly #files = new Set<string>();
	#asked = 0;
	#done = 0;
	#round: Promise<void> | null = null;

	constructor(private readonly disk: Disk) {}

	/** The database wants this file on the disk. */
	ask(path: string): void {
		this.#files.add(path);
		this.#asked += 1;
	}

	/** Resolves when everything asked for until now is on the disk. */
	async settled(): Promise<void> {
		const wanted = this.#asked;
		while (this.#done < wanted) {
			this.#round ??= this.#syncAll().finally(() => {
				this.#round = null;
			});
			await this.#round;
		}
	}

	/** The same at once: before the database changes something that must not come to the disk ahead of its log. */
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
			// A file that was synced by `now` meanwhile may have another name already.
			if (this.#done < upTo) throw error;
		}
		if (this.#done >= upTo) return;
		this.#done = upTo;
		// Nothing was asked meanwhile: none of them waits for the next round.
		if (this.#asked === upTo) this.#files.clear();
	}
}
