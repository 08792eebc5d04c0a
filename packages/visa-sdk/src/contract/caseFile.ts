import { z } from 'zod';
import { eventSubjects } from '../rules';
import { Gender, Language, Role } from './people';
import { PricedLine } from './price';
import { Azn, DayText, Id, Instant } from './shared';
import { AttemptStatus, PersonName, RequestStatus, TakenState, VisaRequestRow } from './visaRequests';

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
		/** The provider can't say whether it happened: nothing is sent before a person has found out. [PAY-08] */
		isUnclear: z.boolean(),
	})
	.meta({ id: 'Refund' });
export type Refund = z.output<typeof Refund>;

/** Money that the bank took in an attempt although it is no payment of the request. [PAY-10] */
export const TakenMoney = z
	.object({
		/** In its currency. */
		amount: z.number(),
		/** ISO 4217, e.g. AZN. */
		currency: z.string(),
		/** Whether it carries the request's reference. */
		isOurs: z.boolean(),
		/** When the bank told it. */
		at: Instant,
		state: TakenState,
		/** When an admin settled it; null until then. */
		settledAt: Instant.nullable(),
	})
	.meta({ id: 'TakenMoney' });
export type TakenMoney = z.output<typeof TakenMoney>;

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
		/** What the bank took although it is no payment; absent if there was nothing. Its refunds are among the refunds. */
		taken: TakenMoney.optional(),
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
		/** Whose it is, counting from 1 as the passports do; null if that wasn't said, or if it is everybody's. [UPL-11] */
		traveller: z.number().int().nullable(),
	})
	.meta({ id: 'IssuedVisa' });
export type IssuedVisa = z.output<typeof IssuedVisa>;

/** The complete details of one request. */
export const VisaRequestDetail = VisaRequestRow.extend({
	traveller: VisaRequestRow.shape.traveller.extend({
		/** In which the traveller's e-mails are, and staff write to them best: known to whoever sees the request. [ACC-10] */
		language: Language,
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
	/** In the order of the travellers, everybody's first. For the traveller, only once the request is APPROVED. */
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
		/** Null also if the caller is its traveller, as `last` is. */
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
