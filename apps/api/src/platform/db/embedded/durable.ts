import { PGlite, protocol } from '@electric-sql/pglite';
import { keepRoom, NoRoom, type Room } from '../../room';
import { extensions } from './extensions';
import { DurableFiles } from './files';
import { type Disk, LogSync, realDisk } from './logSync';

/** What tests put in the place of a real disk. */
export interface Ground {
	disk?: Disk;
	room?: Room;
}

const startParams = [
	// Everything about syncing that the library has turned off.
	...PGlite.defaultStartParams.filter((param) => param !== '-F'),
	...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
	// The system keeps what was read of the files anyway.
	...['-c', 'shared_buffers=32MB'],
];

/**
 * PGlite that answers a commit when the disk has it, and only reads while the disk is full.
 * All calls from outside pass `_runExclusiveTransaction`; those inside a transaction do not.
 */
export class DurablePglite extends PGlite {
	#isReadOnly = false;
	/** Its log can't be written: whatever it is told now, it would never answer. */
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
			// Who only reads waits too: what it saw may not be on the disk yet.
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
