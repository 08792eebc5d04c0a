import { eq } from 'drizzle-orm';
import { visaRequests } from '../../platform/db/schema/requests';
import type { Deps } from '../../platform/deps';
import { Refusal } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import type { AttemptRow } from './attempts';
import { type PaymentProvider, type ProviderAnswer, ProviderFault, type ProviderPayment } from './port';
import type { Providers } from './providers';

/**
 * Calls to an attempt's provider, outside any transaction. A failing provider results in a 503 and one line in the log.
 */
export function createAsking({ database: { db }, log }: Deps, providers: Providers) {
	async function tell<T>(name: string, call: (provider: PaymentProvider) => Promise<T>): Promise<T> {
		try {
			return await call(providers.of(name));
		} catch (error) {
			const fault = error instanceof ProviderFault ? error.message : error instanceof Error ? error.name : 'unknown';
			log.warn({ provider: name, fault }, 'provider failed');
			throw new Refusal(503, 'PAYMENT_UNAVAILABLE', sentences.paymentUnavailable);
		}
	}

	/** The payment as its provider knows it; null if it never heard of it. */
	async function paymentOf(attempt: AttemptRow): Promise<ProviderPayment | null> {
		if (attempt.providerId === null) return null;
		const [request] = await db
			.select({ reference: visaRequests.reference })
			.from(visaRequests)
			.where(eq(visaRequests.id, attempt.requestId));
		return { providerId: attempt.providerId, attemptId: attempt.id, reference: request?.reference ?? '' };
	}

	const unheard = ({ amount, currency }: AttemptRow, status: 'new' | 'expired'): ProviderAnswer => ({
		status,
		word: '',
		amount,
		currency,
		isOurs: true,
		refunded: null,
	});

	/** What the provider knows about an attempt; one that it never heard of is new. */
	async function ask(attempt: AttemptRow): Promise<ProviderAnswer> {
		const payment = await paymentOf(attempt);
		return payment ? tell(attempt.provider, (provider) => provider.fetchStatus(payment)) : unheard(attempt, 'new');
	}

	/** Makes an attempt unpayable at the provider, if possible. @returns the state afterwards */
	async function expire(attempt: AttemptRow): Promise<ProviderAnswer> {
		const payment = await paymentOf(attempt);
		return payment ? tell(attempt.provider, (provider) => provider.expire(payment)) : unheard(attempt, 'expired');
	}

	return { tell, paymentOf, ask, expire };
}
export type Asking = ReturnType<typeof createAsking>;
