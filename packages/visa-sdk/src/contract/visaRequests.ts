import { z } from 'zod';
import {
	attemptStatuses,
	eventSubjects,
	messages,
	PEOPLE_MAXIMUM,
	PEOPLE_MINIMUM,
	paidWhens,
	priceLineKinds,
	requestStatuses,
} from '../rules';
import { Country } from './countries';
import { Service, VisaOption, VisaType } from './offers';
import { Gender, Role } from './people';
import { Azn, DayText, filledLine, Id, Instant, isoDay } from './shared';

/** The maximum length of a traveller's note, in characters. */
export const NOTES_MAXIMUM = 500;

const PeopleCount = z
	.number({ error: messages.peopleCount })
	.int(messages.peopleCount)
	.min(PEOPLE_MINIMUM, messages.peopleCount)
	.max(PEOPLE_MAXIMUM, messages.peopleCount);

/** The body of both price calls. The `authorized` flag has no effect on the server. [API-07] */
export const PriceQuestion = z
	.object({
		countryId: z.uuid(messages.country),
		serviceId: z.uuid(messages.notChosen),
		visaOptionId: z.uuid(messages.notChosen),
		peopleCount: PeopleCount,
		authorized: z.boolean().optional(),
	})
	.meta({ id: 'PriceQuestion' });
export type PriceQuestion = z.output<typeof PriceQuestion>;

/** One price line; the promo line's amount is negative. AZN. */
export const PricedLine = z
	.object({
		kind: z.enum(priceLineKinds),
		amount: z.number().multipleOf(0.01),
		paid: z.enum(paidWhens),
		/** How many times its price is contained in the amount: the number of travellers, or 1. */
		count: z.number().int().positive().optional(),
		/** What it is for, by its current name: the country, the option, the service, the promo code. */
		label: z.string().optional(),
	})
	.meta({ id: 'PricedLine' });
export type PricedLine = z.output<typeof PricedLine>;

/** Amounts in AZN. */
export const PriceQuote = z
	.object({
		/** What is paid now, after the promo discount. */
		totalPrice: Azn,
		/** The service's price before the promo; present only if a promo applies. */
		originalPriceWithoutDiscount: Azn.optional(),
		/** What the promo deducts; present only if a promo applies. */
		promoDiscount: Azn.optional(),
		/** Why the traveller's bound code can no longer be used, in their language; present only then. */
		promoRefusal: z.string().optional(),
		/** The code that `promoRefusal` is about, which the account no longer shows. [REV-14] */
		refusedPromocode: z.string().optional(),
		/**
		 * The lines it consists of: those paid now add up to `totalPrice`. A server that implements only the
		 * specification sends none. [REV-13]
		 */
		priceLines: z.array(PricedLine).optional(),
	})
	.meta({ id: 'PriceQuote' });
export type PriceQuote = z.output<typeof PriceQuote>;

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
		peopleCount: PeopleCount.default(1),
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

/** The status of a request and its latest payment attempt; without personal data. */
export const PaymentState = z
	.object({
		id: Id,
		/** A number that can be read aloud, e.g. VZ-7K3M-2QXD. */
		reference: z.string(),
		status: RequestStatus,
		attemptStatus: AttemptStatus.nullable(),
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

/** Money being returned to the payer. */
export const Refund = z
	.object({
		/** In AZN. */
		amount: Azn,
		orderedAt: Instant,
		/** Null while it is in progress. */
		doneAt: Instant.nullable(),
		/** When it is sent again, after the provider has refused it or hasn't answered; otherwise null. [PAY-08] */
		retryAt: Instant.nullable(),
	})
	.meta({ id: 'Refund' });
export type Refund = z.output<typeof Refund>;

/** One attempt to pay a request. */
export const PaymentAttempt = z
	.object({
		/** Starting at 1. */
		number: z.number().int(),
		status: AttemptStatus,
		provider: z.string(),
		/** In AZN. */
		amount: Azn,
		/** What has been refunded so far, AZN. */
		refunded: Azn,
		/** Each refund, oldest first. [ACC-03] */
		refunds: z.array(Refund),
		createdAt: Instant,
		expiresAt: Instant,
		/** When the provider confirmed the payment; null if nothing was paid. */
		paidAt: Instant.nullable(),
	})
	.meta({ id: 'PaymentAttempt' });
export type PaymentAttempt = z.output<typeof PaymentAttempt>;

/** A staff note on a request. */
export const StaffNote = z
	.object({
		id: Id,
		/** Null for the traveller. */
		author: PersonName.nullable(),
		text: z.string(),
		createdAt: Instant,
		/** Whether the traveller sees it. */
		isShown: z.boolean(),
		/** Whether it was sent to the traveller by e-mail. */
		isSent: z.boolean(),
	})
	.meta({ id: 'StaffNote' });
export type StaffNote = z.output<typeof StaffNote>;

/** An image of a request: call `GET /uploads/{key}/link` for a URL that opens it. */
export const RequestDocument = z
	.object({
		key: z.string(),
		url: z.string(),
		/**
		 * Whose passport, counting from 1 in the order in which the images were sent; null for anything else. [UPL-11]
		 */
		traveller: z.number().int().nullable(),
	})
	.meta({ id: 'RequestDocument' });
export type RequestDocument = z.output<typeof RequestDocument>;

/** A question to the traveller, and the answer. [DSH-13] */
export const AskedInformation = z
	.object({
		id: Id,
		text: z.string(),
		until: DayText,
		askedAt: Instant,
		/** Null while it is open; without answer and documents, it was closed when it no longer mattered. */
		answeredAt: Instant.nullable(),
		answer: z.string().nullable(),
		documents: z.array(RequestDocument),
	})
	.meta({ id: 'AskedInformation' });
export type AskedInformation = z.output<typeof AskedInformation>;

/** A visa issued by an embassy, as PDF: call `GET /visa-requests/{id}/visas/{key}/link` for a URL. */
export const IssuedVisa = z
	.object({
		key: z.string(),
		/** In bytes. */
		size: z.number().int(),
		attachedAt: Instant,
	})
	.meta({ id: 'IssuedVisa' });
export type IssuedVisa = z.output<typeof IssuedVisa>;

/** The complete details of one request. */
export const VisaRequestDetail = VisaRequestRow.extend({
	traveller: VisaRequestRow.shape.traveller.extend({
		phone: z.string().nullable(),
		dateOfBirth: DayText.nullable(),
		gender: Gender.nullable(),
		citizenship: z.string().nullable(),
		residentCountry: z.string().nullable(),
	}),
	priceLines: z.array(PricedLine),
	/** What remains to be paid at the embassy, AZN. */
	atEmbassy: Azn,
	/**
	 * Whether the caller may see images and personal data: the traveller, the case's agent, whoever has taken its check,
	 * and admins. For others phone, birth date, gender, citizenship and residence are null. [DSH-12]
	 */
	isPersonalDataOpen: z.boolean(),
	/** The passport images, including those of answers. Empty once they are deleted. */
	documents: z.array(RequestDocument),
	attempts: z.array(PaymentAttempt),
	/** For the traveller, only those that are shown. */
	staffNotes: z.array(StaffNote),
	/** Newest first. */
	information: z.array(AskedInformation),
	/** For the traveller, only once the request is APPROVED. */
	visas: z.array(IssuedVisa),
	/**
	 * When an unpaid request expires; null once it is paid or closed. Whoever reads it after that time finds it EXPIRED,
	 * unless a payment is still open.
	 */
	expiresAt: Instant.nullable(),
}).meta({ id: 'VisaRequestDetail' });
export type VisaRequestDetail = z.output<typeof VisaRequestDetail>;

const FieldValue = z.union([z.string(), z.number(), z.boolean()]).nullable();
/** A changed field with its values; a value that isn't plain is represented as JSON. */
export const FieldChange = z
	.object({ field: z.string(), from: FieldValue, to: FieldValue })
	.meta({ id: 'FieldChange' });
export type FieldChange = z.output<typeof FieldChange>;

/** An event. Travellers see neither which member of staff acted nor the staff's internal work. */
export const RequestEvent = z
	.object({
		id: Id,
		at: Instant,
		subject: z.enum(eventSubjects),
		/** E.g. `created`, `moved`, `assigned`, `image-viewed`. */
		kind: z.string(),
		from: z.string().nullable(),
		to: z.string().nullable(),
		/** Null if the server itself acted. */
		actor: PersonName.extend({ role: Role }).nullable(),
		reason: z.string().nullable(),
		/** The names of `from` and `to`, if these are members of staff. */
		fromPerson: PersonName.nullable(),
		toPerson: PersonName.nullable(),
		/** Empty if there is nothing beyond `from` and `to`. */
		changes: z.array(FieldChange),
	})
	.meta({ id: 'RequestEvent' });
export type RequestEvent = z.output<typeof RequestEvent>;

/**
 * A request's state, for any member of staff who had it before, even if they may no longer read it. No personal data.
 * [DSH-11]
 */
export const Standing = z
	.object({
		id: Id,
		status: RequestStatus,
		assignedTo: PersonName.nullable(),
		/** Whether the caller may read it. */
		isOpen: z.boolean(),
		/**
		 * The last action, and the member of staff who performed it; null if it was the traveller. Viewing doesn't count.
		 */
		last: RequestEvent.pick({ at: true, subject: true, kind: true, to: true, actor: true, toPerson: true }).nullable(),
	})
	.meta({ id: 'Standing' });
export type Standing = z.output<typeof Standing>;

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
