import { eq } from 'drizzle-orm';
import type { PaymentPage } from 'visa-sdk/contract';
import { paymentAttempts } from '../../platform/db/schema/payments';
import type { Deps } from '../../platform/deps';
import { stateConflict } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import type { Cause, RequestRow } from '../requests/moves';
import type { Asking } from './asking';
import type { AttemptRow } from './attempts';
import { createOpening } from './opening';
import { type AnsweredKey, createRedirecting } from './redirecting';
import type { ReturnTokens } from './returns';

interface Asked {
	isClaimed?: boolean;
	key?: AnsweredKey | null;
}

/** Opens the provider's page of an attempt, once however often it is called. [PAY-01] */
export function createPages(deps: Deps, { tell }: Asking, tokens: ReturnTokens) {
	const { clock, publicUrl, vault } = deps;
	const { db } = deps.database;
	const { read, claim, hold } = createOpening(deps);
	const redirect = createRedirecting(deps);
	/** This process's calls in progress, by attempt. */
	const opening = new Map<string, Promise<PaymentPage>>();

	/** A page in storable form: its URL is encrypted if there is a key, because it may contain a secret that opens it. */
	const sealed = (page: PaymentPage): PaymentPage =>
		vault.canSeal ? { ...page, paymentUrl: vault.seal(page.paymentUrl, page.id) } : page;
	const unsealed = (page: PaymentPage): PaymentPage => ({ ...page, paymentUrl: vault.open(page.paymentUrl, page.id) });

	/**
	 * The attempt's payment page, created at the provider on the first call. Outside any transaction.
	 * @param asked whether the attempt was written with a claim of this process, and the key whose response the page is
	 */
	function openPage(request: RequestRow, attempt: AttemptRow, cause: Cause, asked: Asked = {}): Promise<PaymentPage> {
		const known = opening.get(attempt.id);
		if (known) return known;
		const made = make(request, attempt, cause, asked).finally(() => opening.delete(attempt.id));
		opening.set(attempt.id, made);
		return made;
	}

	async function make(request: RequestRow, given: AttemptRow, cause: Cause, asked: Asked): Promise<PaymentPage> {
		const page = (paymentUrl: string): PaymentPage => ({ paymentUrl, id: request.id, reference: request.reference });
		// A new attempt is known to have no page; an older one may have received it meanwhile.
		const isNew = given.status === 'CREATED' && given.openingUntil === null;
		const { attempt, isMine, isRepeated } = asked.isClaimed
			? { attempt: given, isMine: true, isRepeated: false }
			: await claim(isNew ? given : await read(given.id));
		if (attempt.paymentUrl) return unsealed(page(attempt.paymentUrl));
		if (!isMine) throw stateConflict(sentences.stale);
		try {
			const made = await hold(attempt, () => create(request, attempt, isRepeated));
			const kept = sealed(page(made.paymentUrl));
			await redirect({ attempt, providerId: made.providerId, page: kept, key: asked.key ?? null, cause });
			return page(made.paymentUrl);
		} catch (error) {
			await db.update(paymentAttempts).set({ openingUntil: clock.now() }).where(eq(paymentAttempts.id, attempt.id));
			// Another process may have been faster.
			const now = await read(attempt.id);
			if (now.paymentUrl) return unsealed(page(now.paymentUrl));
			throw error;
		}
	}

	/**
	 * @param isRepeated an earlier call may have reached the provider, so existing orders are looked up before creating
	 * one
	 */
	function create(request: RequestRow, attempt: AttemptRow, isRepeated: boolean) {
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
				isRepeated,
			}),
		);
	}

	return { openPage, sealed, unsealed };
}
