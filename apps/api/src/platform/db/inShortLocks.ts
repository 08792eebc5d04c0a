import { setTimeout as wait } from 'node:timers/promises';
import { OperatorError } from '../operatorError';
import { hasWaitedTooLong, wasInDeadlock } from './unavailable';

const times = {
	/** How long a migration waits for a table, in ms. Everyone who needs that table meanwhile queues behind it. */
	lockMs: 2_000,
	/** Between two attempts, in ms, so that those who have waited go first. */
	pauseMs: 3_000,
	/** A backup of a large database locks its tables for minutes. */
	tries: 240,
};

/** Something that runs SQL on one connection. */
interface Connection {
	query(text: string): Promise<unknown>;
}

/**
 * Runs work that changes tables, in its own transaction, without holding up their users: if someone, such as a backup,
 * holds a table for long, it leaves the queue and tries again.
 * @param work is rolled back completely if it fails
 * @throws OperatorError if it couldn't lock a table for twenty minutes
 */
export async function inShortLocks(
	connection: Connection,
	work: () => Promise<void>,
	{ lockMs, pauseMs, tries } = times,
): Promise<void> {
	await connection.query(`set lock_timeout = ${lockMs}`);
	for (let left = tries; ; left -= 1) {
		try {
			await work();
			return;
		} catch (error) {
			if (!hasWaitedTooLong(error) && !wasInDeadlock(error)) throw error;
			if (left <= 1)
				throw new OperatorError(
					'The migration waits for a table that another connection holds: see pg_stat_activity, end that one or wait for it, and start again.',
				);
			await wait(pauseMs);
		}
	}
}
