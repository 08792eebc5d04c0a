import { and, asc, count, eq, inArray, isNotNull, lte, min, ne } from 'drizzle-orm';
import type { RefundVerdict, TakenOrder } from 'visa-sdk/contract';
import { formatMoney } from 'visa-sdk/format';
import {
	type AttemptStatus,
	isAttemptRefundable,
	isTakenRefundable,
	type Qepik,
	qepik,
	type RefundVerdictName,
	requestActions,
	toAzn,
} from 'visa-sdk/rules';
import { later, MINUTE_MS } from '../../platform/clock';
import type { Db } from '../../platform/db';
import { paymentAttempts, refunds } from '../../platform/db/schema/payments';
import { visaRequests } from '../../platform/db/schema/requests';
import type { Deps } from '../../platform/deps';
import { newId } from '../../platform/ids';
import { OperatorError } from '../../platform/operatorError';
import { invalidField, notFound, stateConflict } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import { type Actor, record, theServer } from '../audit/events';
import { findReader } from '../people/accounts';
import { refundedLetter, settledLetter, takenBackLetter } from '../requests/letters';
import { type Cause, changeRequest, findRequest, type RequestRow } from '../requests/moves';
import { type AttemptRow, findAttempt, moveAttempt, takenFrom } from './attempts';
import { isTravellerTold, moveTaken, noteTaken, sayTaken } from './taken';

/** A cause in the trail, with its amount. */
function withAmount({ reason, words = null }: Pick<Cause, 'reason' | 'words'>, amount: number) {
	const sum = `(${formatMoney(toAzn(qepik(amount)))})`;
	return { reason: `${reason} ${sum}`, words: words && `${words} ${sum}` };
}

export type RefundRow = typeof refunds.$inferSelect;

/** Why such money goes back, as the trail tells it. */
const NO_PAYMENT = 'money that belongs to no payment';

/** How long one process may work on a refund before another takes over. */
export const CLAIM_MS = 5 * MINUTE_MS;

/** Where the money of a paid attempt is, in qəpik. */
interface RefundResult {
	requestId: string;
	attemptId: string;
	attemptStatus: AttemptStatus;
	paid: Qepik;
	/** Already refunded. */
	refunded: Qepik;
	/** Being refunded. */
	pending: Qepik;
}

/** When a refund is sent again; null unless the provider has refused it or hasn't answered, and may be asked again. */
export function retryOf({
	state,
	tries,
	nextTryAt,
	unclearAt,
}: Pick<RefundRow, 'state' | 'tries' | 'nextTryAt' | 'unclearAt'>): Date | null {
	if (unclearAt) return null;
	const isRefused = state === 'NEW' && tries > 0;
	// The first call may still be under way.
	const isUnanswered = state === 'SENT' && tries > 1;
	return isRefused || isUnanswered ? nextTryAt : null;
}

/** The refunds of each attempt, oldest first; attempts without refunds aren't included. */
export async function refundsByAttempt(db: Db, attemptIds: string[]): Promise<Map<string, RefundRow[]>> {
	const rows = await db
		.select()
		.from(refunds)
		.where(inArray(refunds.attemptId, attemptIds))
		.orderBy(asc(refunds.createdAt), asc(refunds.id));
	return Map.groupBy(rows, ({ attemptId }) => attemptId);
}

/** How many refunds wait for a person to find out whether they happened, and since when the oldest. */
export async function unclearRefunds(db: Db): Promise<{ waiting: number; since: Date | null }> {
	const [found] = await db
		.select({ waiting: count(), since: min(refunds.unclearAt) })
		.from(refunds)
		.where(and(ne(refunds.state, 'DONE'), isNotNull(refunds.unclearAt)));
	return found ?? { waiting: 0, since: null };
}

/** Refunds in our records: requesting and completing them. Sending them to the provider is in `refunding.ts`. */
export function createRefunds(deps: Deps) {
	const { clock, jobs, publicUrl } = deps;
	const { db } = deps.database;

	const of = (tx: Db, attemptId: string) => tx.select().from(refunds).where(eq(refunds.attemptId, attemptId));
	const total = (rows: RefundRow[], isDone: boolean) =>
		qepik(rows.filter(({ state }) => (state === 'DONE') === isDone).reduce((all, { amount }) => all + amount, 0));

	/** Starts a refund, which a job carries out. @param tx has the request locked @param amount in qəpik */
	async function open(tx: Db, attempt: AttemptRow, amount: Qepik, cause: Cause): Promise<void> {
		await moveAttempt(tx, clock, attempt, 'REFUND_PENDING', { actor: cause.actor, ...withAmount(cause, amount) });
		await order(tx, attempt, amount, cause);
	}

	async function order(tx: Db, attempt: AttemptRow, amount: Qepik, { actor, reason, words }: Cause): Promise<void> {
		const now = clock.now();
		const who = { actorId: actor.userId, httpRequestId: actor.httpRequestId };
		const id = newId(now);
		const times = { createdAt: now, nextTryAt: now };
		const why = { reason, words: words ?? null };
		await tx.insert(refunds).values({ id, attemptId: attempt.id, amount, state: 'NEW', ...why, ...who, ...times });
		await jobs.add(tx, 'refund', { refundId: id });
	}

	/**
	 * Refunds a request's payment, completely or partially. Partial refunds add up to at most the amount paid. The money
	 * is returned in the background: the attempt is REFUND_PENDING until the provider has done it.
	 * @param options.amount in qəpik; if omitted, everything that is left
	 * @param options.words the reason in staff's words, for the audit trail
	 * @param options.version of the request as it was seen, so that a repeated call doesn't refund twice
	 * @throws Refusal 404 if there is no such request; 409 STATE_CONFLICT if nothing was paid, everything has been
	 * refunded, a refund is in progress or the request has another version; 400 with the field `amount` if it isn't
	 * positive or exceeds what is left
	 */
	async function refund(
		requestId: string,
		{ amount, words, version }: { amount?: Qepik; words?: string; version?: number },
		who: Actor,
	): Promise<RefundResult> {
		return db.transaction(async (tx) => {
			const request = await findRequest(tx, requestId, true);
			if (!request) throw notFound(sentences.requestNotFound);
			if (version !== undefined && version !== request.version) throw stateConflict(sentences.stale);
			const attempts = await attemptsOf(tx, requestId);
			const paid = attempts.find(isRefundable);
			if (!paid) throw stateConflict(whyNone(attempts));
			const left = await leftOf(tx, paid);
			const given = amount ?? left;
			if (given <= 0) throw invalidField('amount', sentences.refundNothing);
			if (given > left) throw invalidField('amount', sentences.refundTooMuch);
			await open(tx, paid, given, { actor: who, reason: 'refund', words });
			await changeRequest(tx, request, {});
			return resultOf(tx, paid.id);
		});
	}

	/**
	 * An admin settles money that the bank took although it is no payment: all of it is refunded through the provider, or
	 * it has been settled by hand. Done once, however often it is ordered. [PAY-10]
	 * @throws Refusal 404 if there is no such request; 409 STATE_CONFLICT if there is no such money, it is settled, the
	 * provider can't be asked to refund it, or the request has another version
	 */
	async function settleTaken(requestId: string, settled: TakenOrder, actor: Actor): Promise<void> {
		await db.transaction(async (tx) => {
			const request = await findRequest(tx, requestId, true);
			if (!request) throw notFound(sentences.requestNotFound);
			const attempt = (await attemptsOf(tx, requestId)).find(({ number }) => number === settled.attempt);
			const taken = attempt && takenFrom(attempt);
			if (!attempt || !taken) throw stateConflict(sentences.takenNone);
			if (taken.state !== 'UNSETTLED') throw stateConflict(sentences.takenSettled);
			if (settled.version !== request.version) throw stateConflict(sentences.stale);
			const isRefund = settled.how === 'refund';
			if (isRefund && !isTakenRefundable(taken)) throw stateConflict(sentences.takenByHand);
			const isTold = !isRefund && (await isTravellerTold(tx, attempt, taken));
			const words = settled.note ? `${settled.note} (${sayTaken(taken)})` : null;
			const cause = { actor, reason: `${NO_PAYMENT} (${sayTaken(taken)})`, words };
			await noteTaken(tx, clock, attempt, isRefund ? 'taken-refunded' : 'taken-settled', cause);
			if (isRefund) await order(tx, attempt, taken.amount, { actor, reason: NO_PAYMENT, words: settled.note });
			await moveTaken(tx, attempt.id, isRefund ? 'REFUNDING' : 'SETTLED', clock.now());
			await changeRequest(tx, request, {});
			if (isTold) await tellSettled(tx, requestId);
		});
	}

	const isPayable = ({ status, paymentStatus, taken, expiresAt }: RequestRow) =>
		requestActions(status, paymentStatus, taken).includes('reopen-payment') && expiresAt > clock.now();

	/** The traveller is told what became of such money; of a refund, once it is made. */
	async function tellSettled(tx: Db, requestId: string): Promise<void> {
		const now = await findRequest(tx, requestId);
		const owner = now && (await findReader(tx, now.userId));
		if (owner) await jobs.add(tx, 'mail', settledLetter(owner, now, isPayable(now), publicUrl()));
	}

	const attemptsOf = (tx: Db, requestId: string) =>
		tx
			.select()
			.from(paymentAttempts)
			.where(eq(paymentAttempts.requestId, requestId))
			.orderBy(asc(paymentAttempts.number));
	const isRefundable = ({ status }: AttemptRow) => isAttemptRefundable(status);
	/** What has neither been refunded nor is being. */
	const leftOf = async (tx: Db, { id, amount }: AttemptRow) => {
		const rows = await of(tx, id);
		return qepik(amount - total(rows, true) - total(rows, false));
	};

	/**
	 * Refunds everything that is left, along with the change it belongs to.
	 * @param tx has the request locked
	 * @returns `now` if money goes back, also if all of it is on its way already; `before` if all of it has gone back; null if
	 * there was none
	 * @throws Refusal 409 while a part is being refunded: the rest can only follow it, and would be kept
	 */
	async function giveBack(tx: Db, requestId: string, cause: Cause): Promise<'now' | 'before' | null> {
		const attempts = await attemptsOf(tx, requestId);
		const paid = attempts.find(isRefundable);
		const left = paid && (await leftOf(tx, paid));
		if (paid && left) {
			await open(tx, paid, left, cause);
			return 'now';
		}
		const waiting = attempts.find(({ status }) => status === 'REFUND_PENDING');
		if (waiting && (await leftOf(tx, waiting)) > 0) throw stateConflict(sentences.refundUnderWay);
		if (waiting) return 'now';
		return attempts.some(({ status }) => status === 'REFUNDED') ? 'before' : null;
	}

	const whyNone = (attempts: AttemptRow[]) => {
		if (attempts.some(({ status }) => status === 'REFUND_PENDING')) return sentences.refundUnderWay;
		return attempts.some(({ status }) => status === 'REFUNDED') ? sentences.refundedAlready : sentences.notPaid;
	};

	async function resultOf(tx: Db, attemptId: string): Promise<RefundResult> {
		const attempt = await findAttempt(tx, attemptId);
		if (!attempt) throw notFound(sentences.requestNotFound);
		const rows = await of(tx, attemptId);
		return {
			requestId: attempt.requestId,
			attemptId,
			attemptStatus: attempt.status,
			paid: attempt.amount,
			refunded: total(rows, true),
			pending: total(rows, false),
		};
	}

	/** The money has been returned: state, event and e-mail in one transaction, however often this is reported. */
	async function finish(refund: RefundRow): Promise<void> {
		await db.transaction(async (tx) => {
			const request = await lockedRequest(tx, refund);
			const done = await end(tx, refund);
			if (done) await closeBooks(tx, request, done);
		});
	}

	async function lockedRequest(tx: Db, { attemptId }: RefundRow): Promise<RequestRow> {
		const owned = await findAttempt(tx, attemptId);
		const request = owned && (await findRequest(tx, owned.requestId, true));
		if (!request) throw notFound(sentences.requestNotFound);
		return request;
	}

	/** @returns null if it was done before */
	async function end(tx: Db, { id }: RefundRow): Promise<RefundRow | null> {
		const [done] = await tx
			.update(refunds)
			.set({ state: 'DONE', doneAt: clock.now() })
			.where(and(eq(refunds.id, id), ne(refunds.state, 'DONE')))
			.returning();
		return done ?? null;
	}

	/** What follows from a refund that is done: the state of its attempt, an event and an e-mail. */
	async function closeBooks(tx: Db, request: RequestRow, done: RefundRow): Promise<void> {
		const attempt = await findAttempt(tx, done.attemptId);
		if (!attempt) return;
		const actor = { userId: done.actorId, httpRequestId: done.httpRequestId };
		const cause = { actor, ...withAmount(done, done.amount) };
		// Money that was no payment goes back whole, and changes nothing about the attempt's own state.
		const isTaken = attempt.takenState === 'REFUNDING';
		if (isTaken) {
			await noteTaken(tx, clock, attempt, 'taken-back', cause);
			await moveTaken(tx, attempt.id, 'REFUNDED');
		} else {
			const isAll = total(await of(tx, attempt.id), true) >= attempt.amount;
			await moveAttempt(tx, clock, attempt, isAll ? 'REFUNDED' : 'PARTIALLY_REFUNDED', cause);
		}
		const owner = await findReader(tx, request.userId);
		const now = await findRequest(tx, request.id);
		if (!owner || !now) return;
		const letter = isTaken
			? takenBackLetter(owner, now, done.amount, isPayable(now), publicUrl())
			: refundedLetter(owner, now, done.amount, publicUrl());
		await jobs.add(tx, 'mail', letter);
	}

	/**
	 * What a person has found out on the provider's own pages, at the desk or by a command: the refund has happened, or is
	 * to be sent again, once whatever process may be sending it right now has ended.
	 * @param tx has the request locked
	 * @returns whether it was still open
	 */
	async function decide(
		tx: Db,
		request: RequestRow,
		refund: RefundRow,
		verdict: RefundVerdictName,
		actor: Actor,
	): Promise<boolean> {
		const decided = verdict === 'happened' ? await end(tx, refund) : await sendAgain(tx, refund);
		if (!decided) return false;
		await record(tx, clock, actor, {
			...{ subject: 'attempt', subjectId: refund.attemptId, requestId: request.id },
			...{ kind: `refund-${verdict}`, reason: formatMoney(toAzn(qepik(refund.amount))) },
		});
		if (verdict === 'happened') await closeBooks(tx, request, decided);
		return true;
	}

	async function sendAgain(tx: Db, { id }: RefundRow): Promise<RefundRow | null> {
		const [again] = await tx
			.update(refunds)
			.set({ state: 'NEW', nextTryAt: later(clock.now(), CLAIM_MS), unclearAt: null })
			.where(and(eq(refunds.id, id), ne(refunds.state, 'DONE')))
			.returning();
		return again ?? null;
	}

	/**
	 * An admin settles a refund of which the provider can't say whether it happened. Done once, however often it is ordered.
	 * A process that asks the provider at that moment finds it settled, and one that has just heard what became of it leaves
	 * nothing to settle.
	 * @throws Refusal 404 if there is no such request; 409 STATE_CONFLICT if the outcome is known, or the request has another
	 * version
	 */
	async function settleRefund(requestId: string, found: RefundVerdict, actor: Actor): Promise<void> {
		await db.transaction(async (tx) => {
			const request = await findRequest(tx, requestId, true);
			if (!request) throw notFound(sentences.requestNotFound);
			const attempt = (await attemptsOf(tx, requestId)).find(({ number }) => number === found.attempt);
			const [unclear] = attempt
				? await tx
						.select()
						.from(refunds)
						.where(and(eq(refunds.attemptId, attempt.id), ne(refunds.state, 'DONE'), isNotNull(refunds.unclearAt)))
						// Whoever notes meanwhile what the provider says waits, and then finds it settled.
						.for('update')
				: [];
			if (!unclear) throw stateConflict(sentences.refundClear);
			if (found.version !== request.version) throw stateConflict(sentences.stale);
			await decide(tx, request, unclear, found.verdict, actor);
			await changeRequest(tx, request, {});
		});
	}

	/**
	 * The same by a command, for any refund that is open.
	 * @param name the request's reference; with the attempt's number, e.g. `VZ-7K3M-2QXD/2`, if it has several open refunds
	 * @returns the refund; null if there is no such open one
	 * @throws OperatorError if it could be several
	 */
	async function resolve(name: string, verdict: RefundVerdictName): Promise<RefundRow | null> {
		const [reference = '', attempt] = name.split('/');
		const found = await db
			.select({ refund: refunds, number: paymentAttempts.number })
			.from(refunds)
			.innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
			.innerJoin(visaRequests, eq(visaRequests.id, paymentAttempts.requestId))
			.where(and(eq(visaRequests.reference, reference), ne(refunds.state, 'DONE')))
			.orderBy(asc(paymentAttempts.number));
		const [open, ...others] = attempt ? found.filter(({ number }) => number === Number(attempt)) : found;
		if (!open) return null;
		if (others.length > 0) {
			const names = found.map(({ number }) => `${reference}/${number}`).join(', ');
			throw new OperatorError(`${reference} has several refunds under way: name one of ${names}.`);
		}
		const { refund } = open;
		await db.transaction(async (tx) => decide(tx, await lockedRequest(tx, refund), refund, verdict, theServer));
		return refund;
	}

	/** Refunds that are due to be attempted. */
	async function due(limit: number): Promise<RefundRow[]> {
		const isDue = and(inArray(refunds.state, ['NEW', 'SENT', 'ACCEPTED']), lte(refunds.nextTryAt, clock.now()));
		return db.select().from(refunds).where(isDue).orderBy(asc(refunds.nextTryAt)).limit(limit);
	}

	/** What has been refunded of an attempt so far, in qəpik. */
	const refundedOf = async (attemptId: string): Promise<Qepik> => total(await of(db, attemptId), true);

	return { open, refund, settleRefund, settleTaken, giveBack, finish, resolve, due, refundedOf };
}
export type Refunds = ReturnType<typeof createRefunds>;
