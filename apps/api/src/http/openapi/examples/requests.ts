import * as wire from 'visa-sdk/contract';
import { Country, Service, VisaOption, VisaType } from './catalogue';
import { draftContent } from './drafts';
import { signedIn, User } from './people';
import { agent, id, person, token } from './values';

/** A request that has just been paid. */
export const PaymentState: wire.PaymentState = {
	id: id(20),
	reference: 'VZ-7K3M-2QXD',
	status: 'SUBMITTED',
	attemptStatus: 'APPROVED',
	totalPrice: 95,
};

const VisaRequest: wire.VisaRequest = {
	...PaymentState,
	createdAt: '2026-12-01T08:30:00.000Z',
	startDate: '2027-01-10',
	endDate: '2027-01-20',
	peopleCount: 1,
	notes: null,
	country: { id: Country.id, name: Country.name, image: Country.image },
	visaType: { id: VisaType.id, name: VisaType.name },
	visaOption: { id: VisaOption.id, type: VisaOption.type, duration: VisaOption.duration },
	service: { id: Service.id, name: Service.name },
	informationUntil: null,
	version: 3,
};

const VisaRequestRow: wire.VisaRequestRow = {
	...VisaRequest,
	traveller: { ...person, email: User.email },
	assignedTo: agent,
	dueAt: '2026-12-09T20:00:00.000Z',
	check: null,
};

/** A note that only staff see. */
export const StaffNote: wire.StaffNote = {
	id: id(21),
	author: agent,
	text: 'Zəng etdim, sənədləri sabah göndərəcək',
	createdAt: '2026-12-02T07:00:00.000Z',
	isShown: false,
	isSent: false,
};

const TakenMoney: wire.TakenMoney = {
	...{ amount: 96, currency: 'AZN', isOurs: true, state: 'REFUNDED' },
	at: '2026-11-20T08:45:00.000Z',
	settledAt: '2026-11-20T09:10:00.000Z',
};
const PaymentAttempt: wire.PaymentAttempt = {
	number: 1,
	status: 'APPROVED',
	provider: 'sandbox',
	amount: 95,
	refunded: 0,
	refunds: [],
	createdAt: '2026-12-01T08:30:00.000Z',
	expiresAt: '2026-12-01T09:30:00.000Z',
	paidAt: '2026-12-01T08:34:00.000Z',
};

const Refund: wire.Refund = {
	amount: 30,
	orderedAt: '2026-12-02T07:05:00.000Z',
	doneAt: '2026-12-02T07:06:00.000Z',
	retryAt: null,
	isUnclear: false,
};

const RequestDocument: wire.RequestDocument = {
	key: 'q1W2e3R4t5Y6u7I8o9P0a1S2d3F4g5H6',
	url: '/api/uploads/q1W2e3R4t5Y6u7I8o9P0a1S2d3F4g5H6',
	traveller: 1,
};

/** A question to the traveller that has been answered with an image. */
export const AskedInformation: wire.AskedInformation = {
	id: id(23),
	text: 'Pasportunuzun şəkli aydın deyil',
	until: '2026-12-05',
	askedAt: '2026-12-02T07:10:00.000Z',
	answeredAt: '2026-12-03T06:00:00.000Z',
	answer: 'Yenidən çəkdim',
	documents: [RequestDocument],
};

const IssuedVisa: wire.IssuedVisa = {
	key: 'Z1x2C3v4B5n6M7a8S9d0F1g2H3j4K5l6',
	size: 184_320,
	attachedAt: '2026-12-10T09:00:00.000Z',
	traveller: 1,
};

const VisaRequestDetail: wire.VisaRequestDetail = {
	...VisaRequestRow,
	traveller: {
		...VisaRequestRow.traveller,
		language: 'az',
		phone: User.phone,
		dateOfBirth: User.dateOfBirth,
		gender: User.gender,
		citizenship: 'Azərbaycan',
		residentCountry: 'Azərbaycan',
	},
	priceLines: [
		{ kind: 'countryFee', amount: 35, paid: 'now' },
		{ kind: 'permission', amount: 60, paid: 'embassy' },
		{ kind: 'service', amount: 60, paid: 'now' },
	],
	atEmbassy: 60,
	isPersonalDataOpen: true,
	documents: [RequestDocument],
	attempts: [PaymentAttempt],
	staffNotes: [StaffNote],
	information: [AskedInformation],
	visas: [IssuedVisa],
	expiresAt: null,
};

/** The operator, as receipts and the settings name it. */
export const company: wire.CompanyCard = {
	...{ name: 'Viza', taxId: '1234567890' },
	...{ address: 'Bakı, Nizami küçəsi 1', email: 'info@viza.example' },
};

const receipt = wire.receiptOf(VisaRequestDetail, company);
if (!receipt) throw new TypeError('the example is paid');

/** An agent takes up a request. */
export const RequestEvent: wire.RequestEvent = {
	id: id(22),
	at: '2026-12-02T07:05:00.000Z',
	subject: 'request',
	kind: 'moved',
	from: 'SUBMITTED',
	to: 'IN_REVIEW',
	actor: { ...agent, role: 'agent' },
	reason: null,
	fromPerson: null,
	toPerson: null,
	changes: [],
};

const question = { countryId: Country.id, serviceId: Service.id, visaOptionId: VisaOption.id, peopleCount: 1 };

/** Prices, visa requests, their documents and their payments. */
export const ofRequests = {
	AskedInformation,
	InformationAnswer: {
		text: 'Yenidən çəkdim',
		document: RequestDocument.url,
		version: 4,
	} satisfies wire.InformationAnswer,
	ImageLink: {
		url: '/api/uploads/q1W2e3R4t5Y6u7I8o9P0a1S2d3F4g5H6?expires=1796200200000&signature=Zk1',
		expiresAt: '2026-12-02T07:10:00.000Z',
	} satisfies wire.ImageLink,
	IssuedVisa,
	NewVisaRequest: {
		...question,
		visaTypeId: VisaType.id,
		document: '/api/uploads/q1W2e3R4t5Y6u7I8o9P0a1S2d3F4g5H6',
		notes: null,
		startDate: '2027-01-10T00:00:00.000+04:00',
		endDate: '2027-01-20T00:00:00.000+04:00',
		totalPrice: 95,
	},
	OwnData: {
		exportedAt: '2026-12-03T10:00:00.000Z',
		user: { ...User, activePromocode: null },
		visaRequests: [withoutStaff(VisaRequestDetail)],
		events: [{ ...RequestEvent, actor: null }],
		sessions: [signedIn],
		pendingEmail: null,
		draft: { content: draftContent, updatedAt: '2026-12-03T09:40:00.000Z', expiresAt: '2027-01-02T09:40:00.000Z' },
	} satisfies wire.OwnData,
	PaymentAttempt,
	TakenMoney,
	TakenState: TakenMoney.state,
	PaymentPage: {
		paymentUrl: 'https://viza.example/sandbox/payments/01935f2e',
		id: PaymentState.id,
		reference: PaymentState.reference,
	} satisfies wire.PaymentPage,
	PaymentReopening: { totalPrice: PaymentState.totalPrice },
	PaymentReturn: { token, outcome: 'approve' },
	PaymentState,
	PricedLine: { kind: 'service', amount: 60, paid: 'now' } satisfies wire.PricedLine,
	PriceQuestion: { ...question, authorized: true } satisfies wire.PriceQuestion,
	PriceQuote: {
		totalPrice: 89,
		originalPriceWithoutDiscount: 60,
		promoDiscount: 6,
		priceLines: [
			{ kind: 'countryFee', amount: 35, paid: 'now', count: 1, label: 'Fransa' },
			{ kind: 'permission', amount: 60, paid: 'embassy', count: 1, label: 'Birdəfəlik giriş' },
			{ kind: 'service', amount: 60, paid: 'now', count: 1, label: 'Standart' },
			{ kind: 'promo', amount: -6, paid: 'now', count: 1, label: 'XOSGELDIN' },
		],
	} satisfies wire.PriceQuote,
	PublicStatus: {
		reference: PaymentState.reference,
		status: 'IN_REVIEW',
		createdAt: PaymentAttempt.createdAt,
		changedAt: RequestEvent.at,
		dueAt: '2026-12-15T20:00:00.000Z',
	} satisfies wire.PublicStatus,
	Receipt: receipt satisfies wire.Receipt,
	ReceiptLink: {
		url: `/api/receipts/${PaymentState.id}?expires=1796464800000&signature=q1W2e3R4t5Y6u7I8o9P0a1S2d3F4g5H6`,
		expiresAt: '2026-12-05T10:00:00.000Z',
	} satisfies wire.ReceiptLink,
	Refund,
	RequestDocument,
	RequestEvent,
	Standing: {
		...{ id: VisaRequest.id, status: 'IN_REVIEW', assignedTo: agent, isOpen: false },
		last: (({ at, subject, kind, to, actor, toPerson }) => ({ at, subject, kind, to, actor, toPerson }))(RequestEvent),
	} satisfies wire.Standing,
	StatusQuestion: { reference: PaymentState.reference, lastName: User.lastName },
	UploadedImage: { url: '/api/uploads/q1W2e3R4t5Y6u7I8o9P0a1S2d3F4g5H6' } satisfies wire.UploadedImage,
	VisaLink: {
		url: '/api/visas/Z1x2C3v4B5n6M7a8S9d0F1g2H3j4K5l6?expires=1796200200000&signature=Zk1',
		expiresAt: '2026-12-10T09:15:00.000Z',
	} satisfies wire.VisaLink,
	VisaRequest,
	VisaRequestDetail,
	VisaRequestRow,
	CompanyCard: company,
};

function withoutStaff({ staffNotes: _notes, assignedTo: _agent, ...rest }: wire.VisaRequestDetail) {
	return rest;
}
