import { and, desc, eq } from 'drizzle-orm';
import { type AttemptStatus, canMoveAttempt } from 'visa-sdk/rules';
import { type Clock, later } from '../../platform/clock';
import type { Db } from '../../platform/db';
import { paymentAttempts } from '../../platform/db/schema/payments';
import { stateConflict } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import { record } from '../audit/events';
import type { Cause } from '../requests/moves';

export type AttemptRow = typeof paymentAttempts.$inferSelect;

/** How long an attempt is a process's own after its last sign of life, in ms: one that was killed gives none. */
const LEASE_MS = 6_000;
/** Until when a process that takes an attempt now has it for itself. */
export const leaseFrom = (now: Date) => later(now, LEASE_MS);

/** The only way an attempt changes its state, like `moveRequest`; only its page has a statement of its own, see `redirecting`. */
export async function moveAttempt(
	tx: Db,
	clock: Clock,
	attempt: AttemptRow,
	to: AttemptStatus,
	cause: Cause,
): Promise<AttemptRow> {
	if (!canMoveAttempt(attempt.status, to)) throw stateConflict(sentences.stale);
	const [moved] = await tx
		.update(paymentAttempts)
		.set({
			...(to === 'APPROVED' ? { paidAt: clock.now() } : {}),
			status: to,
			version: attempt.version + 1,
		})
		.where(and(eq(paymentAttempts.id, attempt.id), eq(paymentAttempts.version, attempt.version)))
		.returning();
	if (!moved) throw stateConflict(sentences.stale);
	await record(tx, clock, cause.actor, {
		subject: 'attempt',
		subjectId: attempt.id,
		requestId: attempt.requestId,
		kind: 'moved',
		from: attempt.status,
		to,
		reason: cause.reason,
	});
	return moved;
}

export async function latestAttempt(db: Db, requestId: string): Promise<AttemptRow | null> {
	const [row] = await db
		.select()
		.from(paymentAttempts)
		.where(eq(paymentAttempts.requestId, requestId))
		.orderBy(desc(paymentAttempts.number))
		.limit(1);
	return row ?? null;
}
