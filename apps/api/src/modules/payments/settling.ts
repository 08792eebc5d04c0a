import { and, eq, ne } from 'drizzle-orm';
import { type AttemptStatus, isAttemptOpen, isAttemptPaid, isEnded, isUnpaid, paymentOutcome } from 'visa-sdk/rules';
import type { Db } from '../../platform/db';
import { paymentAttempts } from '../../platform/db/schema/payments';
import type { Deps } from '../../platform/deps';
import { notFound } from '../../platform/refusal';
import { theServer } from '../audit/events';
import { findAccount, findReader } from '../people/accounts';
import { finishUse, settleUse } from '../promocodes/service';
import { heldLetter, paidLetter, unpaidLetter } from '../requests/letters';
import { type Cause, changeRequest, findRequest, moveRequest, type RequestRow } from '../requests/moves';
import type { Asking } from './asking';
import { type AttemptRow, findAttempt, moveAttempt, takenFrom } from './attempts';
import type { ProviderAnswer, ProviderStatus } from './port';
import type { Refunds } from './refunds';
import { dropTaken, isTakenBack, writeTaken } from './taken';

/** The state an open attempt gets from an undecided or failed payment; a paid one is handled separately. */
const ends: Partial<Record<ProviderStatus, AttemptStatus>> = {
	pending: 'PENDING',
	declined: 'DECLINED',
	cancelled: 'CANCELLED',
	expired: 'EXPIRED',
	// Paid and refunded before we heard of it.
	refunded: 'CANCELLED',
};

/** Brings our records in line with the provider's. Its response is the only truth. [PAY-02] [PAY-05] */
export function createSettling(deps: Deps, { ask, expire }: Asking, refunds: Refunds) {
	const { clock, jobs, log, publicUrl } = deps;
	const { db } = deps.database;

	/**
	 * Applies the provider's response to our records. Idempotent: what is known already has no effect.
	 * @param isPayerHere the payer sees the result on the page that asks, so no e-mail is needed
	 */
	async function apply(attempt: AttemptRow, answer: ProviderAnswer, cause: Cause, isPayerHere = false): Promise<void> {
		const replaced = await db.transaction(async (tx) => {
			const request = await findRequest(tx, attempt.requestId, true);
			const now = await findAttempt(tx, attempt.id);
			if (!request || !now) throw notFound();
			// A part of what is no payment went back at the bank: that is no news of what was taken.
			const isPaid = answer.status === 'approved' || (answer.status === 'partially_refunded' && !takenFrom(now));
			if (isPaid) {
				return approve(tx, request, now, answer, cause);
			}
			const end = ends[answer.status];
			if (end && isAttemptOpen(now.status) && now.status !== end) {
				await moveAttempt(tx, clock, now, end, cause);
				if (!isAttemptOpen(end)) await fail(tx, request, cause, isPayerHere ? null : end);
			}
			return null;
		});
		// The newer page of a request that has just been paid must not take a second payment. If ending it fails, it
		// expires.
		if (replaced) await endReplaced(replaced, cause).catch(() => undefined);
	}

	async function endReplaced(attempt: AttemptRow, cause: Cause): Promise<void> {
		const last = await expire(attempt);
		const answer = last.status === 'new' ? { ...last, status: 'expired' as const } : last;
		await apply(attempt, answer, { ...cause, reason: 'already paid by an earlier attempt' });
	}

	/** @returns an attempt that is still payable and must not be */
	async function approve(
		tx: Db,
		request: RequestRow,
		attempt: AttemptRow,
		answer: ProviderAnswer,
		cause: Cause,
	): Promise<AttemptRow | null> {
		if (isAttemptPaid(attempt.status) || attempt.status === 'CREATED') return null;
		const taken = takenFrom(attempt);
		// What a person has once settled by hand isn't counted by itself any more, whatever the bank has said since.
		if (!isMatching(attempt, answer) || isTakenBack(taken) || attempt.takenByHandAt !== null) {
			await holdTaken(tx, request, attempt, answer, cause);
			return null;
		}
		if (taken) await dropTaken(tx, attempt.id);
		const paid = await moveAttempt(tx, clock, attempt, 'APPROVED', cause);
		const owner = await findAccount(tx, request.userId);
		const others = await tx
			.select()
			.from(paymentAttempts)
			.where(and(eq(paymentAttempts.requestId, request.id), ne(paymentAttempts.id, attempt.id)));
		const reason = whyNotNeeded(request, owner, others);
		if (reason) {
			await refunds.open(tx, paid, paid.amount, { ...cause, reason });
			return null;
		}
		// The price may have been another when an earlier attempt began; what was taken is what counts.
		const snapshot = attempt.snapshot ?? request.snapshot;
		const submitted = await moveRequest(tx, clock, request, 'SUBMITTED', cause, { total: attempt.amount, snapshot });
		await finishUse(tx, clock, request, snapshot.promocodeId);
		if (owner) await jobs.add(tx, 'mail', paidLetter(owner, submitted, publicUrl(), isEnded(request.status)));
		return others.find((other) => isAttemptOpen(other.status)) ?? null;
	}

	/** Money that belongs to no payment: written down for the desk, and its traveller is told. */
	async function holdTaken(
		tx: Db,
		request: RequestRow,
		attempt: AttemptRow,
		answer: ProviderAnswer,
		cause: Cause,
	): Promise<void> {
		const why = await writeTaken(tx, clock, attempt, answer, cause);
		if (why === null) return;
		log.error({ provider: attempt.provider, attemptId: attempt.id }, 'a payment does not match its attempt');
		if (isAttemptOpen(attempt.status) && request.status === 'AWAITING_PAYMENT') {
			return fail(tx, request, { ...cause, reason: why }, 'ERROR');
		}
		// Whoever looks at the request now looks at an older state of it.
		await changeRequest(tx, request, {});
		const now = await findRequest(tx, request.id);
		// After it was settled by hand the bank may name the right sum: nothing is wrong with it that a traveller could be told.
		if (!now || isMatching(attempt, answer)) return;
		if (now.status === 'PAYMENT_FAILED' && now.expiresAt > clock.now()) return tell(tx, now, 'ERROR');
		const owner = await findReader(tx, now.userId);
		if (owner) await jobs.add(tx, 'mail', heldLetter(owner, now, publicUrl()));
	}

	/** Why a payment is refunded at once; null if the request is processed with it. */
	function whyNotNeeded(
		request: RequestRow,
		owner: { deletedAt: Date | null } | null,
		others: AttemptRow[],
	): string | null {
		if ((!isUnpaid(request.status) && !isEnded(request.status)) || others.some(({ status }) => isAttemptPaid(status)))
			return 'the request was paid twice';
		return owner?.deletedAt ? 'the account was deleted' : null;
	}

	/**
	 * The request can be paid again, and its promo code is released meanwhile.
	 * @param told how the attempt ended, for an e-mail to the traveller; null if none is due [PAY-06]
	 */
	async function fail(tx: Db, request: RequestRow, cause: Cause, told: AttemptStatus | null): Promise<void> {
		if (!isUnpaid(request.status)) return;
		await settleUse(tx, clock, request.id, 'RELEASED');
		if (request.status !== 'AWAITING_PAYMENT') return;
		const failed = await moveRequest(tx, clock, request, 'PAYMENT_FAILED', cause);
		if (told) await tell(tx, failed, told);
	}

	/** An e-mail about a payment that failed; if the request's own time is over, the traveller is told that instead. */
	async function tell(tx: Db, failed: RequestRow, told: AttemptStatus): Promise<void> {
		if (failed.expiresAt <= clock.now()) return;
		const owner = await findReader(tx, failed.userId);
		if (!owner) return;
		const outcome = paymentOutcome('PAYMENT_FAILED', told, failed.taken);
		await jobs.add(tx, 'mail', unpaidLetter(owner, failed, outcome, publicUrl()));
	}

	/**
	 * Asks and applies. A payment that has been counted isn't checked again: callbacks may arrive any number of times.
	 */
	async function settle(attempt: AttemptRow, cause: Cause): Promise<ProviderAnswer | null> {
		if (isAttemptPaid(attempt.status)) return null;
		const answer = await ask(attempt);
		await apply(attempt, answer, cause);
		return answer;
	}

	/** Asks first; an unstarted payment is made unpayable, one in progress at the bank is left to the bank. */
	async function end(attempt: AttemptRow, cause: Cause): Promise<void> {
		const answer = await ask(attempt);
		if (answer.status !== 'new') return apply(attempt, answer, cause, true);
		const last = await expire(attempt);
		const isUnpayable = last.status === 'expired' || last.status === 'new';
		await apply(attempt, isUnpayable ? { ...last, status: 'cancelled' } : last, cause, true);
	}

	/**
	 * Asks first and ends whatever is still undecided after its time. What the bank reports as in progress stays.
	 * @returns the provider's own last response
	 */
	async function endOverdue(attempt: AttemptRow): Promise<ProviderAnswer> {
		const cause = { actor: theServer, reason: 'time is over' };
		const answer = await ask(attempt);
		const isUndecided = answer.status === 'new' || answer.status === 'pending';
		const last = isUndecided ? await expire(attempt) : answer;
		await apply(attempt, last.status === 'new' ? { ...last, status: 'expired' } : last, cause);
		return last;
	}

	return { apply, settle, end, endOverdue };
}
export type Settling = ReturnType<typeof createSettling>;

const isMatching = (attempt: AttemptRow, answer: ProviderAnswer) =>
	answer.isOurs && answer.amount === attempt.amount && answer.currency === attempt.currency;
