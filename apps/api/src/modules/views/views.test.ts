import { eq } from 'drizzle-orm';
import { VIEWS_MAXIMUM, type View } from 'visa-sdk/contract';
import { sentences } from 'visa-sdk/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tables } from '../../platform/db/tables';
import { signInNewAgent, signInStaff } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/server';
import { inviteAgent, refusalOf } from '../../testing/staff';
import { createViews } from './service';

let server: TestServer;
let token: string;
beforeAll(async () => {
	server = await startTestServer();
	token = await signInStaff(server, 'admin');
});
afterAll(() => server.close());

const view = (name: string, section = 'countries') => ({ section, name, search: '?search=ita&sort=-name' });
const create = (body: unknown, by = token) => server.post<View>('/api/views', body, { token: by });
const list = async (section = 'countries', by = token) =>
	(await server.get<View[]>('/api/views', { token: by, query: { section } })).body;

describe('[DSH-07] saved views', () => {
	it('[DSH-10] are of the desk’s lists too, and of nothing else', async () => {
		expect((await create(view('Gecikənlər', 'visaRequests'))).status).toBe(201);
		expect((await create(view('Gecikənlər', 'myVisaRequests'))).status).toBe(201);
		expect((await list('visaRequests')).map(({ name }) => name)).toEqual(['Gecikənlər']);
		expect((await create(view('Olmaz', 'events'))).status).toBe(400);
	});

	it('[API-01] that are on their way when an account is deleted are kept nowhere', async () => {
		const { agent } = await inviteAgent(server);
		expect((await server.call('DELETE', `/api/users/${agent.id}`, undefined, { token })).status).toBe(204);
		const late = { section: 'visaRequests', name: 'Leyla', search: '?search=Leyla' } as const;
		await expect(createViews(server.deps).create(agent.id, late)).rejects.toMatchObject({ statusCode: 401 });
		const { savedViews } = tables;
		expect(await server.db.$count(savedViews, eq(savedViews.userId, agent.id))).toBe(0);
	});

	it('are made, found by name, renamed and deleted', async () => {
		const { status, body } = await create(view('Zəngin'));
		expect([status, body]).toEqual([201, { id: expect.any(String), ...view('Zəngin') }]);
		await create(view('Əsas'));
		expect((await list()).map(({ name }) => name)).toEqual(['Əsas', 'Zəngin']);
		const changes = { name: 'Bahalı', search: '?page=2' };
		const renamed = await server.call('PUT', `/api/views/${body.id}`, changes, { token });
		expect(renamed.body).toEqual({ ...body, ...changes });
		expect((await list()).map(({ name }) => name)).toEqual(['Bahalı', 'Əsas']);
		expect((await server.call('DELETE', `/api/views/${body.id}`, undefined, { token })).status).toBe(204);
		expect((await server.call('DELETE', `/api/views/${body.id}`, undefined, { token })).status).toBe(404);
		expect(await list('citizenships')).toEqual([]);
	});

	it('are each person’s own', async () => {
		const { body } = await create(view('Mənim', 'promocodes'));
		const other = await signInNewAgent(server);
		expect(await list('promocodes', other)).toEqual([]);
		expect((await server.call('PUT', `/api/views/${body.id}`, view('Onun'), { token: other })).status).toBe(404);
		expect((await server.call('DELETE', `/api/views/${body.id}`, undefined, { token: other })).status).toBe(404);
		expect((await create(view('Mənim', 'promocodes'), other)).status).toBe(201);
	});

	it('have one name each, and are 20 of a section at most, also of two that come at once', async () => {
		await create(view('Şəhər', 'services'));
		const taken = await create(view('ŞƏHƏR', 'services'));
		expect([...refusalOf(taken), taken.body]).toMatchObject([
			409,
			'CONFLICT',
			'name',
			{ message: sentences.viewTaken },
		]);
		expect((await create(view('Şəhər', 'visaTypes'))).status).toBe(201);
		for (let number = 2; number < VIEWS_MAXIMUM; number += 1) await create(view(`Görünüş ${number}`, 'services'));
		const both = await Promise.all(['Bir', 'İki'].map((name) => create(view(name, 'services'))));
		expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
		expect(await list('services')).toHaveLength(VIEWS_MAXIMUM);
	});

	it.each([
		[{ section: 'nothing', name: 'x', search: '' }, ['section']],
		[{ section: 'countries', name: ' ', search: '' }, ['name']],
		[{ section: 'countries', name: 'x'.repeat(61), search: 'y'.repeat(2001) }, ['name', 'search']],
		[{}, ['section', 'name', 'search']],
	])('are refused when they are %j', async (body, fields) => {
		const answer = await create(body);
		expect(refusalOf(answer)).toEqual([400, 'VALIDATION', ...fields]);
	});
});
