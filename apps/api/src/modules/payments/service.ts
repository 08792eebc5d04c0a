import { later } from '../../platform/clock';
import { type Db, tables } from '../../platform/db';
import type { Deps } from '../../platform/deps';
import { hashToken } from '../../platform/ids';
import { record } from '../audit/events';
import type { AttemptRow, Cause } from '../visa-requests/moves';
import { createAsking } from './asking';
import { createPages } from './pages';
import type { Providers } from './providers';
import { createReconcile } from './reconcile';
import { createRefunding } from './refunding';
import { createRefunds } from './refunds';
import { createReturns, createReturnTokens } from './returns';
import { createSettling } from './settling';
import { createSweep, FIRST_CHECK_MS } from './sweep';

const { paymentAttempts } = tables;
export const CURRENCY = 'AZN';

/** Payment attempts: opening, settling, ending, giving back, comparing. */
export function createPayments(deps: Deps, providers: Providers) {
	const { clock } = deps;
	const tokens = createReturnTokens(deps);
	const asking = createAsking(deps, providers);
	const books = createRefunds(deps);
	const refunding = createRefunding(deps, providers, asking, books);
	const settling = createSettling(deps, asking, books);
	const { settle, end, endOverdue } = settling;

	/** The row of a new attempt. */
	async function add(
		tx: Db,
		values: Pick<AttemptRow, 'id' | 'requestId' | 'number' | 'amount' | 'createdAt' | 'expiresAt'>,
		cause: Cause,
	) {
		const [attempt] = await tx
			.insert(paymentAttempts)
			.values({
				...values,
				provider: providers.current.name,
				currency: CURRENCY,
				status: 'CREATED',
				returnTokenHash: hashToken(tokens.of(values.id)),
				checkAt: later(values.createdAt, FIRST_CHECK_MS),
			})
			.returning();
		if (!attempt) throw new Error('no attempt was written');
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
		add,
		byReturnToken: tokens.find,
		spendReturnToken: tokens.spend,
		refund: books.refund,
		giveBack: books.giveBack,
		runRefund: refunding.run,
		resolveRefund: books.resolve,
		sweep: createSweep(deps, settling, books, refunding),
		reconcile: createReconcile(deps, asking, settling, books, refunding),
	};
}
export type Payments = ReturnType<typeof createPayments>;
