import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Me } from '../contract';
import {
	createHandlers,
	createWorld,
	handlersFor,
	mockAdmin,
	mockAgent,
	mockId,
	mockRequests,
	mockTraveller,
} from '../mocks';
import { requestStatuses, sentences, staffMoves } from '../rules';
import { createClient } from './index';

const baseUrl = 'http://viza.test/api';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const client = createClient({ baseUrl, getToken: () => 'token' });
const as = (user: Me | null, count = 40) => {
	const world = createWorld({ user, requests: mockRequests(count) });
	server.use(...createHandlers(world, { baseUrl }));
	return world;
};
const countryIds = [mockId('c', 1)];
const validity = { validFrom: '2026-01-01T00:00:00Z', validTo: '2099-01-01T00:00:00Z' };

/** One input for each section, and what a changed one looks like. */
const kept = {
	countries: [
		{ name: 'Portuqaliya', code: 'pt', additionalServices: 12.5, isVisaOptionIsPayedDirectly: true },
		{ name: 'Portuqaliya', code: 'PT', image: '/flags/PT.svg', isOnOffer: true, isArchived: false },
	],
	visaTypes: [
		{ name: 'Təhsil vizası', requiredDocuments: 'Pasport', countryIds },
		{ name: 'Təhsil vizası', description: null, countryIds, isArchived: false },
	],
	visaOptions: [
		{ type: 'Tranzit', duration: 5, fee: 20, countryIds },
		{ type: 'Tranzit', duration: 5, fee: 20, position: 0 },
	],
	services: [
		{ name: 'Ekspress', originalPrice: 100, discountedPrice: 90 },
		{ name: 'Ekspress', additionalVisaPrice: 0, countryIds: [] },
	],
	citizenships: [{ name: 'İtaliya' }, { name: 'İtaliya' }],
	residentCountries: [{ name: 'İtaliya' }, { name: 'İtaliya' }],
	agents: [
		{ firstName: 'Samir', lastName: 'Nuri', email: 'samir@viza.example' },
		{ lastName: 'Nuri', phone: null, isInvited: true, isActive: true, openRequests: 0 },
	],
	promocodes: [
		{ code: 'yeni2027', kind: 'fixed', amount: 15, ...validity },
		{ code: 'YENI2027', amount: 15, percent: null, used: 0, reserved: 0, isActive: true },
	],
} as const;
interface Kept {
	id: string;
	version: number;
}
interface Crud {
	list(query?: object): Promise<{ data: { id: string }[]; total: number }>;
	create(body: unknown): Promise<Kept>;
	get(params: { id: string }): Promise<Kept>;
	update(params: { id: string }, body: unknown): Promise<Kept>;
	remove(params: { id: string }): Promise<void>;
}

describe.each(Object.entries(kept))('%s', (name, [input, made]) => {
	const calls = client[name as keyof typeof kept] as unknown as Crud;

	it('[API-01] are created, read, listed, changed and deleted by an admin', async () => {
		as(mockAdmin);
		const before = (await calls.list()).total;
		const item = await calls.create(input);
		expect(item).toMatchObject(made);
		expect(await calls.get(item)).toEqual(item);
		expect((await calls.list({ limit: 200 })).data.map(({ id }) => id)).toContain(item.id);
		await expect(calls.create(input)).rejects.toMatchObject({
			statusCode: 409,
			errors: [{ field: expect.any(String) }],
		});
		const changed = await calls.update(item, { ...input, version: 1 });
		expect(changed).toEqual({ ...item, version: 2 });
		await expect(calls.update(item, { ...input, version: 1 })).rejects.toMatchObject({
			statusCode: 409,
			code: 'STALE',
			current: changed,
		});
		await expect(calls.update(item, { ...input })).rejects.toMatchObject({
			statusCode: 400,
			errors: [{ field: 'version' }],
		});
		await calls.remove(item);
		await expect(calls.get(item)).rejects.toMatchObject({ statusCode: 404 });
		expect((await calls.list()).total).toBe(before);
	});

	it('[API-01] are not an agent’s or a traveller’s to change', async () => {
		for (const user of [mockAgent, mockTraveller]) {
			as(user);
			await expect(calls.create(input)).rejects.toMatchObject({ statusCode: 403, code: 'FORBIDDEN' });
		}
		as(null);
		await expect(calls.create(input)).rejects.toMatchObject({ statusCode: 401 });
	});
});

describe('the catalogue', () => {
	it('archives what requests use, and travellers no longer see it', async () => {
		as(mockAdmin);
		const id = mockId('a', 1);
		await client.visaTypes.remove({ id });
		expect(await client.visaTypes.get({ id })).toMatchObject({ isArchived: true });
		expect((await client.visaTypes.list({ state: 'archived' })).data).toHaveLength(1);
		const offered = await client.visaTypes.ofCountry({ countryId: mockId('c', 1) });
		expect(offered.data.map((one) => one.id)).toEqual([mockId('a', 2)]);
	});

	it('shows staff what travellers do not see', async () => {
		as(mockAdmin);
		const input = { name: 'Portuqaliya', code: 'PT', additionalServices: 1, isVisaOptionIsPayedDirectly: true };
		const hidden = await client.countries.create({ ...input, isOnOffer: false });
		const found = async (search: string) => (await client.countries.list({ view: 'catalogue', search })).data;
		expect(await found('portuq')).toEqual([hidden]);
		expect(await found('portuqaliyanın')).toEqual([]);
		const listed = async (view: 'offer' | 'catalogue') =>
			(await client.countries.list({ limit: 200, view })).data.map(({ id }) => id);
		expect(await listed('catalogue')).toContain(hidden.id);
		expect(await listed('offer')).not.toContain(hidden.id);
		const world = as(mockTraveller);
		await expect(client.countries.list({ view: 'catalogue' })).rejects.toMatchObject({ statusCode: 403 });
		expect((await client.countries.list()).data[0]).not.toHaveProperty('code');
		expect(await client.countries.get({ id: mockId('c', 1) })).not.toHaveProperty('isArchived');
		const [first] = world.catalogue.countries;
		if (first) first.isOnOffer = false;
		await expect(client.visaTypes.ofCountry({ countryId: mockId('c', 1) })).rejects.toMatchObject({ statusCode: 404 });
	});

	it('is filtered by country and sorted by a column', async () => {
		as(mockAgent);
		expect((await client.services.list({ countryId: mockId('c', 99) })).data).toEqual([]);
		const prices = (await client.services.list({ sort: '-discountedPrice' })).data.map((one) => one.discountedPrice);
		expect(prices).toEqual([150, 60]);
		expect((await client.promocodes.list({ state: 'usable' })).total).toBe(1);
		expect((await client.promocodes.list({ state: 'over' })).total).toBe(0);
	});
});

describe('people', () => {
	it('[API-01] agents are listed, invited, changed and removed', async () => {
		const world = as(mockAdmin);
		expect((await client.agents.list({ sort: '-name' })).data.map(({ firstName }) => firstName)).toEqual([
			'Rəşad',
			'Nigar',
			'Elvin',
		]);
		const invited = await client.agents.create({ firstName: 'Samir', lastName: 'Nuri', email: 'samir@viza.example' });
		const changes = { firstName: 'Samir', lastName: 'Əli', version: invited.version };
		expect(await client.agents.update(invited, { ...changes, isActive: false })).toMatchObject({ isActive: false });
		expect(await client.agents.update(invited, { ...changes, version: 2 })).toMatchObject({
			email: 'samir@viza.example',
			isActive: false,
		});
		expect(await client.users.get(invited)).toMatchObject({ role: 'agent' });
		await client.agents.remove({ id: mockAgent.id });
		await client.users.remove(invited);
		await expect(client.agents.remove({ id: mockTraveller.id })).rejects.toMatchObject({ statusCode: 404 });
		expect(world.requests.every(({ assignedTo }) => assignedTo?.id !== mockAgent.id)).toBe(true);
		await expect(client.users.remove({ id: mockAdmin.id })).rejects.toMatchObject({ statusCode: 409 });
	});

	it('[DSH-12] an agent is told no telephone number but their own', async () => {
		const world = as(mockAdmin);
		const phone = '+994557654321';
		const colleague = { firstName: 'Samir', lastName: 'Nuri', email: 'samir@viza.example', phone };
		const { id } = await client.agents.create(colleague);
		const phones = async () =>
			Promise.all([
				client.agents.list({ search: 'samir' }).then(({ data }) => data.map((agent) => agent.phone)),
				client.agents.get({ id }).then((agent) => agent.phone),
			]);
		expect(await phones()).toEqual([[phone], phone]);
		world.user = mockAgent;
		expect(await phones()).toEqual([[null], null]);
		world.user = { ...mockAgent, id };
		expect(await phones()).toEqual([[phone], phone]);
	});

	it('[API-01] a traveller changes the profile and the password, takes the data along, and leaves', async () => {
		const world = as(mockTraveller, 1);
		const { firstName, lastName, phone, dateOfBirth, gender, citizenshipId, residentCountryId } = mockTraveller;
		if (!phone || !dateOfBirth || !gender || !citizenshipId || !residentCountryId) throw new Error('a whole traveller');
		const profile = { firstName, lastName, phone, dateOfBirth, gender, citizenshipId, residentCountryId };
		expect(await client.users.updateMe({ ...profile, lastName: 'Əliyeva' })).toMatchObject({ lastName: 'Əliyeva' });
		await expect(
			client.auth.changePassword({ currentPassword: 'wrong-password', password: 'long enough' }),
		).rejects.toMatchObject({ errors: [{ field: 'currentPassword' }] });
		await client.auth.changePassword({ currentPassword: 'the old one', password: 'long enough' });
		const own = await client.users.exportMe();
		expect(own.visaRequests).toHaveLength(1);
		expect(own.visaRequests[0]).not.toHaveProperty('staffNotes');
		const [paid] = world.requests.filter(({ traveller }) => traveller.id === world.user?.id);
		if (!paid) throw new Error('a request of the user’s');
		paid.taken = 'UNSETTLED';
		await expect(client.users.removeMe()).rejects.toMatchObject({ statusCode: 409, message: sentences.takenHeld });
		paid.taken = 'SETTLED';
		await client.users.removeMe();
		await expect(client.users.me()).rejects.toMatchObject({ statusCode: 401 });
	});

	it('staff sign in at the dashboard, travellers do not', async () => {
		as(null);
		const login = { password: 'anything', audience: 'dashboard' } as const;
		await expect(client.auth.login({ ...login, email: mockTraveller.email })).rejects.toMatchObject({
			statusCode: 401,
		});
		await client.auth.login({ ...login, email: mockAgent.email });
		expect(await client.users.me()).toEqual(mockAgent);
	});
});

describe('work on visa requests', () => {
	it('[API-01] an agent finds, claims, moves, notes and releases', async () => {
		as(mockAgent);
		const waiting = await client.visaRequests.list({ status: ['SUBMITTED'], assignedTo: 'nobody' });
		const [request] = waiting.data;
		if (!request) throw new Error('something waits');
		await expect(
			client.visaRequests.changeStatus(request, { status: 'IN_REVIEW', version: request.version }),
		).rejects.toMatchObject({ statusCode: 403 });
		const mine = await client.visaRequests.claim(request);
		expect(mine.assignedTo?.id).toBe(mockAgent.id);
		expect((await client.visaRequests.assignedToMe({ search: mine.reference })).total).toBe(1);
		const moved = await client.visaRequests.changeStatus(request, { status: 'IN_REVIEW', version: mine.version });
		await expect(
			client.visaRequests.changeStatus(request, { status: 'SENT_TO_EMBASSY', version: mine.version }),
		).rejects.toMatchObject({ statusCode: 409, code: 'STATE_CONFLICT' });
		await expect(
			client.visaRequests.changeStatus(request, { status: 'INFO_REQUIRED', version: moved.version }),
		).rejects.toMatchObject({ statusCode: 400, errors: [{ field: 'reason' }] });
		expect(await client.visaRequests.addNote(request, { text: 'Zəng etdim' })).toMatchObject({ text: 'Zəng etdim' });
		expect((await client.visaRequests.get(request)).staffNotes).toHaveLength(1);
		expect((await client.visaRequests.events(request)).data.map(({ kind }) => kind)).toEqual([
			'noted',
			'moved',
			'claimed',
		]);
		expect((await client.visaRequests.release(request)).assignedTo).toBeNull();
		await expect(client.visaRequests.refund(request, { reason: 'x', version: request.version })).rejects.toMatchObject({
			statusCode: 403,
		});
	});

	it('[PAY-10] an admin settles money that is no payment, once', async () => {
		const world = as(mockAdmin);
		const [request] = world.requests;
		const [attempt] = request?.attempts ?? [];
		if (!request || !attempt) throw new RangeError('no request');
		const at = '2026-11-22T06:00:00.000Z';
		const taken = { amount: 96, currency: 'AZN', isOurs: true, at, state: 'UNSETTLED', settledAt: null } as const;
		const hold = (changes: { isOurs?: boolean }) => {
			Object.assign(request, { status: 'CANCELLED', attemptStatus: 'ERROR', taken: 'UNSETTLED' });
			request.attempts = [{ ...attempt, status: 'ERROR', taken: { ...taken, ...changes } }];
			world.requests[0] = request;
		};
		const settle = (how: 'refund' | 'byHand', note?: string) =>
			client.visaRequests.settleTaken(request, { attempt: 1, how, note, version: world.requests[0]?.version ?? 0 });
		hold({ isOurs: false });
		expect((await client.desk.queues()).stuckPayments).toBeGreaterThan(0);
		await expect(settle('refund')).rejects.toMatchObject({ statusCode: 409, message: sentences.takenByHand });
		expect(await settle('byHand', 'Bankda qaytarıldı')).toMatchObject({
			taken: 'SETTLED',
			attempts: [{ refunds: [] }],
		});
		await expect(settle('byHand', 'Yenə')).rejects.toMatchObject({ statusCode: 409, message: sentences.takenSettled });
		hold({});
		const refunding = await settle('refund');
		expect(refunding).toMatchObject({ taken: 'REFUNDING', attempts: [{ refunds: [{ amount: 96, doneAt: null }] }] });
	});

	it.each(['happened', 'again'] as const)(
		'[PAY-08] an admin settles a refund that may have happened, once: %s',
		async (verdict) => {
			const world = as(mockAdmin);
			const [request] = world.requests;
			const [attempt] = request?.attempts ?? [];
			if (!request || !attempt) throw new RangeError('no request');
			const refund = {
				amount: 30,
				orderedAt: '2026-11-22T06:00:00.000Z',
				doneAt: null,
				retryAt: null,
				isUnclear: true,
			};
			request.attempts = [{ ...attempt, amount: 115, refunded: 0, status: 'REFUND_PENDING', refunds: [refund] }];
			const settle = (version: number) =>
				client.visaRequests.settleRefund(request, { attempt: attempt.number, verdict, version });
			await expect(settle(request.version - 1)).rejects.toMatchObject({ statusCode: 409, message: sentences.stale });
			const settled = await settle(request.version);
			expect(settled.attempts).toMatchObject(
				verdict === 'happened'
					? [
							{
								status: 'PARTIALLY_REFUNDED',
								refunded: 30,
								refunds: [{ doneAt: expect.any(String), isUnclear: false }],
							},
						]
					: [{ status: 'REFUND_PENDING', refunded: 0, refunds: [{ doneAt: null, isUnclear: false }] }],
			);
			await expect(settle(settled.version)).rejects.toMatchObject({ statusCode: 409, message: sentences.refundClear });
		},
	);

	it('[API-01] an admin assigns and refunds, in parts', async () => {
		as(mockAdmin);
		const [request] = (await client.visaRequests.list({ status: ['SUBMITTED', 'IN_REVIEW'], sort: 'createdAt' })).data;
		if (!request) throw new Error('something waits');
		const given = await client.visaRequests.assign(request, { agentId: mockId('a', 202), version: request.version });
		expect(given.assignedTo?.firstName).toBe('Nigar');
		const { version } = given;
		const part = await client.visaRequests.refund(request, { amount: 1, reason: 'Gecikmə', version });
		expect(part).toMatchObject({ attemptStatus: 'PARTIALLY_REFUNDED', attempts: [{ refunded: 1 }] });
		await expect(client.visaRequests.refund(request, { amount: 1, reason: 'Gecikmə', version })).rejects.toMatchObject({
			statusCode: 409,
		});
		const rest = await client.visaRequests.refund(request, { reason: 'Gecikmə', version: part.version });
		expect(rest).toMatchObject({ attemptStatus: 'REFUNDED', attempts: [{ refunded: request.totalPrice }] });
		const done = { doneAt: expect.any(String), retryAt: null, isUnclear: false };
		expect(rest.attempts[0]?.refunds).toMatchObject([
			{ ...done, amount: 1 },
			{ ...done, amount: request.totalPrice - 1 },
		]);
	});

	it.each(requestStatuses)('[PAY-04] from %s staff move a request where the table says', async (from) => {
		const world = as(mockAdmin);
		const request = world.requests.find(({ status }) => status === from);
		if (!request) throw new Error(`none is ${from}`);
		const change = { status: 'CANCELLED', reason: 'x', version: request.version } as const;
		if (staffMoves(from).includes('CANCELLED')) {
			expect(await client.visaRequests.changeStatus(request, change)).toMatchObject({ status: 'CANCELLED' });
		} else {
			await expect(client.visaRequests.changeStatus(request, change)).rejects.toMatchObject({ statusCode: 409 });
		}
	});

	it('[PAY-08] a cancellation waits for a part of the payment that is on its way back', async () => {
		const world = as(mockAdmin);
		const request = world.requests.find(({ status }) => status === 'SUBMITTED');
		const [paid] = request?.attempts ?? [];
		if (!request || !paid) throw new Error('none is paid');
		const refund = { amount: 1, orderedAt: '2026-11-22T06:00:00.000Z', doneAt: null, retryAt: null, isUnclear: false };
		request.attempts = [{ ...paid, status: 'REFUND_PENDING', refunds: [refund] }];
		const change = { status: 'CANCELLED', reason: 'x', version: request.version } as const;
		const refused = { statusCode: 409, message: sentences.refundUnderWay };
		await expect(client.visaRequests.changeStatus(request, change)).rejects.toMatchObject(refused);
		request.attempts = [{ ...paid, status: 'REFUND_PENDING', refunds: [{ ...refund, amount: paid.amount }] }];
		expect(await client.visaRequests.changeStatus(request, change)).toMatchObject({ status: 'CANCELLED' });
	});

	it('[API-01] [ACC-07] an admin who cancels says why, which the traveller reads, and gives back once', async () => {
		const world = as(mockAdmin);
		const own = world.requests.filter(({ traveller }) => traveller.id === mockTraveller.id);
		const request = own.find(({ status }) => staffMoves(status).includes('CANCELLED'));
		if (!request) throw new Error('none can be cancelled');
		const { version } = await client.visaRequests.refund(request, { reason: 'Gecikmə', version: request.version });
		const change = { status: 'CANCELLED', reason: 'Səfirlik bağlıdır', version } as const;
		const cancelled = await client.visaRequests.changeStatus(request, change);
		const [refunded, once] = [request.totalPrice, [{ amount: request.totalPrice }]];
		expect(cancelled.attempts.at(-1)).toMatchObject({ status: 'REFUNDED', refunded, refunds: once });
		world.user = mockTraveller;
		const [last] = (await client.visaRequests.events(request)).data;
		expect(last).toMatchObject({ to: 'CANCELLED', reason: 'Səfirlik bağlıdır', actor: null });
	});

	it('[API-01] [ACC-07] a traveller sees the own ones, and anyone their status', async () => {
		as(mockTraveller);
		const own = await client.visaRequests.mine({ limit: 200 });
		const detail = await client.visaRequests.get(own.data[0] ?? { id: '' });
		expect(detail).toMatchObject({ assignedTo: null, staffNotes: [] });
		const others = mockRequests(40).find(({ traveller }) => traveller.id !== mockTraveller.id);
		await expect(client.visaRequests.get(others ?? { id: '' })).rejects.toMatchObject({ statusCode: 404 });
		await expect(client.visaRequests.list()).rejects.toMatchObject({ statusCode: 403 });
		as(null);
		const { reference } = detail;
		const known = { reference, lastName: mockTraveller.lastName };
		expect(await client.visaRequests.status(known)).toMatchObject({ reference, status: detail.status });
		await expect(client.visaRequests.status({ ...known, lastName: 'Başqası' })).rejects.toMatchObject({
			statusCode: 404,
		});
	});

	it('scenarios begin with an agent, an admin, and a traveller with requests', async () => {
		server.use(...handlersFor('agent', { baseUrl }));
		expect((await client.visaRequests.assignedToMe()).total).toBeGreaterThan(0);
		server.use(...handlersFor('admin', { baseUrl }));
		expect((await client.visaRequests.list()).total).toBe(40);
		server.use(...handlersFor('returningTraveller', { baseUrl }));
		expect((await client.visaRequests.mine()).total).toBeGreaterThan(3);
		server.use(...handlersFor('unconfirmedTraveller', { baseUrl }));
		expect((await client.users.me()).isEmailConfirmed).toBe(false);
	});
});
