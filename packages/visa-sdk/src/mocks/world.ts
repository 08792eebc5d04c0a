import type {
	Agent,
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

/** What one mocked service and one browser know; every set of handlers has its own. */
export interface World {
	readonly catalogue: Catalogue;
	readonly promocodes: Promocode[];
	readonly agents: Agent[];
	user: Me | null;
	/** Where whoever is signed in is signed in. */
	readonly sessions: OwnSession[];
	/** The address that waits to be confirmed. */
	pendingEmail: PendingEmail | null;
	/** The wizard's draft on the server. */
	draft: Draft | null;
	/** The saved views of whoever is signed in. */
	readonly views: View[];
	/** What was deleted and can be restored, by id. */
	readonly deleted: Map<string, object>;
	/** Flags that were uploaded, by address. */
	readonly flags: Map<string, Blob>;
	/** The recovery codes that are left, by whose second factor it is. */
	readonly secondFactors: Map<string, string[]>;
	/** Sign-ins that wait for the second factor. */
	readonly challenges: Map<string, Me>;
	readonly isSecondFactorRequired: boolean;
	/** What the mocked desk says as it happens. */
	readonly live: Set<(event: LiveEvent) => void>;
	/** Newest first. */
	readonly requests: VisaRequestDetail[];
	/** What happened to each request, newest first. */
	readonly events: Map<string, RequestEvent[]>;
	readonly createdByKey: Map<string, PaymentPage>;
	/** Secrets of payments that have changed something, and do not again. */
	readonly spentTokens: Set<string>;
	/** AZN on top of every price from the second question on. */
	readonly laterSurcharge: number;
	surcharge: number;
	nextNumber: number;
}

/** Who runs the mocked service. */
export const mockCompany: CompanyCard = { name: 'Viza', taxId: null, address: null, email: 'info@viza.example' };

/** A confirmed traveller. */
export const mockTraveller: Me = {
	id: mockId('a', 100),
	firstName: 'Aysel',
	lastName: 'Mammadova',
	email: 'aysel@example.az',
	role: 'client',
	isEmailConfirmed: true,
	phone: '+994501234567',
	dateOfBirth: '1994-03-21',
	gender: 'female',
	citizenshipId: mockId('e', 1),
	residentCountryId: mockId('f', 1),
	activePromocode: null,
};

const staff = {
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

/** The promo code that a fresh world knows: ten per cent off the service. */
export const MOCK_PROMOCODE = 'BAHAR10';
/** The one confirmation code that the mocks accept. */
export const MOCK_CONFIRMATION_CODE = '123456';
/** The one code of a second factor that the mocks accept, as often as it comes. */
export const MOCK_SECOND_FACTOR_CODE = '123456';
/** The recovery codes that the mocks hand out. */
export const MOCK_RECOVERY_CODES = ['AB2C-DEF3-GHJK-4MNP', 'QR5S-TV6W-XYZ7-A8BC', 'DE9F-GH2J-KM3N-PQ4R'] as const;
/** The one secret of a payment that the mocks refuse, of those with which payers come back. */
export const MOCK_WRONG_RETURN_TOKEN = 'wrong-return-token';
/** The one password that the mocks refuse. */
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

/** What a world begins with, where it is another than usual. */
export interface WorldStart {
	readonly catalogue?: Catalogue;
	readonly user?: Me | null;
	readonly requests?: readonly VisaRequestDetail[];
	readonly laterSurcharge?: number;
	/** What was begun on another device. */
	readonly draft?: Draft | null;
	/** Whose second factor is set up, by id. */
	readonly secondFactors?: readonly string[];
	/** Whether all staff must have one. */
	readonly isSecondFactorRequired?: boolean;
}

/** A world of its own: nothing that happens in it reaches another. */
export function createWorld(start: WorldStart = {}): World {
	const { catalogue = smallCatalogue, user = null, requests = [], laterSurcharge = 0 } = start;
	const { secondFactors = [], isSecondFactorRequired = false, draft = null } = start;
	return {
		catalogue: structuredClone(catalogue),
		promocodes: [structuredClone(mockPromocode)],
		agents: mockAgents.map((one) => ({ ...one, hasSecondFactor: secondFactors.includes(one.id) })),
		sessions: structuredClone(mockSessions),
		pendingEmail: null,
		draft: structuredClone(draft),
		views: [],
		deleted: new Map(),
		flags: new Map(),
		secondFactors: new Map(secondFactors.map((id) => [id, [...MOCK_RECOVERY_CODES]])),
		challenges: new Map(),
		isSecondFactorRequired,
		live: new Set(),
		user,
		requests: [...structuredClone(requests)],
		events: new Map(),
		createdByKey: new Map(),
		spentTokens: new Set(),
		laterSurcharge,
		surcharge: 0,
		nextNumber: 1,
	};
}

/** Thrown by an answer that refuses. */
export class Refusal extends Error {
	readonly body: ErrorBody;

	constructor(statusCode: number, code: ErrorCode, message: string, more: Partial<ErrorBody> = {}) {
		super(message);
		this.body = { statusCode, code, message, requestId: 'mock-request', ...more };
	}
}

/** The refusal of what is not there, or not there for this caller (404). */
export const notFound = (message: string = sentences.notFound) => new Refusal(404, 'NOT_FOUND', message);

/** The refusal of what another record stands in the way of (409). */
export const conflict = (message: string) => new Refusal(409, 'CONFLICT', message);

/** 409 or 422 with one field. */
export const fieldRefusal = (statusCode: number, code: ErrorCode, field: string, message: string) =>
	new Refusal(statusCode, code, message, { errors: [{ field, message }] });

/** Who calls. */
export function signedIn(world: World): Me {
	if (!world.user) throw new Refusal(401, 'UNAUTHENTICATED', sentences.signIn);
	return world.user;
}

/** Whether somebody may use the dashboard. */
export const isStaff = (user: Me | null): boolean => mayCall('staff', user?.role ?? null);
/** The instant so many minutes from now, as the calls write it. */
export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
/** A fresh id. */
export const newMockId = (world: World) => mockId('b', 5000 + world.nextNumber++);
