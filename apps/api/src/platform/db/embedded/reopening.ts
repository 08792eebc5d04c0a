import type { PGliteInterface } from '@electric-sql/pglite';
import { NoRoom, type Room } from '../../room';
import type { DurablePglite } from './durable';

/** What the libraries on top use of the database. */
export type EmbeddedClient = Pick<PGliteInterface, 'query' | 'exec' | 'transaction' | 'listen' | 'close'>;

/**
 * A client that outlives its database: if the log couldn't be written, the database is dropped, and another one is opened
 * on the folder once there is space. It finds every acknowledged commit, because those are on disk.
 */
export async function reopening(open: () => Promise<DurablePglite>, room: Room): Promise<EmbeddedClient> {
	let current = await open();
	let opening: Promise<void> | null = null;
	const listeners = new Set<(database: DurablePglite) => Promise<void>>();

	async function openAgain(): Promise<void> {
		if (room.isLow()) throw new NoRoom();
		const next = await open().catch((error: unknown) => {
			// The disk still fails.
			throw new NoRoom({ cause: error });
		});
		for (const listen of listeners) await listen(next);
		current = next;
	}
	async function working(): Promise<DurablePglite> {
		if (current.isBroken) {
			opening ??= openAgain().finally(() => {
				opening = null;
			});
			await opening;
		}
		return current;
	}

	return {
		query: async (...given) => (await working()).query(...given),
		exec: async (...given) => (await working()).exec(...given),
		transaction: async (work) => (await working()).transaction(work),
		async listen(channel, callback) {
			let stop: () => Promise<void> = async () => undefined;
			const listen = async (database: DurablePglite) => {
				stop = await database.listen(channel, callback);
			};
			await listen(await working());
			listeners.add(listen);
			return async () => {
				listeners.delete(listen);
				await stop();
			};
		},
		async close() {
			// A broken database would never close; only its log matters, and that is on disk.
			if (!current.isBroken) await current.close();
		},
	};
}
