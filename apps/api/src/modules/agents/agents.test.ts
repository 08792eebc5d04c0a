import { eq } from 'drizzle-orm';
import type { Agent, ErrorBody, Page, ResetLink, Session, User } from 'visa-sdk/contract';
import { sentences } from 'visa-sdk/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../platform/clock';
import { tables } from '../../platform/db/tables';
import { newTraveller, PASSWORD, register, signInStaff } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/server';
import { eventsOf, inviteAgent, NOBODY, refusalOf } from '../../testing/staff';

let server: TestServer;
let admin: string;
beforeAll(async () => {
	server = await startTestServer();
	admin = await signInStaff(server, 'admin');
});
afterAll(() => server.close());

let made = 0;
const input = (more: object = {}) => {
	made += 1;
	return {
		firstName: 'Orxan',
		lastName: 'Həsənli',
		email: `orxan.${made}@viza.example`,
		phone: '+994 55 765 43 21',
		...more,
	};
};
const invite = (body: object, token: string | null = admin) => server.post<Agent>('/api/users/agents', body, { token });
const update = (id: string, body: object, token: string | null = admin) =>
	server.call<Agent>('PUT', `/api/users/agents/${id}`, body, { token });
const read = (id: string, token: string | null = admin) => server.get<Agent>(`/api/users/agents/${id}`, { token });
const remove = (id: string, token: string | null = admin) =>
	server.call('DELETE', `/api/users/agents/${id}`, undefined, { token });
const login = (email: string, password = PASSWORD) =>
	server.post<Session>('/api/auth/login', { email, password, audience: 'dashboard' });
const list = async (query: Record<string, string> = {}) =>
	(await server.get<Page<Agent>>('/api/users/agents', { token: admin, query })).body;

const check = (token: unknown) => server.post<ResetLink & ErrorBody>('/api/auth/reset-password/check', { token });

describe('inviting an agent', () => {
	it('[API-01] sends a link to choose a password, once and within 72 hours', async () => {
		const { status, body } = await invite(input({ email: ' Orxan.Yeni@Viza.Example ' }));
		expect(status).toBe(201);
		const known = { email: 'orxan.yeni@viza.example', phone: '+994557654321', openRequests: 0 };
		expect(body).toMatchObject({ ...known, isInvited: true, isActive: true });
		const [letter] = await server.mails(body.email);
		const link = new URL(/http\S+reset-password\S+/.exec(letter?.text ?? '')?.[0] ?? '');
		const token = link.searchParams.get('token');
		// From there staff continue to the staff sign-in.
		expect(link.searchParams.get('redirect')).toBe('/dashboard');
		server.clock.forward(71 * HOUR_MS);
		expect((await check(token)).body).toEqual({ isInvitation: true, isStaff: true });
		const reset = () => server.post<ErrorBody>('/api/auth/reset-password', { token, password: PASSWORD });
		expect((await reset()).status).toBe(204);
		for (const { status, body } of [await reset(), await check(token)])
			expect([status, body.errors]).toEqual([400, [{ field: 'token', message: sentences.invitationLink }]]);
		admin = await signInStaff(server, 'admin');
		expect((await list({ search: 'orxan.yeni' })).data).toMatchObject([{ isInvited: false }]);
		const { body: session } = await login(body.email);
		const me = await server.get<User>('/api/users/me', { token: session.accessToken });
		expect(me.body).toMatchObject({ role: 'agent', isEmailConfirmed: true });
		expect((await server.mails(body.email)).length).toBe(1);
		expect(await eventsOf(server, body.id)).toEqual(['invited', 'invitation-accepted']);
	});

	it('gives a link that is dead after 72 hours', async () => {
		const { body } = await invite(input());
		const [letter] = await server.mails(body.email);
		const token = /token=([\w-]+)/.exec(letter?.text ?? '')?.[1];
		server.clock.forward(72 * HOUR_MS + MINUTE_MS);
		admin = await signInStaff(server, 'admin');
		const answer = await server.post('/api/auth/reset-password', { token, password: PASSWORD });
		expect(refusalOf(answer)).toEqual([400, 'VALIDATION', 'token']);
		expect((await check(token)).body.message).toBe(sentences.invitationLink);
		// There is a way without an admin: the address can ask for a link itself, which then sets the first password.
		await server.post('/api/auth/forgot-password', { email: body.email });
		const last = (await server.mails(body.email)).at(-1);
		expect((await check(/token=([\w-]+)/.exec(last?.text ?? '')?.[1])).body).toEqual({
			isInvitation: true,
			isStaff: true,
		});
	});

	it('refuses an address that is taken, also by two at once', async () => {
		const { email } = await register(server);
		expect(refusalOf(await invite(input({ email })))).toEqual([409, 'CONFLICT', 'email']);
		const body = input();
		const both = await Promise.all([invite(body), invite(body)]);
		expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
	});

	it('is an admin’s', async () => {
		const agent = await signInStaff(server, 'agent');
		const { token } = await newTraveller(server);
		for (const [caller, status] of [[null, 401] as const, [token, 403] as const, [agent, 403] as const]) {
			expect((await invite(input(), caller)).status).toBe(status);
			expect((await update(NOBODY, input(), caller)).status).toBe(status);
			expect((await remove(NOBODY, caller)).status).toBe(status);
			expect((await read(NOBODY, caller)).status).toBe(caller === agent ? 404 : status);
		}
	});
});

describe('changing an agent', () => {
	it('[DSH-18] changes names, phone, and whether the agent can sign in', async () => {
		const { agent, token } = await inviteAgent(server);
		const changes = { firstName: 'Elçin', lastName: 'Əli', phone: null };
		const change = async (more: object = {}) => {
			const { version } = (await read(agent.id)).body;
			const answer = await update(agent.id, { ...changes, ...more, version });
			expect(answer.body.version).toBe(version + 1);
			expect((await read(agent.id)).body).toEqual(answer.body);
			return answer.body;
		};
		expect(await change()).toMatchObject({ ...changes, isActive: true, email: agent.email });
		expect((await server.get('/api/users/me', { token })).status).toBe(200);
		expect((await change({ isActive: false })).isActive).toBe(false);
		const shutOut = await server.get('/api/users/me', { token });
		expect([refusalOf(shutOut), shutOut.body]).toMatchObject([
			[401, 'ACCOUNT_CLOSED'],
			{ message: sentences.accountClosed },
		]);
		// Also calls that visitors may make ask to sign in, which would be in vain.
		const catalogue = await server.get('/api/countries?view=catalogue', { token });
		expect(refusalOf(catalogue)).toEqual([401, 'ACCOUNT_CLOSED']);
		const paying = await server.post(`/api/visa-requests/${NOBODY}/submit-payment`, undefined, { token });
		expect(refusalOf(paying)).toEqual([401, 'ACCOUNT_CLOSED']);
		const resent = await server.post('/api/auth/confirm-email/resend', {}, { token });
		expect(refusalOf(resent)).toEqual([401, 'ACCOUNT_CLOSED']);
		expect(refusalOf(await server.get('/api/countries?view=catalogue'))).toEqual([401, 'UNAUTHENTICATED']);
		const refused = await login(agent.email);
		const wrong = await login(agent.email, 'yanlış şifrədir');
		expect({ ...refused.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
		expect(refused.status).toBe(401);
		const letters = (await server.mails(agent.email)).length;
		await server.post('/api/auth/forgot-password', { email: agent.email });
		expect((await server.mails(agent.email)).length).toBe(letters);
		expect((await change()).isActive).toBe(false);
		expect((await login(agent.email)).status).toBe(401);
		expect((await list({ search: agent.email })).data).toMatchObject([{ id: agent.id, isActive: false }]);
		expect((await change({ isActive: true })).isActive).toBe(true);
		expect((await login(agent.email)).status).toBe(200);
		expect(refusalOf(await server.get('/api/users/me', { token }))).toEqual([401, 'UNAUTHENTICATED']);
	});

	it('[RTE-06] who has forgotten the password gets a link that is known to be of staff, whatever page it was asked for on', async () => {
		const { agent } = await inviteAgent(server);
		await server.post('/api/auth/forgot-password', { email: agent.email, returnTo: '/application' });
		const letter = (await server.mails(agent.email)).find(({ subject }) => subject === 'Yeni şifrə təyin edin');
		const token = /token=([\w-]+)/.exec(letter?.text ?? '')?.[1];
		expect((await check(token)).body).toEqual({ isInvitation: false, isStaff: true });
	});

	it('also refuses a session that was begun meanwhile', async () => {
		const { agent, token } = await inviteAgent(server);
		await server.db
			.update(tables.users)
			.set({ deactivatedAt: server.clock.now() })
			.where(eq(tables.users.id, agent.id));
		expect((await server.get('/api/users/me', { token })).status).toBe(401);
	});

	it('is refused when the agent has changed meanwhile, also by the agent’s own hand', async () => {
		const { agent, token } = await inviteAgent(server);
		const { email } = await newTraveller(server);
		const [row] = await server.db.select().from(tables.users).where(eq(tables.users.email, email));
		const { dateOfBirth, gender, citizenshipId, residentCountryId } = row ?? {};
		const profile = { ...input(), dateOfBirth, gender, citizenshipId, residentCountryId };
		expect((await server.call('PUT', '/api/users/me', profile, { token })).status).toBe(200);
		const late = { firstName: 'Gec', lastName: 'Gəldi', phone: null };
		const refused = await update(agent.id, { ...late, version: agent.version });
		expect(refusalOf(refused)).toEqual([409, 'STALE']);
		const { body: now } = await read(agent.id);
		expect(refused.body).toMatchObject({ current: now });
		expect(now).toMatchObject({ firstName: 'Orxan', version: agent.version + 1 });
		expect(refusalOf(await update(agent.id, late))).toEqual([400, 'VALIDATION', 'version']);
	});

	it('[DSH-05] are found by their state', async () => {
		expect((await invite(input())).status).toBe(201);
		const { agent } = await inviteAgent(server);
		expect((await update(agent.id, { ...input(), isActive: false, version: agent.version })).status).toBe(200);
		const all = await server.db.select().from(tables.users).where(eq(tables.users.role, 'agent'));
		const there = all.filter(({ deletedAt }) => deletedAt === null);
		const stateOf = ({ deactivatedAt, isInvited }: (typeof all)[number]) =>
			deactivatedAt ? 'closed' : isInvited ? 'invited' : 'active';
		for (const state of ['active', 'invited', 'closed']) {
			const query = { state, limit: '200' };
			const { body } = await server.get<{ data: { id: string }[] }>('/api/users/agents', { token: admin, query });
			const wanted = there.filter((row) => stateOf(row) === state).map(({ id }) => id);
			expect([state, body.data.map(({ id }) => id).sort()]).toEqual([state, wanted.sort()]);
			expect(wanted.length).toBeGreaterThan(0);
		}
		expect((await server.get('/api/users/agents', { token: admin, query: { state: 'gone' } })).status).toBe(400);
	});

	it('finds agents alone', async () => {
		const { email } = await newTraveller(server);
		const [traveller] = await server.db.select().from(tables.users).where(eq(tables.users.email, email));
		const [boss] = await server.db.select().from(tables.users).where(eq(tables.users.role, 'admin'));
		for (const id of [traveller?.id ?? '', boss?.id ?? '', NOBODY]) {
			expect((await read(id)).status).toBe(404);
			expect((await update(id, input({ version: 1 }))).status).toBe(404);
			expect((await remove(id)).status).toBe(404);
		}
		expect((await update(NOBODY, { firstName: 'Эльчин', version: 1 })).status).toBe(400);
	});
});
