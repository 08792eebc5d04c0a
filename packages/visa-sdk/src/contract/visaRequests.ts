import { z } from 'zod';
import { attemptStatuses, messages, requestStatuses, takenStates } from '../rules';
import { Country } from './countries';
import { Service, VisaOption, VisaType } from './offers';
import { PriceQuestion } from './price';
import { Azn, DayText, filledLine, Id, Instant, isoDay } from './shared';

/** The maximum length of a traveller's note, in characters. */
export const NOTES_MAXIMUM = 500;

/** The create-request payload. [VAL-01] */
export const NewVisaRequest = z
	.object({
		countryId: z.uuid(messages.country),
		visaTypeId: z.uuid(messages.notChosen),
		visaOptionId: z.uuid(messages.notChosen),
		serviceId: z.uuid(messages.notChosen),
		/**
		 * Paths of uploaded images, separated by commas, in the travellers' order; one is enough, at most one per
		 * traveller.
		 */
		document: z.string({ error: messages.document }).min(1, messages.document).max(4000, messages.document),
		notes: z.string().max(NOTES_MAXIMUM, messages.notes).nullish(),
		startDate: isoDay(messages.startDate),
		endDate: isoDay(messages.endDate),
		peopleCount: PriceQuestion.shape.peopleCount.default(1),
		/** The total that the traveller was shown, AZN; if it has changed, the answer is 409 PRICE_CHANGED. */
		totalPrice: Azn.optional(),
	})
	.meta({ id: 'NewVisaRequest' });
export type NewVisaRequest = z.output<typeof NewVisaRequest>;

/** How the payment of an unpaid request is reopened. [PAY-09] */
export const PaymentReopening = z
	.object({
		/**
		 * The total that the traveller was shown, AZN; if it has changed, the answer is 409 PRICE_CHANGED. If omitted,
		 * the request's total is assumed, so that nobody pays an amount they weren't shown.
		 */
		totalPrice: Azn.optional(),
	})
	.meta({ id: 'PaymentReopening' });

/** The status of a request. */
export const RequestStatus = z.enum(requestStatuses).meta({ id: 'RequestStatus' });
/** The status of a payment attempt. */
export const AttemptStatus = z.enum(attemptStatuses).meta({ id: 'AttemptStatus' });
/** What has become of money that the bank took although it is no payment of its request. [PAY-10] */
export const TakenState = z.enum(takenStates).meta({ id: 'TakenState' });

/** The status of a request and its latest payment attempt; without personal data. */
export const PaymentState = z
	.object({
		id: Id,
		/** A number that can be read aloud, e.g. VZ-7K3M-2QXD. */
		reference: z.string(),
		status: RequestStatus,
		attemptStatus: AttemptStatus.nullable(),
		/**
		 * What has become of money that the bank took although it is no payment of this request, of any attempt: first what
		 * still needs somebody. Absent if there was none. [PAY-10]
		 */
		taken: TakenState.optional(),
		/** In AZN. */
		totalPrice: Azn,
		/**
		 * Whether everything selected in it is still on offer; if not, no new payment can be opened. Only told to the payer, of
		 * an unpaid request without an open payment. [PAY-04]
		 */
		isStillOffered: z.boolean().optional(),
		/**
		 * Whether it had been cancelled or had expired before the bank approved its payment. Only told when a payment is
		 * checked, of a request that isn't reviewed yet and so can still be cancelled. [PAY-05]
		 */
		wasClosed: z.boolean().optional(),
	})
	.meta({ id: 'PaymentState' });
export type PaymentState = z.output<typeof PaymentState>;

/** A traveller's request, with the names and prices of the day it was created. */
export const VisaRequest = PaymentState.extend({
	createdAt: Instant,
	startDate: DayText,
	endDate: DayText,
	peopleCount: z.number().int(),
	notes: z.string().nullable(),
	country: Country.pick({ id: true, name: true, image: true }),
	visaType: VisaType.pick({ id: true, name: true, language: true }),
	visaOption: VisaOption.pick({ id: true, type: true, duration: true, language: true }),
	service: Service.pick({ id: true, name: true, language: true }),
	/** The last day for the traveller's answer; null if nothing was asked. */
	informationUntil: DayText.nullable(),
	version: z.number().int(),
}).meta({ id: 'VisaRequest' });
export type VisaRequest = z.output<typeof VisaRequest>;

/** Where to pay. */
export const PaymentPage = z
	.object({ paymentUrl: z.string(), id: Id, reference: z.string() })
	.meta({ id: 'PaymentPage' });
export type PaymentPage = z.output<typeof PaymentPage>;

/** A person's name. */
export const PersonName = z.object({ id: Id, firstName: z.string(), lastName: z.string() }).meta({ id: 'PersonName' });
export type PersonName = z.output<typeof PersonName>;

/** A request in a staff list. */
export const VisaRequestRow = VisaRequest.extend({
	traveller: PersonName.extend({ email: z.string() }),
	/** The agent who works on it; null if nobody has claimed it. */
	assignedTo: PersonName.nullable(),
	/** When it is due; null before it is paid. */
	dueAt: Instant.nullable(),
	/** The pending second check before the embassy; `takenBy` has claimed it, null until then. */
	check: z.object({ askedAt: Instant, askedBy: PersonName.nullable(), takenBy: PersonName.nullable() }).nullable(),
}).meta({ id: 'VisaRequestRow' });
export type VisaRequestRow = z.output<typeof VisaRequestRow>;

/** A request's number as it is written, from one that was heard or typed: in any case, without hyphens or `VZ`. */
function toReference(typed: string): string {
	const signs = typed
		.toUpperCase()
		.replace(/[^0-9A-Z]/g, '')
		.replace(/^VZ(?=.{8}$)/, '');
	return signs.length === 8 ? `VZ-${signs.slice(0, 4)}-${signs.slice(4)}` : typed;
}

/** A status query: sent in a body, so that no URL contains a name. [ACC-07] */
export const StatusQuestion = z
	.object({
		reference: z
			.string({ error: messages.reference })
			.overwrite(toReference)
			.regex(/^VZ-[0-9A-Z]{4}-[0-9A-Z]{4}$/, messages.reference),
		/** The traveller's; ignoring case, and with ə also as a or e. */
		lastName: filledLine(60, messages.lastNameRequired),
	})
	.meta({ id: 'StatusQuestion' });
export type StatusQuestion = z.output<typeof StatusQuestion>;

/** A request's status, for anyone who knows its number and its traveller's last name. No personal data. [ACC-07] */
export const PublicStatus = z
	.object({
		reference: z.string(),
		status: RequestStatus,
		createdAt: Instant,
		changedAt: Instant,
		/** When it is due; null before it is paid, and once it is closed. */
		dueAt: Instant.nullable(),
	})
	.meta({ id: 'PublicStatus' });
export type PublicStatus = z.output<typeof PublicStatus>;
