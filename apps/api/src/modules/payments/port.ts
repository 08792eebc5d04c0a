import type { Qepik } from 'visa-sdk/rules';

/**
 * A payment's status at the provider. `new`: not started by the payer; `pending`: started and undecided, or an unknown
 * status; `refunding`: a refund is in progress; `refunded`: completely refunded, also by a reversal.
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

/** What a provider says about a payment when it is asked. */
export interface ProviderAnswer {
	status: ProviderStatus;
	/** The provider's own status, for the log and for reconciliation. */
	word: string;
	/**
	 * What was taken if the payment was paid, otherwise what was asked for, in qəpik. It is compared with what we asked for,
	 * so an adapter whose provider reports only the order's own amount can't tell that another sum was taken.
	 */
	amount: Qepik;
	/** ISO 4217, e.g. AZN. */
	currency: string;
	/** Whether the payment carries our reference. */
	isOurs: boolean;
	/** The refunded amount, in qəpik; null if the provider doesn't report it. */
	refunded: Qepik | null;
}

/** What a provider needs to open a payment page. */
export interface PaymentOrder {
	/** Our id; the provider stores it, and finds the order by it where it can. */
	attemptId: string;
	/** The request's reference, for people. */
	reference: string;
	amount: Qepik;
	currency: string;
	/** For a provider that redirects the payer to different URLs. */
	returnUrls: { approve: string; cancel: string; decline: string };
	/** For a provider with a single URL: it checks the payment and redirects to the right page. */
	returnUrl: string;
	callbackUrl: string;
	/** True if an earlier call for this order failed and may have reached the provider. */
	isRepeated: boolean;
}

/** A payment that the provider knows. */
export interface ProviderPayment {
	providerId: string;
	attemptId: string;
	reference: string;
}

/** A company that processes payments. Its responses are trusted; what a browser or a callback says isn't. */
export interface PaymentProvider {
	readonly name: string;
	/**
	 * @returns `paymentUrl` may contain a secret that opens it: it is sent only to the payer, and stored encrypted
	 * @throws ProviderFault
	 */
	createAttempt(order: PaymentOrder): Promise<{ providerId: string; paymentUrl: string }>;
	/** @throws ProviderFault */
	fetchStatus(payment: ProviderPayment): Promise<ProviderAnswer>;
	/**
	 * Makes an undecided payment unpayable, where the provider can.
	 * @returns the state afterwards; it may have been paid just before
	 * @throws ProviderFault
	 */
	expire(payment: ProviderPayment): Promise<ProviderAnswer>;
	/**
	 * Refunds the whole payment or a part of it, once per call.
	 * @param amount in qəpik
	 * @returns `accepted` if the money hasn't been returned yet
	 * @throws ProviderFault
	 */
	refund(payment: ProviderPayment, amount: Qepik): Promise<'done' | 'accepted'>;
	/** The id of the payment that a callback is about; null if it contains none. Nothing else of it is read. */
	parseCallback(body: unknown): string | null;
}

/** A provider didn't do what it was asked to. The message may be logged: it contains no secret and no personal data. */
export class ProviderFault extends Error {
	override readonly name = 'ProviderFault';
	/** @param hasEffect false: it refused, nothing happened; true: unknown */
	constructor(
		message: string,
		readonly hasEffect: boolean,
	) {
		super(message);
	}
}
