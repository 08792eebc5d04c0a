import { z } from 'zod';
import { deskQueues, listMessages } from '../rules';
import { Id, numberInQuery, oneOrMany, PageQuery, SearchText, SoughtDay, sortBy } from './shared';
import { AttemptStatus, RequestStatus } from './visaRequests';

/** The desk's queues, each a query on the list of requests. [DSH-10] */
export const DeskQueue = z.enum(deskQueues).meta({ id: 'DeskQueue' });

const AznText = numberInQuery(
	z
		.number({ error: listMessages.soughtAmount })
		.min(0, listMessages.soughtAmount)
		.max(1_000_000, listMessages.soughtAmount),
	/^(?:0|[1-9]\d*)(?:\.\d{1,2})?$/,
);

/** How staff find requests. Each range has a first and a last date, in Asia/Baku; several values are joined by 'or'. */
export const VisaRequestQuery = PageQuery.extend({
	/** One of the desk's queues; the other questions narrow it. [DSH-10] */
	queue: DeskQueue.optional(),
	status: oneOrMany(RequestStatus).optional(),
	countryId: oneOrMany(Id).optional(),
	/** The payment status: the row's `attemptStatus`. */
	payment: oneOrMany(AttemptStatus).optional(),
	/** All requests of one person. */
	travellerId: Id.optional(),
	/** In the reference, or the traveller's name or address. */
	search: SearchText.optional(),
	createdFrom: SoughtDay.optional(),
	createdTo: SoughtDay.optional(),
	/** Of the departure. */
	startFrom: SoughtDay.optional(),
	startTo: SoughtDay.optional(),
	/** Of a payment's arrival. */
	paidFrom: SoughtDay.optional(),
	paidTo: SoughtDay.optional(),
	/** Of a refund. */
	refundedFrom: SoughtDay.optional(),
	refundedTo: SoughtDay.optional(),
	/** Of the embassy's decision. */
	decidedFrom: SoughtDay.optional(),
	decidedTo: SoughtDay.optional(),
	/** Of the total, in AZN. */
	minTotal: AznText.optional(),
	maxTotal: AznText.optional(),
	sort: sortBy(['createdAt', 'startDate', 'totalPrice', 'dueAt']).default('-createdAt'),
});
export type VisaRequestQuery = z.output<typeof VisaRequestQuery>;

/** Among everything the caller may see. */
export const VisaRequestListQuery = VisaRequestQuery.extend({
	/** A user's id, or `nobody`. */
	assignedTo: oneOrMany(z.union([Id, z.literal('nobody')])).optional(),
});
export type VisaRequestListQuery = z.output<typeof VisaRequestListQuery>;
