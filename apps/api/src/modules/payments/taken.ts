import { and, asc, eq, gt } from 'drizzle-orm';
import { formatMoney } from 'visa-sdk/format';
import { canMoveAttempt, type Qepik, type TakenState, toAzn } from 'visa-sdk/rules';
import type { Clock } from '../../platform/clock';
import type { Db } from '../../platform/db';
import { events } from '../../platform/db/schema/audit';
import { paymentAttempts } from '../../platform/db/schema/payments';
import { visaRequests } from '../../platform/db/schema/requests';
import { record } from '../audit/events';
import type { Cause } from '../requests/moves';
import { type AttemptRow, moveAttempt, type Taken, type TakenRow, takenFrom } from './attempts';
import type { ProviderAnswer } from './port';

/** What can be refunded of an attempt altogether, in qəpik: what the bank took, if that isn't what was asked for. */
export const takenOrAsked = (attempt: TakenRow & Pick<AttemptRow, 'amount'>): Qepik =>
	takenFrom(attempt)?.amount ?? attempt.amount;

/** Whether what the bank says is written down already. */
const isTold = (taken: Taken | null, answer: ProviderAnswer) =>
	taken !== null &&
	taken.amount === answer.amount &&
	taken.currency === answer.currency &&
	taken.isOurs === answer.isOurs;

/** Whether what an attempt is worth is being, or has been, refunded: nothing of it can count as its payment any more. */
export const isTakenBack = (taken: Taken | null): boolean =>
	taken?.state === 'REFUNDING' || taken?.state === 'REFUNDED';

/**
 * Writes down what the bank took, whatever state the attempt was in; from then on somebody has to settle it. What has been
 * settled by hand is unsettled again if the bank names another sum.
 * @param tx has the request locked
 * @returns why it is no payment; null if that was known already
 */
export async function writeTaken(
	tx: Db,
	clock: Clock,
	attempt: AttemptRow,
	answer: ProviderAnswer,
	cause: Cause,
): Promise<string | null> {
	const taken = takenFrom(attempt);
	if (isTold(taken, answer) || isTakenBack(taken)) return null;
	const isWhole = answer.amount === attempt.amount && answer.currency === attempt.currency;
	// Told of what was settled by hand alone: any other would be the payment.
	const why = !answer.isOurs
		? 'the payment carries another reference'
		: isWhole
			? 'the bank took the whole sum, after it was settled by hand'
			: 'the bank took another sum';
	const reason = `${why} (${sayTaken(answer)})`;
	if (canMoveAttempt(attempt.status, 'ERROR')) await moveAttempt(tx, clock, attempt, 'ERROR', { ...cause, reason });
	else await noteTaken(tx, clock, attempt, 'taken-told', { ...cause, reason });
	await tx
		.update(paymentAttempts)
		.set({
			takenAmount: answer.amount,
			takenCurrency: answer.currency,
			takenIsOurs: answer.isOurs,
			takenAt: clock.now(),
			takenState: 'UNSETTLED',
			takenSettledAt: null,
		})
		.where(eq(paymentAttempts.id, attempt.id));
	return why;
}

/** It was the payment after all: the bank now names the sum that was asked for. */
export async function dropTaken(tx: Db, attemptId: string): Promise<void> {
	const none = { takenAmount: null, takenCurrency: null, takenIsOurs: null, takenAt: null, takenState: null };
	await tx.update(paymentAttempts).set(none).where(eq(paymentAttempts.id, attemptId));
}

/** What has become of it. @param settledAt when an admin settled it, if that is what happens now */
export async function moveTaken(tx: Db, attemptId: string, state: TakenState, settledAt?: Date): Promise<void> {
	await tx
		.update(paymentAttempts)
		.set({
			takenState: state,
			...(settledAt && { takenSettledAt: settledAt }),
			...(settledAt && state === 'SETTLED' && { takenByHandAt: settledAt }),
		})
		.where(eq(paymentAttempts.id, attemptId));
}

/** Records what happened to it. */
export const noteTaken = (
	tx: Db,
	clock: Clock,
	attempt: Pick<AttemptRow, 'id' | 'requestId'>,
	kind: 'taken-told' | 'taken-refunded' | 'taken-back' | 'taken-settled',
	{ actor, reason, words }: Cause,
): Promise<void> =>
	record(tx, clock, actor, {
		...{ subject: 'attempt', subjectId: attempt.id, requestId: attempt.requestId },
		...{ kind, reason, words },
	});

/**
 * Whether the traveller was told that this money is being checked, and waits to hear what became of it. What the bank says
 * after it was settled by hand is told only if it is another sum: if the right one is all it has said since, nothing was.
 */
export async function isTravellerTold(tx: Db, attempt: AttemptRow, taken: Taken): Promise<boolean> {
	const { takenByHandAt: since, amount, currency } = attempt;
	if (since === null || !taken.isOurs || taken.amount !== amount || taken.currency !== currency) return true;
	const ofAttempt = and(eq(events.subjectId, attempt.id), eq(events.kind, 'taken-told'), gt(events.at, since));
	return (await tx.$count(events, ofAttempt)) > 1;
}

/** The attempts of which money waits for somebody to settle it, oldest first, e.g. `VZ-7K3M-2QXD/2`. */
export async function unsettledTaken(db: Db): Promise<string[]> {
	const rows = await db
		.select({ reference: visaRequests.reference, number: paymentAttempts.number })
		.from(paymentAttempts)
		.innerJoin(visaRequests, eq(visaRequests.id, paymentAttempts.requestId))
		.where(eq(paymentAttempts.takenState, 'UNSETTLED'))
		.orderBy(asc(paymentAttempts.takenAt), asc(paymentAttempts.id));
	return rows.map(({ reference, number }) => `${reference}/${number}`);
}

/** A sum of money as the trail tells it. */
export const sayTaken = ({ amount, currency }: Pick<Taken, 'amount' | 'currency'>): string =>
	formatMoney(toAzn(amount), undefined, currency);
