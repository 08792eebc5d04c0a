import { and, count, eq, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { PaymentPage, PaymentState } from 'visa-sdk/contract';
import {
	ATTEMPT_LIFETIME_MS,
	ATTEMPTS_MAXIMUM,
	businessToday,
	earliestStart,
	isAttemptOpen,
	isEnded,
	isFinal,
	isUnpaid,
	requestActions,
	toAzn,
	unpaidStatuses,
} from 'visa-sdk/rules';
import { later } from '../../platform/clock';
import type { Db } from '../../platform/db';
import { paymentAttempts } from '../../platform/db/schema/payments';
import { visaRequests } from '../../platform/db/schema/requests';
import type { Deps } from '../../platform/deps';
import { newId } from '../../platform/ids';
import { notFound, Refusal, stateConflict } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import type { Actor } from '../audit/events';
import type { Offers } from '../catalogue/offer';
import { type AttemptRow, latestAttempt, moveAttempt } from '../payments/attempts';
import type { Payments } from '../payments/service';
import { findAccount, findReader, holdAccount } from '../people/accounts';
import { giveUseBack, reserve, settleUse } from '../promocodes/service';
import { wasClosed } from '../requests/history';
import { cancelledLetter } from '../requests/letters';
import { type Cause, findRequest, moveRequest, type RequestRow, toPaymentState } from '../requests/moves';
import { isTooLate, tellOffered } from '../requests/stillOffered';
import { createExpiring } from './expiring';
import { quote, refuseOtherPrice, snapshotOf } from './quote';

const SWEEP_BATCH = 100;
/** A different selection each time, so that a batch whose provider keeps failing doesn't starve the rest. */
const anyOrder = sql`random()`;

/** What a traveller does with a request, and what happens over time. [PAY-03] [PAY-04] */
export function createActions(deps: Deps, payments: Payments, offers: Offers) {
	const { clock, jobs } = deps;
	const { db } = deps.database;
	const { expire, expireUnlessOpen, expireLate } = createExpiring(deps);

	async function read(id: string): Promise<{ request: RequestRow; attempt: AttemptRow | null }> {
		const request = await findRequest(db, id);
		if (!request) throw notFound();
		return { request, attempt: await latestAttempt(db, id) };
	}
	const state = async (id: string): Promise<PaymentState> => {
		const request = await findRequest(db, id);
		if (!request) throw notFound();
		if (await expireLate([request])) return state(id);
		const known = toPaymentState(request);
		const [told = known] = await tellOffered({ db, offers }, [known], () => request);
		// Beside the letter that says so: whoever cancelled must not take it for done.
		return request.status === 'SUBMITTED' ? { ...told, wasClosed: await wasClosed(db, id) } : told;
	};

	/** Settles a payment now. A paid request stays as it is; one that has ended has nothing to settle. */
	async function submitPayment(id: string, actor: Actor): Promise<{ state: PaymentState; isPending: boolean }> {
		const { request, attempt } = await read(id);
		if (isEnded(request.status)) throw stateConflict(sentences.requestEnded);
		if (isUnpaid(request.status) && attempt) await payments.settle(attempt, { actor, reason: 'submit-payment' });
		const now = await state(id);
		const isPending = now.attemptStatus !== null && isAttemptOpen(now.attemptStatus);
		return { state: now, isPending };
	}

	/** The token if it is the caller's only authorisation for a change; null for the request's owner, who needs none. */
	const tokenFor = (request: RequestRow, actor: Actor, returnToken: string | null) =>
		request.userId === actor.userId ? null : returnToken;

	/** The holder of a payment's return token may change something once. @throws Refusal 409 if that has been done */
	async function spend(tx: Db, token: string | null): Promise<void> {
		if (token !== null && !(await payments.spendReturnToken(tx, token))) throw stateConflict(sentences.returnTokenUsed);
	}

	/** Checked before the provider is asked to end anything. */
	async function refuseSpent(token: string | null): Promise<void> {
		const attempt = token === null ? null : await payments.byReturnToken(token);
		if (attempt?.returnTokenUsedAt) throw stateConflict(sentences.returnTokenUsed);
	}

	/**
	 * Idempotent. A payment that turns out to be paid isn't cancelled; one known to be paid is, and is refunded.
	 * @param isLeaving its owner's account is being deleted, and the request's page with it
	 */
	async function cancel(
		id: string,
		actor: Actor,
		returnToken: string | null = null,
		isLeaving = false,
	): Promise<PaymentState> {
		const cause = { actor, reason: 'cancelled by the traveller' };
		const { request, attempt } = await read(id);
		if (request.status === 'CANCELLED') return state(id);
		const token = tokenFor(request, actor, returnToken);
		await refuseSpent(token);
		if (isUnpaid(request.status) && attempt) await payments.end(attempt, cause);
		// The return token, which appears in a URL, isn't enough to move money; nor is deleting an account, which what is
		// paid prevents.
		const mayGoBack = request.status === 'SUBMITTED' && actor.userId !== null && token === null && !isLeaving;
		await db.transaction(async (tx) => {
			const now = await findRequest(tx, id, true);
			if (!now) throw notFound();
			if (now.status === 'CANCELLED') return;
			const latest = await latestAttempt(tx, id);
			refuseUncancellable(now, latest, mayGoBack);
			await spend(tx, token);
			await cancelNow(tx, now, latest, cause, isLeaving);
		});
		return state(id);
	}

	function refuseUncancellable(request: RequestRow, latest: AttemptRow | null, mayGoBack: boolean): void {
		if (isFinal(request.status)) throw stateConflict(sentences.requestEnded);
		const isOffered = requestActions(request.status, latest?.status ?? null).includes('cancel');
		if (isOffered && (isUnpaid(request.status) || mayGoBack)) return;
		if (request.status !== 'SUBMITTED') throw stateConflict(sentences.alreadyInWork);
		throw stateConflict(isOffered ? sentences.alreadyPaid : sentences.refundUnderWay);
	}

	async function cancelNow(
		tx: Db,
		request: RequestRow,
		latest: AttemptRow | null,
		cause: Cause,
		isLeaving: boolean,
	): Promise<void> {
		if (latest && isAttemptOpen(latest.status)) await moveAttempt(tx, clock, latest, 'CANCELLED', cause);
		const cancelled = await moveRequest(tx, clock, request, 'CANCELLED', cause);
		const refunded = isUnpaid(request.status) ? null : await payments.giveBack(tx, request.id, cause);
		if (refunded) await giveUseBack(tx, clock, request.id);
		else await settleUse(tx, clock, request.id, 'RELEASED');
		const owner = await findReader(tx, request.userId);
		if (!owner) return;
		const { link, ...letter } = cancelledLetter(owner, cancelled, deps.publicUrl(), refunded === 'now');
		await jobs.add(tx, 'mail', { ...letter, ...(link && !isLeaving && { link }) });
	}

	/**
	 * Returns the live payment page, or a new attempt at the current price; neither at a total other than the caller was
	 * shown. [PAY-09]
	 */
	async function reopenPayment(
		id: string,
		actor: Actor,
		{ returnToken = null, totalPrice }: { returnToken?: string | null; totalPrice?: number | undefined } = {},
	): Promise<PaymentPage> {
		const cause = { actor, reason: 'reopen-payment' };
		const { request, attempt } = await read(id);
		refuseUnpayable(request);
		if (attempt) {
			const isOverdue = isAttemptOpen(attempt.status) && attempt.expiresAt <= clock.now();
			await (isOverdue ? payments.endOverdue(attempt) : payments.settle(attempt, cause));
		}
		const opened = await db.transaction(async (tx) => {
			await holdAccount(tx, request.userId);
			const now = await findRequest(tx, id, true);
			if (!now) throw notFound();
			refuseUnpayable(now);
			// A caller who sends no total was shown the request's.
			const told = totalPrice ?? toAzn(now.total);
			const latest = await latestAttempt(tx, id);
			if (latest && isAttemptOpen(latest.status)) {
				refuseOtherPrice(told, latest.amount);
				return { request: now, attempt: latest };
			}
			await spend(tx, tokenFor(now, actor, returnToken));
			if (!isTooLate(now, clock.now())) return addAttempt(tx, now, told, cause);
			await expire(tx, now);
			return null;
		});
		if (!opened) throw stateConflict(sentences.requestExpired);
		return payments.openPage(opened.request, opened.attempt, cause);
	}

	function refuseUnpayable(request: RequestRow): void {
		// The bank holds money already, of which nobody has decided yet. [PAY-10]
		if (isUnpaid(request.status) && request.taken === 'UNSETTLED') throw stateConflict(sentences.takenUnsettled);
		if (isUnpaid(request.status)) return;
		throw stateConflict(isEnded(request.status) ? sentences.requestEnded : sentences.alreadyPaid);
	}

	async function addAttempt(tx: Db, request: RequestRow, told: number, cause: Cause) {
		const [made] = await tx
			.select({ attempts: count() })
			.from(paymentAttempts)
			.where(eq(paymentAttempts.requestId, request.id));
		const attempts = made?.attempts ?? 0;
		if (attempts >= ATTEMPTS_MAXIMUM) throw stateConflict(sentences.attemptsUsed);
		const owner = await findAccount(tx, request.userId);
		const options = { isLocked: true, exceptRequestId: request.id };
		const quoted = await quote(await offers.now(tx), tx, clock, request, owner, options).catch(tellGone);
		const total = quoted.price.total;
		refuseOtherPrice(told, total);
		const renewed = { snapshot: snapshotOf(quoted), total };
		const moved = await moveRequest(tx, clock, request, 'AWAITING_PAYMENT', cause, renewed);
		if (quoted.promo) await reserve(tx, clock, quoted.promo, request.userId, request.id);
		const now = clock.now();
		const attempt = await payments.add(
			tx,
			{
				id: newId(now),
				requestId: request.id,
				number: attempts + 1,
				amount: total,
				createdAt: now,
				expiresAt: later(now, ATTEMPT_LIFETIME_MS),
			},
			request,
			cause,
		);
		return { request: moved, attempt };
	}

	/** Returning from the payment page: `approve` checks the payment, the others end the attempt and keep the request. */
	async function comeBack(
		token: string,
		outcome: 'approve' | 'cancel' | 'decline',
		actor: Actor,
	): Promise<PaymentState> {
		const attempt = await payments.byReturnToken(token);
		if (!attempt) throw notFound(sentences.returnToken);
		if (outcome !== 'approve' && isAttemptOpen(attempt.status)) {
			await payments.end(attempt, { actor, reason: `came back by ${outcome}` });
		}
		return state(attempt.requestId);
	}

	/** Checks payments whose payer never came back, and ends requests that nobody paid for. [PAY-04] [PAY-05] */
	async function sweep(): Promise<void> {
		await payments.sweep();
		const now = clock.now();
		const earliest = earliestStart(businessToday(now)).toString();
		const late = await db
			.select({ id: visaRequests.id })
			.from(visaRequests)
			.where(
				and(
					inArray(visaRequests.status, [...unpaidStatuses]),
					or(lte(visaRequests.expiresAt, now), lt(visaRequests.startDate, earliest)),
				),
			)
			.orderBy(anyOrder)
			.limit(SWEEP_BATCH);
		for (const { id } of late) await expireUnlessOpen(id);
	}

	return { submitPayment, cancel, reopenPayment, comeBack, expireLate, sweep };
}
export type Actions = ReturnType<typeof createActions>;

/** A request's selections can't be changed as in the wizard. [PAY-04] */
function tellGone(error: unknown): never {
	if (error instanceof Refusal && error.code === 'NO_LONGER_OFFERED')
		throw new Refusal(422, error.code, sentences.requestNotOffered);
	throw error;
}
