import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { isAttemptOpen, isAttemptPaid, isUnpaid } from 'visa-sdk/rules';
import { DAY_MS, later, MINUTE_MS } from '../../platform/clock';
import { paymentAttempts } from '../../platform/db/schema/payments';
import type { Deps } from '../../platform/deps';
import { theServer } from '../audit/events';
import { findRequest } from '../requests/moves';
import { type AttemptRow, findAttempt } from './attempts';
import type { ProviderAnswer, ProviderStatus } from './port';
import type { Refunding } from './refunding';
import type { Refunds } from './refunds';
import type { Settling } from './settling';

const BATCH = 20;
/** How long a process's claim on an attempt lasts; whatever it leaves unfinished is picked up afterwards. */
const CLAIM_MS = 5 * MINUTE_MS;
/** When a payment whose payer didn't return is first checked. */
export const FIRST_CHECK_MS = 5 * MINUTE_MS;
const LONGEST_PAUSE_MS = 15 * MINUTE_MS;
const LATE_PAUSE_MS = 60 * MINUTE_MS;
/** How long an ended attempt may still turn out to be paid, if the provider couldn't end it. */
const LATE_MS = DAY_MS;
/** A sweep starts every minute. */
const SWEEP_MS = 50_000;

/** The provider's own words for a payment that is over. */
const over: ProviderStatus[] = ['declined', 'cancelled', 'expired', 'refunded'];

/**
 * When an attempt is checked next: an open one at growing intervals and when it expires, an ended one for a day as long
 * as its provider hasn't ended it too; null for never.
 */
export function nextCheck(
	attempt: Pick<AttemptRow, 'status' | 'createdAt' | 'expiresAt'>,
	answer: Pick<ProviderAnswer, 'status'> | null,
	now: Date,
): Date | null {
	if (isAttemptOpen(attempt.status)) {
		const age = now.getTime() - attempt.createdAt.getTime();
		const next = later(now, Math.max(MINUTE_MS, Math.min(age / 2, LONGEST_PAUSE_MS)));
		return attempt.expiresAt > now && attempt.expiresAt < next ? attempt.expiresAt : next;
	}
	const isOver = isAttemptPaid(attempt.status) || (answer !== null && over.includes(answer.status));
	return isOver || later(attempt.createdAt, LATE_MS) <= now ? null : later(now, LATE_PAUSE_MS);
}

/**
 * Checks every payment that is due, and retries refunds. Attempts are claimed in batches, the longest waiting first, so
 * that any number of processes share the work, a failing one goes to the end of the queue, and what a dying process held
 * is picked up again. [PAY-05]
 */
export function createSweep(deps: Deps, settling: Settling, books: Refunds, refunding: Refunding) {
	const { clock, log } = deps;
	const { db } = deps.database;

	/** @returns how many attempts and refunds were checked */
	async function sweep(): Promise<number> {
		const began = Date.now();
		const now = clock.now();
		let seen = 0;
		for (let batch = await claim(now); batch.length > 0 && Date.now() - began < SWEEP_MS; batch = await claim(now)) {
			await Promise.all(batch.map((attempt) => tryOne(attempt.id, () => check(attempt))));
			seen += batch.length;
		}
		for (const { id } of await books.due(BATCH)) {
			await tryOne(id, () => refunding.run(id));
			seen += 1;
		}
		return seen;
	}

	/** Claims the next ones for this process. @param now the start of the sweep, so that it sees each once */
	async function claim(now: Date): Promise<AttemptRow[]> {
		const next = db
			.select({ id: paymentAttempts.id })
			.from(paymentAttempts)
			.where(lte(paymentAttempts.checkAt, now))
			.orderBy(asc(paymentAttempts.checkAt), asc(paymentAttempts.id))
			.limit(BATCH)
			.for('update', { skipLocked: true });
		return db
			.update(paymentAttempts)
			.set({ checkAt: later(clock.now(), CLAIM_MS) })
			.where(and(inArray(paymentAttempts.id, next), lte(paymentAttempts.checkAt, now)))
			.returning();
	}

	async function check(attempt: AttemptRow): Promise<void> {
		const answer = await look(attempt);
		const now = await findAttempt(db, attempt.id);
		if (!now) return;
		const checkAt = nextCheck(now, answer, clock.now());
		await db.update(paymentAttempts).set({ checkAt }).where(eq(paymentAttempts.id, attempt.id));
	}

	async function look(attempt: AttemptRow): Promise<ProviderAnswer | null> {
		if (isAttemptOpen(attempt.status) && attempt.expiresAt <= clock.now()) return settling.endOverdue(attempt);
		const cause = { actor: theServer, reason: 'sweep' };
		const request = isAttemptOpen(attempt.status) ? await findRequest(db, attempt.requestId) : null;
		const isPaid = request && !isUnpaid(request.status);
		// Left open when an earlier attempt turned out to be paid and the provider was unreachable.
		if (isPaid) await settling.end(attempt, cause);
		return isPaid ? null : settling.settle(attempt, cause);
	}

	/** A failure must not hold up the others. */
	async function tryOne(id: string, work: () => Promise<void>): Promise<void> {
		try {
			await work();
		} catch (error) {
			log.warn({ id, fault: error instanceof Error ? error.name : 'unknown' }, 'left for the next sweep');
		}
	}

	return sweep;
}
