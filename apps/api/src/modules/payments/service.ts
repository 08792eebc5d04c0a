import { createHmac } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import type { PaymentPage } from 'visa-sdk/contract';
import { type AttemptStatus, isAttemptOpen } from 'visa-sdk/rules';
import { HOUR_MS, later } from '../../platform/clock';
import { type Db, tables } from '../../platform/db';
import type { Deps } from '../../platform/deps';
import { hashToken } from '../../platform/ids';
import { notFound, Refusal } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import { record, theServer } from '../audit/events';
import { settleUse } from '../promocodes/service';
import { paidLetter } from '../visa-requests/letters';
import {
	type AttemptRow,
	type Cause,
	findRequest,
	moveAttempt,
	moveRequest,
	type RequestRow,
} from '../visa-requests/moves';
import type { PaymentProvider, ProviderAnswer, ProviderStatus } from './port';

const { paymentAttempts, users } = tables;
export const CURRENCY = 'AZN';
const RETURN_TOKEN_MS = 24 * HOUR_MS;

/** Where an undecided or failed payment leads an open attempt; a paid one has its own way. */
const ends: Partial<Record<ProviderStatus, AttemptStatus>> = {
	pending: 'PENDING',
	declined: 'DECLINED',
	cancelled: 'CANCELLED',
	expired: 'EXPIRED',
};
const isUnpaid = (request: RequestRow) => request.status === 'AWAITING_PAYMENT' || request.status === 'PAYMENT_FAILED';

/** Opening, settling and ending payment attempts. What the provider answers is the only truth. [PAY-02] [PAY-05] */
export function createPayments(deps: Deps, provider: PaymentProvider) {
	const { clock, jobs, secret, publicUrl } = deps;
	const { db } = deps.database;

	/** The attempt's own secret, which comes back with the payer. */
	const returnToken = (attemptId: string) =>
		createHmac('sha256', secret).update(`return:${attemptId}`).digest('base64url');

	async function tell<T>(ask: () => Promise<T>): Promise<T> {
		try {
			return await ask();
		} catch (error) {
			deps.log.warn(
				{ provider: provider.name, fault: error instanceof Error ? error.name : 'unknown' },
				'provider failed',
			);
			throw new Refusal(503, 'PAYMENT_UNAVAILABLE', sentences.paymentUnavailable);
		}
	}

	/** The attempt's payment page; made at the provider the first time. Outside any transaction. */
	async function openPage(request: RequestRow, attempt: AttemptRow, cause: Cause): Promise<PaymentPage> {
		const page = (paymentUrl: string): PaymentPage => ({ paymentUrl, id: request.id, reference: request.reference });
		if (attempt.paymentUrl) return page(attempt.paymentUrl);
		const back = (outcome: string) => `${publicUrl()}/payments/${outcome}?token=${returnToken(attempt.id)}`;
		const made = await tell(() =>
			provider.createAttempt({
				attemptId: attempt.id,
				reference: request.reference,
				amount: attempt.amount,
				currency: attempt.currency,
				returnUrls: { approve: back('approve'), cancel: back('cancel'), decline: back('decline') },
				callbackUrl: `${publicUrl()}/api/payments/callbacks/${provider.name}`,
			}),
		);
		return db.transaction(async (tx) => {
			await findRequest(tx, request.id, true);
			const [now] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, attempt.id));
			// Another call may have been quicker.
			if (now?.paymentUrl) return page(now.paymentUrl);
			if (!now) throw notFound();
			await moveAttempt(tx, clock, now, 'REDIRECTED', cause, made);
			return page(made.paymentUrl);
		});
	}

	/** What the provider knows of an attempt; one that it never heard of is new. */
	async function ask(attempt: AttemptRow): Promise<ProviderAnswer> {
		const { providerId, amount, currency } = attempt;
		return providerId === null ? { status: 'new', amount, currency } : tell(() => provider.fetchStatus(providerId));
	}

	/** Makes an attempt unpayable at the provider. */
	async function expire(attempt: AttemptRow): Promise<ProviderAnswer> {
		const { providerId, amount, currency } = attempt;
		return providerId === null ? { status: 'expired', amount, currency } : tell(() => provider.expire(providerId));
	}

	/** Makes ours what the provider answered. Any number of times: what is known already has no effect. */
	async function apply(attempt: AttemptRow, answer: ProviderAnswer, cause: Cause): Promise<void> {
		const replaced = await db.transaction(async (tx) => {
			const request = await findRequest(tx, attempt.requestId, true);
			const [now] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, attempt.id));
			if (!request || !now) throw notFound();
			if (answer.status === 'approved') return approve(tx, request, now, answer, cause);
			const end = ends[answer.status];
			if (end && isAttemptOpen(now.status) && now.status !== end) {
				await moveAttempt(tx, clock, now, end, cause);
				if (!isAttemptOpen(end)) await fail(tx, request, cause);
			}
			return null;
		});
		// A newer page of a request that is paid now must not take a second payment.
		if (replaced)
			await apply(replaced, await expire(replaced), { ...cause, reason: 'already paid by an earlier attempt' });
	}

	/** @returns an attempt that is still payable and must not be */
	async function approve(
		tx: Db,
		request: RequestRow,
		attempt: AttemptRow,
		answer: ProviderAnswer,
		cause: Cause,
	): Promise<AttemptRow | null> {
		const isKnown = attempt.status === 'APPROVED' || attempt.status.includes('REFUND');
		if (isKnown || attempt.status === 'CREATED') return null;
		if (answer.amount !== attempt.amount || answer.currency !== attempt.currency) {
			const mismatch = { ...cause, reason: `the provider took ${answer.amount} ${answer.currency}` };
			if (isAttemptOpen(attempt.status)) {
				await moveAttempt(tx, clock, attempt, 'ERROR', mismatch);
				await fail(tx, request, mismatch);
			}
			return null;
		}
		const paid = await moveAttempt(tx, clock, attempt, 'APPROVED', cause);
		if (!isUnpaid(request) && request.status !== 'CANCELLED' && request.status !== 'EXPIRED') {
			await moveAttempt(tx, clock, paid, 'REFUND_PENDING', { ...cause, reason: 'the request was paid twice' });
			return null;
		}
		const submitted = await moveRequest(tx, clock, request, 'SUBMITTED', cause, { total: attempt.amount });
		await settleUse(tx, clock, request.id, 'USED');
		const [owner] = await tx.select().from(users).where(eq(users.id, request.userId));
		if (owner) await jobs.add(tx, 'mail', paidLetter(owner, submitted, publicUrl()));
		const others = await tx
			.select()
			.from(paymentAttempts)
			.where(and(eq(paymentAttempts.requestId, request.id), ne(paymentAttempts.id, attempt.id)));
		return others.find((other) => isAttemptOpen(other.status)) ?? null;
	}

	/** The request can be paid again, and its promo code is free meanwhile. */
	async function fail(tx: Db, request: RequestRow, cause: Cause): Promise<void> {
		await settleUse(tx, clock, request.id, 'RELEASED');
		if (request.status === 'AWAITING_PAYMENT') await moveRequest(tx, clock, request, 'PAYMENT_FAILED', cause);
	}

	/** Asks and applies. */
	async function settle(attempt: AttemptRow, cause: Cause): Promise<void> {
		await apply(attempt, await ask(attempt), cause);
	}

	/** Asks first; what is not begun is made unpayable, what is under way at the bank is left to the bank. */
	async function end(attempt: AttemptRow, cause: Cause): Promise<void> {
		const answer = await ask(attempt);
		if (answer.status !== 'new') return apply(attempt, answer, cause);
		const last = await expire(attempt);
		await apply(attempt, last.status === 'expired' ? { ...last, status: 'cancelled' } : last, cause);
	}

	/** Asks first; whatever is undecided after its time is over. */
	async function endOverdue(attempt: AttemptRow): Promise<void> {
		const cause = { actor: theServer, reason: 'time is over' };
		const answer = await ask(attempt);
		const isUndecided = answer.status === 'new' || answer.status === 'pending';
		await apply(attempt, isUndecided ? await expire(attempt) : answer, cause);
	}

	/** A provider's call: only the id is read from it. [PAY-05] */
	async function callback(providerName: string, body: unknown, httpRequestId: string): Promise<void> {
		const providerId = providerName === provider.name ? provider.parseCallback(body) : null;
		const [attempt] = providerId
			? await db
					.select()
					.from(paymentAttempts)
					.where(and(eq(paymentAttempts.provider, providerName), eq(paymentAttempts.providerId, providerId)))
			: [];
		if (!attempt) throw notFound();
		await settle(attempt, { actor: { userId: null, httpRequestId }, reason: 'callback' });
	}

	/** The attempt that a return token belongs to, for a day. */
	async function byReturnToken(token: string): Promise<AttemptRow | null> {
		const [attempt] = await db
			.select()
			.from(paymentAttempts)
			.where(eq(paymentAttempts.returnTokenHash, hashToken(token)));
		const isFresh = attempt && later(attempt.createdAt, RETURN_TOKEN_MS) > clock.now();
		return isFresh ? attempt : null;
	}

	/** The row of a new attempt. */
	async function add(
		tx: Db,
		values: Pick<AttemptRow, 'id' | 'requestId' | 'number' | 'amount' | 'createdAt' | 'expiresAt'>,
		cause: Cause,
	) {
		const token = hashToken(returnToken(values.id));
		const fixed = { provider: provider.name, currency: CURRENCY, status: 'CREATED', returnTokenHash: token } as const;
		const [attempt] = await tx
			.insert(paymentAttempts)
			.values({ ...values, ...fixed })
			.returning();
		if (!attempt) throw new Error('no attempt was written');
		const subject = { subject: 'attempt', subjectId: attempt.id, requestId: attempt.requestId } as const;
		await record(tx, clock, cause.actor, { ...subject, kind: 'created', to: 'CREATED', reason: cause.reason });
		return attempt;
	}

	return { openPage, settle, end, endOverdue, callback, byReturnToken, add };
}
export type Payments = ReturnType<typeof createPayments>;
