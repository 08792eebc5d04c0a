/** SQLSTATE classes: connection, resources (including a full disk), operator intervention, system. */
const stateClasses = new Set(['08', '53', '57', '58']);
/** In other classes: a lock timeout, an idle transaction timeout, a read-only server. */
const states = new Set(['55P03', '25P03', '25006']);
/** Network errors below PostgreSQL, and those of a full or failing disk. */
const systemCodes =
	/^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN|ENOSPC|EDQUOT|EIO)$/;
/** Errors that the driver and its pool report without a code. */
const driverWords =
	/^(Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout exceeded when trying to connect|timeout expired|Cannot use a pool after calling end)/;

const hasState = (error: unknown, state: string): boolean =>
	error instanceof Error && (('code' in error && error.code === state) || hasState(error.cause, state));

/** Whether waiting for a lock timed out: nothing was done. */
export const hasWaitedTooLong = (error: unknown): boolean => hasState(error, '55P03');

/** Whether it was the victim of a deadlock: nothing was done. */
export const wasInDeadlock = (error: unknown): boolean => hasState(error, '40P01');

/** Whether the database, or the disk below it, is unable to work at the moment: the same may succeed later. */
export function isUnavailable(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	const code = 'code' in error ? String(error.code) : '';
	if (states.has(code) || systemCodes.test(code) || driverWords.test(error.message)) return true;
	if (code.length === 5 && stateClasses.has(code.slice(0, 2))) return true;
	// Several addresses were tried, or a library has wrapped the cause.
	const inner = error instanceof AggregateError ? error.errors : [error.cause];
	return inner.some(isUnavailable);
}
