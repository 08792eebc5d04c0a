import { z } from 'zod';
import { attemptStatuses, messages, PEOPLE_MAXIMUM, PEOPLE_MINIMUM, requestStatuses } from '../rules';
import { Country, Service, VisaOption, VisaType } from './catalogue';
import { endpoint } from './endpoint';
import { Azn, DayText, Id, Instant, isoDay, PageQuery, paged } from './shared';

export const NOTES_MAXIMUM = 500;

const PeopleCount = z
	.number({ error: messages.peopleCount })
	.int(messages.peopleCount)
	.min(PEOPLE_MINIMUM, messages.peopleCount)
	.max(PEOPLE_MAXIMUM, messages.peopleCount);

/** The body of both price calls. The `authorized` flag chooses nothing on the server. [API-07] */
export const PriceQuestion = z.object({
	countryId: z.uuid(messages.country),
	serviceId: z.uuid(messages.notChosen),
	visaOptionId: z.uuid(messages.notChosen),
	peopleCount: PeopleCount,
	authorized: z.boolean().optional(),
});
export type PriceQuestion = z.output<typeof PriceQuestion>;

/** Amounts in AZN. */
export const PriceQuote = z.object({
	/** What is paid now, after a promo discount. */
	totalPrice: Azn,
	/** The service's price before the promo; present only when a promo applies. */
	originalPriceWithoutDiscount: Azn.optional(),
	/** What the promo takes off; present only when a promo applies. */
	promoDiscount: Azn.optional(),
});
export type PriceQuote = z.output<typeof PriceQuote>;

/** The create-request payload. [VAL-01] */
export const NewVisaRequest = z.object({
	countryId: z.uuid(messages.country),
	visaTypeId: z.uuid(messages.notChosen),
	visaOptionId: z.uuid(messages.notChosen),
	serviceId: z.uuid(messages.notChosen),
	/** Addresses of uploaded images joined by commas; one is enough, at most one a traveller. */
	document: z.string({ error: messages.document }).min(1, messages.document).max(4000, messages.document),
	notes: z.string().max(NOTES_MAXIMUM, messages.notes).nullish(),
	startDate: isoDay(messages.startDate),
	endDate: isoDay(messages.endDate),
	peopleCount: PeopleCount.default(1),
	/** The total that the traveller saw, AZN; another one now answers 409 PRICE_CHANGED. */
	totalPrice: Azn.optional(),
});
export type NewVisaRequest = z.output<typeof NewVisaRequest>;

export const RequestStatus = z.enum(requestStatuses);
export const AttemptStatus = z.enum(attemptStatuses);

/** Where a request and its latest payment attempt stand; holds no personal data. */
export const PaymentState = z.object({
	id: Id,
	/** What people read aloud, e.g. VZ-7K3M-2QXD. */
	reference: z.string(),
	status: RequestStatus,
	attemptStatus: AttemptStatus.nullable(),
	/** AZN. */
	totalPrice: Azn,
});
export type PaymentState = z.output<typeof PaymentState>;

/** A traveller's request with the names and prices of the day it was made. */
export const VisaRequest = PaymentState.extend({
	createdAt: Instant,
	startDate: DayText,
	endDate: DayText,
	peopleCount: z.number().int(),
	notes: z.string().nullable(),
	country: Country.omit({ additionalServices: true, isVisaOptionIsPayedDirectly: true }),
	visaType: VisaType.pick({ id: true, name: true }),
	visaOption: VisaOption.pick({ id: true, type: true, duration: true }),
	service: Service.pick({ id: true, name: true }),
	version: z.number().int(),
});
export type VisaRequest = z.output<typeof VisaRequest>;

/** Where to go to pay. */
export const PaymentPage = z.object({ paymentUrl: z.string(), id: Id, reference: z.string() });
export type PaymentPage = z.output<typeof PaymentPage>;

export const visaRequests = {
	totalPrice: endpoint({
		method: 'POST',
		path: '/visa-requests/get-total-price',
		access: 'signedIn',
		summary: 'Price with the active promo code of the signed-in user',
		body: PriceQuestion,
		response: PriceQuote,
	}),
	totalPriceUnauthorized: endpoint({
		method: 'POST',
		path: '/visa-requests/get-total-price-unauthorized',
		access: 'anyone',
		summary: 'Price for a visitor; knows no promo code',
		body: PriceQuestion,
		response: PriceQuote,
	}),
	create: endpoint({
		method: 'POST',
		path: '/visa-requests',
		access: 'signedIn',
		summary: 'Create a request and its payment',
		body: NewVisaRequest,
		response: PaymentPage,
		status: 201,
		isIdempotent: true,
	}),
	mine: endpoint({
		method: 'GET',
		path: '/visa-requests/me',
		access: 'signedIn',
		summary: "The traveller's own requests, newest first",
		query: PageQuery,
		response: paged(VisaRequest),
	}),
	submitPayment: endpoint({
		method: 'POST',
		path: '/visa-requests/{id}/submit-payment',
		access: 'payer',
		summary: 'Settle now: ask the payment provider about the open attempt; 202 while it does not know',
		response: PaymentState,
	}),
	cancel: endpoint({
		method: 'POST',
		path: '/visa-requests/{id}/cancel',
		access: 'payer',
		summary: 'Cancel an unpaid request; the provider is asked first',
		response: PaymentState,
	}),
	reopenPayment: endpoint({
		method: 'POST',
		path: '/visa-requests/{id}/reopen-payment',
		access: 'payer',
		summary: 'A payment page for an unpaid request: the live one, or a new attempt at the price of today',
		response: PaymentPage,
	}),
};
