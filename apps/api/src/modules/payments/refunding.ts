import { and, eq, lte, ne } from 'drizzle-orm';
import { later, MINUTE_MS } from '../../platform/clock';
import { refunds } from '../../platform/db/schema/payments';
import type { Deps } from '../../platform/deps';
import type { Asking } from './asking';
import { type AttemptRow, findAttempt } from './attempts';
import { type ProviderAnswer, ProviderFault, type ProviderPayment } from './port';
import type { Providers } from './providers';
import { CLAIM_MS, type RefundRow, type Refunds } from './refunds';
import { takenOrAsked } from './taken';

const LONGEST_PAUSE_MINUTES = 6 * 60;

/**
 * The outcome of a refund that was sent without a response. `unclear` is left to people: sending it again could refund
 * the money twice.
 * @param done what was refunded before it, in qəpik
 */
export function judgeRefund(
	refund: Pick<RefundRow, 'amount' | 'state'>,
	answer: Pick<ProviderAnswer, 'status' | 'refunded'>,
	done: number,
	paid: number,
): 'done' | 'again' | 'wait' | 'unclear' {
	const { status, refunded } = answer;
	const isLast = done + refund.amount >= paid;
	if (status === 'refunding') return 'wait';
	// A refund that the provider has accepted is done once it is no longer in progress.
	if (refund.state === 'ACCEPTED') return status === 'refunded' || status === 'partially_refunded' ? 'done' : 'unclear';
	if (refunded !== null && refunded >= done + refund.amount) return 'done';
	if (refunded !== null && refunded === done) return 'again';
	if (status === 'refunded') return isLast ? 'done' : 'unclear';
	if (status === 'partially_refunded') return done === 0 && !isLast ? 'done' : 'unclear';
	// A completely refunded payment would no longer be reported as paid.
	return status === 'approved' && done === 0 && isLast ? 'again' : 'unclear';
}

/** Sends refunds to the provider, from the job and from the sweep. */
export function createRefunding(deps: Deps, providers: Providers, { paymentOf }: Asking, books: Refunds) {
	const { clock, log } = deps;
	const { db } = deps.database;

	/** One attempt. If the provider fails, the refund stays pending for the next one. */
	async function run(refundId: string): Promise<void> {
		const refund = await claim(refundId);
		if (!refund) return;
		const attempt = await findAttempt(db, refund.attemptId);
		const payment = attempt && (await paymentOf(attempt));
		if (!attempt || !payment) return;
		try {
			if (await isDone(refund, attempt, payment)) await books.finish(refund);
		} catch (error) {
			const fault = error instanceof ProviderFault ? error.message : error instanceof Error ? error.name : 'unknown';
			log.warn({ provider: attempt.provider, refundId, tries: refund.tries, fault }, 'refund left for the next try');
		}
	}

	/** One process at a time, with growing intervals. */
	async function claim(id: string): Promise<RefundRow | null> {
		const now = clock.now();
		const [found] = await db.select().from(refunds).where(eq(refunds.id, id));
		const pause = Math.min(2 ** (found?.tries ?? 0), LONGEST_PAUSE_MINUTES) * MINUTE_MS;
		const [claimed] = await db
			.update(refunds)
			.set({ nextTryAt: later(now, Math.max(CLAIM_MS, pause)), tries: (found?.tries ?? 0) + 1 })
			.where(and(eq(refunds.id, id), ne(refunds.state, 'DONE'), lte(refunds.nextTryAt, now)))
			.returning();
		return claimed ?? null;
	}

	/** @returns whether it was still as this process knows it: meanwhile a person may have settled it */
	async function beginSending({ id, state }: RefundRow): Promise<boolean> {
		const isStill = and(eq(refunds.id, id), eq(refunds.state, state));
		return (await db.update(refunds).set({ state: 'SENT' }).where(isStill).returning({ id: refunds.id })).length > 0;
	}

	/**
	 * What has become of sending it. A person who told meanwhile to send it again couldn't know: it would go out a second
	 * time, without the provider being asked first.
	 */
	const endSending = ({ id }: RefundRow, state: 'ACCEPTED' | 'SENT' | 'NEW') =>
		db
			.update(refunds)
			.set({ state })
			.where(and(eq(refunds.id, id), ne(refunds.state, 'DONE')));

	/** The desk is told, too, as long as a person has to find out what became of it; one who has meanwhile said so knows. */
	async function noteClarity({ id, state, unclearAt }: RefundRow, isUnclear: boolean): Promise<void> {
		if (isUnclear === (unclearAt !== null)) return;
		await db
			.update(refunds)
			.set({ unclearAt: isUnclear ? clock.now() : null })
			.where(and(eq(refunds.id, id), eq(refunds.state, state)));
	}

	async function isDone(refund: RefundRow, attempt: AttemptRow, payment: ProviderPayment): Promise<boolean> {
		const provider = providers.of(attempt.provider);
		if (refund.state !== 'NEW') {
			const answer = await provider.fetchStatus(payment);
			const verdict = judgeRefund(refund, answer, await books.refundedOf(attempt.id), takenOrAsked(attempt));
			await noteClarity(refund, verdict === 'unclear');
			if (verdict === 'unclear') {
				log.error({ provider: provider.name, refundId: refund.id, word: answer.word }, 'a refund needs a person');
			}
			if (verdict !== 'again') return verdict === 'done';
		}
		// Written before the call, so that whoever continues after a crash checks first.
		if (!(await beginSending(refund))) return false;
		try {
			if ((await provider.refund(payment, refund.amount)) === 'done') return true;
			await endSending(refund, 'ACCEPTED');
			return false;
		} catch (error) {
			await endSending(refund, error instanceof ProviderFault && !error.hasEffect ? 'NEW' : 'SENT');
			throw error;
		}
	}

	return { run };
}
export type Refunding = ReturnType<typeof createRefunding>;
