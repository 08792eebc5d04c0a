import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db } from './index';
import * as schema from './schema';
import { isUnavailable } from './unavailable';

/** How long a replica may take to catch up with the primary before the primary is used instead, in ms. */
const CATCH_UP_MS = 100;
const LOOK_MS = 5;
/** How long a replica isn't used after it was unavailable or behind, in ms. */
const REST_MS = 2_000;
/** Reported by a replica that had to cancel a query because of replayed changes: the primary can answer it. */
const CONFLICT = '40001';

/** A copy that follows the primary and can answer in its place. */
interface Replica {
	/**
	 * Runs on the replica once it has everything that was committed before this call, by whichever process; otherwise, or
	 * if it fails meanwhile, on the primary. Nobody sees less than what existed before the call.
	 * @param work only reads; it may run twice
	 */
	read<T>(work: (db: Db) => Promise<T>): Promise<T>;
	/** Resolves if it lags little enough to be used. */
	check(): Promise<void>;
	close(): Promise<void>;
}

/** @param primary the database it follows @param onLost called when a connection breaks */
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

	/** Acknowledged commits have been flushed: a replica has them all once it has replayed to this position. */
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
		// A former replica reports no position, and an unavailable one nothing.
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
