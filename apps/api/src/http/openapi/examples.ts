import type * as wire from 'visa-sdk/contract';

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
	version: 3,
};
const VisaRequestRow: wire.VisaRequestRow = {
	...VisaRequest,
	traveller: { ...person, email: User.email },
	assignedTo: agent,
};
const StaffNote: wire.StaffNote = {
	id: id(21),
	author: agent,
	text: 'Zəng etdim, sənədləri sabah göndərəcək',
	createdAt: '2026-12-02T07:00:00.000Z',
};
const PaymentAttempt: wire.PaymentAttempt = {
	number: 1,
	status: 'APPROVED',
	provider: 'sandbox',
	amount: 95,
	refunded: 0,
	createdAt: '2026-12-01T08:30:00.000Z',
	expiresAt: '2026-12-01T09:30:00.000Z',
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
	documents: [
		{
			key: 'q1W2e3R4t5Y6u7I8o9P0a1S2d3F4g5H6',
			url: '/api/uploads/q1W2e3R4t5Y6u7I8o9P0a1S2d3F4g5H6',
		},
	],
	attempts: [PaymentAttempt],
	staffNotes: [StaffNote],
	expiresAt: null,
};
const RequestEvent: wire.RequestEvent = {
	id: id(22),
	at: '2026-12-02T07:05:00.000Z',
	subject: 'request',
	kind: 'moved',
	from: 'SUBMITTED',
	to: 'IN_REVIEW',
	actor: { ...agent, role: 'agent' },
	reason: null,
};
const question = { countryId: Country.id, serviceId: Service.id, visaOptionId: VisaOption.id, peopleCount: 1 };

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
	AgentChanges: { firstName: 'Elvin', lastName: 'Quliyev', phone: null, isActive: true, version: 2 },
	Assignment: { agentId: agent.id, version: 3 } satisfies wire.Assignment,
	Confirmation: {
		confirmationId: id(30),
		expiresAt: '2026-12-01T09:00:00.000Z',
		resendAt: '2026-12-01T08:31:00.000Z',
	} satisfies wire.Confirmation,
	Country,
	EmailConfirmation: { confirmationId: id(30), code: '123456' },
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
	NewStaffNote: { text: StaffNote.text },
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
		sessions: [{ createdAt: '2026-12-01T08:00:00.000Z', expiresAt: '2026-12-31T08:00:00.000Z' }],
	} satisfies wire.OwnData,
	PaymentAttempt,
	PaymentPage: {
		paymentUrl: 'https://viza.example/sandbox/payments/01935f2e',
		id: PaymentState.id,
		reference: PaymentState.reference,
	} satisfies wire.PaymentPage,
	PaymentState,
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
		changedAt: RequestEvent.at,
	} satisfies wire.PublicStatus,
	RefundOrder: { amount: 30, reason: 'Səfər ləğv olundu' },
	Registration: {
		...Profile,
		email: User.email,
		password: 'dəniz-qırağında-yay',
		isTermsAccepted: true,
		returnTo: '/application',
	},
	RequestEvent,
	Service,
	ServiceRecord: { ...Service, ...record } satisfies wire.ServiceRecord,
	Session: session,
	Settings: {
		contactPhone: '994501234567',
		company: { name: 'Viza', taxId: '1234567890', address: 'Bakı, Nizami küçəsi 1', email: 'info@viza.example' },
		imageRetentionDays: 90,
		staffIdleMinutes: 30,
		isDemo: true,
	} satisfies wire.Settings,
	StaffNote,
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
