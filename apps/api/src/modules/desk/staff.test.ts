import { eq } from 'drizzle-orm';
import type { ErrorBody, Page, RequestEvent, StaffNote, VisaRequestDetail, VisaRequestRow } from 'visa-sdk/contract';
import {
	canMoveRequest,
	needsReason,
	type RequestStatus,
	requestStatuses,
	staffMoves,
	staffStatuses,
} from 'visa-sdk/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tables } from '../../platform/db/tables';
import {
	createPaid,
	createRequest,
	newTraveller,
	signInNewAgent,
	signInStaff,
	type Traveller,
} from '../../testing/people';
import { crowd } from '../../testing/runs';
import { startTestServer, type TestServer } from '../../testing/server';

let server: TestServer;
let admin: string;
let agent: string;
let otherAgent: string;
let traveller: Traveller;
let id: string;

beforeAll(async () => {
	// One person takes a case all the way here.
	server = await startTestServer({}, { SECOND_CHECK: 'optional' });
	[admin, agent, otherAgent] = [
		await signInStaff(server, 'admin'),
		await signInStaff(server, 'agent'),
		await signInNewAgent(server),
	];
	traveller = await newTraveller(server);
});
afterAll(() => server.close());
/** A paid, unassigned request for each test. */
const fresh = async () => {
	({ id } = await createPaid(server, traveller.token));
};

const read = async (token: string) => (await server.get<VisaRequestDetail>(`/api/visa-requests/${id}`, { token })).body;
const act = (action: string, token: string, body?: unknown) =>
	server.post<VisaRequestDetail & ErrorBody>(`/api/visa-requests/${id}/${action}`, body, { token });
const move = async (status: string, token: string, reason?: string) =>
	act('status', token, { status, reason, version: (await read(admin)).version });
const list = async (token: string, query: Record<string, string> = {}, path = '') =>
	(await server.get<Page<VisaRequestRow>>(`/api/visa-requests${path}`, { token, query })).body;
const historyOf = async (token: string) =>
	(await server.get<Page<RequestEvent>>(`/api/visa-requests/${id}/events`, { token, query: { limit: '200' } })).body
		.data;

describe('whose work a request is', () => {
	beforeEach(fresh);

	it('one agent claims it, works on it, and gives it back', async () => {
		const claimed = await act('claim', agent);
		expect(claimed).toMatchObject({ status: 200, body: { status: 'SUBMITTED', assignedTo: { firstName: 'Elvin' } } });
		expect((await act('claim', agent)).body).toMatchObject({ statusCode: 409, code: 'STATE_CONFLICT' });
		expect((await list(agent, {}, '/my-requests')).data.map((row) => row.id)).toContain(id);
		expect((await act('release', agent)).body.assignedTo).toBeNull();
		expect((await act('release', agent)).status).toBe(409);
		expect((await list(agent, {}, '/my-requests')).data.map((row) => row.id)).not.toContain(id);
		const kinds = (await historyOf(admin)).map(({ kind }) => kind).filter((kind) => kind !== 'data-viewed');
		expect(kinds.slice(0, 2)).toEqual(['released', 'claimed']);
	});

	it('what another agent has claimed is not there', async () => {
		await act('claim', agent);
		expect((await server.get(`/api/visa-requests/${id}`, { token: otherAgent })).status).toBe(404);
		expect((await server.get(`/api/visa-requests/${id}/events`, { token: otherAgent })).status).toBe(404);
		expect((await act('release', otherAgent)).status).toBe(404);
		// Whoever is too late for a case reads who was first.
		expect((await act('claim', otherAgent)).body).toMatchObject({
			code: 'STATE_CONFLICT',
			message: 'Bu müraciəti artıq Elvin Quliyev götürüb',
		});
		expect((await move('IN_REVIEW', otherAgent)).status).toBe(404);
		expect((await list(otherAgent, { limit: '200' })).data.map((row) => row.id)).not.toContain(id);
		expect((await list(agent, { limit: '200' })).data.map((row) => row.id)).toContain(id);
	});

	it('what is nobody’s can be seen and claimed, not worked on', async () => {
		expect((await move('IN_REVIEW', agent)).body).toMatchObject({ statusCode: 403, code: 'FORBIDDEN' });
		expect((await act('notes', agent, { text: 'Zəng etdim' })).status).toBe(403);
		expect((await read(agent)).status).toBe('SUBMITTED');
	});

	it('an admin gives it to somebody of the staff, who must be one', async () => {
		const { version } = await read(admin);
		const me = (await server.get<{ id: string }>('/api/users/me', { token: agent })).body;
		const given = await act('assign', admin, { agentId: me.id, version });
		expect(given.body).toMatchObject({ assignedTo: { id: me.id }, version: version + 1 });
		expect((await act('assign', admin, { agentId: me.id, version })).status).toBe(409);
		const strangerId = (await server.get<{ id: string }>('/api/users/me', { token: traveller.token })).body.id;
		const refused = await act('assign', admin, { agentId: strangerId, version: version + 1 });
		expect(refused.body).toMatchObject({ statusCode: 422, errors: [{ field: 'agentId' }] });
		expect((await act('assign', admin, { agentId: null, version: version + 1 })).body.assignedTo).toBeNull();
		expect((await act('assign', agent, { agentId: me.id, version: version + 2 })).status).toBe(403);
	});

	it('what an agent had who is not active any more is nobody’s', async () => {
		const invited = await server.get<{ id: string }>('/api/users/me', { token: otherAgent });
		await act('claim', otherAgent);
		const path = `/api/users/agents/${invited.body.id}`;
		const { version } = (await server.get<{ version: number }>(path, { token: admin })).body;
		const changes = { firstName: 'Nigar', lastName: 'Quliyeva', isActive: false, version };
		expect((await server.call('PUT', path, changes, { token: admin })).status).toBe(200);
		expect((await read(admin)).assignedTo).toBeNull();
		expect((await act('claim', agent)).status).toBe(200);
		otherAgent = await signInNewAgent(server);
	});

	it('[DSH-14] what is closed stays with whoever has closed it', async () => {
		const token = await signInNewAgent(server);
		const closer = (await server.get<{ id: string }>('/api/users/me', { token })).body;
		await act('claim', token);
		await server.db.update(tables.visaRequests).set({ status: 'REJECTED' }).where(eq(tables.visaRequests.id, id));
		expect((await act('release', token)).body).toMatchObject({ statusCode: 409, code: 'STATE_CONFLICT' });
		await server.call('DELETE', `/api/users/agents/${closer.id}`, undefined, { token: admin });
		expect((await read(admin)).assignedTo?.id).toBe(closer.id);
	});

	it('nobody claims what is not paid', async () => {
		({ id } = await createRequest(server, traveller.token));
		expect((await act('claim', agent)).status).toBe(409);
	});

	it('of many who claim at once one gets it', async () => {
		const answers = await Promise.all(
			Array.from({ length: crowd(200) }, (_, index) => act('claim', [admin, agent, otherAgent][index % 3] ?? admin)),
		);
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		// If calls wait for connections, those that waited too long were told so, and have claimed nothing.
		const allowed = [200, 404, 409, ...(process.env.TEST_DATABASE_URL ? [503] : [])];
		for (const { status } of answers) expect(allowed).toContain(status);
		expect((await historyOf(admin)).filter(({ kind }) => kind === 'claimed')).toHaveLength(1);
	});
});

describe('[PAY-04] states', () => {
	beforeAll(fresh);

	it('go the whole way, each step with its event and its letter', async () => {
		await fresh();
		await act('claim', agent);
		const before = (await server.mails(traveller.email)).length;
		await move('IN_REVIEW', agent);
		await move('INFO_REQUIRED', agent, 'Bank çıxarışı lazımdır');
		await move('IN_REVIEW', agent);
		await move('SENT_TO_EMBASSY', agent);
		expect((await move('APPROVED', agent)).body).toMatchObject({ status: 'APPROVED' });
		const letters = (await server.mails(traveller.email)).slice(before);
		expect(letters).toHaveLength(5);
		expect(letters.some(({ text }) => text.includes('Bank çıxarışı lazımdır'))).toBe(true);
		const moves = (await historyOf(admin)).filter(({ kind, subject }) => kind === 'moved' && subject === 'request');
		expect(moves.slice(0, 5).map(({ to }) => to)).toEqual([
			'APPROVED',
			'SENT_TO_EMBASSY',
			'IN_REVIEW',
			'INFO_REQUIRED',
			'IN_REVIEW',
		]);
		expect(moves[0]?.actor).toMatchObject({ firstName: 'Elvin', role: 'agent' });
	});

	const moves = async () => (await historyOf(admin)).filter(({ subject }) => subject === 'request').length;
	const every = requestStatuses.flatMap((from) => staffStatuses.map((to) => [from, to] as const));
	it.each(every)('%s to %s as the table says, else 409 and nothing changes', async (from: RequestStatus, to) => {
		await server.db.update(tables.visaRequests).set({ status: from }).where(eq(tables.visaRequests.id, id));
		const [before, events] = [await read(admin), await moves()];
		const { status, body } = await act('status', admin, { status: to, reason: 'Səbəb', version: before.version });
		const isAllowed = staffMoves(from).includes(to);
		expect(isAllowed ? canMoveRequest(from, to) : true).toBe(true);
		if (isAllowed) {
			expect(body).toMatchObject({ status: to, version: before.version + 1 });
			expect(await moves()).toBe(events + 1);
		} else {
			expect(status).toBe(409);
			expect(await read(admin)).toEqual(before);
			expect(await moves()).toBe(events);
		}
	});

	it.each(['AWAITING_PAYMENT', 'PAYMENT_FAILED', 'SUBMITTED', 'EXPIRED', 'PAID', ''])(
		'staff do not set %s, which follows from payments and time',
		async (status) => {
			const { body } = await move(status, admin);
			expect(body).toMatchObject({ statusCode: 400, errors: [{ field: 'status', message: 'Statusu seçin' }] });
		},
	);

	it.each(staffStatuses.filter(needsReason))('%s needs a reason', async (to) => {
		await server.db
			.update(tables.visaRequests)
			.set({ status: to === 'REJECTED' ? 'SENT_TO_EMBASSY' : 'IN_REVIEW' })
			.where(eq(tables.visaRequests.id, id));
		expect((await move(to, admin)).body).toMatchObject({ statusCode: 400, errors: [{ field: 'reason' }] });
		expect((await move(to, admin, 'Səbəb')).body.status).toBe(to);
	});

	it('of many who move it from the same version one does, once', async () => {
		await fresh();
		const { version } = await read(admin);
		// On a busy machine some wait for a connection until they are told to retry: that isn't a result yet.
		const tell = async (): ReturnType<typeof act> => {
			const answer = await act('status', admin, { status: 'IN_REVIEW', version });
			return answer.status === 503 ? tell() : answer;
		};
		const answers = await Promise.all(Array.from({ length: crowd(200) }, tell));
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		expect(answers.filter(({ status }) => status === 409)).toHaveLength(answers.length - 1);
		const moves = (await historyOf(admin)).filter(({ to }) => to === 'IN_REVIEW');
		expect(moves).toHaveLength(1);
	});
});

describe('what is seen', () => {
	beforeEach(fresh);

	it('the traveller sees the request, not what staff do among themselves', async () => {
		await act('claim', agent);
		const note = await act('notes', agent, { text: '  Zəng etdim  ' });
		expect(note).toMatchObject({ status: 201, body: { text: 'Zəng etdim', author: { firstName: 'Elvin' } } });
		await move('IN_REVIEW', agent);
		await move('INFO_REQUIRED', agent, 'Bank çıxarışı lazımdır');
		const forStaff = await read(agent);
		expect(forStaff.staffNotes.map(({ text }: StaffNote) => text)).toEqual(['Zəng etdim']);
		expect(forStaff.traveller).toMatchObject({ email: traveller.email, citizenship: expect.any(String) });

		const own = await read(traveller.token);
		expect(own).toMatchObject({ id, staffNotes: [], assignedTo: null, status: 'INFO_REQUIRED' });
		expect(
			own.priceLines.filter(({ paid }) => paid === 'now').reduce((sum, { amount }) => sum + amount, 0),
		).toBeCloseTo(own.totalPrice, 10);
		expect(own.documents).toHaveLength(1);
		expect(own.attempts).toMatchObject([{ number: 1, status: 'APPROVED', amount: own.totalPrice, refunded: 0 }]);
		const seen = await historyOf(traveller.token);
		expect(new Set(seen.map(({ kind }) => kind))).toEqual(new Set(['created', 'moved']));
		expect(seen[0]).toMatchObject({ to: 'INFO_REQUIRED', actor: null, reason: 'Bank çıxarışı lazımdır' });
		expect(JSON.stringify(seen)).not.toContain('Elvin');
	});

	it('another traveller finds nothing', async () => {
		const { token } = await newTraveller(server);
		expect((await server.get(`/api/visa-requests/${id}`, { token })).status).toBe(404);
		expect((await server.get(`/api/visa-requests/${id}/events`, { token })).status).toBe(404);
		expect((await server.get('/api/visa-requests', { token })).status).toBe(403);
		expect((await server.get('/api/visa-requests/my-requests', { token })).status).toBe(403);
	});
});

describe('lists', () => {
	beforeEach(fresh);

	it('are filtered, searched, sorted and cut into pages', async () => {
		// Two pages of two.
		for (let more = 0; more < 3; more += 1) await fresh();
		const { reference } = await read(admin);
		const found = async (query: Record<string, string>) => (await list(admin, query)).data.map((row) => row.id);
		expect(await found({ search: reference.toLowerCase() })).toEqual([id]);
		expect(await found({ search: traveller.email.slice(0, 8), limit: '200' })).toContain(id);
		expect(await found({ search: 'eliyeva LEYLA', limit: '200' })).toContain(id);
		expect(await found({ search: '%' })).toEqual([]);
		expect(await found({ status: 'APPROVED', search: reference })).toEqual([]);
		expect((await list(admin, { limit: '200' })).data.length).toBeGreaterThan(1);
		expect(
			(
				await server.get<Page<VisaRequestRow>>(
					`/api/visa-requests?status=SUBMITTED&status=APPROVED&search=${reference}`,
					{ token: admin },
				)
			).body.data,
		).toHaveLength(1);
		const cheapest = (await list(admin, { sort: 'totalPrice', limit: '200' })).data.map(({ totalPrice }) => totalPrice);
		expect(cheapest).toEqual([...cheapest].sort((a, b) => a - b));
		const [one, two] = [await list(admin, { limit: '2' }), await list(admin, { limit: '2', page: '2' })];
		expect(new Set([...one.data, ...two.data].map((row) => row.id)).size).toBe(4);
		expect(await list(admin, { page: '9999' })).toMatchObject({ data: [], page: 9999 });
	});

	it('begin and end a day in Baku', async () => {
		const { reference } = await read(admin);
		// 20:30 UTC is half past midnight in Baku.
		const createdAt = new Date('2026-12-31T20:30:00Z');
		await server.db.update(tables.visaRequests).set({ createdAt }).where(eq(tables.visaRequests.id, id));
		const on = async (createdFrom: string, createdTo: string) =>
			(await list(admin, { search: reference, createdFrom, createdTo })).total;
		expect(await on('2027-01-01', '2027-01-01')).toBe(1);
		expect(await on('2026-12-31', '2026-12-31')).toBe(0);
	});
});
