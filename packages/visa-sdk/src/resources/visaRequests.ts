import { type CallOptions, call, type Transport } from '../client';
import type { Contract, PriceQuestion } from '../contract';
import { caseworkCalls } from './casework';

type VisaRequests = Contract['visaRequests'];

export const visaRequestCalls = (transport: Transport) => {
	const totalPrice = call<VisaRequests['totalPrice']>(transport, 'POST', '/visa-requests/get-total-price', 'body');
	const totalPriceUnauthorized = call<VisaRequests['totalPriceUnauthorized']>(
		transport,
		'POST',
		'/visa-requests/get-total-price-unauthorized',
		'body',
	);
	return {
		totalPrice,
		totalPriceUnauthorized,
		/** The price by the call that fits the user; both get the same body. [API-07] */
		quote: (question: Omit<PriceQuestion, 'authorized'>, isSignedIn: boolean, options?: CallOptions) =>
			(isSignedIn ? totalPrice : totalPriceUnauthorized)({ ...question, authorized: isSignedIn }, options),
		create: call<VisaRequests['create']>(transport, 'POST', '/visa-requests', 'body'),
		mine: call<VisaRequests['mine']>(transport, 'GET', '/visa-requests/me', 'query'),
		submitPayment: call<VisaRequests['submitPayment']>(
			transport,
			'POST',
			'/visa-requests/{id}/submit-payment',
			'nothing',
		),
		cancel: call<VisaRequests['cancel']>(transport, 'POST', '/visa-requests/{id}/cancel', 'nothing'),
		reopenPayment: call<VisaRequests['reopenPayment']>(
			transport,
			'POST',
			'/visa-requests/{id}/reopen-payment',
			'nothing',
		),
		list: call<VisaRequests['list']>(transport, 'GET', '/visa-requests', 'query'),
		assignedToMe: call<VisaRequests['assignedToMe']>(transport, 'GET', '/visa-requests/my-requests', 'query'),
		status: call<VisaRequests['status']>(transport, 'POST', '/visa-requests/status', 'body'),
		receipt: call<VisaRequests['receipt']>(transport, 'GET', '/visa-requests/{id}/receipt', 'nothing'),
		receiptLink: call<VisaRequests['receiptLink']>(transport, 'GET', '/visa-requests/{id}/receipt/link', 'nothing'),
		get: call<VisaRequests['get']>(transport, 'GET', '/visa-requests/{id}', 'nothing'),
		events: call<VisaRequests['events']>(transport, 'GET', '/visa-requests/{id}/events', 'query'),
		claim: call<VisaRequests['claim']>(transport, 'POST', '/visa-requests/{id}/claim', 'nothing'),
		release: call<VisaRequests['release']>(transport, 'POST', '/visa-requests/{id}/release', 'nothing'),
		assign: call<VisaRequests['assign']>(transport, 'POST', '/visa-requests/{id}/assign', 'body'),
		changeStatus: call<VisaRequests['changeStatus']>(transport, 'POST', '/visa-requests/{id}/status', 'body'),
		addNote: call<VisaRequests['addNote']>(transport, 'POST', '/visa-requests/{id}/notes', 'body'),
		refund: call<VisaRequests['refund']>(transport, 'POST', '/visa-requests/{id}/refund', 'body'),
		...caseworkCalls(transport),
	};
};
