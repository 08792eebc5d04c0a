import { eq } from 'drizzle-orm';
import type { OwnSession, Page, Session, VisaRequestRow } from 'visa-sdk/contract';
import { requestStatuses } from 'visa-sdk/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tables } from '../platform/db/tables';
import { signInStaff } from '../testing/people';
import { startTestServer, type TestServer } from '../testing/server';
import { lives } from './cases';
import { demoTraveller, seedRequests } from './requests';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
	const { app, db, clock, deps, services } = server;
	const drain = () => deps.jobs.drain(services.jobs);
	await seedRequests({ app, db, clock, drain }, lives.length);
	await services.jobs.sweep({}, '');
	await drain();
});
afterAll(() => server.close());

describe('the demo requests', () => {
	it('[DSH-04] are in every state, and each of them is as old as its life', async () => {
		const token = await signInStaff(server, 'admin');
		const { data } = (await server.get<Page<VisaRequestRow>>('/api/visa-requests?limit=200', { token })).body;
		expect(data).toHaveLength(lives.length);
		expect(new Set(data.map(({ status }) => status))).toEqual(new Set(requestStatuses));
		const ages = data.map(({ createdAt }) => (server.clock.now().getTime() - Date.parse(createdAt)) / 3_600_000);
		const expected = lives.map(({ steps, hoursAgo }) => steps.reduce((sum, step) => sum + step.afterHours, hoursAgo));
		const rounded = (hours: number[]) => hours.map(Math.round).sort((one, other) => one - other);
		expect(rounded(ages)).toEqual(rounded(expected));
	});

	it('[ACC-03] are those of travellers who can sign in', async () => {
		const { body } = await server.post<Session>('/api/auth/login', demoTraveller);
		const { data } = (await server.get<Page<VisaRequestRow>>('/api/visa-requests/me', { token: body.accessToken }))
			.body;
		expect(data.length).toBeGreaterThan(0);
		// What was done in their name has left no device among theirs.
		const devices = await server.get<OwnSession[]>('/api/users/me/sessions', { token: body.accessToken });
		expect(devices.body).toHaveLength(1);
	});

	it('[DSH-04] need the demo catalogue, and add nobody without it', async () => {
		const empty = await startTestServer();
		const { app, db, clock } = empty;
		const { countries, users } = tables;
		await db.update(countries).set({ isOnOffer: false }).where(eq(countries.name, 'Fransa'));
		const before = await db.$count(users);
		const seeding = seedRequests({ app, db, clock, drain: async () => undefined }, 1);
		await expect(seeding).rejects.toThrow("Demo requests need the demo catalogue: this one doesn't offer Fransa.");
		expect(await db.$count(users)).toBe(before);
		await empty.close();
	});

	it('[DSH-04] are not added to requests, nor to what an interrupted adding has left', async () => {
		const add = ({ app, db, clock }: TestServer) => seedRequests({ app, db, clock, drain: async () => undefined }, 1);
		await expect(add(server)).rejects.toThrow('There are requests already');
		const empty = await startTestServer();
		const { users } = tables;
		try {
			const [left] = await server.db.select().from(users).where(eq(users.email, demoTraveller.email));
			if (!left) throw new Error('nobody is left');
			await empty.db.insert(users).values({ ...left, citizenshipId: null, residentCountryId: null });
			const before = await empty.db.$count(users);
			await expect(add(empty)).rejects.toThrow('Adding demo requests was interrupted');
			expect(await empty.db.$count(users)).toBe(before);
		} finally {
			await empty.close();
		}
	});
});
