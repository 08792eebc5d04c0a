import type {
	Agent,
	AuditEvent,
	CompanyCard,
	Draft,
	ErrorBody,
	ErrorCode,
	LiveEvent,
	Me,
	OwnSession,
	PaymentPage,
	PendingEmail,
	Promocode,
	RequestEvent,
	View,
	VisaRequestDetail,
} from '../contract';
import { mayCall, sentences } from '../rules';
import { type Catalogue, mockId, smallCatalogue } from './catalogue';

/** What happened before a world begins. */
export interface History {
	/** By request, newest first. */
	readonly events: ReadonlyMap<string, RequestEvent[]>;
	/** What belongs to no request, newest first: the catalogue, promo codes and accounts. */
	readonly trail: readonly AuditEvent[];
}

/** The state of one mocked service and its browser. Every set of handlers has its own. */
export interface World {
	readonly catalogue: Catalogue;
	readonly promocodes: Promocode[];
	readonly agents: Agent[];
	user: Me | null;
	/** Whose access was switched off, or account deleted, meanwhile. */
	closedUser: Me | null;
	/** The sessions of the signed-in user. */
	readonly sessions: OwnSession[];
	/** The e-mail address awaiting confirmation. */
	pendingEmail: PendingEmail | null;
	/** The id of the user who asked for it; null for whoever is signed in. */
	pendingEmailOf: string | null;
	/** The wizard's draft stored on the server. */
	draft: Draft | null;
	/** The saved views of the signed-in user. */
	readonly views: View[];
	/** Deleted records that can be restored, by id. */
	readonly deleted: Map<string, object>;
	/** Uploaded flags, by URL. */
	readonly flags: Map<string, Blob>;
	/** The remaining recovery codes, by user id. */
	readonly secondFactors: Map<string, string[]>;
	/** Sign-ins awaiting the second factor. */
	readonly challenges: Map<string, Me>;
	readonly isSecondFactorRequired: boolean;
	/** Listeners for live events of the mocked desk. */
	readonly live: Set<(event: LiveEvent) => void>;
	/** Newest first. */
	readonly requests: VisaRequestDetail[];
	/** The events of each request, newest first. */
	readonly events: Map<string, RequestEvent[]>;
	/** The events that belong to no request, newest first. */
	readonly trail: readonly AuditEvent[];
	readonly createdByKey: Map<string, { body: string; page: PaymentPage }>;
	/** The tokens of links for a password that have been used. */
	readonly usedLinks: Set<string>;
	/** All of them have. */
	readonly areLinksUsed: boolean;
	/** Return tokens that have been used for a change, and can't be used again. */
	readonly spentTokens: Set<string>;
	/** A surcharge in AZN on every price after the first quote. */
	readonly laterSurcharge: number;
	surcharge: number;
	nextNumber: number;
}

/** The operator of the mocked service. */
export const mockCompany: CompanyCard = { name: 'Viza', taxId: null, address: null, email: 'info@viza.example' };

/** A confirmed traveller. */
export const mockTraveller: Me = {
	id: mockId('a', 100),
	firstName: 'Aysel',
	lastName: 'Mammadova',
	email: 'aysel@example.az',
	role: 'client',
	language: 'az',
	isEmailConfirmed: true,
	phone: '+994501234567',
	dateOfBirth: '1994-03-21',
	gender: 'female',
	citizenshipId: mockId('e', 1),
	residentCountryId: mockId('f', 1),
	activePromocode: null,
};

const staff = {
	language: 'az',
	isEmailConfirmed: true,
	phone: null,
	dateOfBirth: null,
	gender: null,
	citizenshipId: null,
	residentCountryId: null,
	activePromocode: null,
} as const;
/** An agent. */
export const mockAgent: Me = {
	...staff,
	id: mockId('a', 200),
	firstName: 'Elvin',
	lastName: 'Quliyev',
	email: 'elvin@viza.example',
	role: 'agent',
};
/** An admin. */
export const mockAdmin: Me = {
	...staff,
	id: mockId('a', 201),
	firstName: 'Aygün',
	lastName: 'Məmmədova',
	email: 'aygun@viza.example',
	role: 'admin',
};

/** The promo code of a new world: ten per cent off the service. */
export const MOCK_PROMOCODE = 'BAHAR10';
/** The one confirmation code that the mocks accept. */
export const MOCK_CONFIRMATION_CODE = '123456';
/** The id of a confirmation that was asked for in another browser: its code takes the password too, or a new one. */
export const MOCK_OTHER_CONFIRMATION_ID = mockId('c', 901);
/** The second-factor code that the mocks accept, any number of times. */
export const MOCK_SECOND_FACTOR_CODE = '123456';
/** The recovery codes that the mocks issue. */
export const MOCK_RECOVERY_CODES = ['AB2C-DEF3-GHJK-4MNP', 'QR5S-TV6W-XYZ7-A8BC', 'DE9F-GH2J-KM3N-PQ4R'] as const;
/** The return token that the mocks reject. */
export const MOCK_WRONG_RETURN_TOKEN = 'wrong-return-token';
/** The token of an invitation's link; any other belongs to the link of a forgotten password, by default a traveller's. */
export const MOCK_INVITATION_TOKEN = 'invitation-token';
/** The token of a link for a new password that belongs to a member of staff. */
export const MOCK_STAFF_LINK_TOKEN = 'staff-link-token';
/** The token of a link for a new password that the mocks don't know. */
export const MOCK_WRONG_LINK_TOKEN = 'wrong-link-token';
/** The password that the mocks reject. */
export const MOCK_WRONG_PASSWORD = 'wrong-password';

const mockPromocode: Promocode = {
	id: mockId('d', 500),
	code: MOCK_PROMOCODE,
	kind: 'percent',
	percent: 10,
	amount: null,
	validFrom: '2026-01-01T00:00:00.000Z',
	validTo: '2099-01-01T00:00:00.000Z',
	totalLimit: null,
	perUserLimit: 1,
	countryIds: null,
	isActive: true,
	used: 3,
	reserved: 0,
	version: 1,
};

const agent = ({ id, firstName, lastName, email, phone }: Me, more: Partial<Agent> = {}): Agent => ({
	...{ id, firstName, lastName, email, phone },
	isActive: true,
	isInvited: false,
	hasSecondFactor: false,
	openRequests: 0,
	createdAt: '2026-02-01T08:00:00.000Z',
	version: 1,
	...more,
});
const mockAgents: Agent[] = [
	agent(mockAgent, { openRequests: 2 }),
	agent({ ...mockAgent, id: mockId('a', 202), firstName: 'Nigar', lastName: 'Əhmədova', email: 'nigar@viza.example' }),
	agent(
		{ ...mockAgent, id: mockId('a', 203), firstName: 'Rəşad', lastName: 'Hüseynov', email: 'rashad@viza.example' },
		{ isInvited: true },
	),
];

const mockSessions: OwnSession[] = [
	{
		id: mockId('a', 300),
		device: { kind: 'computer', system: 'Windows', browser: 'Chrome' },
		createdAt: '2026-11-20T08:00:00.000Z',
		usedAt: '2026-11-22T08:00:00.000Z',
		expiresAt: '2026-12-20T08:00:00.000Z',
		isCurrent: true,
	},
	{
		id: mockId('a', 301),
		device: { kind: 'phone', system: 'iOS', browser: 'Safari' },
		createdAt: '2026-11-12T17:30:00.000Z',
		usedAt: '2026-11-21T19:12:00.000Z',
		expiresAt: '2026-12-12T17:30:00.000Z',
		isCurrent: false,
	},
	{
		id: mockId('a', 302),
		device: { kind: 'unknown', system: null, browser: null },
		createdAt: '2026-11-02T10:00:00.000Z',
		usedAt: '2026-11-03T10:00:00.000Z',
		expiresAt: '2026-12-02T10:00:00.000Z',
		isCurrent: false,
	},
];

/** The initial state of a world, where it differs from the default. */
export interface WorldStart {
	readonly catalogue?: Catalogue;
	readonly user?: Me | null;
	/** Whose access was switched off, or account deleted: if it is the user, the browser still has the session. */
	readonly closedUser?: Me | null;
	readonly requests?: readonly VisaRequestDetail[];
	readonly laterSurcharge?: number;
	/** What happened before; nothing by default. */
	readonly history?: History;
	/** The e-mail address awaiting confirmation. */
	readonly pendingEmail?: PendingEmail | null;
	/** A draft begun on another device. */
	readonly draft?: Draft | null;
	/** Whether every link for a password has been used. */
	readonly areLinksUsed?: boolean;
	/** The ids of users whose second factor is set up. */
	readonly secondFactors?: readonly string[];
	/** Whether staff must have a second factor. */
	readonly isSecondFactorRequired?: boolean;
}

/** Creates a world that shares nothing with others. */
export function createWorld(start: WorldStart = {}): World {
	const { catalogue = smallCatalogue, user = null, requests = [], laterSurcharge = 0 } = start;
	const { secondFactors = [], isSecondFactorRequired = false, draft = null, pendingEmail = null, history } = start;
	const { areLinksUsed = false, closedUser = null } = start;
	return {
		catalogue: structuredClone(catalogue),
		promocodes: [structuredClone(mockPromocode)],
		agents: mockAgents.map((one) => ({ ...one, hasSecondFactor: secondFactors.includes(one.id) })),
		sessions: structuredClone(mockSessions),
		pendingEmail,
		pendingEmailOf: pendingEmail && (user?.id ?? null),
		draft: structuredClone(draft),
		views: [],
		deleted: new Map(),
		flags: new Map(),
		secondFactors: new Map(secondFactors.map((id) => [id, [...MOCK_RECOVERY_CODES]])),
		challenges: new Map(),
		isSecondFactorRequired,
		live: new Set(),
		user,
		closedUser,
		requests: [...structuredClone(requests)],
		events: new Map(history?.events),
		trail: history?.trail ?? [],
		createdByKey: new Map(),
		usedLinks: new Set(),
		areLinksUsed,
		spentTokens: new Set(),
		laterSurcharge,
		surcharge: 0,
		nextNumber: 1,
	};
}

/** Thrown to reject a call. */
export class Refusal extends Error {
	readonly body: ErrorBody;

	constructor(statusCode: number, code: ErrorCode, message: string, more: Partial<ErrorBody> = {}) {
		super(message);
		this.body = { statusCode, code, message, requestId: 'mock-request', ...more };
	}
}

/** The refusal for what doesn't exist, or not for this caller (404). */
export const notFound = (message: string = sentences.notFound) => new Refusal(404, 'NOT_FOUND', message);

/** The refusal when another record stands in the way (409). */
export const conflict = (message: string) => new Refusal(409, 'CONFLICT', message);

/** 409 or 422 with one field. */
export const fieldRefusal = (statusCode: number, code: ErrorCode, field: string, message: string) =>
	new Refusal(statusCode, code, message, { errors: [{ field, message }] });

/** Who is calling. */
export function signedIn(world: World): Me {
	if (!world.user) throw new Refusal(401, 'UNAUTHENTICATED', sentences.signIn);
	return world.user;
}

/** Whether somebody may use the dashboard. */
export const isStaff = (user: Me | null): boolean => mayCall('staff', user?.role ?? null);
/** The instant this many minutes from now, in the format of the calls. */
export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
/** A new id. */
export const newMockId = (world: World) => mockId('b', 5000 + world.nextNumber++);
