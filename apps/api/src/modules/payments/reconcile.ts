import { and, asc, eq, gt, gte, isNotNull } from 'drizzle-orm';
import { type AttemptStatus, type Qepik, toAzn } from 'visa-sdk/rules';
import { DAY_MS, later } from '../../platform/clock';
import { paymentAttempts, refunds } from '../../platform/db/schema/payments';
import { visaRequests } from '../../platform/db/schema/requests';
import type { Deps } from '../../platform/deps';
import { theServer } from '../audit/events';
import type { Asking } from './asking';
import { type AttemptRow, findAttempt, takenFrom } from './attempts';
import type { ProviderAnswer, ProviderStatus } from './port';
import type { Refunding } from './refunding';
import type { Refunds } from './refunds';
import type { Settling } from './settling';
import { unsettledTaken } from './taken';

const BATCH = 50;

/** An attempt on which we and its provider disagreed. */
interface Difference {
	/** The request's reference with the attempt's number, e.g. `VZ-7K3M-2QXD/2`. */
	attempt: string;
	ours: string;
	theirs: string;
	/** Whether our rules have resolved it. */
	isSettled: boolean;
}
/** How many attempts were compared with their provider, and those that differ. */
export interface Reconciliation {
	compared: number;
	differences: Difference[];
	/** Every attempt, however old, of which the bank holds money that nobody has settled. [PAY-10] */
	unsettled: string[];
}

/** What the provider may report for each of our states; a refund in progress is a difference until it is done. */
const agreeing: Record<AttemptStatus, ProviderStatus[]> = {
	CREATED: ['new'],
	REDIRECTED: ['new'],
	PENDING: ['new', 'pending'],
	APPROVED: ['approved'],
	DECLINED: ['declined', 'new', 'expired', 'cancelled'],
	CANCELLED: ['cancelled', 'new', 'expired', 'declined', 'refunded'],
	EXPIRED: ['expired', 'new', 'cancelled', 'declined'],
	ERROR: ['declined', 'cancelled', 'expired', 'refunded'],
	REFUND_PENDING: [],
	PARTIALLY_REFUNDED: ['partially_refunded'],
	REFUNDED: ['refunded'],
};

/** Whether ours and theirs agree. @param refunded what we refunded, in qəpik */
export function isAgreed(
	attempt: Pick<AttemptRow, 'status' | 'amount' | 'currency'>,
	answer: ProviderAnswer,
	refunded: Qepik,
	taken: ReturnType<typeof takenFrom> = null,
): boolean {
	if (taken) return isTakenAgreed(taken, answer, attempt.amount);
	// Some providers keep reporting a partially refunded payment as paid, and don't report how much was refunded.
	const isHidden = attempt.status === 'PARTIALLY_REFUNDED' && answer.status === 'approved' && answer.refunded === null;
	if (!agreeing[attempt.status].includes(answer.status) && !isHidden) return false;
	if (!answer.isOurs || answer.amount !== attempt.amount || answer.currency !== attempt.currency) return false;
	return attempt.status !== 'PARTIALLY_REFUNDED' || answer.refunded === null || answer.refunded === refunded;
}

/**
 * What nobody has settled, or is on its way back, differs until it is; what was settled by hand is as a person said.
 * @param asked what the attempt was for, in qəpik: all of a smaller sum is only a part of that for some providers
 */
function isTakenAgreed(
	{ state, amount, currency, isOurs }: NonNullable<ReturnType<typeof takenFrom>>,
	answer: ProviderAnswer,
	asked: Qepik,
): boolean {
	if (answer.amount !== amount || answer.currency !== currency || answer.isOurs !== isOurs) return false;
	const isAllOfPart =
		answer.status === 'partially_refunded' && amount < asked && (answer.refunded ?? amount) === amount;
	return state === 'SETTLED' || (state === 'REFUNDED' && (answer.status === 'refunded' || isAllOfPart));
}

/** Compares our records with the providers'. */
export function createReconcile(
	{ clock, database: { db } }: Deps,
	{ ask }: Asking,
	settling: Settling,
	books: Refunds,
	refunding: Refunding,
) {
	/**
	 * Checks every attempt of the last days that its provider knows, resolves what the rules allow, and reports the
	 * differences. It checks our attempts one by one: payments at the provider that we don't know aren't found.
	 */
	return async function reconcile({ days }: { days: number }): Promise<Reconciliation> {
		const since = later(clock.now(), -days * DAY_MS);
		const result: Reconciliation = { compared: 0, differences: [], unsettled: [] };
		for (
			let batch = await next(since, null);
			batch.length > 0;
			batch = await next(since, batch.at(-1)?.attempt.id ?? null)
		) {
			for (const { attempt, reference } of batch) {
				const difference = await compare(attempt, `${reference}/${attempt.number}`);
				if (difference) result.differences.push(difference);
				result.compared += 1;
			}
		}
		result.unsettled = await unsettledTaken(db);
		return result;
	};

	function next(since: Date, after: string | null) {
		return db
			.select({ attempt: paymentAttempts, reference: visaRequests.reference })
			.from(paymentAttempts)
			.innerJoin(visaRequests, eq(visaRequests.id, paymentAttempts.requestId))
			.where(
				and(
					isNotNull(paymentAttempts.providerId),
					gte(paymentAttempts.createdAt, since),
					after === null ? undefined : gt(paymentAttempts.id, after),
				),
			)
			.orderBy(asc(paymentAttempts.id))
			.limit(BATCH);
	}

	async function compare(attempt: AttemptRow, name: string): Promise<Difference | null> {
		const ours = sayOurs(attempt);
		try {
			const before = await ask(attempt);
			if (isAgreed(attempt, before, await books.refundedOf(attempt.id), takenFrom(attempt))) return null;
			await settling.apply(attempt, before, { actor: theServer, reason: 'reconciliation' });
			await refundDue(attempt.id);
			const now = await findAttempt(db, attempt.id);
			const after = now && (await ask(now));
			const isSettled = Boolean(
				now && after && isAgreed(now, after, await books.refundedOf(attempt.id), takenFrom(now)),
			);
			return { attempt: name, ours, theirs: sayTheirs(before), isSettled };
		} catch {
			return { attempt: name, ours, theirs: 'no answer', isSettled: false };
		}
	}

	async function refundDue(attemptId: string): Promise<void> {
		for (const { id } of await db.select().from(refunds).where(eq(refunds.attemptId, attemptId)))
			await refunding.run(id);
	}
}

const sayMoney = ({ amount, currency }: { amount: Qepik; currency: string }) =>
	`${toAzn(amount).toFixed(2)} ${currency}`;
function sayOurs(attempt: AttemptRow): string {
	const taken = takenFrom(attempt);
	return `${attempt.status} ${sayMoney(attempt)}${taken ? `, took ${sayMoney(taken)} ${taken.state}` : ''}`;
}
const sayTheirs = (answer: ProviderAnswer) =>
	`${answer.word} ${sayMoney(answer)}${answer.isOurs ? '' : ' (another reference)'}`;
