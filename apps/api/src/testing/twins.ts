import { getResponse } from 'msw';
import type { ErrorBody, PersonName, RequestEvent, VisaRequestDetail } from 'visa-sdk/contract';
import { createHandlers, createWorld, mockAdmin, mockAgent, mockId, mockRequests, mockTraveller } from 'visa-sdk/mocks';
import { newTraveller, requestForm, signInNewAgent, signInStaff } from './people';
import type { TestServer } from './server';

/** Who calls. */
export type Who = 'visitor' | 'client' | 'stranger' | 'agent' | 'colleague' | 'admin';
export interface Played {
	status: number;
	body: unknown;
}
/** The service, or its mocks. */
export interface Twin {
	call(who: Who, method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Played>;
	/** Who somebody is, by id. */
	people: ReadonlyMap<string, Who>;
	/** A request that the client can create. */
	form(): Promise<object>;
}

/** The service itself. */
export async function theServer(server: TestServer): Promise<Twin> {
	const client = (await newTraveller(server)).token;
	const tokens = {
		...{ visitor: null, client, stranger: (await newTraveller(server)).token },
		agent: await signInNewAgent(server),
		colleague: await signInNewAgent(server),
		admin: await signInStaff(server, 'admin'),
	};
	const people = new Map<string, Who>();
	for (const who of Object.keys(tokens) as Who[]) {
		const { body } = await server.get<{ id?: string }>('/api/users/me', { token: tokens[who] });
		if (body.id) people.set(body.id, who);
	}
	return {
		people,
		form: () => requestForm(server, client),
		async call(who, method, path, body, headers = {}) {
			const answer = await server.call(method as 'GET', `/api${path}`, body, { token: tokens[who], headers });
			return { status: answer.status, body: answer.text === '' ? undefined : (answer.body ?? answer.text) };
		},
	};
}

/** Its mocks, with their own world. */
export function theMocks(): Twin {
	const world = createWorld({ requests: mockRequests(40) });
	const handlers = createHandlers(world, { baseUrl: 'http://viza.test/api' });
	const users = {
		...{ visitor: null, client: mockTraveller, stranger: { ...mockTraveller, id: mockId('a', 900) } },
		agent: { ...mockAgent, firstName: 'Nigar' },
		colleague: { ...mockAgent, id: mockId('a', 901), firstName: 'Nigar' },
		admin: mockAdmin,
	};
	const offered = (items: readonly { id: string; countryIds: string[] }[], countryId: string) =>
		items.find(({ countryIds }) => countryIds.includes(countryId))?.id;
	return {
		people: new Map(Object.entries(users).flatMap(([who, user]) => (user ? [[user.id, who as Who]] : []))),
		async form() {
			const { countries, visaTypes, visaOptions, services } = world.catalogue;
			const countryId = countries[0]?.id ?? '';
			return {
				...{ countryId, document: '/uploads/mock-image-1', peopleCount: 1 },
				...{ startDate: '2027-03-10', endDate: '2027-03-20' },
				visaTypeId: offered(visaTypes, countryId),
				visaOptionId: offered(visaOptions, countryId),
				serviceId: offered(services, countryId),
			};
		},
		async call(who, method, path, body, headers = {}) {
			world.user = users[who];
			const isForm = body instanceof FormData;
			const init = {
				...{ method, headers },
				...(isForm ? { body } : body === undefined ? {} : { body: JSON.stringify(body) }),
			};
			const response = await getResponse(handlers, new Request(`http://viza.test/api${path}`, init));
			if (!response) throw new Error(`no mock of ${method} ${path}`);
			const text = await response.text();
			const isJson = response.headers.get('content-type')?.startsWith('application/json');
			return { status: response.status, body: text === '' ? undefined : isJson ? JSON.parse(text) : text };
		},
	};
}

/** What a response says about a request or its history, without ids and instants: who has it, and who sees what. */
export function saidOf({ people }: Twin, body: unknown): unknown {
	const who = (person: PersonName | null | undefined) => person && (people.get(person.id) ?? 'somebody');
	if (isPage(body)) {
		const isOfStaff = ({ kind }: RequestEvent) => /^(claimed|released|assigned|noted|messaged|check-)/.test(kind);
		return body.data.filter(isOfStaff).map(({ kind, actor, fromPerson, toPerson, reason }) => ({
			...{ kind, reason, actor: who(actor), fromPerson: who(fromPerson), toPerson: who(toPerson) },
		}));
	}
	if (!isRequest(body)) return null;
	const { status, attemptStatus, traveller, assignedTo, check, isPersonalDataOpen, attempts } = body;
	const { phone, dateOfBirth, gender, citizenship, residentCountry } = traveller;
	return {
		...{ status, isPersonalDataOpen, assignedTo: who(assignedTo), attemptStatus: soon(attemptStatus) },
		isToldWhoItIs: [phone, dateOfBirth, gender, citizenship, residentCountry].map((one) => one !== null),
		check: check && { askedBy: who(check.askedBy), takenBy: who(check.takenBy) },
		attempts: attempts.map((one) => soon(one.status)),
		documents: body.documents.length,
		notes: body.staffNotes.map(({ author, text }) => [who(author), text]),
	};
}
/** The mocked bank refunds immediately. */
const soon = (status: string | null) => (status === 'REFUND_PENDING' ? 'REFUNDED' : status);
const isPage = (body: unknown): body is { data: RequestEvent[] } =>
	typeof body === 'object' && body !== null && 'data' in body && Array.isArray(body.data);
const isRequest = (body: unknown): body is VisaRequestDetail =>
	typeof body === 'object' && body !== null && 'isPersonalDataOpen' in body;

/** What two responses have in common when they mean the same: a refusal word for word, a success by its shape. */
export function meaningOf({ status, body }: Played): unknown {
	if (status < 400) return { status, shape: shapeOf(body) };
	const { code, message, errors } = body as ErrorBody;
	const named = errors?.map((error) => `${error.field}: ${error.message}`).sort();
	return { status, code, message: errors && errors.length > 1 ? '' : message, errors: named };
}

type Shape = string | { [key: string]: Shape };

/**
 * Names and kinds all the way down; for a list what its rows have in common. Null says nothing about what could be
 * there.
 */
function shapeOf(value: unknown): Shape {
	if (value === null) return 'null';
	if (Array.isArray(value)) return { '[]': value.map(shapeOf).reduce(merge, 'null') };
	if (typeof value !== 'object') return typeof value;
	return Object.fromEntries(
		Object.entries(value)
			.sort(([a], [b]) => (a < b ? -1 : 1))
			.map(([key, inner]) => [key, shapeOf(inner)]),
	);
}

function merge(one: Shape, other: Shape): Shape {
	if (one === 'null') return other;
	if (other === 'null' || typeof one === 'string' || typeof other === 'string') return one;
	const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
	return Object.fromEntries(keys.map((key) => [key, merge(one[key] ?? 'null', other[key] ?? 'null')]));
}

/** Both shapes, with `null` where either has nothing to compare. */
export function comparable(one: unknown, other: unknown): [unknown, unknown] {
	if (one === 'null' || other === 'null') return ['null', 'null'];
	if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return [one, other];
	const pairs = Object.keys({ ...one, ...other }).map((key) => {
		const [a, b] = comparable(Reflect.get(one, key), Reflect.get(other, key));
		return [key, a, b] as const;
	});
	return [
		Object.fromEntries(pairs.map(([key, a]) => [key, a])),
		Object.fromEntries(pairs.map(([key, , b]) => [key, b])),
	];
}
