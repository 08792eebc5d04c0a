import { inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { contract, type Endpoint, ErrorBody, type PaymentPage, refusalStatuses, refusalsOf } from 'visa-sdk/contract';
import { type Language, languages, listMessages, messages, speeches, uploadMessages } from 'visa-sdk/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tables } from '../platform/db/tables';
import { LIMITS, type LimitName } from '../platform/limits';
import { sentences } from '../platform/sentences';
import { naughty, nearlyValuesOf, type Pools } from '../testing/arbitraries';
import { createPaid, createRequest, newTraveller, signInStaff, type Traveller, uploadImage } from '../testing/people';
import { type Answer, startTestServer, type TestServer } from '../testing/server';

/** Cases per call, and where they start: `FUZZ_RUNS=1000 FUZZ_SEED=$RANDOM` looks longer and elsewhere. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 30);
const SEED = Number(process.env.FUZZ_SEED ?? 2027);
const all = [messages, sentences, listMessages, uploadMessages].flatMap((catalogue) =>
	Object.values<string>(catalogue),
);
const known = Object.fromEntries(
	languages.map((language) => [language, new Set(all.map(speeches[language].said))]),
) as Record<Language, Set<string>>;
const callers = ['visitor', 'traveller', 'agent', 'admin'] as const;
type Role = (typeof callers)[number];

let server: TestServer;
const tokens = new Map<Role, string | null>();
let pools: Pools = {};
let requests: PaymentPage[] = [];
let traveller: Traveller;

const endpoints = Object.entries(contract).flatMap(([resource, calls]) =>
	Object.entries<Endpoint>(calls).map(([name, endpoint]) => ({ name: `${resource}.${name}`, endpoint })),
);
const isEmpty = (schema: Endpoint['body']) => schema.def.type === 'undefined';

beforeAll(async () => {
	const open = Object.keys(LIMITS).map((name) => [name as LimitName, { tries: 1_000_000, seconds: 60 }]);
	server = await startTestServer(Object.fromEntries(open));
	traveller = await newTraveller(server);
	const { token } = traveller;
	requests = [await createPaid(server, token), await createRequest(server, token)];
});
afterAll(() => server.close());

const isSignedIn = async (token: string | null | undefined) =>
	token != null && (await server.get('/api/users/me', { token })).status === 200;

/** Earlier cases may have ended sessions, deleted people and archived the catalogue. */
beforeEach(async () => {
	if (!(await isSignedIn(traveller.token))) traveller = await newTraveller(server);
	tokens.set('visitor', null).set('traveller', traveller.token);
	for (const role of ['agent', 'admin'] as const) {
		if (await isSignedIn(tokens.get(role))) continue;
		const token = await signInStaff(server, role);
		if (token) tokens.set(role, token);
	}
	const ids = async (
		table:
			| 'countries'
			| 'visaTypes'
			| 'visaOptions'
			| 'services'
			| 'users'
			| 'promocodes'
			| 'citizenships'
			| 'residentCountries'
			| 'visaRequests',
	) => (await server.db.select({ id: tables[table].id }).from(tables[table]).limit(30)).map(({ id }) => id);
	const me = await server.get<{ id: string }>('/api/users/me', { token: traveller.token });
	const requestIds = requests.map(({ id }) => id);
	await server.db
		.update(tables.visaRequests)
		.set({ userId: me.body.id })
		.where(inArray(tables.visaRequests.id, requestIds));
	const document = await uploadImage(server, traveller.token);
	const [countries, visaTypes, visaOptions] = [
		await ids('countries'),
		await ids('visaTypes'),
		await ids('visaOptions'),
	];
	const [services, users] = [await ids('services'), await ids('users')];
	const [citizenships, residentCountries] = [await ids('citizenships'), await ids('residentCountries')];
	pools = {
		...{ countryId: countries, visaTypeId: visaTypes, visaOptionId: visaOptions, serviceId: services, agentId: users },
		...{ citizenshipId: citizenships, residentCountryId: residentCountries },
		...{ document: [document], key: [document.split('/').at(-1)] },
		...{
			email: [traveller.email],
			code: ['XOSGELDIN', 'YAY2027', '123456'],
			version: [1, 2, 3],
			reference: requests.map(({ reference }) => reference),
		},
		'/users': users,
		'/visa-requests': requestIds,
		'/promocodes': await ids('promocodes'),
		'/countries': countries,
		'/visa-types': visaTypes,
		'/visa-options': visaOptions,
		'/services': services,
		'/citizenships': citizenships,
		'/resident-countries': residentCountries,
	};
});

const wellFormed = (value: unknown) => (typeof value === 'string' && value.isWellFormed() ? value : 'x');

/** A complete call: who, where, what. */
function casesOf(endpoint: Endpoint) {
	const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name));
	const params = names.map((name) => {
		const pool = name === 'id' ? pools[`/${endpoint.path.split('/')[1]}`] : pools[name];
		const real = fc.constantFrom(...(pool?.length ? pool : ['x'])).map(String);
		return fc.oneof({ weight: 8, arbitrary: real }, fc.uuid(), naughty.map(wellFormed));
	});
	return fc.record({
		language: fc.constantFrom(...languages),
		// A stream ends only with its session, and has a test of its own.
		role: fc.constantFrom(...(endpoint.isEventStream ? callers.slice(0, 2) : callers)),
		params: fc.tuple(...params),
		query: isEmpty(endpoint.query) ? fc.constant(undefined) : nearlyValuesOf(endpoint.query, pools),
		body: isEmpty(endpoint.body) ? fc.constant(undefined) : nearlyValuesOf(endpoint.body, pools),
	});
}

function addressOf(endpoint: Endpoint, params: readonly string[], query: unknown): string {
	let next = 0;
	const path = endpoint.path.replace(/\{\w+\}/g, () => encodeURIComponent(params[next++] ?? 'x') || 'x');
	if (typeof query !== 'object' || query === null) return `/api${path}`;
	const pairs = Object.entries(query).flatMap(([key, value]) =>
		[value]
			.flat()
			.map((one) => [key, wellFormed(typeof one === 'string' ? one : (JSON.stringify(one) ?? ''))] as [string, string]),
	);
	return `/api${path}?${new URLSearchParams(pairs)}`;
}

const statusesOf = (endpoint: Endpoint): number[] => [
	...[endpoint.status, ...endpoint.otherStatuses],
	...refusalsOf(endpoint).flatMap((code): readonly number[] => refusalStatuses[code]),
	// A URL that is too long, or contains characters that no URL has.
	...(endpoint.path.includes('{') ? [400, 414] : []),
];

/**
 * Whether a refusal is a sentence of the catalogues: the one that contains a name is recognised by the text around it.
 */
function isKnown(language: Language, message: string): boolean {
	const [before = '', , after = ''] = speeches[language].claimedBy({ firstName: '|', lastName: '|' }).split('|');
	return known[language].has(message) || (message.startsWith(before) && message.endsWith(after));
}

function judge(endpoint: Endpoint, language: Language, answer: Answer<unknown>): void {
	expect(answer.status, answer.text).toBeLessThan(500);
	expect(statusesOf(endpoint), answer.text).toContain(answer.status);
	if (answer.status < 300) {
		expect(endpoint.response.safeParse(endpoint.isCsv ? answer.text : answer.body)).toMatchObject({ success: true });
		return;
	}
	const body = ErrorBody.parse(answer.body);
	expect(body.statusCode).toBe(answer.status);
	expect(isKnown(language, body.message), body.message).toBe(true);
	for (const { message } of body.errors ?? []) expect(isKnown(language, message), message).toBe(true);
	if (answer.status !== 414 && !(answer.status === 400 && endpoint.path.includes('{'))) {
		expect(refusalsOf(endpoint), body.code).toContain(body.code);
	}
}

describe('[API-06] [VAL-02] whatever comes, [ACC-09] the answer is one that the contract names, in the language asked for', () => {
	it.each(endpoints)(
		'$name',
		async ({ endpoint }) => {
			await fc.assert(
				fc.asyncProperty(casesOf(endpoint), async ({ language, role, params, query, body }) => {
					const address = addressOf(endpoint, params, query);
					const sent = body === undefined ? undefined : (JSON.stringify(body) ?? '');
					const headers = {
						'accept-language': language,
						...(sent !== undefined && { 'content-type': 'application/json' }),
					};
					judge(
						endpoint,
						language,
						await server.call(endpoint.method, address, sent, { token: tokens.get(role) ?? null, headers }),
					);
				}),
				{ numRuns: RUNS, seed: SEED, endOnFailure: true },
			);
		},
		120_000 + RUNS * 200,
	);
});
