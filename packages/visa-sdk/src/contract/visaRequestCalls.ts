import { casework } from './casework';
import { endpoint } from './endpoint';
import { Receipt, ReceiptLink } from './receipt';
import { VisaRequestListQuery, VisaRequestQuery } from './requestLists';
import { Assignment, NewStaffNote, RefundOrder, StatusChange } from './requestOrders';
import { PageQuery, paged } from './shared';
import {
	NewVisaRequest,
	PaymentPage,
	PaymentReopening,
	PaymentState,
	PriceQuestion,
	PriceQuote,
	PublicStatus,
	RequestEvent,
	StaffNote,
	Standing,
	StatusQuestion,
	VisaRequest,
	VisaRequestDetail,
	VisaRequestRow,
} from './visaRequests';

/** The calls on visa requests: of travellers, of staff, and the price before there is one. */
export const visaRequests = {
	/** Price with the active promo code of the signed-in user. */
	totalPrice: endpoint({
		method: 'POST',
		path: '/visa-requests/get-total-price',
		access: 'signedIn',
		summary: 'Price with the active promo code of the signed-in user',
		body: PriceQuestion,
		response: PriceQuote,
		refusals: ['NO_LONGER_OFFERED', 'TOO_MANY_REQUESTS'],
	}),
	/** Price for a visitor; knows no promo code. */
	totalPriceUnauthorized: endpoint({
		method: 'POST',
		path: '/visa-requests/get-total-price-unauthorized',
		access: 'anyone',
		summary: 'Price for a visitor; knows no promo code',
		body: PriceQuestion,
		response: PriceQuote,
		refusals: ['NO_LONGER_OFFERED', 'TOO_MANY_REQUESTS'],
	}),
	/** Create a request and its payment. */
	create: endpoint({
		method: 'POST',
		path: '/visa-requests',
		access: 'signedIn',
		summary: 'Create a request and its payment',
		body: NewVisaRequest,
		response: PaymentPage,
		refusals: [
			'EMAIL_NOT_CONFIRMED',
			'NO_LONGER_OFFERED',
			'PRICE_CHANGED',
			'IDEMPOTENCY_CONFLICT',
			'PAYMENT_UNAVAILABLE',
		],
		status: 201,
		isIdempotent: true,
	}),
	/** The traveller's own requests, newest first. */
	mine: endpoint({
		method: 'GET',
		path: '/visa-requests/me',
		access: 'signedIn',
		summary: "The traveller's own requests, newest first",
		query: PageQuery,
		response: paged(VisaRequest),
	}),
	/** Settle now: ask the payment provider about the open attempt; 202 while it does not know. */
	submitPayment: endpoint({
		method: 'POST',
		path: '/visa-requests/{id}/submit-payment',
		access: 'payer',
		summary: 'Settle now: ask the payment provider about the open attempt; 202 while it does not know',
		otherStatuses: [202],
		response: PaymentState,
		refusals: ['STATE_CONFLICT', 'PAYMENT_UNAVAILABLE'],
	}),
	/** Cancel a request before work on it begins; the provider is asked first, and what was paid goes back. */
	cancel: endpoint({
		method: 'POST',
		path: '/visa-requests/{id}/cancel',
		access: 'payer',
		summary: 'Cancel a request before work on it begins; the provider is asked first, and what was paid goes back',
		response: PaymentState,
		refusals: ['STATE_CONFLICT', 'PAYMENT_UNAVAILABLE'],
	}),
	/**
	 * A payment page for an unpaid request: the live one, or a new attempt at the price of today. Where that is not the total
	 * that was told, it is refused with the new one (409 PRICE_CHANGED), which the next call names. [PAY-09]
	 */
	reopenPayment: endpoint({
		method: 'POST',
		path: '/visa-requests/{id}/reopen-payment',
		access: 'payer',
		summary:
			'A payment page for an unpaid request: the live one, or a new attempt at the price of today, if it was told',
		body: PaymentReopening,
		response: PaymentPage,
		refusals: ['STATE_CONFLICT', 'PAYMENT_UNAVAILABLE', 'NO_LONGER_OFFERED', 'PRICE_CHANGED'],
	}),
	/** Requests, newest first; an agent sees those of nobody and the own ones. */
	list: endpoint({
		method: 'GET',
		path: '/visa-requests',
		access: 'staff',
		summary: 'Requests, newest first; an agent sees those of nobody and the own ones',
		query: VisaRequestListQuery,
		response: paged(VisaRequestRow),
	}),
	/** Requests assigned to the calling agent or admin. */
	assignedToMe: endpoint({
		method: 'GET',
		path: '/visa-requests/my-requests',
		access: 'staff',
		summary: 'Requests assigned to the calling agent or admin',
		query: VisaRequestQuery,
		response: paged(VisaRequestRow),
	}),
	/** How a request stands, by its number and its traveller’s last name; no personal data. */
	status: endpoint({
		method: 'POST',
		path: '/visa-requests/status',
		access: 'anyone',
		summary: 'How a request stands, by its number and its traveller’s last name; no personal data',
		body: StatusQuestion,
		response: PublicStatus,
		refusals: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
	}),
	/** What was paid and has gone back, as a receipt; refused where nothing was paid. */
	receipt: endpoint({
		method: 'GET',
		path: '/visa-requests/{id}/receipt',
		access: 'party',
		summary: 'What was paid and has gone back, as a receipt; refused where nothing was paid',
		response: Receipt,
		refusals: ['STATE_CONFLICT'],
	}),
	/** A link to the receipt as PDF that dies in 10 minutes. */
	receiptLink: endpoint({
		method: 'GET',
		path: '/visa-requests/{id}/receipt/link',
		access: 'party',
		summary: 'A link to the receipt as PDF that dies in 10 minutes',
		response: ReceiptLink,
		refusals: ['STATE_CONFLICT'],
	}),
	/** Everything about one request. */
	get: endpoint({
		method: 'GET',
		path: '/visa-requests/{id}',
		access: 'party',
		summary: 'Everything about one request',
		response: VisaRequestDetail,
	}),
	/** What happened to a request, newest first. */
	events: endpoint({
		method: 'GET',
		path: '/visa-requests/{id}/events',
		access: 'party',
		summary: 'What happened to a request, newest first',
		query: PageQuery,
		response: paged(RequestEvent),
	}),
	/** How a request stands and who has it now, also when it has just become another's. */
	standing: endpoint({
		method: 'GET',
		path: '/visa-requests/{id}/standing',
		access: 'staff',
		summary: 'How a request stands and who has it now, also when it has just become another’s',
		response: Standing,
	}),
	/** Take a request of nobody; of many who try at once one gets it. */
	claim: endpoint({
		method: 'POST',
		path: '/visa-requests/{id}/claim',
		access: 'staff',
		summary: 'Take a request of nobody; of many who try at once one gets it',
		response: VisaRequestDetail,
		refusals: ['STATE_CONFLICT'],
	}),
	/** Give an own request back; an admin any. */
	release: endpoint({
		method: 'POST',
		path: '/visa-requests/{id}/release',
		access: 'staff',
		summary: 'Give an own request back; an admin any',
		response: VisaRequestDetail,
		refusals: ['STATE_CONFLICT'],
	}),
	/** Give a request to somebody of the staff, or to nobody. */
	assign: endpoint({
		method: 'POST',
		path: '/visa-requests/{id}/assign',
		access: 'admin',
		summary: 'Give a request to somebody of the staff, or to nobody',
		body: Assignment,
		response: VisaRequestDetail,
		refusals: ['STATE_CONFLICT'],
	}),
	/** Move a request on; an agent only an own one, and only an admin cancels, which gives back what was paid. */
	changeStatus: endpoint({
		method: 'POST',
		path: '/visa-requests/{id}/status',
		access: 'staff',
		summary: 'Move a request on; an agent only an own one, and only an admin cancels, which gives back what was paid',
		body: StatusChange,
		response: VisaRequestDetail,
		refusals: ['STATE_CONFLICT'],
	}),
	/** Write a note that only staff see, or the traveller too; an agent on an own request. */
	addNote: endpoint({
		method: 'POST',
		path: '/visa-requests/{id}/notes',
		access: 'staff',
		summary: 'Write a note that only staff see, or the traveller too; an agent on an own request',
		body: NewStaffNote,
		response: StaffNote,
		status: 201,
	}),
	/** Give a payment back, all or a part of it. */
	refund: endpoint({
		method: 'POST',
		path: '/visa-requests/{id}/refund',
		access: 'admin',
		summary: 'Give a payment back, all or a part of it',
		body: RefundOrder,
		response: VisaRequestDetail,
		refusals: ['STATE_CONFLICT', 'PAYMENT_UNAVAILABLE'],
	}),
	...casework,
};
