import { and, eq, isNull } from 'drizzle-orm';
import type { PaymentPage } from 'visa-sdk/contract';
import { isAttemptOpen } from 'visa-sdk/rules';
import { later, MINUTE_MS } from '../../platform/clock';
import { tables } from '../../platform/db';
import type { Deps } from '../../platform/deps';
import { notFound, Refusal, stateConflict } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import { createVault } from '../../platform/vault';
import { type AttemptRow, type Cause, moveAttempt, type RequestRow } from '../visa-requests/moves';
import type { Asking } from './asking';
import type { ReturnTokens } from './returns';

const { paymentAttempts } = tables;
/** Longer than a provider's calls for one page together; after it another process may try. */
const OPENING_MS = 2 * MINUTE_MS;
const BUSY_RETRY_SECONDS = 5;

/** Opening the provider's page of an attempt, once however often it is asked for. [PAY-01] */
export function createPages(deps: Deps, { tell }: Asking, tokens: ReturnTokens) {
	const { clock, publicUrl } = deps;
	const { db } = deps.database;
	const vault = createVault(deps.config.dataKey);
	/** Calls of this process that are under way, by attempt. */
	const opening = new Map<string, Promise<PaymentPage>>();

	/** A page as it may be kept: with a key its address is encrypted, for it may open by a secret in it. */
	const sealed = (page: PaymentPage): PaymentPage =>
		deps.config.dataKey ? { ...page, paymentUrl: vault.seal(page.paymentUrl, page.id) } : page;
	const unsealed = (page: PaymentPage): PaymentPage => ({ ...page, paymentUrl: vault.open(page.paymentUrl, page.id) });

	/** The attempt's payment page; made at the provider the first time. Outside any transaction. */
	function openPage(request: RequestRow, attempt: AttemptRow, cause: Cause): Promise<PaymentPage> {
		const known = opening.get(attempt.id);
		if (known) return known;
		const made = make(request, attempt, cause).finally(() => opening.delete(attempt.id));
		opening.set(attempt.id, made);
		return made;
	}

	const read = async (id: string): Promise<AttemptRow> => {
		const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
		if (!attempt) throw notFound();
		return attempt;
	};

	async function make(request: RequestRow, given: AttemptRow, cause: Cause): Promise<PaymentPage> {
		const page = (paymentUrl: string): PaymentPage => ({ paymentUrl, id: request.id, reference: request.reference });
		// One that was just made is as it was made; an older one may have got its page meanwhile.
		const attempt = given.status === 'CREATED' && given.openingUntil === null ? given : await read(given.id);
		if (attempt.paymentUrl) return unsealed(page(attempt.paymentUrl));
		if (!isAttemptOpen(attempt.status)) throw stateConflict(sentences.stale);
		const claimed = await claim(attempt);
		try {
			const made = await create(request, attempt);
			const paymentUrl = sealed(page(made.paymentUrl)).paymentUrl;
			const changes = { providerId: made.providerId, paymentUrl, openingUntil: clock.now() };
			await db.transaction((tx) => moveAttempt(tx, clock, claimed, 'REDIRECTED', cause, changes));
			return page(made.paymentUrl);
		} catch (error) {
			await db.update(paymentAttempts).set({ openingUntil: clock.now() }).where(eq(paymentAttempts.id, attempt.id));
			// Another process may have been quicker.
			const now = await read(attempt.id);
			if (now.paymentUrl) return unsealed(page(now.paymentUrl));
			throw error;
		}
	}

	/** One process at a time makes the page: a second order must not end the first one's. */
	async function claim({ id, openingUntil }: AttemptRow): Promise<AttemptRow> {
		const now = clock.now();
		const isAsRead = openingUntil
			? eq(paymentAttempts.openingUntil, openingUntil)
			: isNull(paymentAttempts.openingUntil);
		const isFree = openingUntil === null || openingUntil <= now;
		const [mine] = isFree
			? await db
					.update(paymentAttempts)
					.set({ openingUntil: later(now, OPENING_MS) })
					.where(and(eq(paymentAttempts.id, id), isAsRead))
					.returning()
			: [];
		if (mine) return mine;
		const more = { retryAfterSeconds: BUSY_RETRY_SECONDS };
		throw new Refusal(503, 'PAYMENT_UNAVAILABLE', sentences.paymentUnavailable, more);
	}

	function create(request: RequestRow, attempt: AttemptRow) {
		const token = tokens.of(attempt.id);
		const back = (outcome: string) => `${publicUrl()}/payments/${outcome}?token=${token}`;
		return tell(attempt.provider, (provider) =>
			provider.createAttempt({
				attemptId: attempt.id,
				reference: request.reference,
				amount: attempt.amount,
				currency: attempt.currency,
				returnUrls: { approve: back('approve'), cancel: back('cancel'), decline: back('decline') },
				returnUrl: `${publicUrl()}/api/payments/return/${token}`,
				callbackUrl: `${publicUrl()}/api/payments/callbacks/${provider.name}/${token}`,
				isRepeated: attempt.openingUntil !== null,
			}),
		);
	}

	return { openPage, sealed, unsealed };
}
