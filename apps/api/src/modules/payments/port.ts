import type { Qepik } from 'visa-sdk/rules';

/** What a provider says of a payment. `new`: not begun by the payer; `pending`: begun, and not decided. */
export type ProviderStatus = 'new' | 'pending' | 'approved' | 'declined' | 'cancelled' | 'expired' | 'refunded';

export interface ProviderAnswer {
	status: ProviderStatus;
	amount: Qepik;
	/** ISO 4217, e.g. AZN. */
	currency: string;
}

export interface PaymentOrder {
	/** Ours; the same order twice makes one payment. */
	attemptId: string;
	/** Of the request, for people. */
	reference: string;
	amount: Qepik;
	currency: string;
	returnUrls: { approve: string; cancel: string; decline: string };
	callbackUrl: string;
}

/** A company that takes payments. Its answers are believed, what a browser or a callback says is not. */
export interface PaymentProvider {
	readonly name: string;
	createAttempt(order: PaymentOrder): Promise<{ providerId: string; paymentUrl: string }>;
	fetchStatus(providerId: string): Promise<ProviderAnswer>;
	/** Makes an undecided payment unpayable. @returns what is true afterwards; it may have been paid just before */
	expire(providerId: string): Promise<ProviderAnswer>;
	/** @param amount the whole of it or a part */
	refund(providerId: string, amount: Qepik): Promise<ProviderAnswer>;
	/** The id of the payment that a callback speaks of; null when it is none. Nothing else of it is read. */
	parseCallback(body: unknown): string | null;
}
