import { RequestEvent, StaffNote, Standing, VisaRequestDetail } from './caseFile';
import { casework } from './casework';
import { endpoint } from './endpoint';
import { PriceQuestion, PriceQuote } from './price';
import { Receipt, ReceiptLink } from './receipt';
import { VisaRequestListQuery, VisaRequestQuery } from './requestLists';
import { Assignment, NewStaffNote, RefundOrder, RefundVerdict, StatusChange, TakenOrder } from './requestOrders';
import { PageQuery, paged } from './shared';
import {
	NewVisaRequest,
	PaymentPage,
	PaymentReopening,
	PaymentState,
	PublicStatus,
	StatusQuestion,
	VisaRequest,
	VisaRequestRow,
} from './visaRequests';

/** The calls on visa requests: for travellers and staff, including the price beforehand. */
export const visaRequests = {
	/** The price, with the signed-in user's active promo code. */
	totalPrice: endpoint({
		method: 'POST',
		path: '/visa-requests/get-total-price',
		access: 'signedIn',
		summary: "The price, with the signed-in user's active promo code",
		body: PriceQuestion,
		response: PriceQuote,
		refusals: ['NO_LONGER_OFFERED', 'TOO_MANY_REQUESTS'],
	}),
	/** The price for a visitor, without a promo code. */
	totalPriceUnauthorized: endpoint({
		method: 'POST',
		path: '/visa-requests/get-total-price-unauthorized',
		access: 'anyone',
		summary: 'The price for a visitor, without a promo code',
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
			'TOO_MANY_REQUESTS',
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
	/** Settle now: ask the payment provider about the open attempt; 202 while it doesn't know. */
	submitPayment: endpoint({
		method: 'POST',
		path: '/visa-requests/{id}/submit-payment',
		access: 'payer',
		summary: "Settle now: ask the payment provider about the open attempt; 202 while it doesn't know",
		otherStatuses: [202],
		response: PaymentState,
		refusals: ['STATE_CONFLICT', 'PAYMENT_UNAVAILABLE'],
	}),
	/** Cancel a request before work on it begins; the provider is asked first, and what was paid is refunded. */
	cancel: endpoint({
		method: 'POST',
		path: '/visa-requests/{id}/cancel',
		access: 'payer',
		summary: 'Cancel a request before work on it begins; the provider is asked first, and what was paid is refunded',
		response: PaymentState,
		refusals: ['STATE_CONFLICT', 'PAYMENT_UNAVAILABLE'],
	}),
	/**
	 * A payment page for an unpaid request: the live one, or a new attempt at the current price. If that isn't the total
	 * the traveller was shown, it is refused with the new one (409 PRICE_CHANGED), which the next call states. [PAY-09]
	 */
	reopenPayment: endpoint({
		method: 'POST',
		path: '/visa-requests/{id}/reopen-payment',
		access: 'payer',
		summary:
			'A payment page for an unpaid request: the live one, or a new attempt at the current price, if it was shown',
		body: PaymentReopening,
		response: PaymentPage,
		refusals: ['STATE_CONFLICT', 'PAYMENT_UNAVAILABLE', 'NO_LONGER_OFFERED', 'PRICE_CHANGED'],
	}),
	/** Requests, newest first; an agent sees unassigned ones and their own. */
	list: endpoint({
		method: 'GET',
		path: '/visa-requests',
		access: 'staff',
		summary: 'Requests, newest first; an agent sees unassigned ones and their own',
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
	/** A request's status, by its number and its traveller's last name; no personal data. */
	status: endpoint({
		method: 'POST',
		path: '/visa-requests/status',
		access: 'anyone',
		summary: "A request's status, by its number and its traveller's last name; no personal data",
		body: StatusQuestion,
		response: PublicStatus,
		refusals: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
	}),
	/** What was paid and refunded, as a receipt; refused if nothing was paid. */
	receipt: endpoint({
		method: 'GET',
		path: '/visa-requests/{id}/receipt',
		access: 'party',
		summary: 'What was paid and refunded, as a receipt; refused if nothing was paid',
		response: Receipt,
		refusals: ['STATE_CONFLICT'],
	}),
	/** A link to the receipt as PDF that expires after 10 minutes. */
	receiptLink: endpoint({
		method: 'GET',
		path: '/visa-requests/{id}/receipt/link',
		access: 'party',
		summary: 'A link to the receipt as PDF that expires after 10 minutes',
		response: ReceiptLink,
		refusals: ['STATE_CONFLICT'],
	}),
	/** The complete details of one request. */
	get: endpoint({
		method: 'GET',
		path: '/visa-requests/{id}',
		access: 'party',
		summary: 'The complete details of one request',
		response: VisaRequestDetail,
	}),
	/** A request's events, newest first. */
	events: endpoint({
		method: 'GET',
		path: '/visa-requests/{id}/events',
		access: 'party',
		summary: "A request's events, newest first",
		query: PageQuery,
		response: paged(RequestEvent),
	}),
	/** A request's status and who has it now, even if it has just been assigned to someone else. */
	standing: endpoint({
		method: 'GET',
		path: '/visa-requests/{id}/standing',
		access: 'staff',
		summary: "A request's status and who has it now, even if it has just been assigned to someone else",
		response: Standing,
	}),
	/** Claim an unassigned request; of several simultaneous callers, one gets it. */
	claim: endpoint({
		method: 'POST',
		path: '/visa-requests/{id}/claim',
		access: 'staff',
		summary: 'Claim an unassigned request; of several simultaneous callers, one gets it',
		response: VisaRequestDetail,
		refusals: ['STATE_CONFLICT'],
	}),
	/** Unassign one's own request; an admin any. */
	release: endpoint({
		method: 'POST',
		path: '/visa-requests/{id}/release',
		access: 'staff',
		summary: "Unassign one's own request; an admin any",
		response: VisaRequestDetail,
		refusals: ['STATE_CONFLICT'],
	}),
	/** Assign a request to a member of staff, or unassign it. */
	assign: endpoint({
		method: 'POST',
		path: '/visa-requests/{id}/assign',
		access: 'admin',
		summary: 'Assign a request to a member of staff, or unassign it',
		body: Assignment,
		response: VisaRequestDetail,
		refusals: ['STATE_CONFLICT'],
	}),
	/** Change a request's status; an agent only their own, and only an admin cancels, which refunds what was paid. */
	changeStatus: endpoint({
		method: 'POST',
		path: '/visa-requests/{id}/status',
		access: 'staff',
		summary:
			"Change a request's status; an agent only their own, and only an admin cancels, which refunds what was paid",
		body: StatusChange,
		response: VisaRequestDetail,
		refusals: ['STATE_CONFLICT'],
	}),
	/** Write a note for staff only, or for the traveller too; an agent on their own request. */
	addNote: endpoint({
		method: 'POST',
		path: '/visa-requests/{id}/notes',
		access: 'staff',
		summary: 'Write a note for staff only, or for the traveller too; an agent on their own request',
		body: NewStaffNote,
		response: StaffNote,
		refusals: ['IDEMPOTENCY_CONFLICT'],
		status: 201,
		isIdempotent: true,
	}),
	/** Refund a payment, completely or partially. */
	refund: endpoint({
		method: 'POST',
		path: '/visa-requests/{id}/refund',
		access: 'admin',
		summary: 'Refund a payment, completely or partially',
		body: RefundOrder,
		response: VisaRequestDetail,
		refusals: ['STATE_CONFLICT', 'PAYMENT_UNAVAILABLE'],
	}),
	/**
	 * Settle a refund of which the bank can't say whether it happened, as somebody has found out there: it did, or it is sent
	 * again some minutes later. [PAY-08]
	 */
	settleRefund: endpoint({
		method: 'POST',
		path: '/visa-requests/{id}/settle-refund',
		access: 'admin',
		summary: "Settle a refund of which the bank can't say whether it happened: it did, or it is sent again",
		body: RefundVerdict,
		response: VisaRequestDetail,
		refusals: ['STATE_CONFLICT'],
	}),
	/** Settle money that the bank took although it is no payment: refund it, or note that it was settled by hand. [PAY-10] */
	settleTaken: endpoint({
		method: 'POST',
		path: '/visa-requests/{id}/settle-taken',
		access: 'admin',
		summary:
			'Settle money that the bank took although it is no payment: refund it, or note that it was settled by hand',
		body: TakenOrder,
		response: VisaRequestDetail,
		refusals: ['STATE_CONFLICT'],
	}),
	...casework,
};
