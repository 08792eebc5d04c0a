import { eq } from 'drizzle-orm';
import type { Me, Session } from 'visa-sdk/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tables } from '../../platform/db/tables';
import { atBank, createRequest, newTraveller, signInStaff, type Traveller } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/server';
import { inviteAgent, NOBODY, refusalOf } from '../../testing/staff';

const { users, visaRequests } = tables;
let server: TestServer;
let admin: string;
// One of them deletes the admin.
beforeEach(async () => {
	server = await startTestServer();
	admin = await signInStaff(server, 'admin');
});
afterEach(() => server.close());

const idOf = async (token: string) => (await server.get<Me>('/api/users/me', { token })).body.id;
const remove = (id: string, token = admin) => server.call('DELETE', `/api/users/${id}`, undefined, { token });
const rowOf = async (id: string) => (await server.db.select().from(users).where(eq(users.id, id)))[0];
const requestRow = async (id: string) =>
	(await server.db.select().from(visaRequests).where(eq(visaRequests.id, id)))[0];
const paidRequest = async ({ token }: Traveller): Promise<string> => {
	const { id, paymentUrl } = await createRequest(server, token);
	await atBank(server, paymentUrl, 'pay');
	return id;
};

describe('deleting somebody else', () => {
	it('[DSH-18] frees an agent’s requests, each with an event, and ends the agent’s sessions', async () => {
		const { agent, token } = await inviteAgent(server);
		const traveller = await newTraveller(server);
		const requests = [await paidRequest(traveller), await paidRequest(traveller)];
		for (const id of requests) {
			await server.db.update(visaRequests).set({ assignedTo: agent.id }).where(eq(visaRequests.id, id));
		}
		const before = await requestRow(requests[0] ?? '');
		expect((await remove(agent.id)).status).toBe(204);
		for (const id of requests) {
			expect(await requestRow(id)).toMatchObject({ assignedTo: null, status: 'SUBMITTED' });
			const { events } = tables;
			const happened = await server.db.select().from(events).where(eq(events.subjectId, id));
			expect(happened.filter(({ kind }) => kind === 'released')).toMatchObject([{ requestId: id }]);
		}
		expect((await requestRow(requests[0] ?? ''))?.version).toBe((before?.version ?? 0) + 1);
		expect(await rowOf(agent.id)).toMatchObject({
			firstName: '—',
			email: expect.stringMatching(/^deleted-[\da-f-]{36}@deleted\.invalid$/),
		});
		// What the agent has open says why, rather than asking to sign in.
		for (const path of ['/api/users/me', '/api/countries?view=catalogue']) {
			expect(refusalOf(await server.get(path, { token }))).toEqual([401, 'ACCOUNT_CLOSED']);
		}
		expect((await remove(agent.id)).status).toBe(404);
		const put = await server.call('PUT', `/api/users/agents/${agent.id}`, agent, { token: admin });
		expect(put.status).toBe(404);
	});

	it('deletes a traveller under the traveller’s own rule', async () => {
		const traveller = await newTraveller(server);
		const id = await idOf(traveller.token);
		const request = await paidRequest(traveller);
		expect(refusalOf(await remove(id))).toEqual([409, 'CONFLICT']);
		await server.db.update(visaRequests).set({ status: 'REJECTED' }).where(eq(visaRequests.id, request));
		expect((await remove(id)).status).toBe(204);
		expect(await rowOf(id)).toMatchObject({ firstName: '—' });
		expect((await remove(NOBODY)).status).toBe(404);
	});

	it('waits for a case of an agent who travels too, and then deletes what was written about them', async () => {
		const { agent, token } = await inviteAgent(server);
		const request = await paidRequest({ token } as Traveller);
		expect(refusalOf(await remove(agent.id))).toEqual([409, 'CONFLICT']);
		const asAgent = await server.call('DELETE', `/api/users/agents/${agent.id}`, undefined, { token: admin });
		expect(refusalOf(asAgent)).toEqual([409, 'CONFLICT']);
		expect((await requestRow(request))?.status).toBe('SUBMITTED');
		const { requestDocuments } = tables;
		const documents = () => server.db.select().from(requestDocuments).where(eq(requestDocuments.requestId, request));
		expect(await documents()).toHaveLength(1);
		const notes = { notes: 'mənim qeydim', status: 'REJECTED' } as const;
		await server.db.update(visaRequests).set(notes).where(eq(visaRequests.id, request));
		const { id: unpaid } = await createRequest(server, token);
		expect((await remove(agent.id)).status).toBe(204);
		expect((await requestRow(request))?.notes).toBeNull();
		expect((await requestRow(unpaid))?.status).toBe('CANCELLED');
		expect(await documents()).toHaveLength(0);
	});

	it('is never oneself, and never the last admin', async () => {
		const self = await idOf(admin);
		expect(refusalOf(await remove(self))).toEqual([409, 'CONFLICT']);
		expect(refusalOf(await remove(self.toUpperCase()))).toEqual([409, 'CONFLICT']);
		const { agent, token } = await inviteAgent(server);
		await server.db.update(users).set({ role: 'admin' }).where(eq(users.id, agent.id));
		// Of two admins who delete each other at the same time one remains.
		const both = await Promise.all([remove(self, token), remove(agent.id, admin)]);
		expect(both.filter(({ status }) => status === 204)).toHaveLength(1);
		// Whoever is too late is the last admin, or no longer has an account.
		expect(both.some(({ status }) => status === 409 || status === 401)).toBe(true);
		const left = both[0].status === 204 ? token : admin;
		expect((await server.get<Session>('/api/users/me', { token: left })).status).toBe(200);
	});
});
