import { PGlite, protocol } from '@electric-sql/pglite';
import { keepRoom, NoRoom, type Room } from '../../room';
import { extensions } from './extensions';
import { DurableFiles } from './files';
import { type Disk, LogSync, realDisk } from './logSync';

/** What tests use in place of a real disk. */
export interface Ground {
	disk?: Disk;
	room?: Room;
}

const startParams = [
	// Everything about syncing that the library has disabled.
	...PGlite.defaultStartParams.filter((param) => param !== '-F'),
	...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
	// The operating system caches what is read from the files anyway.
	...['-c', 'shared_buffers=32MB'],
];

/**
 * PGlite that acknowledges a commit once it is on disk, and is read-only while the disk is full. All external calls pass
 * `_runExclusiveTransaction`; those within a transaction don't.
 */
export class DurablePglite extends PGlite {
	#isReadOnly = false;
	/** Its log can't be written: from now on it would never answer. */
	isBroken = false;
	readonly #log: LogSync;
	readonly #room: Room;

	constructor(folder: string, { disk = realDisk, room = keepRoom(folder) }: Ground = {}) {
		const log = new LogSync(disk);
		let onBroken: () => void = () => undefined;
		super({ fs: new DurableFiles(folder, log, room, () => onBroken()), startParams, extensions });
		onBroken = () => {
			this.isBroken = true;
		};
		this.#log = log;
		this.#room = room;
	}

	override async _runExclusiveTransaction<T>(work: () => Promise<T>): Promise<T> {
		try {
			return await super._runExclusiveTransaction(async () => {
				await this.#obeyRoom();
				return await work();
			});
		} finally {
			// Readers wait too: what they saw may not be on disk yet.
			await this.#log.settled().catch((error) => {
				this.isBroken = true;
				throw error;
			});
		}
	}

	override execProtocolRawSync(message: Uint8Array): Uint8Array {
		if (this.isBroken) throw new NoRoom();
		return super.execProtocolRawSync(message);
	}

	async #obeyRoom(): Promise<void> {
		const isLow = this.#room.isLow();
		if (isLow === this.#isReadOnly) return;
		const sql = `set default_transaction_read_only = ${isLow ? 'on' : 'off'}`;
		await this._runExclusiveQuery(() => this.execProtocol(protocol.serialize.query(sql)));
		this.#isReadOnly = isLow;
	}
}
