import { eq } from 'drizzle-orm';
import { type ErrorBody, type Me, OwnData, type User } from 'visa-sdk/contract';
import { businessToday } from 'visa-sdk/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tables } from '../../platform/db/tables';
import { createRequest, newTraveller, signInStaff } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/server';
import { eventsOf, inviteAgent, NOBODY, refusalOf } from '../../testing/staff';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

const me = async (token: string) => (await server.get<Me>('/api/users/me', { token })).body;
const save = (token: string | null, profile: unknown) => server.call<Me>('PUT', '/api/users/me', profile, { token });

describe('the own profile', () => {
	it('[API-01] is changed, and what changed is written down without its content', async () => {
		const { token } = await newTraveller(server);
		const before = await me(token);
		const changes = { firstName: 'Aysel', phone: '+994 (70) 111-22-33', dateOfBirth: '1991-02-03', gender: 'male' };
		const { status, body } = await save(token, { ...before, ...changes, email: 'other@poct.example', role: 'admin' });
		expect(status).toBe(200);
		expect(body).toEqual({ ...before, ...changes, phone: '+994701112233' });
		expect(await me(token)).toEqual(body);
		const { events } = tables;
		const written = await server.db.select().from(events).where(eq(events.subjectId, before.id));
		expect(written.find(({ kind }) => kind === 'changed')?.reason).toBe('firstName, phone, dateOfBirth, gender');
		await save(token, body);
		expect((await eventsOf(server, before.id)).filter((kind) => kind === 'changed')).toHaveLength(1);
	});

	it.each([
		['firstName', { firstName: 'Лейла' }],
		['phone', { phone: '050' }],
		['dateOfBirth', { dateOfBirth: '2020-01-01' }],
		['citizenshipId', { citizenshipId: NOBODY }],
		['residentCountryId', { residentCountryId: NOBODY }],
		['gender', { gender: null }],
	])('[VAL-02] refuses a wrong %s', async (field, change) => {
		const { token } = await newTraveller(server);
		const before = await me(token);
		expect(refusalOf(await save(token, { ...before, ...change }))).toEqual([400, 'VALIDATION', field]);
		expect(await me(token)).toEqual(before);
	});

	it('[VAL-02] names every wrong field, and knows who is an adult by the server’s clock', async () => {
		const { token } = await newTraveller(server);
		const before = await me(token);
		const now = server.clock.now();
		const yesterday = new Date(now.getTime() - 24 * 60 * 60 * 1000);
		const dateOfBirth = businessToday(now).subtract({ years: 18 }).toString();
		try {
			server.clock.set(yesterday);
			const answer = await save(token, { ...before, dateOfBirth, citizenshipId: NOBODY });
			expect(refusalOf(answer)).toEqual([400, 'VALIDATION', 'dateOfBirth', 'citizenshipId']);
		} finally {
			server.clock.set(now);
		}
		expect((await save(token, { ...before, dateOfBirth })).status).toBe(200);
	});

	it('is for those who are signed in', async () => {
		expect((await save(null, {})).status).toBe(401);
		expect((await server.get('/api/users/me/export')).status).toBe(401);
	});
});

describe('the own data', () => {
	it('holds everything, and nobody else’s', async () => {
		const [traveller, other] = [await newTraveller(server), await newTraveller(server)];
		const request = await createRequest(server, traveller.token);
		await createRequest(server, other.token);
		const { status, body } = await server.get('/api/users/me/export', { token: traveller.token });
		expect(status).toBe(200);
		const data = OwnData.parse(body);
		expect(data.user).toEqual(await me(traveller.token));
		expect(data.visaRequests.map(({ id }) => id)).toEqual([request.id]);
		expect(data.sessions).toHaveLength(1);
		const kinds = data.events.map(({ kind }) => kind);
		expect(kinds).toEqual(expect.arrayContaining(['registered', 'email-confirmed', 'created']));
		expect([...data.events].sort((one, two) => two.at.localeCompare(one.at))).toEqual(data.events);
		expect(JSON.stringify(body)).not.toMatch(/passwordHash|tokenHash|staffNotes/);
	});
});

describe('somebody', () => {
	const read = (id: string, token: string | null) => server.get<User & ErrorBody>(`/api/users/${id}`, { token });

	it('is seen by an admin; by an agent only when it is staff or a traveller of an own request', async () => {
		const admin = await signInStaff(server, 'admin');
		const { agent, token } = await inviteAgent(server);
		const traveller = await newTraveller(server);
		const { id } = await me(traveller.token);
		const request = await createRequest(server, traveller.token);
		expect((await read(id, admin)).body).toMatchObject({ id, email: traveller.email, role: 'client' });
		expect((await read(agent.id, admin)).body).toMatchObject({ id: agent.id, role: 'agent' });
		expect((await read((await me(admin)).id, token)).status).toBe(200);
		expect((await read(id, token)).status).toBe(404);
		const { visaRequests } = tables;
		await server.db.update(visaRequests).set({ assignedTo: agent.id }).where(eq(visaRequests.id, request.id));
		expect((await read(id, token)).body).toMatchObject({ id, email: traveller.email });
		expect((await read(NOBODY, admin)).status).toBe(404);
	});

	it('[DSH-12] of the staff tells a colleague no birth date, gender or phone, unless it is the traveller of an own request', async () => {
		const admin = await signInStaff(server, 'admin');
		const { agent, token } = await inviteAgent(server);
		const colleague = await inviteAgent(server);
		const known = await me((await newTraveller(server)).token);
		expect((await save(colleague.token, { ...known, firstName: 'Rauf', lastName: 'Kərimov' })).status).toBe(200);
		const { id } = colleague.agent;
		const own = {
			...{ phone: known.phone, dateOfBirth: known.dateOfBirth, gender: known.gender },
			...{ citizenshipId: known.citizenshipId, residentCountryId: known.residentCountryId },
		};
		const closed = { phone: null, dateOfBirth: null, gender: null, citizenshipId: null, residentCountryId: null };
		const name = { id, firstName: 'Rauf', email: colleague.agent.email, role: 'agent' };
		expect((await read(id, token)).body).toMatchObject({ ...name, ...closed });
		expect((await read(id, admin)).body).toMatchObject({ ...name, ...own });
		expect((await read(id, colleague.token)).body).toMatchObject({ ...name, ...own });
		const request = await createRequest(server, colleague.token);
		const { visaRequests } = tables;
		await server.db.update(visaRequests).set({ assignedTo: agent.id }).where(eq(visaRequests.id, request.id));
		const before = await eventsOf(server, id);
		expect((await read(id, token)).body).toMatchObject({ ...name, ...own });
		expect(await eventsOf(server, id)).toEqual([...before, 'data-viewed']);
	});

	it('is not seen by others', async () => {
		const { token } = await newTraveller(server);
		const { id } = await me(token);
		expect((await read(id, token)).status).toBe(403);
		expect((await read(id, null)).status).toBe(401);
	});
});
