import * as wire from 'visa-sdk/contract';

const id = (last: number) => `01935f2e-7c1a-7d3e-9b42-${String(last).padStart(12, '0')}`;
const person = { id: id(1), firstName: 'Aysel', lastName: 'Məmmədova' };
const recoveryCodes = ['AB2C-DEF3-GHJK-4MNP', 'QR5S-TV6W-XYZ7-A8BC'];
const agent = { id: id(2), firstName: 'Elvin', lastName: 'Quliyev' };

const Country: wire.Country = {
	id: id(10),
	name: 'İtaliya',
	image: '/flags/IT.svg',
	additionalServices: 35,
	isVisaOptionIsPayedDirectly: false,
};
const FromPrice: wire.FromPrice = { total: 155, atEmbassy: 60, days: { from: 10, to: 15 } };
const VisaType: wire.VisaType = {
	id: id(11),
	name: 'Turist vizası',
	description: 'Gəzinti, qohum və dostları görmək üçün',
	requiredDocuments: 'Xarici pasport\n2 rəngli şəkil\nİş yerindən arayış',
};
const VisaOption: wire.VisaOption = { id: id(12), type: 'Birdəfəlik giriş', duration: 30, fee: 60 };
const Service: wire.Service = {
	id: id(13),
	name: 'Standart',
	description: 'Sənədlər yoxlanılır, ərizə doldurulur və səfirliyə təqdim olunur.',
	originalPrice: 80,
	discountedPrice: 60,
	additionalVisaPrice: 0,
	estimatedDays: { from: 10, to: 15 },
};
const CountryRecord: wire.CountryRecord = {
	...Country,
	code: 'IT',
	isOnOffer: true,
	isArchived: false,
	visaTypeIds: [VisaType.id],
	visaOptionIds: [VisaOption.id],
	serviceIds: [Service.id],
	version: 3,
};
const offered = { countryIds: [Country.id], position: 0, isArchived: false };
const record = { ...offered, version: 3 };

/** What creates one, and what changes one. */
const inputs = {
	CountryInput: {
		name: 'İtaliya',
		code: 'IT',
		additionalServices: 35,
		isVisaOptionIsPayedDirectly: false,
		isOnOffer: true,
		isArchived: false,
	},
	NamedItemInput: { name: 'Azərbaycan' },
	PromocodeInput: {
		code: 'XOSGELDIN',
		kind: 'percent',
		percent: 10,
		amount: null,
		validFrom: '2026-12-01T00:00:00.000Z',
		validTo: '2027-12-01T00:00:00.000Z',
		totalLimit: null,
		perUserLimit: 1,
		countryIds: null,
		isActive: true,
	},
	ServiceInput: { name: 'Standart', originalPrice: 80, discountedPrice: 60, additionalVisaPrice: 0, ...offered },
	VisaOptionInput: { type: 'Birdəfəlik giriş', duration: 30, fee: 60, ...offered },
	VisaTypeInput: {
		name: VisaType.name,
		description: VisaType.description,
		requiredDocuments: VisaType.requiredDocuments,
		...offered,
	},
};
const changes = {
	CountryChanges: { ...inputs.CountryInput, version: 3 },
	NamedItemChanges: { ...inputs.NamedItemInput, version: 3 },
	PromocodeChanges: { ...inputs.PromocodeInput, version: 3 },
	ServiceChanges: { ...inputs.ServiceInput, version: 3 },
	VisaOptionChanges: { ...inputs.VisaOptionInput, version: 3 },
	VisaTypeChanges: { ...inputs.VisaTypeInput, version: 3 },
};

const User: wire.User = {
	...person,
	email: 'aysel@poct.example',
	role: 'client',
	isEmailConfirmed: true,
	phone: '+994501234567',
	dateOfBirth: '1994-03-21',
	gender: 'female',
	citizenshipId: id(14),
	residentCountryId: id(15),
};
const Profile = {
	firstName: 'Aysel',
	lastName: 'Məmmədova',
	phone: '+994501234567',
	dateOfBirth: '1994-03-21',
	gender: 'female',
	citizenshipId: id(14),
	residentCountryId: id(15),
} satisfies wire.Profile;

const PaymentState: wire.PaymentState = {
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
const StaffNote: wire.StaffNote = {
	id: id(21),
	author: agent,
	text: 'Zəng etdim, sənədləri sabah göndərəcək',
	createdAt: '2026-12-02T07:00:00.000Z',
	isShown: false,
	isSent: false,
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
};
const RequestDocument: wire.RequestDocument = {
	key: 'q1W2e3R4t5Y6u7I8o9P0a1S2d3F4g5H6',
	url: '/api/uploads/q1W2e3R4t5Y6u7I8o9P0a1S2d3F4g5H6',
	traveller: 1,
};
const AskedInformation: wire.AskedInformation = {
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
};
const VisaRequestDetail: wire.VisaRequestDetail = {
	...VisaRequestRow,
	traveller: {
		...VisaRequestRow.traveller,
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
const company: wire.CompanyCard = {
	...{ name: 'Viza', taxId: '1234567890' },
	...{ address: 'Bakı, Nizami küçəsi 1', email: 'info@viza.example' },
};
const receipt = wire.receiptOf(VisaRequestDetail, company);
if (!receipt) throw new TypeError('the example is paid');
const RequestEvent: wire.RequestEvent = {
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

const signedIn = {
	device: { kind: 'phone', system: 'Android', browser: 'Chrome' },
	createdAt: '2026-12-01T08:00:00.000Z',
	usedAt: '2026-12-03T09:40:00.000Z',
	expiresAt: '2026-12-31T08:00:00.000Z',
} satisfies wire.OwnData['sessions'][number];
const draftContent: wire.DraftContent = {
	...{ version: 1, country: { id: Country.id }, visaType: { id: VisaType.id }, visaOption: null, service: null },
	...{ startDate: '2027-01-10T00:00:00.000+04:00', endDate: '2027-01-20T00:00:00.000+04:00' },
	...{ notes: '', document: null, peopleCount: 2 },
};
const Draft: wire.Draft = {
	content: draftContent,
	version: 4,
	updatedAt: '2026-12-03T09:40:00.000Z',
	expiresAt: '2027-01-02T09:40:00.000Z',
	isFromHere: false,
};
const token = 'pX7sJ2kV9wQ4mN6bC1zT8rY5hG3fD0aL2eU6iO4vK1x';
const session: wire.Session = {
	accessToken: 'mB3n0pQ8rS5tU2vW9xY6zA1bC4dE7fG0hJ3kL6mN9pQ',
	expiresAt: '2026-12-31T08:30:00.000Z',
};

/** One example of each named schema, as it goes over the wire. */
export const examples = {
	...inputs,
	...changes,
	CountryRecord,
	ActivePromocode: { code: 'XOSGELDIN' },
	ConfirmedSession: { ...session, returnTo: '/application' },
	BulkAnswer: {
		changed: 1,
		refused: 1,
		results: [
			{ id: id(13), name: 'Standart', outcome: 'archived', message: null },
			{ id: id(15), name: null, outcome: 'refused', message: 'Axtardığınız məlumat tapılmadı' },
		],
	} satisfies wire.BulkAnswer,
	ConfirmedSecondFactor: { recoveryCodes, session } satisfies wire.ConfirmedSecondFactor,
	Flag: { image: '/api/flags/0a4d55a8d778e5022fab701977c5d840bbc486d0.webp' } satisfies wire.Flag,
	NewView: { section: 'countries', name: 'Bahalılar', search: '?sort=-additionalServices' } satisfies wire.NewView,
	RecoveredSession: { ...session, recoveryCodesLeft: 9 } satisfies wire.RecoveredSession,
	RecoveryProof: { challenge: token, recoveryCode: 'AB2C-DEF3-GHJK-4MNP' },
	SecondFactorBeginning: { challenge: token },
	SecondFactorCheck: { code: '123456' },
	SecondFactorConfirmation: { challenge: token, code: '123456' },
	SecondFactorProof: { challenge: token, code: '123456' },
	RecoveryCodes: { recoveryCodes } satisfies wire.RecoveryCodes,
	Removal: { outcome: 'archived' } satisfies wire.Removal,
	SecondFactor: {
		isSetUp: true,
		isRequired: true,
		setUpAt: '2026-11-20T08:00:00.000Z',
		recoveryCodesLeft: 9,
	} satisfies wire.SecondFactor,
	SecondFactorSetUp: {
		secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
		otpauthUrl: 'otpauth://totp/Viza:elvin%40viza.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Viza',
		expiresAt: '2026-12-01T08:40:00.000Z',
	} satisfies wire.SecondFactorSetUp,
	SignInChallenge: {
		challenge: token,
		next: 'verify',
		expiresAt: '2026-12-01T08:40:00.000Z',
	} satisfies wire.SignInChallenge,
	Usage: {
		removal: 'archived',
		uses: [
			{ kind: 'visaRequests', count: 12, isKeeping: true },
			{ kind: 'countries', count: 3, isKeeping: false },
		],
	} satisfies wire.Usage,
	View: {
		id: id(50),
		section: 'countries',
		name: 'Bahalılar',
		search: '?sort=-additionalServices',
	} satisfies wire.View,
	ViewChanges: { name: 'Bahalılar', search: '?sort=-additionalServices' } satisfies wire.ViewChanges,
	ForgottenPassword: { email: User.email },
	ImageLink: {
		url: '/api/uploads/q1W2e3R4t5Y6u7I8o9P0a1S2d3F4g5H6?expires=1796200200000&signature=Zk1',
		expiresAt: '2026-12-02T07:10:00.000Z',
	} satisfies wire.ImageLink,
	PasswordChange: { currentPassword: 'dəniz-qırağında-yay', password: 'dağların-başında-qış' },
	PasswordReset: { token, password: 'dağların-başında-qış' },
	PaymentReturn: { token, outcome: 'approve' },
	PromocodeActivation: { code: 'XOSGELDIN' },
	ResendOrder: { confirmationId: id(30), returnTo: '/application' },
	Agent: {
		...agent,
		email: 'elvin@viza.example',
		phone: null,
		isActive: true,
		isInvited: false,
		hasSecondFactor: true,
		openRequests: 4,
		createdAt: '2026-11-01T06:00:00.000Z',
		version: 2,
	} satisfies wire.Agent,
	AskedInformation,
	AssignedMany: {
		changed: 1,
		refused: 1,
		results: [
			{ id: PaymentState.id, name: PaymentState.reference, outcome: 'assigned', message: null },
			{ id: id(24), name: null, outcome: 'refused', message: 'Müraciət tapılmadı' },
		],
	} satisfies wire.AssignedMany,
	AssignmentOfMany: { agentId: agent.id, requests: [{ id: PaymentState.id, version: 3 }] },
	AuditEvent: {
		...RequestEvent,
		subjectId: PaymentState.id,
		request: { id: PaymentState.id, reference: PaymentState.reference },
		callId: id(40),
	} satisfies wire.AuditEvent,
	CheckOrder: { action: 'ask', reason: null, version: 3 } satisfies wire.CheckOrder,
	DeskQueue: 'unassigned',
	FieldChange: { field: 'fee', from: 60, to: 65 } satisfies wire.FieldChange,
	Figures: {
		from: '2026-12-01',
		to: '2026-12-01',
		byStatus: [{ status: 'SUBMITTED', count: 4, list: { status: 'SUBMITTED' } }],
		money: [
			{
				day: '2026-12-01',
				paid: 190,
				paidList: { paidFrom: '2026-12-01', paidTo: '2026-12-01' },
				refunded: 30,
				refundedList: { refundedFrom: '2026-12-01', refundedTo: '2026-12-01' },
			},
		],
		byCountry: [
			{
				country: { id: Country.id, name: Country.name },
				count: 2,
				medianHours: 52.5,
				list: { countryId: Country.id, decidedFrom: '2026-12-01', decidedTo: '2026-12-01' },
			},
		],
		byAgent: [
			{
				agent,
				count: 2,
				medianHours: 52.5,
				list: { assignedTo: agent.id, decidedFrom: '2026-12-01', decidedTo: '2026-12-01' },
			},
		],
		stuckPayments: { count: 1, list: { queue: 'stuckPayments' } },
		refundsDue: { count: 0, list: { queue: 'refundDue' } },
		departuresNear: { count: 2, list: { queue: 'departingSoon' } },
		overdue: { count: 0, list: { queue: 'overdue' } },
	} satisfies wire.Figures,
	InformationAnswer: {
		text: 'Yenidən çəkdim',
		document: RequestDocument.url,
		version: 4,
	} satisfies wire.InformationAnswer,
	InformationOrder: { text: AskedInformation.text, until: '2026-12-05', version: 3 } satisfies wire.InformationOrder,
	IssuedVisa,
	LiveEvent: {
		type: 'request',
		id: PaymentState.id,
		version: 3,
		isNew: true,
		queue: 'unassigned',
	} satisfies wire.LiveEvent,
	Look: { connection: id(25), requestId: PaymentState.id } satisfies wire.Look,
	Lookers: { people: [agent] } satisfies wire.Lookers,
	NewMessage: { text: 'Sənədləriniz qəbul olundu və yoxlanılır.' } satisfies wire.NewMessage,
	NextOrder: { countryId: [Country.id] } satisfies wire.NextOrder,
	QueueCounts: {
		...{ unassigned: 12, mine: 5, toCheck: 1, waitingForTraveller: 3, dueSoon: 4, overdue: 1 },
		...{ departingSoon: 2, refundDue: 0, stuckPayments: 1, all: 214 },
	} satisfies wire.QueueCounts,
	Template: {
		id: 'received',
		use: 'message',
		title: 'Sənədlər qəbul olundu',
		text: 'Sənədləriniz qəbul olundu və yoxlanılır.',
	} satisfies wire.Template,
	ReceiptLink: {
		url: `/api/receipts/${PaymentState.id}?expires=1796464800000&signature=q1W2e3R4t5Y6u7I8o9P0a1S2d3F4g5H6`,
		expiresAt: '2026-12-05T10:00:00.000Z',
	} satisfies wire.ReceiptLink,
	VisaLink: {
		url: '/api/visas/Z1x2C3v4B5n6M7a8S9d0F1g2H3j4K5l6?expires=1796200200000&signature=Zk1',
		expiresAt: '2026-12-10T09:15:00.000Z',
	} satisfies wire.VisaLink,
	AgentChanges: { firstName: 'Elvin', lastName: 'Quliyev', phone: null, isActive: true, version: 2 },
	Assignment: { agentId: agent.id, version: 3 } satisfies wire.Assignment,
	Confirmation: {
		confirmationId: id(30),
		expiresAt: '2026-12-01T09:00:00.000Z',
		resendAt: '2026-12-01T08:31:00.000Z',
	} satisfies wire.Confirmation,
	Country: { ...Country, from: FromPrice },
	FromPrice,
	EmailConfirmation: { confirmationId: id(30), code: '123456' },
	ConfirmedEmail: { email: User.email },
	Device: signedIn.device,
	Draft,
	DraftContent: draftContent,
	EmailChange: {
		pending: { email: 'aysel.m@poct.example', expiresAt: '2026-12-01T09:00:00.000Z' },
	} satisfies wire.EmailChange,
	EmailChangeOrder: { email: 'aysel.m@poct.example', currentPassword: 'dəniz-qırağında-yay' },
	ErrorBody: {
		statusCode: 400,
		message: 'Ölkə seçilməyib',
		code: 'VALIDATION',
		errors: [{ field: 'countryId', message: 'Ölkə seçilməyib' }],
		requestId: id(40),
	} satisfies wire.ErrorBody,
	Login: { email: User.email, password: 'dəniz-qırağında-yay', audience: 'site' },
	Me: { ...User, activePromocode: { code: 'XOSGELDIN' } } satisfies wire.Me,
	NamedItem: { id: id(14), name: 'Azərbaycan', version: 1 } satisfies wire.NamedItem,
	NewAgent: { firstName: 'Elvin', lastName: 'Quliyev', email: 'elvin@viza.example', phone: null },
	NewEmailProof: { code: '123456' } satisfies wire.NewEmailProof,
	NewStaffNote: { text: StaffNote.text, isShown: false },
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
	OwnDraft: { draft: Draft },
	OwnSession: { id: id(31), ...signedIn, isCurrent: true } satisfies wire.OwnSession,
	PaymentAttempt,
	PaymentPage: {
		paymentUrl: 'https://viza.example/sandbox/payments/01935f2e',
		id: PaymentState.id,
		reference: PaymentState.reference,
	} satisfies wire.PaymentPage,
	PaymentState,
	PendingEmail: { email: 'aysel.m@poct.example', expiresAt: '2026-12-01T09:00:00.000Z' } satisfies wire.PendingEmail,
	PersonName: person satisfies wire.PersonName,
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
	Profile,
	Promocode: {
		id: id(16),
		code: 'XOSGELDIN',
		kind: 'percent',
		percent: 10,
		amount: null,
		validFrom: '2026-12-01T00:00:00.000Z',
		validTo: '2027-12-01T00:00:00.000Z',
		totalLimit: null,
		perUserLimit: 1,
		countryIds: null,
		isActive: true,
		used: 12,
		reserved: 1,
		version: 3,
	} satisfies wire.Promocode,
	PublicStatus: {
		reference: PaymentState.reference,
		status: 'IN_REVIEW',
		createdAt: PaymentAttempt.createdAt,
		changedAt: RequestEvent.at,
		dueAt: '2026-12-15T20:00:00.000Z',
	} satisfies wire.PublicStatus,
	Receipt: receipt satisfies wire.Receipt,
	Refund,
	RefundOrder: { amount: 30, reason: 'Səfər ləğv olundu', version: 3 },
	Registration: {
		...Profile,
		email: User.email,
		password: 'dəniz-qırağında-yay',
		isTermsAccepted: true,
		returnTo: '/application',
	},
	RequestDocument,
	RequestEvent,
	SavedDraft: { content: draftContent, version: Draft.version } satisfies wire.SavedDraft,
	Service,
	ServiceRecord: { ...Service, ...record } satisfies wire.ServiceRecord,
	Session: session,
	OpeningHours: { fromDay: 1, toDay: 5, opens: '09:00', closes: '18:00' } satisfies wire.OpeningHours,
	Settings: {
		contactPhone: '994501234567',
		company,
		licence: 'Dövlət qeydiyyatı № 1234567890, 12.05.2026',
		hours: [{ fromDay: 1, toDay: 5, opens: '09:00', closes: '18:00' }],
		imageRetentionDays: 90,
		staffIdleMinutes: 30,
		isSecondCheckRequired: true,
		isDemo: true,
	} satisfies wire.Settings,
	StaffNote,
	StatusQuestion: { reference: PaymentState.reference, lastName: User.lastName },
	CompanyCard: company,
	StatusChange: { status: 'INFO_REQUIRED', reason: 'Son üç ayın bank çıxarışı lazımdır', version: 3 },
	UploadedImage: { url: '/api/uploads/q1W2e3R4t5Y6u7I8o9P0a1S2d3F4g5H6' } satisfies wire.UploadedImage,
	User,
	VisaOption,
	VisaOptionRecord: { ...VisaOption, ...record } satisfies wire.VisaOptionRecord,
	VisaRequest,
	VisaRequestDetail,
	VisaRequestRow,
	VisaType,
	VisaTypeRecord: { ...VisaType, ...record } satisfies wire.VisaTypeRecord,
};

function withoutStaff({ staffNotes: _notes, assignedTo: _agent, ...rest }: wire.VisaRequestDetail) {
	return rest;
}
