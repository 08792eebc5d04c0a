import { and, desc, eq } from 'drizzle-orm';
import { type AttemptStatus, canMoveAttempt, type Qepik, type TakenState } from 'visa-sdk/rules';
import { type Clock, later } from '../../platform/clock';
import type { Db } from '../../platform/db';
import { paymentAttempts } from '../../platform/db/schema/payments';
import { stateConflict } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import { record } from '../audit/events';
import type { Cause } from '../requests/moves';

export type AttemptRow = typeof paymentAttempts.$inferSelect;

/** What an attempt's row says of it. */
export type TakenRow = Pick<AttemptRow, 'takenAmount' | 'takenCurrency' | 'takenIsOurs' | 'takenAt' | 'takenState'>;

/** Money that the bank took in an attempt although it is no payment of its request. [PAY-10] */
export interface Taken {
	/** In hundredths of its currency. */
	amount: Qepik;
	currency: string;
	isOurs: boolean;
	at: Date;
	state: TakenState;
}

/** What the bank took in an attempt; null if that is its payment, or nothing. */
export function takenFrom(attempt: TakenRow): Taken | null {
	const { takenAmount: amount, takenCurrency: currency, takenIsOurs: isOurs, takenAt: at, takenState: state } = attempt;
	return amount !== null && currency !== null && isOurs !== null && at && state
		? { amount, currency, isOurs, at, state }
		: null;
}

/** How long a process's claim on an attempt lasts after its last heartbeat, in ms: a killed process sends none. */
const LEASE_MS = 6_000;
/** Until when a process that claims an attempt now holds it. */
export const leaseFrom = (now: Date) => later(now, LEASE_MS);

/**
 * The only function that changes an attempt's state, like `moveRequest`; only `redirecting` has a statement of its own.
 */
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
		words: cause.words,
	});
	return moved;
}

/** An attempt as it is now; null if there is none. */
export async function findAttempt(db: Db, id: string): Promise<AttemptRow | null> {
	const [row] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
	return row ?? null;
}

/** The request’s newest attempt, open or not; null before the first. */
export async function latestAttempt(db: Db, requestId: string): Promise<AttemptRow | null> {
	const [row] = await db
		.select()
		.from(paymentAttempts)
		.where(eq(paymentAttempts.requestId, requestId))
		.orderBy(desc(paymentAttempts.number))
		.limit(1);
	return row ?? null;
}
