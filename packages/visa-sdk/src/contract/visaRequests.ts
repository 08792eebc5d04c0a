import { z } from 'zod';
import { attemptStatuses, messages, PEOPLE_MAXIMUM, PEOPLE_MINIMUM, requestStatuses, staffStatuses } from '../rules';
import { Country, Service, VisaOption, VisaType } from './catalogue';
import { Gender, Role } from './people';
import { Azn, DayText, filledText, Id, Instant, isoDay, oneOrMany, PageQuery, SearchText, sortBy } from './shared';

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
		kind: z.enum(['countryFee', 'permission', 'service', 'embassyExtra', 'promo']),
		amount: z.number().multipleOf(0.01),
		paid: z.enum(['now', 'embassy']),
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
		/** Addresses of uploaded images joined by commas; one is enough, at most one a traveller. */
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

export const RequestStatus = z.enum(requestStatuses).meta({ id: 'RequestStatus' });
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
}).meta({ id: 'VisaRequestRow' });
export type VisaRequestRow = z.output<typeof VisaRequestRow>;

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
		createdAt: Instant,
		expiresAt: Instant,
	})
	.meta({ id: 'PaymentAttempt' });
export type PaymentAttempt = z.output<typeof PaymentAttempt>;

/** What staff write to each other about a request; its traveller never sees it. */
export const StaffNote = z
	.object({ id: Id, author: PersonName.nullable(), text: z.string(), createdAt: Instant })
	.meta({ id: 'StaffNote' });
export type StaffNote = z.output<typeof StaffNote>;

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
	/** The passport's images: ask `GET /uploads/{key}/link` for one that can be opened. Empty once they are deleted. */
	documents: z.array(z.object({ key: z.string(), url: z.string() })),
	attempts: z.array(PaymentAttempt),
	/** Empty for the traveller. */
	staffNotes: z.array(StaffNote),
	/** When an unpaid request ends; null once it is paid or over. */
	expiresAt: Instant.nullable(),
}).meta({ id: 'VisaRequestDetail' });
export type VisaRequestDetail = z.output<typeof VisaRequestDetail>;

/** What happened. Travellers do not see who of the staff acted, nor what staff did among themselves. */
export const RequestEvent = z
	.object({
		id: Id,
		at: Instant,
		subject: z.enum(['request', 'attempt', 'upload', 'user', 'catalogue', 'promocode']),
		/** E.g. `created`, `moved`, `assigned`, `image-viewed`. */
		kind: z.string(),
		from: z.string().nullable(),
		to: z.string().nullable(),
		/** Null when the server itself acted. */
		actor: PersonName.extend({ role: Role }).nullable(),
		reason: z.string().nullable(),
	})
	.meta({ id: 'RequestEvent' });
export type RequestEvent = z.output<typeof RequestEvent>;

/** How a request stands, for whoever knows its number and address. No personal data. */
export const PublicStatus = z
	.object({ reference: z.string(), status: RequestStatus, changedAt: Instant })
	.meta({ id: 'PublicStatus' });
export type PublicStatus = z.output<typeof PublicStatus>;

/** How staff find requests. */
export const VisaRequestQuery = PageQuery.extend({
	status: oneOrMany(RequestStatus).optional(),
	countryId: Id.optional(),
	/** In the reference, the traveller's name or address. */
	search: SearchText.optional(),
	/** The first and the last day of creation, in Asia/Baku. */
	createdFrom: DayText.optional(),
	createdTo: DayText.optional(),
	sort: sortBy(['createdAt', 'startDate', 'totalPrice']).default('-createdAt'),
});
export type VisaRequestQuery = z.output<typeof VisaRequestQuery>;

const version = z.number({ error: messages.invalid }).int(messages.invalid).min(1, messages.invalid);
const Reason = filledText(1000, messages.reason);

/** Staff move a request on; from the version that was read. */
export const StatusChange = z
	.object({
		status: z.enum(staffStatuses, { error: messages.status }),
		/** What the traveller is told; needed for INFO_REQUIRED, REJECTED and CANCELLED. */
		reason: Reason.nullish(),
		version,
	})
	.meta({ id: 'StatusChange' });
export type StatusChange = z.output<typeof StatusChange>;

export const Assignment = z
	.object({
		/** An active agent or admin; null for nobody. */
		agentId: z.uuid(messages.agent).nullable(),
		version,
	})
	.meta({ id: 'Assignment' });
export type Assignment = z.output<typeof Assignment>;

export const NewStaffNote = z.object({ text: filledText(2000, messages.staffNote) }).meta({ id: 'NewStaffNote' });

export const RefundOrder = z
	.object({
		/** AZN; all that is left without it. */
		amount: z
			.number({ error: messages.refundAmount })
			.min(0.01, messages.refundAmount)
			.max(1_000_000, messages.refundAmount)
			.multipleOf(0.01, messages.refundAmount)
			.nullish(),
		reason: Reason,
	})
	.meta({ id: 'RefundOrder' });
export type RefundOrder = z.output<typeof RefundOrder>;
