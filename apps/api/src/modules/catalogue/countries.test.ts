import type { Country, CountryRecord } from 'visa-sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { choose, newTraveller, signInStaff } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/server';
import { asAdmin, catalogueInput, refusalOf } from '../../testing/staff';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

describe('countries', () => {
	it('show travellers what is on offer, without what is the staff’s', async () => {
		const admin = await asAdmin(server, 'countries');
		const hidden = catalogueInput('countries', { isOnOffer: false, code: 'QX' });
		const { body: created } = await admin.create<CountryRecord>(hidden);
		expect(created).toMatchObject({ code: 'QX', isOnOffer: false, isArchived: false, image: '/flags/QX.svg' });
		const { token } = await newTraveller(server);
		const { country } = await choose(server);
		for (const reader of [null, token]) {
			expect((await server.get(`/api/countries/${created.id}`, { token: reader })).status).toBe(404);
			const { body } = await server.get<Country>(`/api/countries/${country.id}`, { token: reader });
			expect(Object.keys(body)).toEqual([
				...['id', 'name', 'image', 'additionalServices', 'isVisaOptionIsPayedDirectly', 'from'],
			]);
			const { data } = (await server.get<{ data: Country[] }>('/api/countries', { token: reader })).body;
			expect(data.every((one) => !('code' in one) && !('isOnOffer' in one) && !('isArchived' in one))).toBe(true);
		}
		const agent = await signInStaff(server, 'agent');
		const read = await server.get<Country>(`/api/countries/${created.id}`, { token: agent });
		expect(read.body).toEqual(created);
		expect((await admin.update(created.id, { ...hidden, isOnOffer: true, version: 1 })).status).toBe(200);
		expect((await server.get(`/api/countries/${created.id}`)).status).toBe(200);
		await admin.remove(created.id);
	});

	it('are all there for staff who ask for the catalogue, and for nobody else', async () => {
		const admin = await asAdmin(server, 'countries');
		const { token } = await newTraveller(server);
		const query = { view: 'catalogue', limit: '200' };
		expect((await server.get('/api/countries', { query })).status).toBe(401);
		expect((await server.get('/api/countries', { query, token })).status).toBe(403);
		const { data, total } = (await admin.list<CountryRecord>(query)).body;
		expect(total).toBeGreaterThan(200);
		expect(data.some(({ isOnOffer }) => isOnOffer === false)).toBe(true);
		expect(data.every(({ code }) => /^[A-Z]{2}$/.test(code ?? ''))).toBe(true);
	});

	it('have one code each, and are found by it', async () => {
		const admin = await asAdmin(server, 'countries');
		const answer = await admin.create(catalogueInput('countries', { code: 'it' }));
		expect(refusalOf(answer)).toEqual([409, 'CONFLICT', 'code']);
		const { body } = await admin.create(catalogueInput('countries', { code: 'AQ' }));
		const { data } = (await admin.list<Country>({ view: 'catalogue', countryName: 'antarc' })).body;
		expect(data.map(({ id }) => id)).toEqual([body.id]);
		await admin.remove(body.id);
	});

	it('that a promo code names are archived', async () => {
		const [countries, promocodes] = [await asAdmin(server, 'countries'), await asAdmin(server, 'promocodes')];
		const { body: country } = await countries.create(catalogueInput('countries'));
		const dates = { validFrom: '2026-01-01T00:00:00Z', validTo: '2036-01-01T00:00:00Z' };
		await promocodes.create({ code: 'OLKE', kind: 'fixed', amount: 5, ...dates, countryIds: [country.id] });
		expect((await countries.remove(country.id)).status).toBe(200);
		expect((await countries.get(country.id)).body).toMatchObject({ isArchived: true });
	});
});
