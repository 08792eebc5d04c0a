import { count, eq } from 'drizzle-orm';
import type { Draft, DraftContent, ErrorBody, Me, OwnData, Session } from 'visa-sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../platform/clock';
import { tables } from '../../platform/db/tables';
import { choose, createRequest, newTraveller, PASSWORD, type Traveller } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/server';
import { refusalOf } from '../../testing/staff';

let server: TestServer;
let content: DraftContent;
beforeAll(async () => {
	server = await startTestServer();
	const { country, visaType } = await choose(server);
	content = {
		...{ version: 1, country: { id: country.id }, visaType: { id: visaType.id }, visaOption: null, service: null },
		...{ startDate: '2027-01-10T00:00:00.000+04:00', endDate: null, notes: 'Pəncərə yanı', document: null },
		peopleCount: 2,
	};
});
afterAll(() => server.close());

const PATH = '/api/users/me/draft';
const get = async (token: string) => (await server.get<{ draft: Draft | null }>(PATH, { token })).body.draft;
const save = (token: string | null, version: number | null, change: object = {}) =>
	server.call<Draft & ErrorBody>('PUT', PATH, { content: { ...content, ...change }, version }, { token });
const otherDevice = async ({ email }: Traveller) =>
	(await server.post<Session>('/api/auth/login', { email, password: PASSWORD })).body.accessToken;
const rows = async (id: string) =>
	(await server.db.select({ rows: count() }).from(tables.drafts).where(eq(tables.drafts.userId, id)))[0]?.rows;
const idOf = async (token: string) => (await server.get<Me>('/api/users/me', { token })).body.id;

describe('[ACC-08] the draft of a request', () => {
	it('is kept for its owner, and found on another device as one that was begun elsewhere', async () => {
		const traveller = await newTraveller(server);
		expect(await get(traveller.token)).toBeNull();
		const { status, body } = await save(traveller.token, null);
		expect([status, body]).toMatchObject([200, { content, version: 1, isFromHere: true, isFromElsewhere: false }]);
		const other = await otherDevice(traveller);
		expect(await get(other)).toMatchObject({ content, version: 1, isFromHere: false, isFromElsewhere: true });
		expect(await get((await newTraveller(server)).token)).toBeNull();
	});

	it('is not said to be of another device once the session that has saved it is over', async () => {
		const traveller = await newTraveller(server);
		await save(traveller.token, null);
		expect((await server.post('/api/auth/logout', {}, { token: traveller.token })).status).toBe(204);
		const again = await get(await otherDevice(traveller));
		expect(again).toMatchObject({ content, isFromHere: false, isFromElsewhere: false });
	});

	it('is never written over unseen: who is late gets what is there, and of two at once one is late', async () => {
		const traveller = await newTraveller(server);
		const other = await otherDevice(traveller);
		await save(traveller.token, null);
		expect((await save(other, 1, { peopleCount: 5 })).body).toMatchObject({ version: 2 });
		const late = await save(traveller.token, 1, { peopleCount: 9 });
		expect(refusalOf(late)).toEqual([409, 'STALE']);
		expect(late.body.current).toMatchObject({ version: 2, content: { peopleCount: 5 }, isFromHere: false });
		const both = await Promise.all([save(traveller.token, 2, { notes: 'Bir' }), save(other, 2, { notes: 'İki' })]);
		expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
		const first = await newTraveller(server);
		const twice = await Promise.all([save(first.token, null), save(first.token, null)]);
		expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
	});

	it('goes when it is given up, and what was on its way then does not bring it back', async () => {
		const { token } = await newTraveller(server);
		await save(token, null);
		expect((await server.call('DELETE', PATH, undefined, { token })).status).toBe(204);
		expect(await get(token)).toBeNull();
		const late = await save(token, 1);
		expect([...refusalOf(late), late.body.current]).toEqual([409, 'STALE', undefined]);
		expect((await save(token, null)).status).toBe(200);
	});

	it('goes with the request that is made, after 30 days of rest, and with the account', async () => {
		const { token } = await newTraveller(server);
		const id = await idOf(token);
		await save(token, null);
		await createRequest(server, token);
		expect(await get(token)).toBeNull();
		await save(token, null);
		const now = server.clock.now();
		try {
			server.clock.set(new Date(now.getTime() + 30 * DAY_MS));
			await server.services.jobs.sweep({}, '');
			expect(await rows(id)).toBe(0);
		} finally {
			server.clock.set(now);
		}
		const next = await newTraveller(server);
		const nextId = await idOf(next.token);
		await save(next.token, null);
		const own = await server.get<OwnData>('/api/users/me/export', { token: next.token });
		expect(own.body.draft?.content).toEqual(content);
		expect((await server.call('DELETE', '/api/users/me', undefined, { token: next.token })).status).toBe(204);
		expect(await rows(nextId)).toBe(0);
	});

	it.each([
		['country.id', { country: { id: 'İtaliya' } }],
		['peopleCount', { peopleCount: 11 }],
		['notes', { notes: 'x'.repeat(4001) }],
		['document', { document: 'x'.repeat(4001) }],
	])('is refused for a wrong or too long %s', async (field, change) => {
		const { token } = await newTraveller(server);
		expect(refusalOf(await save(token, null, change))).toEqual([400, 'VALIDATION', `content.${field}`]);
	});

	it('keeps nothing but what the browser keeps, and is for those who are signed in', async () => {
		const { token } = await newTraveller(server);
		await save(token, null, { picture: 'data:image/jpeg;base64,AAAA' });
		expect(await get(token)).toMatchObject({ content });
		expect((await get(token))?.content).not.toHaveProperty('picture');
		expect((await save(null, null)).status).toBe(401);
	});
});
