import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../resources';
import { createHandlers } from './handlers';
import { mockHistory } from './history';
import { mockRequests } from './requests';
import { createWorld, mockAdmin, mockAgent, mockTraveller } from './world';

const baseUrl = 'http://viza.test/api';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
const client = createClient({ baseUrl, getToken: () => 'token' });

describe('a member of staff who travels', () => {
	/** A colleague's case, and its traveller, who is an agent too. */
	const travelling = () => {
		const requests = mockRequests(40);
		const request = requests.find(
			({ status, assignedTo }) => status === 'IN_REVIEW' && assignedTo?.id === mockAgent.id,
		);
		if (!request) throw new Error('a case in review');
		const user = { ...mockAgent, id: request.traveller.id };
		const world = createWorld({ requests, history: mockHistory(requests), user });
		server.resetHandlers(...createHandlers(world, { baseUrl }));
		return { world, request, user };
	};

	it('[DSH-12] is told no more of how their own case stands than any traveller', async () => {
		const { request, world } = travelling();
		const { id } = request;
		expect(await client.visaRequests.standing({ id })).toEqual({
			...{ id, status: 'IN_REVIEW', assignedTo: null, isOpen: true, last: null },
		});
		world.user = mockAgent;
		expect(await client.visaRequests.standing({ id })).toMatchObject({ assignedTo: { id: mockAgent.id }, last: {} });
	});

	it('[DSH-12] is not named to a colleague for what they did with it themselves', async () => {
		const { request, world, user } = travelling();
		const { id } = request;
		const [latest, ...earlier] = world.events.get(id) ?? [];
		if (!latest) throw new Error('a case with a history');
		world.events.set(id, [{ ...latest, kind: 'moved', actor: user }, ...earlier]);
		world.user = mockAdmin;
		expect(await client.visaRequests.standing({ id })).toMatchObject({ last: null });
	});

	it('[DSH-13] is told what they did with it themselves as their own doing', async () => {
		const { request, world, user } = travelling();
		const { id } = request;
		const [latest, ...earlier] = world.events.get(id) ?? [];
		if (!latest) throw new Error('a case with a history');
		const own = { ...latest, subject: 'request' as const, kind: 'moved', actor: user, reason: 'cancelled' };
		world.events.set(id, [own, { ...own, actor: mockAgent }, ...earlier]);
		const { data } = await client.visaRequests.events({ id });
		expect(data.slice(0, 2)).toMatchObject([
			{ actor: { id: user.id }, reason: null },
			{ actor: null, reason: 'cancelled' },
		]);
	});
});

it('[DSH-12] an agent is told of a person only who it is, unless it is the traveller of an own request', async () => {
	const [request] = mockRequests(1);
	if (!request) throw new Error('a request');
	const traveller = { ...request.traveller, id: mockTraveller.id };
	const world = createWorld({ requests: [{ ...request, traveller, assignedTo: null }], user: mockAgent });
	server.resetHandlers(...createHandlers(world, { baseUrl }));
	const told = () => client.users.get({ id: mockTraveller.id });
	const { firstName, phone, dateOfBirth, gender, citizenshipId, residentCountryId } = mockTraveller;
	const closed = { phone: null, dateOfBirth: null, gender: null, citizenshipId: null, residentCountryId: null };
	const open = { phone, dateOfBirth, gender, citizenshipId, residentCountryId };
	expect(await told()).toMatchObject({ firstName, ...closed });
	const [own] = world.requests;
	if (own) own.assignedTo = mockAgent;
	expect(await told()).toMatchObject({ firstName, ...open });
	if (own) own.assignedTo = null;
	for (const user of [mockAdmin, mockTraveller]) {
		world.user = { ...user, role: user.role === 'client' ? 'agent' : user.role };
		expect(await told()).toMatchObject({ firstName, ...open });
	}
});

it('[DSH-13] a traveller reads of a visa’s file once the request is approved', async () => {
	const requests = mockRequests(40);
	const request = requests.find(({ status }) => status === 'APPROVED');
	if (!request) throw new Error('an approved request');
	const user = { ...mockTraveller, id: request.traveller.id };
	const world = createWorld({ requests, history: mockHistory(requests), user });
	server.resetHandlers(...createHandlers(world, { baseUrl }));
	const kinds = async () => (await client.visaRequests.events(request)).data.map(({ kind }) => kind);
	expect(await kinds()).toContain('visa-attached');
	for (const one of world.requests) if (one.id === request.id) one.status = 'SENT_TO_EMBASSY';
	expect(await kinds()).not.toContain('visa-attached');
});
