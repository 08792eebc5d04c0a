import type { Me, PriceQuote, Promocode } from 'visa-sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, later } from '../../platform/clock';
import { atBank, choose, createRequest, newTraveller, signInStaff, totalOf } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/server';
import { type Admin, asAdmin, catalogueInput, eventsOf, NOBODY, refusalOf } from '../../testing/staff';

let server: TestServer;
let admin: Admin;
beforeAll(async () => {
	server = await startTestServer();
	admin = await asAdmin(server, 'promocodes');
});
afterAll(() => server.close());

const day = (days: number) => later(server.clock.now(), days * DAY_MS).toISOString();
const input = (code: string, more: object = {}) => ({
	code,
	kind: 'fixed',
	amount: 20.5,
	validFrom: day(-1),
	validTo: day(1),
	...more,
});
const codes = async (query: Record<string, string>) =>
	(await admin.list<Promocode>(query)).body.data.map(({ code }) => code);
const activate = (code: string, token: string) => server.post('/api/promocodes/activate', { code }, { token });

describe('a promo code', () => {
	it('[API-01] is created, changed and deleted, and each is written down', async () => {
		const { status, body: created } = await admin.create<Promocode>(input(' payız şənliyi '));
		expect(status).toBe(201);
		const nothing = { percent: null, totalLimit: null, perUserLimit: null, countryIds: null };
		expect(created).toMatchObject({ ...nothing, code: 'PAYIZ SENLIYI', amount: 20.5, isActive: true, used: 0 });
		const { country } = await choose(server);
		const changes = {
			version: 1,
			kind: 'percent',
			percent: 7,
			countryIds: [country.id],
			totalLimit: 3,
			validTo: day(9),
		};
		const { body: changed } = await admin.update<Promocode>(created.id, input('payiz', changes));
		expect(changed).toMatchObject({ ...changes, version: 2, id: created.id, code: 'PAYIZ', amount: null });
		expect((await admin.get(created.id)).body).toEqual(changed);
		expect((await admin.remove(created.id)).status).toBe(200);
		expect((await admin.remove(created.id)).status).toBe(404);
		expect(await eventsOf(server, created.id)).toEqual(['created', 'changed', 'deleted']);
	});

	it('[REV-09] is the same with what copying adds to it and nobody sees', async () => {
		const { body: created } = await admin.create<Promocode>(input('\ufeffgizli\u200b\u00ad2027\u2060'));
		expect(created.code).toBe('GIZLI2027');
		const { token } = await newTraveller(server);
		const activated = await activate('\u200eGiz\u200bli2027\u200b', token);
		expect([activated.status, activated.body]).toEqual([200, { code: 'GIZLI2027' }]);
	});

	it('restored without a country that is gone meanwhile is for none but those that are left', async () => {
		const countries = await asAdmin(server, 'countries');
		const countryIds: string[] = [];
		for (const code of ['xq', 'xr']) {
			const { body } = await countries.create<{ id: string }>(catalogueInput('countries', { code }, `Getdi ${code}`));
			countryIds.push(body.id);
		}
		const [first = ''] = countryIds;
		const made = await Promise.all([
			admin.create<Promocode>(input('IKISI', { countryIds })),
			admin.create<Promocode>(input('BIRI', { countryIds: [first] })),
		]);
		const ids = made.map(({ body }) => body.id);
		for (const id of ids) expect((await admin.remove(id)).body).toMatchObject({ outcome: 'deleted' });
		expect((await countries.remove(first)).body).toMatchObject({ outcome: 'deleted' });
		const order = { action: 'restore', ids };
		expect((await server.post('/api/promocodes/bulk', order, { token: admin.token })).status).toBe(200);
		const [two, one] = await Promise.all(ids.map(async (id) => (await admin.get<Promocode>(id)).body));
		expect([two?.countryIds, two?.isActive]).toEqual([countryIds.slice(1), true]);
		expect([one?.countryIds, one?.isActive]).toEqual([[], false]);
	});

	it.each(['xoşgəldin', 'XOSGELDIN'])('%s is taken, however it is typed', async (code) => {
		expect(refusalOf(await admin.create(input(code)))).toEqual([409, 'CONFLICT', 'code']);
	});

	it('is made once of two that come at once', async () => {
		const answers = await Promise.all([admin.create(input('EKIZLER')), admin.create(input('ekizlər'))]);
		expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
	});

	it.each([
		['code', { code: 'ab' }],
		['code', { code: '\u0301\u0301\u0301' }],
		['percent', { kind: 'percent', percent: 101 }],
		['percent', { kind: 'percent' }],
		['amount', { amount: null }],
		['validTo', { validTo: '2020-01-01T00:00:00Z' }],
		['totalLimit', { totalLimit: 0 }],
		['countryIds', { countryIds: [] }],
	])('is refused with a wrong %s', async (field, more) => {
		expect(refusalOf(await admin.create(input('YANLIS', more)))).toEqual([400, 'VALIDATION', field]);
	});

	it('names only countries that there are', async () => {
		const answer = await admin.create(input('OLKESIZ', { countryIds: [NOBODY] }));
		expect(refusalOf(answer)).toEqual([422, 'VALIDATION', 'countryIds']);
	});

	it('is read by staff and written by an admin', async () => {
		const agent = await signInStaff(server, 'agent');
		const { token } = await newTraveller(server);
		for (const [caller, read, write] of [
			[null, 401, 401] as const,
			[token, 403, 403] as const,
			[agent, 200, 403] as const,
		]) {
			expect((await server.get('/api/promocodes', { token: caller })).status).toBe(read);
			expect((await server.post('/api/promocodes', input('OZUM'), { token: caller })).status).toBe(write);
		}
	});
});

describe('a promo code that travellers use', () => {
	it('counts what is reserved and used, and is switched off rather than deleted', async () => {
		const { body: created } = await admin.create<Promocode>(input('SAYILIR', { perUserLimit: 1 }));
		const uses = async () => {
			const { body } = await admin.list<Promocode>({ search: 'sayil' });
			return body.data.map(({ used, reserved }) => [used, reserved]);
		};
		const [one, other] = [await newTraveller(server), await newTraveller(server)];
		for (const { token } of [one, other]) await activate('SAYILIR', token);
		const { paymentUrl } = await createRequest(server, one.token);
		const { id } = await createRequest(server, other.token);
		expect(await uses()).toEqual([[0, 2]]);
		await atBank(server, paymentUrl, 'pay');
		await server.post(`/api/visa-requests/${id}/cancel`, undefined, { token: other.token });
		expect(await uses()).toEqual([[1, 0]]);
		const refused = await admin.remove<{ message: string }>(created.id);
		expect(refusalOf(refused)).toEqual([409, 'CONFLICT']);
		expect(refused.body.message).toContain('deaktiv');
		expect((await admin.update(created.id, input('SAYILIR', { isActive: false, version: 1 }))).status).toBe(200);
		expect((await activate('SAYILIR', other.token)).status).toBe(422);
	});

	it('[API-07] [REV-14] changes their price at once, and with its deletion they read why there is no discount', async () => {
		const { token } = await newTraveller(server);
		const { country, visaOption, service } = await choose(server);
		const asked = { countryId: country.id, visaOptionId: visaOption.id, serviceId: service.id, peopleCount: 1 };
		const quoted = async (): Promise<PriceQuote> => (await totalOf(server, token, asked)).body;
		const discount = async () => (await quoted()).promoDiscount;
		const { body: created } = await admin.create(input('DEYISEN'));
		await activate('DEYISEN', token);
		expect(await discount()).toBe(20.5);
		await admin.update(created.id, input('DEYISEN', { amount: 11.25, version: 1 }));
		expect(await discount()).toBe(11.25);
		expect((await admin.remove(created.id)).status).toBe(200);
		expect(await discount()).toBeUndefined();
		expect((await quoted()).promoRefusal).toBe('Bu promo kod aktiv deyil');
		expect((await server.get<Me>('/api/users/me', { token })).body.activePromocode).toBeNull();
		expect((await server.post('/api/promocodes/deactivate', undefined, { token })).status).toBeLessThan(300);
		expect((await quoted()).promoRefusal).toBeUndefined();
	});
});

describe('the list of promo codes', () => {
	it('knows which can be used, are to come or are over, each in one of them', async () => {
		await admin.create(input('SIYAHI-INDI'));
		await admin.create(input('SIYAHI-SONRA', { validFrom: day(1), validTo: day(2) }));
		await admin.create(input('SIYAHI-KECMIS', { validFrom: day(-2), validTo: day(-1) }));
		await admin.create(input('SIYAHI-DAYANIB', { isActive: false }));
		await admin.create(input('SIYAHI-BIR', { totalLimit: 1 }));
		const { token } = await newTraveller(server);
		await activate('SIYAHI-BIR', token);
		const search = 'siyahı';
		expect(await codes({ search, state: 'usable' })).toEqual(['SIYAHI-BIR', 'SIYAHI-INDI']);
		await createRequest(server, token);
		expect(await codes({ search, state: 'usable' })).toEqual(['SIYAHI-INDI']);
		expect(await codes({ search, state: 'coming' })).toEqual(['SIYAHI-SONRA']);
		expect(await codes({ search, state: 'over' })).toEqual(['SIYAHI-BIR', 'SIYAHI-DAYANIB', 'SIYAHI-KECMIS']);
		expect(await codes({ search, sort: '-validTo', limit: '1' })).toEqual(['SIYAHI-SONRA']);
		expect(await codes({ search, page: '7' })).toEqual([]);
		const { body } = await admin.list<Promocode>();
		expect(body.data.map(({ code }) => code)).toEqual([...body.data.map(({ code }) => code)].sort());
		expect(body.total).toBe(body.data.length);
	});
});
