import { type CallOptions, type CallsOf, call, type Transport } from '../client';
import type { Contract, PriceQuestion, PriceQuote, ResponseOf } from '../contract';
import { caseworkCalls } from './casework';
import type { VisaOptions } from './file';

type VisaRequests = Contract['visaRequests'];

/** The calls on visa requests. */
export type VisaRequestCalls = CallsOf<'visaRequests', 'attachVisa' | 'removeVisa'> & {
	/**
	 * The price with its lines, from the call for signed-in users or the one for visitors; both get the same body.
	 * [API-07]
	 */
	quote(question: Omit<PriceQuestion, 'authorized'>, isSignedIn: boolean, options?: CallOptions): Promise<PriceQuote>;
	/**
	 * Attaches a visa issued by the embassy, of one traveller or of all: PDF up to 10 MB.
	 * @param version the version of the request that was read
	 */
	attachVisa(
		params: { id: string },
		file: File,
		version: number,
		options?: VisaOptions,
	): Promise<ResponseOf<VisaRequests['attachVisa']>>;
	/** Removes an attached visa. @param version the version of the request that was read */
	removeVisa(params: { id: string; key: string }, version: number): Promise<ResponseOf<VisaRequests['removeVisa']>>;
};

/** The calls about visa requests. */
export const visaRequestCalls = (transport: Transport): VisaRequestCalls => {
	const totalPrice = call<VisaRequests['totalPrice']>(transport, 'POST body', '/visa-requests/get-total-price');
	const totalPriceUnauthorized = call<VisaRequests['totalPriceUnauthorized']>(
		transport,
		'POST body',
		'/visa-requests/get-total-price-unauthorized',
	);
	return {
		totalPrice,
		totalPriceUnauthorized,
		quote: (question, isSignedIn, options) =>
			(isSignedIn ? totalPrice : totalPriceUnauthorized)({ ...question, authorized: isSignedIn }, options),
		create: call<VisaRequests['create']>(transport, 'POST body', '/visa-requests'),
		mine: call<VisaRequests['mine']>(transport, 'GET query', '/visa-requests/me'),
		submitPayment: call<VisaRequests['submitPayment']>(transport, 'POST', '/visa-requests/{id}/submit-payment'),
		cancel: call<VisaRequests['cancel']>(transport, 'POST', '/visa-requests/{id}/cancel'),
		reopenPayment: call<VisaRequests['reopenPayment']>(transport, 'POST body', '/visa-requests/{id}/reopen-payment'),
		list: call<VisaRequests['list']>(transport, 'GET query', '/visa-requests'),
		assignedToMe: call<VisaRequests['assignedToMe']>(transport, 'GET query', '/visa-requests/my-requests'),
		status: call<VisaRequests['status']>(transport, 'POST body', '/visa-requests/status'),
		receipt: call<VisaRequests['receipt']>(transport, 'GET', '/visa-requests/{id}/receipt'),
		receiptLink: call<VisaRequests['receiptLink']>(transport, 'GET', '/visa-requests/{id}/receipt/link'),
		get: call<VisaRequests['get']>(transport, 'GET', '/visa-requests/{id}'),
		events: call<VisaRequests['events']>(transport, 'GET query', '/visa-requests/{id}/events'),
		standing: call<VisaRequests['standing']>(transport, 'GET', '/visa-requests/{id}/standing'),
		claim: call<VisaRequests['claim']>(transport, 'POST', '/visa-requests/{id}/claim'),
		release: call<VisaRequests['release']>(transport, 'POST', '/visa-requests/{id}/release'),
		assign: call<VisaRequests['assign']>(transport, 'POST body', '/visa-requests/{id}/assign'),
		changeStatus: call<VisaRequests['changeStatus']>(transport, 'POST body', '/visa-requests/{id}/status'),
		addNote: call<VisaRequests['addNote']>(transport, 'POST body', '/visa-requests/{id}/notes'),
		refund: call<VisaRequests['refund']>(transport, 'POST body', '/visa-requests/{id}/refund'),
		settleRefund: call<VisaRequests['settleRefund']>(transport, 'POST body', '/visa-requests/{id}/settle-refund'),
		settleTaken: call<VisaRequests['settleTaken']>(transport, 'POST body', '/visa-requests/{id}/settle-taken'),
		...caseworkCalls(transport),
	};
};
