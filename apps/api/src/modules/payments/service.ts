import { and, eq, isNull } from 'drizzle-orm';
import { CURRENCY } from 'visa-sdk/rules';
import { later } from '../../platform/clock';
import type { Db } from '../../platform/db';
import { paymentAttempts } from '../../platform/db/schema/payments';
import type { Deps } from '../../platform/deps';
import { hashToken } from '../../platform/ids';
import { record } from '../audit/events';
import type { Cause, RequestRow } from '../requests/moves';
import { createAsking } from './asking';
import type { AttemptRow } from './attempts';
import { createPages } from './pages';
import type { Providers } from './providers';
import { createReconcile } from './reconcile';
import { createRefunding } from './refunding';
import { createRefunds } from './refunds';
import { createReturns, createReturnTokens } from './returns';
import { createSettling } from './settling';
import { createSweep, FIRST_CHECK_MS } from './sweep';

type BegunWith = Pick<AttemptRow, 'id' | 'requestId' | 'number' | 'amount' | 'createdAt' | 'expiresAt'>;

/** Payment attempts: opening, settling, ending, refunding, reconciling. */
export function createPayments(deps: Deps, providers: Providers) {
	const { clock } = deps;
	const tokens = createReturnTokens(deps);
	const asking = createAsking(deps, providers);
	const books = createRefunds(deps);
	const refunding = createRefunding(deps, providers, asking, books);
	const settling = createSettling(deps, asking, books);
	const { settle, end, endOverdue } = settling;

	/** A new attempt in its initial state. */
	const begin = (given: BegunWith): AttemptRow => ({
		...given,
		provider: providers.current.name,
		currency: CURRENCY,
		status: 'CREATED',
		version: 1,
		returnTokenHash: hashToken(tokens.of(given.id)),
		checkAt: later(given.createdAt, FIRST_CHECK_MS),
		...{
			providerId: null,
			returnTokenUsedAt: null,
			paymentUrl: null,
			openingUntil: null,
			paidAt: null,
			snapshot: null,
			takenAmount: null,
			takenCurrency: null,
			takenIsOurs: null,
			takenAt: null,
			takenState: null,
			takenSettledAt: null,
			takenByHandAt: null,
		},
	});

	/**
	 * Adds the row of a new attempt.
	 * @param replaced the request with the price that it had until now, which an earlier attempt may yet turn out to have paid
	 */
	async function add(
		tx: Db,
		given: BegunWith,
		replaced: Pick<RequestRow, 'snapshot' | 'total'>,
		cause: Cause,
	): Promise<AttemptRow> {
		const attempt = begin(given);
		await tx
			.update(paymentAttempts)
			.set({ snapshot: replaced.snapshot })
			.where(
				and(
					...[eq(paymentAttempts.requestId, given.requestId), eq(paymentAttempts.amount, replaced.total)],
					isNull(paymentAttempts.snapshot),
				),
			);
		await tx.insert(paymentAttempts).values(attempt);
		const subject = { subject: 'attempt', subjectId: attempt.id, requestId: attempt.requestId } as const;
		await record(tx, clock, cause.actor, { ...subject, kind: 'created', to: 'CREATED', reason: cause.reason });
		return attempt;
	}

	return {
		...createPages(deps, asking, tokens),
		...createReturns(deps, providers, tokens, settling),
		settle,
		end,
		endOverdue,
		begin,
		add,
		byReturnToken: tokens.find,
		spendReturnToken: tokens.spend,
		refund: books.refund,
		settleRefund: books.settleRefund,
		settleTaken: books.settleTaken,
		giveBack: books.giveBack,
		runRefund: refunding.run,
		resolveRefund: books.resolve,
		sweep: createSweep(deps, settling, books, refunding),
		reconcile: createReconcile(deps, asking, settling, books, refunding),
	};
}
export type Payments = ReturnType<typeof createPayments>;
