import { z } from 'zod';
import {
	attemptStatuses,
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

/** The most characters of a traveller's note. */
export const NOTES_MAXIMUM = 500;

const PeopleCount = z
	.number({ error: messages.peopleCount })
	.int(messages.peopleCount)
	.min(PEOPLE_MINIMUM, messages.peopleCount)
	.max(PEOPLE_MAXIMUM, messages.peopleCount);

/** The body of both price calls. The `authorized` flag chooses nothing on the server. [API-07] */
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

/** One priced line; the promo line's amount is negative. AZN. */
export const PricedLine = z
	.object({
		kind: z.enum(priceLineKinds),
		amount: z.number().multipleOf(0.01),
		paid: z.enum(paidWhens),
		/** How many times its price is in the amount: the travellers, or 1. */
		count: z.number().int().positive().optional(),
		/** What it is for, by the name it has now: the country's, the option's, the service's, the promo code. */
		label: z.string().optional(),
	})
	.meta({ id: 'PricedLine' });
export type PricedLine = z.output<typeof PricedLine>;

/** Amounts in AZN. */
export const PriceQuote = z
	.object({
		/** What is paid now, after a promo discount. */
		totalPrice: Azn,
		/** The service's price before the promo; present only when a promo applies. */
		originalPriceWithoutDiscount: Azn.optional(),
		/** What the promo takes off; present only when a promo applies. */
		promoDiscount: Azn.optional(),
		/** Why the code that is bound to the traveller can't be used any more, in their language; present only then. */
		promoRefusal: z.string().optional(),
		/** The code that `promoRefusal` is about: the account does not tell it any more. [REV-14] */
		refusedPromocode: z.string().optional(),
		/** The lines that it is made of: those paid now add up to `totalPrice`. A server of the bare specification sends none. [REV-13] */
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
		/** Addresses of uploaded images joined by commas, in the travellers' order; one is enough, at most one a traveller. */
		document: z.string({ error: messages.document }).min(1, messages.document).max(4000, messages.document),
		notes: z.string().max(NOTES_MAXIMUM, messages.notes).nullish(),
		startDate: isoDay(messages.startDate),
		endDate: isoDay(messages.endDate),
		peopleCount: PeopleCount.default(1),
		/** The total that the traveller saw, AZN; another one now answers 409 PRICE_CHANGED. */
		totalPrice: Azn.optional(),
	})
	.meta({ id: 'NewVisaRequest' });
export type NewVisaRequest = z.output<typeof NewVisaRequest>;

/** With what the payment of an unpaid request is opened anew. [PAY-09] */
export const PaymentReopening = z
	.object({
		/**
		 * The total that the traveller saw, AZN; another one now answers 409 PRICE_CHANGED. Where it is left out, that of the
		 * request is taken for it: so nobody pays another one untold.
		 */
		totalPrice: Azn.optional(),
	})
	.meta({ id: 'PaymentReopening' });

/** Where a request stands. */
export const RequestStatus = z.enum(requestStatuses).meta({ id: 'RequestStatus' });
/** Where a payment attempt stands. */
export const AttemptStatus = z.enum(attemptStatuses).meta({ id: 'AttemptStatus' });

/** Where a request and its latest payment attempt stand; holds no personal data. */
export const PaymentState = z
	.object({
		id: Id,
		/** What people read aloud, e.g. VZ-7K3M-2QXD. */
		reference: z.string(),
		status: RequestStatus,
		attemptStatus: AttemptStatus.nullable(),
		/** AZN. */
		totalPrice: Azn,
	})
	.meta({ id: 'PaymentState' });
export type PaymentState = z.output<typeof PaymentState>;

/** A traveller's request with the names and prices of the day it was made. */
export const VisaRequest = PaymentState.extend({
	createdAt: Instant,
	startDate: DayText,
	endDate: DayText,
	peopleCount: z.number().int(),
	notes: z.string().nullable(),
	country: Country.pick({ id: true, name: true, image: true }),
	visaType: VisaType.pick({ id: true, name: true }),
	visaOption: VisaOption.pick({ id: true, type: true, duration: true }),
	service: Service.pick({ id: true, name: true }),
	/** The day until which the traveller is to answer; null when nothing is asked. */
	informationUntil: DayText.nullable(),
	version: z.number().int(),
}).meta({ id: 'VisaRequest' });
export type VisaRequest = z.output<typeof VisaRequest>;

/** Where to go to pay. */
export const PaymentPage = z
	.object({ paymentUrl: z.string(), id: Id, reference: z.string() })
	.meta({ id: 'PaymentPage' });
export type PaymentPage = z.output<typeof PaymentPage>;

/** Somebody by name. */
export const PersonName = z.object({ id: Id, firstName: z.string(), lastName: z.string() }).meta({ id: 'PersonName' });
export type PersonName = z.output<typeof PersonName>;

/** A request as staff see it in a list. */
export const VisaRequestRow = VisaRequest.extend({
	traveller: PersonName.extend({ email: z.string() }),
	/** Whose work it is; null when nobody has claimed it. */
	assignedTo: PersonName.nullable(),
	/** Until when it is to be ready; null before it is paid. */
	dueAt: Instant.nullable(),
	/** Waits for a second person's look before it goes to the embassy; `takenBy` has claimed that look, null until then. */
	check: z.object({ askedAt: Instant, askedBy: PersonName.nullable(), takenBy: PersonName.nullable() }).nullable(),
}).meta({ id: 'VisaRequestRow' });
export type VisaRequestRow = z.output<typeof VisaRequestRow>;

/** Money on its way back to the payer. */
export const Refund = z
	.object({
		/** AZN. */
		amount: Azn,
		orderedAt: Instant,
		/** Null while it is under way. */
		doneAt: Instant.nullable(),
	})
	.meta({ id: 'Refund' });
export type Refund = z.output<typeof Refund>;

/** One try to pay a request. */
export const PaymentAttempt = z
	.object({
		/** From 1. */
		number: z.number().int(),
		status: AttemptStatus,
		provider: z.string(),
		/** AZN. */
		amount: Azn,
		/** What has been given back so far, AZN. */
		refunded: Azn,
		/** Each giving back, oldest first. [ACC-03] */
		refunds: z.array(Refund),
		createdAt: Instant,
		expiresAt: Instant,
		/** When the provider's word of it came; null when nothing was taken. */
		paidAt: Instant.nullable(),
	})
	.meta({ id: 'PaymentAttempt' });
export type PaymentAttempt = z.output<typeof PaymentAttempt>;

/** What staff write about a request. */
export const StaffNote = z
	.object({
		id: Id,
		/** Null for the traveller. */
		author: PersonName.nullable(),
		text: z.string(),
		createdAt: Instant,
		/** Whether the traveller sees it. */
		isShown: z.boolean(),
		/** Whether a letter has taken it to the traveller. */
		isSent: z.boolean(),
	})
	.meta({ id: 'StaffNote' });
export type StaffNote = z.output<typeof StaffNote>;

/** An image of a request: ask `GET /uploads/{key}/link` for one that can be opened. */
export const RequestDocument = z
	.object({
		key: z.string(),
		url: z.string(),
		/** Whose passport, from 1 in the order in which the pictures were sent; null for anything else. [UPL-11] */
		traveller: z.number().int().nullable(),
	})
	.meta({ id: 'RequestDocument' });
export type RequestDocument = z.output<typeof RequestDocument>;

/** What was asked of a traveller, and what came back. [DSH-13] */
export const AskedInformation = z
	.object({
		id: Id,
		text: z.string(),
		until: DayText,
		askedAt: Instant,
		/** Null while it is open; without answer and documents it was closed when nobody waited for them any more. */
		answeredAt: Instant.nullable(),
		answer: z.string().nullable(),
		documents: z.array(RequestDocument),
	})
	.meta({ id: 'AskedInformation' });
export type AskedInformation = z.output<typeof AskedInformation>;

/** A visa that an embassy gave, as PDF: ask `GET /visa-requests/{id}/visas/{key}/link` for an address. */
export const IssuedVisa = z
	.object({
		key: z.string(),
		/** Bytes. */
		size: z.number().int(),
		attachedAt: Instant,
	})
	.meta({ id: 'IssuedVisa' });
export type IssuedVisa = z.output<typeof IssuedVisa>;

/** Everything about one request. */
export const VisaRequestDetail = VisaRequestRow.extend({
	traveller: VisaRequestRow.shape.traveller.extend({
		phone: z.string().nullable(),
		dateOfBirth: DayText.nullable(),
		gender: Gender.nullable(),
		citizenship: z.string().nullable(),
		residentCountry: z.string().nullable(),
	}),
	priceLines: z.array(PricedLine),
	/** What is left to pay at the embassy, AZN. */
	atEmbassy: Azn,
	/**
	 * Whether images and personal data are open to the caller: the traveller, whose case it is, who has taken its check,
	 * and admins. To others phone, birth date, gender, citizenship and residence are null. [DSH-12]
	 */
	isPersonalDataOpen: z.boolean(),
	/** The passport's images, also those of answers. Empty once they are deleted. */
	documents: z.array(RequestDocument),
	attempts: z.array(PaymentAttempt),
	/** For the traveller only those that are shown. */
	staffNotes: z.array(StaffNote),
	/** Newest first. */
	information: z.array(AskedInformation),
	/** For the traveller only once the request is APPROVED. */
	visas: z.array(IssuedVisa),
	/** When an unpaid request ends; null once it is paid or over. */
	expiresAt: Instant.nullable(),
}).meta({ id: 'VisaRequestDetail' });
export type VisaRequestDetail = z.output<typeof VisaRequestDetail>;

/** What an event can be about. */
export const eventSubjects = ['request', 'attempt', 'upload', 'user', 'catalogue', 'promocode'] as const;

const FieldValue = z.union([z.string(), z.number(), z.boolean()]).nullable();
/** A field that has changed, with its values; what is no plain value stands as JSON. */
export const FieldChange = z
	.object({ field: z.string(), from: FieldValue, to: FieldValue })
	.meta({ id: 'FieldChange' });
export type FieldChange = z.output<typeof FieldChange>;

/** What happened. Travellers do not see who of the staff acted, nor what staff did among themselves. */
export const RequestEvent = z
	.object({
		id: Id,
		at: Instant,
		subject: z.enum(eventSubjects),
		/** E.g. `created`, `moved`, `assigned`, `image-viewed`. */
		kind: z.string(),
		from: z.string().nullable(),
		to: z.string().nullable(),
		/** Null when the server itself acted. */
		actor: PersonName.extend({ role: Role }).nullable(),
		reason: z.string().nullable(),
		/** Who `from` and `to` are, where they name somebody of the staff. */
		fromPerson: PersonName.nullable(),
		toPerson: PersonName.nullable(),
		/** Empty where nothing but `from` and `to` is to tell. */
		changes: z.array(FieldChange),
	})
	.meta({ id: 'RequestEvent' });
export type RequestEvent = z.output<typeof RequestEvent>;

/** How a request stands, for whoever of the staff had it before them: also when it is no longer theirs to read. No personal data. [DSH-11] */
export const Standing = z
	.object({
		id: Id,
		status: RequestStatus,
		assignedTo: PersonName.nullable(),
		/** It is the caller's to read. */
		isOpen: z.boolean(),
		/** What was done with it last, and who of the staff did it; null where it was its traveller. Who only looked does not count. */
		last: RequestEvent.pick({ at: true, subject: true, kind: true, to: true, actor: true, toPerson: true }).nullable(),
	})
	.meta({ id: 'Standing' });
export type Standing = z.output<typeof Standing>;

/** Who asks how a request stands: in a body, so that no address holds a name. [ACC-07] */
export const StatusQuestion = z
	.object({
		reference: z
			.string({ error: messages.reference })
			.trim()
			.toUpperCase()
			.regex(/^VZ-[0-9A-Z]{4}-[0-9A-Z]{4}$/, messages.reference),
		/** The traveller's; without case, and ə also as a or e. */
		lastName: filledLine(60, messages.lastNameRequired),
	})
	.meta({ id: 'StatusQuestion' });
export type StatusQuestion = z.output<typeof StatusQuestion>;

/** How a request stands, for whoever knows its number and its traveller's last name. No personal data. [ACC-07] */
export const PublicStatus = z
	.object({
		reference: z.string(),
		status: RequestStatus,
		createdAt: Instant,
		changedAt: Instant,
		/** Until when it is to be ready; null before it is paid, and once it is over. */
		dueAt: Instant.nullable(),
	})
	.meta({ id: 'PublicStatus' });
export type PublicStatus = z.output<typeof PublicStatus>;
