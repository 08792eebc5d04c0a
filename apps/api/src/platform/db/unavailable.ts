/** Classes of SQLSTATE: connection, resources (a full disk too), the operator's intervention, the system. */
const stateClasses = new Set(['08', '53', '57', '58']);
/** Within other classes: a lock not had in time, a transaction idle too long, one on a server that only reads. */
const states = new Set(['55P03', '25P03', '25006']);
/** Faults of the network below PostgreSQL, and of a disk that is full or fails. */
const systemCodes =
	/^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN|ENOSPC|EDQUOT|EIO)$/;
/** What the driver and its pool say without a code. */
const driverWords =
	/^(Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout exceeded when trying to connect|timeout expired|Cannot use a pool after calling end)/;

const hasState = (error: unknown, state: string): boolean =>
	error instanceof Error && (('code' in error && error.code === state) || hasState(error.cause, state));

/** Whether a lock was not had in time: nothing was done. */
export const hasWaitedTooLong = (error: unknown): boolean => hasState(error, '55P03');

/** Whether it was chosen to give way to one that it waited for while that waited for it: nothing was done. */
export const wasInDeadlock = (error: unknown): boolean => hasState(error, '40P01');

/** Whether the database, or the disk below it, can't do its work now: asked again later, the same may go well. */
export function isUnavailable(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	const code = 'code' in error ? String(error.code) : '';
	if (states.has(code) || systemCodes.test(code) || driverWords.test(error.message)) return true;
	if (code.length === 5 && stateClasses.has(code.slice(0, 2))) return true;
	// Several addresses were tried, or a library has wrapped the cause.
	const inner = error instanceof AggregateError ? error.errors : [error.cause];
	return inner.some(isUnavailable);
}
