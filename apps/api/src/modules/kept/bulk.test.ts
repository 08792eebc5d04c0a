import type { BulkAnswer, CountryRecord, Usage, VisaTypeRecord } from 'visa-sdk/contract';
import { sentences } from 'visa-sdk/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRequest, newTraveller, requestForm } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/server';
import {
	type Admin,
	asAdmin,
	catalogueInput,
	cataloguePaths,
	eventsOf,
	inviteAgent,
	NOBODY,
	refusalOf,
} from '../../testing/staff';

let server: TestServer;
let used: Awaited<ReturnType<typeof requestForm>>;
beforeAll(async () => {
	server = await startTestServer();
	const { token } = await newTraveller(server);
	used = await requestForm(server, token);
	await createRequest(server, token);
});
afterAll(() => server.close());

const bulk = (admin: Admin, path: string, order: unknown) =>
	server.post<BulkAnswer>(`/api/${path}/bulk`, order, { token: admin.token });
const usage = async (admin: Admin, path: string, id: string) =>
	(await server.get<Usage>(`/api/${path}/usage/${id}`, { token: admin.token })).body;
const outcomes = ({ results }: BulkAnswer) => results.map(({ outcome }) => outcome);

describe('[DSH-09] what uses a record', () => {
	it.each([
		['visa-types', 'visaTypeId'],
		['visa-options', 'visaOptionId'],
		['services', 'serviceId'],
	] as const)(
		'of /%s is told by kind and count, with what deleting would do, and deleting does it',
		async (path, field) => {
			const admin = await asAdmin(server, path);
			const { removal, uses } = await usage(admin, path, used[field]);
			expect(removal).toBe('archived');
			expect(uses).toContainEqual({ kind: 'visaRequests', count: 1, isKeeping: true });
			expect(uses.find(({ kind }) => kind === 'countries')).toMatchObject({ isKeeping: false });
			expect((await admin.remove(used[field])).body).toEqual({ outcome: 'archived' });
			expect((await bulk(admin, path, { action: 'restore', ids: [used[field]] })).body.results).toMatchObject([
				{ outcome: 'restored' },
			]);
			const { body: fresh } = await admin.create(catalogueInput(path));
			expect(await usage(admin, path, fresh.id)).toEqual({ removal: 'deleted', uses: [] });
			expect((await admin.remove(fresh.id)).body).toEqual({ outcome: 'deleted' });
		},
	);

	it('of a name is who chose it, and keeps it; of a country its requests, promo codes and offers', async () => {
		const admin = await asAdmin(server, 'citizenships');
		const [first] = (await admin.list<{ id: string }>()).body.data;
		expect(await usage(admin, 'citizenships', first?.id ?? '')).toEqual({
			removal: 'refused',
			uses: [{ kind: 'users', count: 1, isKeeping: true }],
		});
		const { removal, uses } = await usage(admin, 'countries', used.countryId);
		expect([removal, uses.map(({ kind }) => kind)]).toEqual([
			'archived',
			['visaRequests', 'visaTypes', 'visaOptions', 'services'],
		]);
		expect((await server.get(`/api/countries/usage/${NOBODY}`, { token: admin.token })).status).toBe(404);
	});
});

describe('[DSH-08] many at once', () => {
	it.each(cataloguePaths)('%s are deleted and restored, each with its own outcome and note', async (path) => {
		const admin = await asAdmin(server, path);
		const { body: one } = await admin.create(catalogueInput(path));
		const { body: two } = await admin.create(catalogueInput(path));
		const ids = [one.id, NOBODY, two.id, one.id];
		const deleted = await bulk(admin, path, { action: 'delete', ids });
		expect(deleted.body).toMatchObject({ changed: 2, refused: 1 });
		expect(outcomes(deleted.body)).toEqual(['deleted', 'refused', 'deleted']);
		expect(deleted.body.results[1]).toMatchObject({ name: null, message: expect.stringMatching(/tapılmadı/) });
		expect((await admin.get(one.id)).status).toBe(404);

		const restored = await bulk(admin, path, { action: 'restore', ids: [one.id, two.id] });
		expect(outcomes(restored.body)).toEqual(['restored', 'restored']);
		expect((await admin.get(one.id)).body).toEqual({ ...one, version: expect.any(Number) });
		expect(outcomes((await bulk(admin, path, { action: 'restore', ids: [one.id] })).body)).toEqual(['unchanged']);
		expect(await eventsOf(server, one.id)).toEqual(['created', 'deleted', 'restored']);
		await bulk(admin, path, { action: 'delete', ids: [one.id, two.id] });
	});

	it('brings what was deleted back with what it was offered by, for a day, unless its name was taken meanwhile', async () => {
		const admin = await asAdmin(server, 'visa-types');
		const countryIds = [used.countryId];
		const { body: type } = await admin.create<VisaTypeRecord>(catalogueInput('visa-types', { countryIds }, 'Qayıdan'));
		await admin.remove(type.id);
		await bulk(admin, 'visa-types', { action: 'restore', ids: [type.id] });
		expect((await admin.get<VisaTypeRecord>(type.id)).body.countryIds).toEqual(countryIds);

		await admin.remove(type.id);
		const { body: taker } = await admin.create(catalogueInput('visa-types', {}, 'QAYIDAN'));
		const refused = (await bulk(admin, 'visa-types', { action: 'restore', ids: [type.id] })).body.results[0];
		expect(refused).toMatchObject({ name: 'Qayıdan', outcome: 'refused', message: sentences.nameTaken });
		await admin.remove(taker.id);
		server.clock.forward(24 * 60 * 60_000);
		const later = await asAdmin(server, 'visa-types');
		const over = (await bulk(later, 'visa-types', { action: 'restore', ids: [type.id] })).body.results[0];
		expect(over).toMatchObject({ outcome: 'refused', message: sentences.notRestorable });
		await server.services.jobs.sweep({}, '');
	});

	it('leaves what was in the archive before where it is: deleting it again changes nothing', async () => {
		const admin = await asAdmin(server, 'services');
		await bulk(admin, 'services', { action: 'archive', ids: [used.serviceId] });
		const again = await bulk(admin, 'services', { action: 'delete', ids: [used.serviceId] });
		expect(outcomes(again.body)).toEqual(['unchanged']);
		expect(again.body.changed).toBe(0);
		await bulk(admin, 'services', { action: 'restore', ids: [used.serviceId] });
	});

	it('refuses the one whose code was taken meanwhile, and restores the others', async () => {
		const admin = await asAdmin(server, 'promocodes');
		const code = (name: string) => ({
			code: name,
			kind: 'percent',
			percent: 10,
			validFrom: '2026-01-01T00:00:00.000Z',
			validTo: '2030-01-01T00:00:00.000Z',
		});
		const made = await Promise.all(['TAKEN27', 'FREE27'].map((name) => admin.create<{ id: string }>(code(name))));
		const ids = made.map(({ body }) => body.id);
		expect(outcomes((await bulk(admin, 'promocodes', { action: 'delete', ids })).body)).toEqual(['deleted', 'deleted']);
		await admin.create(code('taken27'));
		const { status, body } = await bulk(admin, 'promocodes', { action: 'restore', ids });
		expect(status).toBe(200);
		expect(outcomes(body)).toEqual(['refused', 'restored']);
		expect(body.results[0]?.message).not.toBe('');
	});

	it('does it to all that a question finds, and to nothing when they are no longer as many', async () => {
		const admin = await asAdmin(server, 'services');
		for (const number of [1, 2, 3]) await admin.create(catalogueInput('services', {}, `Hamısı ${number}`));
		const filter = { search: 'hamısı', state: 'active' };
		const before = await bulk(admin, 'services', { action: 'archive', filter, total: 2 });
		expect([before.status, refusalOf(before)[1]]).toEqual([409, 'CONFLICT']);
		const done = await bulk(admin, 'services', { action: 'archive', filter, total: 3 });
		expect(done.body).toMatchObject({ changed: 3, refused: 0 });
		expect((await admin.list({ search: 'hamısı' })).body.total).toBe(0);
		expect((await admin.list({ search: 'hamısı', state: 'archived' })).body.total).toBe(3);
	});

	it.each([
		['an unknown action', { action: 'explode', ids: [NOBODY] }],
		['an action of another section', { action: 'activate', ids: [NOBODY] }],
		['no ids', { action: 'delete', ids: [] }],
		['what is no id', { action: 'delete', ids: ['x'] }],
		['a filter that there is none of', { action: 'delete', filter: { serach: 'x' }, total: 1 }],
		['a filter without its count', { action: 'delete', filter: {} }],
		['neither ids nor a filter', { action: 'delete' }],
		['more than 2000 ids', { action: 'delete', ids: Array.from({ length: 2001 }, () => NOBODY) }],
	])('refuses %s, of visa types', async (_, order) => {
		const admin = await asAdmin(server, 'visa-types');
		const { total } = (await admin.list()).body;
		expect((await bulk(admin, 'visa-types', order)).status).toBe(400);
		expect((await admin.list()).body.total).toBe(total);
	});

	it('switches countries and promo codes on and off', async () => {
		const admin = await asAdmin(server, 'countries');
		const off = (await bulk(admin, 'countries', { action: 'deactivate', ids: [used.countryId] })).body;
		expect(off.results).toMatchObject([{ outcome: 'deactivated', name: 'İtaliya' }]);
		expect((await admin.get<CountryRecord>(used.countryId)).body.isOnOffer).toBe(false);
		expect((await server.get(`/api/countries/${used.countryId}`)).status).toBe(404);
		expect(outcomes((await bulk(admin, 'countries', { action: 'deactivate', ids: [used.countryId] })).body)).toEqual([
			'unchanged',
		]);
		await bulk(admin, 'countries', { action: 'activate', ids: [used.countryId] });
		const codes = await asAdmin(server, 'promocodes');
		const [code] = (await codes.list<{ id: string }>()).body.data;
		expect(outcomes((await bulk(codes, 'promocodes', { action: 'deactivate', ids: [code?.id] })).body)).toEqual([
			'deactivated',
		]);
	});

	it('signs agents out who are switched off, and tells of them by id alone in the log of events', async () => {
		const admin = await asAdmin(server, 'users/agents');
		const { agent, token } = await inviteAgent(server);
		const answer = await bulk(admin, 'users/agents', { action: 'deactivate', ids: [agent.id] });
		expect(answer.body.results).toEqual([
			{ id: agent.id, name: 'Rauf Kərimov', outcome: 'deactivated', message: null },
		]);
		expect((await server.get('/api/users/me', { token })).status).toBe(401);
		expect(outcomes((await bulk(admin, 'users/agents', { action: 'activate', ids: [agent.id] })).body)).toEqual([
			'activated',
		]);
		expect((await bulk(admin, 'users/agents', { action: 'restore', ids: [agent.id] })).status).toBe(400);
		const gone = await bulk(admin, 'users/agents', { action: 'delete', ids: [agent.id] });
		expect(outcomes(gone.body)).toEqual(['deleted']);
		expect((await admin.get(agent.id)).status).toBe(404);
	});
});
