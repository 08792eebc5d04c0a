import { eq } from 'drizzle-orm';
import type { CountryRecord, NamedItem, PriceQuote, ServiceRecord, VisaRequest } from 'visa-sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tables } from '../../platform/db/tables';
import { choose, createRequest, newTraveller, requestForm, signInStaff } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/server';
import { asAdmin, catalogueInput, eventsOf, NOBODY, refusalOf } from '../../testing/staff';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

describe('[VAL-01] what a request was made with', () => {
	it.each([
		['visa-types', 'visaTypeId', 'visaType'],
		['visa-options', 'visaOptionId', 'visaOption'],
		['services', 'serviceId', 'service'],
		['countries', 'countryId', 'country'],
	] as const)('of /%s is archived, is refused to new requests at %s, and comes back', async (path, field, name) => {
		const admin = await asAdmin(server, path);
		const { token } = await newTraveller(server);
		const { id } = await createRequest(server, token);
		const form = await requestForm(server, token);
		const chosen = form[field];
		const { body: before } = await admin.get<CountryRecord>(chosen);
		expect((await admin.remove(chosen)).status).toBe(200);
		expect((await admin.remove(chosen)).status).toBe(200);
		expect((await admin.get(chosen)).body).toEqual({ ...before, isArchived: true, version: before.version + 1 });
		expect((await eventsOf(server, chosen)).filter((kind) => kind === 'archived')).toHaveLength(1);
		const view: Record<string, string> = path === 'countries' ? { view: 'catalogue' } : {};
		const inState = async (state: string) =>
			(await admin.list<{ id: string }>({ ...view, state })).body.data.some((one) => one.id === chosen);
		expect([await inState('active'), await inState('archived')]).toEqual([false, true]);

		const refused = await server.post('/api/visa-requests', form, { token });
		expect(refusalOf(refused)).toEqual([422, 'NO_LONGER_OFFERED', field]);
		const { data } = (await server.get<{ data: VisaRequest[] }>('/api/visa-requests/me', { token })).body;
		expect(data.find((one) => one.id === id)?.[name].id).toBe(chosen);

		const back = { ...before, version: before.version + 1 };
		expect((await admin.update(chosen, back)).body).toEqual({ ...back, version: back.version + 1 });
		expect((await server.post('/api/visa-requests', form, { token })).status).toBe(201);
	});

	it('is refused when the country no longer offers it', async () => {
		const admin = await asAdmin(server, 'services');
		const { token } = await newTraveller(server);
		const form = await requestForm(server, token);
		const { body: before } = await admin.get<ServiceRecord>(form.serviceId);
		const countryIds = before.countryIds.filter((id) => id !== form.countryId);
		expect(countryIds.length).toBe(before.countryIds.length - 1);
		const { body: changed } = await admin.update<ServiceRecord>(form.serviceId, { ...before, countryIds });
		expect(new Set(changed.countryIds)).toEqual(new Set(countryIds));
		const refused = await server.post('/api/visa-requests', form, { token });
		expect(refusalOf(refused)).toEqual([422, 'NO_LONGER_OFFERED', 'serviceId']);
		await admin.update(form.serviceId, { ...before, version: changed.version });
		expect((await server.post('/api/visa-requests', form, { token })).status).toBe(201);
	});
});

describe('what a country offers', () => {
	it('follows the countries of an item and their order, and is listed by country for staff', async () => {
		const admin = await asAdmin(server, 'services');
		const { country } = await choose(server);
		const body = catalogueInput('services', { countryIds: [country.id, country.id.toUpperCase()], position: 0 });
		const { body: created } = await admin.create<ServiceRecord>(body);
		expect(created.countryIds).toEqual([country.id]);
		const offered = async () =>
			(await server.get<{ data: object[] }>(`/api/services/country/${country.id}`)).body.data as ServiceRecord[];
		const seen = (await offered()).find(({ id }) => id === created.id);
		expect(Object.keys(seen ?? {})).not.toContain('countryIds');
		expect((await admin.list<ServiceRecord>({ countryId: country.id })).body.total).toBe((await offered()).length);
		await admin.update(created.id, { ...body, position: 9999, version: 1 });
		expect((await offered()).at(-1)?.id).toBe(created.id);
		await admin.update(created.id, { ...body, isArchived: true, version: 2 });
		expect((await offered()).some(({ id }) => id === created.id)).toBe(false);
		// Nobody has requested it: it is deleted, with its links.
		expect((await admin.remove(created.id)).status).toBe(200);
		const { countryServices } = tables;
		const links = await server.db.select().from(countryServices).where(eq(countryServices.itemId, created.id));
		expect(links).toEqual([]);
	});

	it.each(['visa-types', 'visa-options', 'services'])('of /%s names only countries that there are', async (path) => {
		const admin = await asAdmin(server, path);
		const answer = await admin.create(catalogueInput(path, { countryIds: [NOBODY] }));
		expect(refusalOf(answer)).toEqual([422, 'VALIDATION', 'countryIds']);
	});

	it('[API-07] has the price of now', async () => {
		const admin = await asAdmin(server, 'services');
		const { country, visaOption, service } = await choose(server);
		const asked = { countryId: country.id, visaOptionId: visaOption.id, serviceId: service.id, peopleCount: 1 };
		const total = async () =>
			(await server.post<PriceQuote>('/api/visa-requests/get-total-price-unauthorized', asked)).body.totalPrice;
		const { body: record } = await admin.get<ServiceRecord>(service.id);
		const before = await total();
		const dearer = { originalPrice: record.originalPrice + 10.1, discountedPrice: record.discountedPrice + 10.1 };
		await admin.update(service.id, { ...record, ...dearer });
		expect(await total()).toBeCloseTo(before + 10.1, 2);
		await admin.update(service.id, { ...record, version: record.version + 1 });
		expect(await total()).toBe(before);
	});

	it('is kept by staff alone', async () => {
		const { token } = await newTraveller(server);
		for (const path of ['visa-types', 'visa-options', 'services']) {
			expect((await server.get(`/api/${path}`)).status).toBe(401);
			expect((await server.get(`/api/${path}`, { token })).status).toBe(403);
			const agent = await signInStaff(server, 'agent');
			expect((await server.get(`/api/${path}`, { token: agent })).status).toBe(200);
		}
	});
});

describe('names that somebody chose', () => {
	it.each([
		['citizenships', 'citizenshipId'],
		['resident-countries', 'residentCountryId'],
	] as const)('of /%s are not deleted', async (path, column) => {
		const admin = await asAdmin(server, path);
		const { email } = await newTraveller(server);
		const { users } = tables;
		const [user] = await server.db.select().from(users).where(eq(users.email, email));
		const id = user?.[column] ?? '';
		const answer = await admin.remove<{ message: string }>(id);
		expect(refusalOf(answer)).toEqual([409, 'CONFLICT']);
		expect(answer.body.message).toBe('İstifadəçilər bunu seçib, ona görə silmək olmaz');
		expect((await server.get<NamedItem>(`/api/${path}/${id}`)).status).toBe(200);
	});
});
