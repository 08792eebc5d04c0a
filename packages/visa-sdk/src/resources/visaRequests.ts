import { type CallOptions, call, type Transport } from '../client';
import type { Contract, PriceQuestion } from '../contract';

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
	};
};
