import type { Qepik } from 'visa-sdk/rules';

/**
 * What a provider says of a payment. `new`: not begun by the payer; `pending`: begun and not decided, or a word that
 * we don't know; `refunding`: money is on its way back; `refunded`: all of it is back, also by a reversal.
 */
export type ProviderStatus =
	| 'new'
	| 'pending'
	| 'approved'
	| 'declined'
	| 'cancelled'
	| 'expired'
	| 'refunding'
	| 'partially_refunded'
	| 'refunded';

export interface ProviderAnswer {
	status: ProviderStatus;
	/** The provider's own word, for the log and for reconciliation. */
	word: string;
	/** What was asked of the payer, in qəpik. */
	amount: Qepik;
	/** ISO 4217, e.g. AZN. */
	currency: string;
	/** Whether the payment carries our reference. */
	isOurs: boolean;
	/** What went back to the payer, in qəpik; null when the provider does not say. */
	refunded: Qepik | null;
}

export interface PaymentOrder {
	/** Ours; the provider keeps it, and finds the order by it where it can. */
	attemptId: string;
	/** Of the request, for people. */
	reference: string;
	amount: Qepik;
	currency: string;
	/** For a provider that sends the payer to different addresses. */
	returnUrls: { approve: string; cancel: string; decline: string };
	/** For a provider that has one address: it asks, and leads on to the right page. */
	returnUrl: string;
	callbackUrl: string;
	/** True when an earlier call for this order did not end well: it may have reached the provider. */
	isRepeated: boolean;
}

/** A payment that the provider has. */
export interface ProviderPayment {
	providerId: string;
	attemptId: string;
	reference: string;
}

/** A company that takes payments. Its answers are believed, what a browser or a callback says is not. */
export interface PaymentProvider {
	readonly name: string;
	/**
	 * @returns `paymentUrl` may open by a secret in it: it goes to the payer alone, and is kept encrypted
	 * @throws ProviderFault
	 */
	createAttempt(order: PaymentOrder): Promise<{ providerId: string; paymentUrl: string }>;
	/** @throws ProviderFault */
	fetchStatus(payment: ProviderPayment): Promise<ProviderAnswer>;
	/**
	 * Makes an undecided payment unpayable, where the provider can.
	 * @returns what is true afterwards; it may have been paid just before
	 * @throws ProviderFault
	 */
	expire(payment: ProviderPayment): Promise<ProviderAnswer>;
	/**
	 * Gives back all of it or a part, once for each call.
	 * @param amount qəpik
	 * @returns `accepted` while the money is not back yet
	 * @throws ProviderFault
	 */
	refund(payment: ProviderPayment, amount: Qepik): Promise<'done' | 'accepted'>;
	/** The id of the payment that a callback speaks of; null when it is none. Nothing else of it is read. */
	parseCallback(body: unknown): string | null;
}

/** A provider did not do what it was asked. The message may be logged: it holds no secret and nothing of a person. */
export class ProviderFault extends Error {
	override readonly name = 'ProviderFault';
	/** @param hasEffect false: it refused, nothing happened; true: nobody knows */
	constructor(
		message: string,
		readonly hasEffect: boolean,
	) {
		super(message);
	}
}
