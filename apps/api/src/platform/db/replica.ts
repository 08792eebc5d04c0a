import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db } from './index';
import * as schema from './schema';
import { isUnavailable } from './unavailable';

/** How long a replica may take to come up with the primary before the primary is asked instead, in ms. */
const CATCH_UP_MS = 100;
const LOOK_MS = 5;
/** After it was away or behind nobody waits for it again for so long, in ms. */
const REST_MS = 2_000;
/** What PostgreSQL says on a replica whose past was taken from under a question: the primary can answer it. */
const CONFLICT = '40001';

/** A copy that follows the primary and can be asked in its place. */
export interface Replica {
	/**
	 * Asks the replica when it knows all that had been committed when this was called, by whatever process; else, or when
	 * it fails meanwhile, the primary. Nobody sees less than what was there before the call.
	 * @param work only reads; it may be done twice
	 */
	read<T>(work: (db: Db) => Promise<T>): Promise<T>;
	/** Resolves when it follows closely enough to be asked. */
	check(): Promise<void>;
	close(): Promise<void>;
}

/** @param primary which is followed @param onLost told when a connection breaks */
export function openReplica(
	options: pg.PoolConfig,
	primary: { db: Db; pool: pg.Pool },
	onLost: (error: Error) => void,
): Replica {
	const pool = new pg.Pool(options);
	pool.on('connect', (client) => client.on('error', onLost));
	pool.on('error', () => undefined);
	const db: Db = drizzle(pool, { schema });
	let restsUntil = 0;

	/** What is committed and waited for has been flushed: to know it all, the replica must have come as far. */
	async function isFresh(): Promise<boolean> {
		const { rows: places } = await primary.pool.query('select pg_current_wal_flush_lsn()::text as place');
		for (const began = performance.now(); performance.now() - began < CATCH_UP_MS; await wait(LOOK_MS)) {
			const { rows } = await pool.query('select pg_last_wal_replay_lsn() >= $1::pg_lsn as "isFresh"', [
				places[0]?.place,
			]);
			if (rows[0]?.isFresh) return true;
		}
		return false;
	}

	async function isWell(): Promise<boolean> {
		if (performance.now() < restsUntil) return false;
		// One that is no replica any more tells no place; one that is away tells nothing.
		const isUp = await isFresh().catch(() => false);
		if (!isUp) restsUntil = performance.now() + REST_MS;
		return isUp;
	}

	return {
		async read(work) {
			if (!(await isWell())) return work(primary.db);
			try {
				return await work(db);
			} catch (error) {
				if (!isOfReplica(error)) throw error;
				restsUntil = performance.now() + REST_MS;
				return work(primary.db);
			}
		},
		async check() {
			const { rows } = await pool.query('select pg_is_in_recovery() as "isReplica"');
			if (!rows[0]?.isReplica) throw new Error('it follows nobody');
			if (!(await isFresh())) throw new Error(`it is more than ${CATCH_UP_MS} ms behind`);
		},
		close: () => pool.end(),
	};
}

function isOfReplica(error: unknown): boolean {
	const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
	return isUnavailable(error) || (cause instanceof Error && 'code' in cause && cause.code === CONFLICT);
}
