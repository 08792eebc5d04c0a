import type { Me, Standing } from 'visa-sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPaid, createRequest, newTraveller, signInNewAgent } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/server';
import { inviteAgent } from '../../testing/staff';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

const standing = (id: string, token: string) => server.get<Standing>(`/api/visa-requests/${id}/standing`, { token });

describe('[DSH-11] [DSH-12] how a case stands, to staff who may not read it', () => {
	it('tells who of the staff has it and what they did', async () => {
		const { id } = await createPaid(server, (await newTraveller(server)).token);
		const [token, other] = [await signInNewAgent(server), await signInNewAgent(server)];
		const owner = (await server.get<Me>('/api/users/me', { token })).body;
		await server.post(`/api/visa-requests/${id}/claim`, undefined, { token });
		expect((await standing(id, other)).body).toMatchObject({
			...{ status: 'SUBMITTED', assignedTo: { id: owner.id }, isOpen: false },
			last: { kind: 'claimed', actor: { id: owner.id } },
		});
	});

	it('names no traveller, whatever they did last', async () => {
		const { token } = await newTraveller(server);
		const { id } = await createRequest(server, token);
		await server.post(`/api/visa-requests/${id}/cancel`, undefined, { token });
		expect((await standing(id, await signInNewAgent(server))).body).toEqual({
			...{ id, status: 'CANCELLED', assignedTo: null, isOpen: true, last: null },
		});
	});

	it('tells a colleague no more of what staff did with their own', async () => {
		const own = await inviteAgent(server);
		const { id } = await createRequest(server, own.token);
		await server.post(`/api/visa-requests/${id}/cancel`, undefined, { token: own.token });
		expect((await standing(id, await signInNewAgent(server))).body).toMatchObject({ status: 'CANCELLED', last: null });
	});

	it('tells staff who travel no more of their own than any traveller', async () => {
		const own = await inviteAgent(server);
		const { id } = await createPaid(server, own.token);
		await server.post(`/api/visa-requests/${id}/claim`, undefined, { token: await signInNewAgent(server) });
		expect((await standing(id, own.token)).body).toEqual({
			...{ id, status: 'SUBMITTED', assignedTo: null, isOpen: true, last: null },
		});
	});
});
