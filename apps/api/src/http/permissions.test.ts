import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { type Access, contract, type Endpoint, ErrorBody } from 'visa-sdk/contract';
import { businessToday } from 'visa-sdk/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permissionsPath } from '../paths';
import { tables } from '../platform/db/tables';
import { createPaid, newTraveller, signInNewAgent, signInStaff } from '../testing/people';
import { startTestServer, type TestServer } from '../testing/server';

/** In the order of the table's columns. The request belongs to the owner, and the agent has claimed it. */
const people = ['visitor', 'owner', 'other client', 'agent', 'other agent', 'admin'] as const;
type Person = (typeof people)[number];

let server: TestServer;
let requestId: string;
let imageKey: string;
const tokens = new Map<Person, string | null>([['visitor', null]]);
const ids = new Map<string, string>();
/** The table in readable form: `GET /users/me` → six statuses. */
const table = new Map<string, string[]>();

const calls: { name: string; endpoint: Endpoint }[] = Object.values(contract)
	.flatMap((endpoints) => Object.values<Endpoint>(endpoints))
	.map((endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint }))
	.sort((a, b) => rank(a.name) - rank(b.name));

/** What deletes something comes last: first records, then accounts, then sessions. */
function rank(name: string): number {
	if (name.endsWith('/logout')) return 3;
	if (name === 'DELETE /users/me') return 2;
	return name.startsWith('DELETE') ? 1 : 0;
}

beforeAll(async () => {
	for (const [, name, ...cells] of rowsOf(await readFile(permissionsPath, 'utf8'))) table.set(name ?? '', cells);
	server = await startTestServer();
	const [owner, other] = [await newTraveller(server), await newTraveller(server)];
	tokens
		.set('owner', owner.token)
		.set('other client', other.token)
		.set('agent', await signInStaff(server, 'agent'))
		.set('other agent', await signInNewAgent(server))
		.set('admin', await signInStaff(server, 'admin'));
	requestId = (await createPaid(server, owner.token)).id;
	const [document] = await server.db
		.select()
		.from(tables.requestDocuments)
		.where(eq(tables.requestDocuments.requestId, requestId));
	imageKey = document?.uploadKey ?? '';
	const idOf = async (token: string) => (await server.get<{ id: string }>('/api/users/me', { token })).body.id;
	for (const person of people) {
		const token = tokens.get(person);
		if (token) ids.set(person, await idOf(token));
	}
	// A user who makes no calls can be deleted before the others are done.
	ids.set('third agent', await idOf(await signInNewAgent(server)));
});
afterAll(() => server.close());

function rowsOf(markdown: string): string[][] {
	const rows = markdown.split('\n').filter((line) => /^\| `[A-Z]+ \//.test(line));
	return rows.map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')));
}

/** The request as it is before each call: claimed by the agent and in review. */
async function asBefore(): Promise<void> {
	await server.db
		.update(tables.visaRequests)
		.set({
			status: 'IN_REVIEW',
			assignedTo: ids.get('agent') ?? null,
			checkAskedAt: null,
			checkTakenBy: null,
			version: 7,
		})
		.where(eq(tables.visaRequests.id, requestId));
}

/** A body that passes the checks behind the permission, where their result depends on the caller. */
function bodyFor(path: string): unknown {
	if (path.endsWith('/status')) return { status: 'INFO_REQUIRED', reason: 'Şəkil', version: 7 };
	if (path.endsWith('/check')) return { action: 'ask', version: 7 };
	if (path.endsWith('/information')) return { text: 'Şəkil', until: businessToday().toString(), version: 7 };
	if (path.endsWith('/answer')) return { text: 'Budur', version: 7 };
	if (path.endsWith('/messages')) return { text: 'Salam' };
	if (path.endsWith('/notes')) return { text: 'Qeyd' };
	if (path.endsWith('/assign')) return { agentId: ids.get('other agent'), version: 7 };
	return {};
}

async function statusFor(endpoint: Endpoint, person: Person): Promise<number> {
	await asBefore();
	const ofUsers = endpoint.path.startsWith('/users/agents') ? ids.get('third agent') : ids.get('owner');
	const idOfOne = async () => {
		if (endpoint.path.startsWith('/users/')) return ofUsers;
		return endpoint.path.startsWith('/visa-requests/') ? requestId : firstOf(endpoint.path);
	};
	// Lists are requested only if the path needs one of their ids.
	const wanted = async (name: string, find: () => Promise<string | undefined>) =>
		endpoint.path.includes(name) ? await find() : undefined;
	const path = endpoint.path
		// Where nothing exists yet, somebody's id stands for something missing.
		.replace('{id}', (await wanted('{id}', idOfOne)) ?? ids.get('owner') ?? '')
		.replace('{countryId}', (await wanted('{countryId}', () => firstOf('/countries'))) ?? '')
		.replace('{key}', imageKey);
	const token = tokens.get(person) ?? null;
	const body = endpoint.method === 'GET' || endpoint.method === 'DELETE' ? undefined : bodyFor(endpoint.path);
	const answer = await server.call(endpoint.method, `/api${path}`, body, { token });
	if (answer.status >= 400) expect(ErrorBody.parse(answer.body).statusCode).toBe(answer.status);
	return answer.status;
}

/** One record of the path's kind. */
async function firstOf(path: string): Promise<string | undefined> {
	const resource = `/${path.split('/')[1]}`;
	const token = tokens.get('admin') ?? null;
	const query: Record<string, string> = resource === '/countries' ? { countryName: 'İtaliya' } : {};
	const list = await server.get<{ data?: { id: string }[] }>(`/api${resource}`, { token, query });
	return list.body?.data?.[0]?.id;
}

// One pass through the whole table on one server: what deletes something comes last, in the order of `rank`.
describe('[API-01] who may call what', { shuffle: false }, () => {
	it('is said of every call in the table, and of nothing else', () => {
		const told = [...table.keys()].sort();
		expect(told, 'A call is a row of docs/permissions.md').toEqual(calls.map(({ name }) => name).sort());
	});

	it.each(calls)('$name', async ({ name, endpoint }) => {
		const statuses: Record<string, string> = {};
		for (const person of people) statuses[person] = String(await statusFor(endpoint, person));
		const wanted = Object.fromEntries(people.map((person, column) => [person, table.get(name)?.[column + 1]]));
		expect([endpoint.access, statuses]).toEqual([table.get(name)?.[0], wanted]);
	});
});

describe('the table itself', () => {
	const refused: Record<Access, Partial<Record<Person, string>>> = {
		anyone: {},
		signedIn: { visitor: '401' },
		payer: { visitor: '401', 'other client': '404', agent: '404', 'other agent': '404', admin: '404' },
		party: { visitor: '401', 'other client': '404', 'other agent': '404' },
		staff: { visitor: '401', owner: '403', 'other client': '403' },
		admin: { visitor: '401', owner: '403', 'other client': '403', agent: '403', 'other agent': '403' },
	};
	it.each(calls)('$name refuses whom its access refuses, and admits the others', ({ name, endpoint }) => {
		const [, ...cells] = table.get(name) ?? [];
		for (const [column, person] of people.entries()) {
			const wanted = refused[endpoint.access][person];
			if (wanted) expect([person, cells[column]]).toEqual([person, wanted]);
			else if (!endpoint.refusals.includes('UNAUTHENTICATED')) expect(cells[column]).not.toBe('401');
		}
	});
});
