import { setTimeout as wait } from 'node:timers/promises';
import { OperatorError } from '../operatorError';
import { hasWaitedTooLong, wasInDeadlock } from './unavailable';

const times = {
	/** How long a migration waits for a table, ms. All who ask for that table meanwhile wait behind it. */
	lockMs: 2_000,
	/** Between two tries, ms: those who have waited go first. */
	pauseMs: 3_000,
	/** A backup of a large database holds its tables for minutes. */
	tries: 240,
};

/** What runs a text on one connection. */
interface Connection {
	query(text: string): Promise<unknown>;
}

/**
 * Does a work that changes tables, in a transaction of its own, without holding up whoever uses them: where somebody holds a
 * table for long, such as a backup, it gives up its place in the line, and tries again.
 * @param work what is all taken back when it fails
 * @throws OperatorError when it had no table for twenty minutes
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
