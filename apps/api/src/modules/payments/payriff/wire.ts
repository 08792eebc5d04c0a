import { z } from 'zod';
import type { ProviderStatus } from '../port';

/** The envelope of every response; a failure may come with HTTP 200. */
export const Envelope = z.object({ code: z.string(), payload: z.unknown() });
/** The envelope’s code for a call that did what it should. */
export const SUCCESS = '00000';

/** Codes by which Payriff reports that it did nothing. */
const refusals = new Set(['14010', '14013', '14014', '14015', '15400', '01000']);
/** Whether Payriff says with this code that it did nothing, so that the call has had no effect. */
export const isRefusal = (code: string) => refusals.has(code);
const keyRejections = new Set(['14010', '14013', '14014', '14015']);
/** Whether it rejects the merchant’s key with this code: a fault of the settings, not of the payment. */
export const isKeyRejection = (code: string) => keyRejections.has(code);

/** A new order, and the page where it is paid. */
export const Created = z.object({ orderId: z.string().min(1), paymentUrl: z.url({ protocol: /^https?$/ }) });

/** An order, as Payriff reports it. */
export const Order = z.object({
	orderId: z.string().min(1),
	/** In AZN. */
	amount: z.number(),
	currencyType: z.string(),
	paymentStatus: z.string(),
	paidAmount: z.number().nullish(),
	metadata: z.unknown(),
});
export type Order = z.output<typeof Order>;

/** A callback's body, with or without the envelope. */
export const Callback = z
	.object({ payload: z.object({ orderId: z.string().min(1).max(200) }) })
	.transform(({ payload }) => payload.orderId);

const statuses: Record<string, ProviderStatus> = {
	CREATED: 'new',
	APPROVED: 'approved',
	PAID: 'approved',
	CANCELED: 'cancelled',
	CANCELLED: 'cancelled',
	DECLINED: 'declined',
	EXPIRED: 'expired',
	PREAUTH_EXPIRED: 'expired',
	REFUNDED: 'refunded',
	REVERSE: 'refunded',
	PARTIAL_REFUND: 'partially_refunded',
	REFUND_IN_PROGRESS: 'refunding',
	// Held, partly paid or under manual review: not to be counted before the bank reports more.
	PREAUTH_APPROVED: 'pending',
	PARTIAL: 'pending',
	ACCEPTED: 'pending',
	CASH: 'pending',
	PENDING: 'pending',
	IN_REVIEW: 'pending',
};
/** Null for an undocumented status. */
export const statusOf = (word: string): ProviderStatus | null =>
	Object.hasOwn(statuses, word) ? (statuses[word] ?? null) : null;
