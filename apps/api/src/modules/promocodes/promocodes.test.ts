import { eq } from 'drizzle-orm';
import type { ErrorBody, Me, PriceQuote, VisaRequestDetail } from 'visa-sdk/contract';
import { toQepik } from 'visa-sdk/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, later } from '../../platform/clock';
import { tables } from '../../platform/db/tables';
import { newId } from '../../platform/ids';
import { atBank, choose, createRequest, newTraveller, requestForm, totalOf } from '../../testing/people';
import { crowd } from '../../testing/runs';
import { startTestServer, type TestServer } from '../../testing/server';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

const activate = (code: string, token: string | null) =>
	server.post<{ code: string } & ErrorBody>('/api/promocodes/activate', { code }, { token });
const addCode = async (code: string, changes: Partial<typeof tables.promocodes.$inferInsert> = {}) => {
	const now = server.clock.now();
	await server.db.insert(tables.promocodes).values({
		id: newId(now),
		code,
		kind: 'fixed',
		amount: toQepik(20),
		validFrom: later(now, -DAY_MS),
		validTo: later(now, DAY_MS),
		isActive: true,
		...changes,
	});
};
const activeOf = async (token: string) => (await server.get<Me>('/api/users/me', { token })).body.activePromocode;
const question = async (countryName?: string) => {
	const { country, visaOption, service } = await choose(server, countryName);
	return {
		countryId: country.id,
		visaOptionId: visaOption.id,
		serviceId: service.id,
		peopleCount: 2,
		authorized: true,
	};
};

describe('activating a promo code', () => {
	it.each(['XOSGELDIN', '  xosgeldin ', 'xoşgəldin', 'XoşGəldİn'])('[REV-09] works for %s', async (typed) => {
		const { token } = await newTraveller(server);
		const { status, body } = await activate(typed, token);
		expect([status, body]).toEqual([200, { code: 'XOSGELDIN' }]);
		expect(await activeOf(token)).toEqual({ code: 'XOSGELDIN' });
	});

	it('[REV-09] asks a visitor to sign in', async () => {
		const { status, body } = await activate('XOSGELDIN', null);
		expect([status, body.message]).toEqual([401, 'Zəhmət olmasa hesabınıza daxil olun']);
	});

	it('[REV-08] wants 3 to 50 characters', async () => {
		const { token } = await newTraveller(server);
		for (const code of ['', 'ab', '  ab  ', 'a'.repeat(51)]) {
			const { status, body } = await activate(code, token);
			expect([status, body.message]).toEqual([400, 'Promo kod 3 ilə 50 simvol arasında olmalıdır']);
		}
	});

	it('[REV-09] says why a code is refused', async () => {
		const { token } = await newTraveller(server);
		const now = server.clock.now();
		await addCode('KECMIS', { validTo: later(now, -1000) });
		await addCode('GELECEK', { validFrom: later(now, DAY_MS), validTo: later(now, 2 * DAY_MS) });
		await addCode('DAYANIB', { isActive: false });
		await addCode('BITIB', { totalLimit: 0 });
		const said = [];
		for (const code of ['YOXDUR', 'KECMIS', 'GELECEK', 'DAYANIB', 'BITIB']) {
			const { status, body } = await activate(code, token);
			expect([status, body.code]).toEqual([422, 'PROMOCODE_REFUSED']);
			said.push(body.message);
		}
		expect(new Set(said).size).toBe(5);
		expect(await activeOf(token)).toBeNull();
	});
});

describe('taking a promo code back', () => {
	const deactivate = (token: string | null) =>
		server.post<ErrorBody | undefined>('/api/promocodes/deactivate', undefined, { token });

	it('[REV-12] leaves the price without it, as often as it is asked, and the code to be activated again', async () => {
		const { token } = await newTraveller(server);
		const asked = await question();
		const before = (await totalOf(server, token, asked)).body;
		await activate('XOSGELDIN', token);
		expect((await totalOf(server, token, asked)).body.totalPrice).toBeLessThan(before.totalPrice);
		expect((await deactivate(token)).status).toBe(204);
		expect((await deactivate(token)).status).toBe(204);
		expect(await activeOf(token)).toBeNull();
		expect((await totalOf(server, token, asked)).body).toEqual(before);
		expect((await activate('XOSGELDIN', token)).status).toBe(200);
	});

	it('[REV-12] changes nothing of a request that was made with it', async () => {
		const { token } = await newTraveller(server);
		await activate('XOSGELDIN', token);
		const { id } = await createRequest(server, token);
		const priced = async () => (await server.get<VisaRequestDetail>(`/api/visa-requests/${id}`, { token })).body;
		const { totalPrice, priceLines } = await priced();
		expect(priceLines.map(({ kind }) => kind)).toContain('promo');
		await deactivate(token);
		expect(await priced()).toMatchObject({ totalPrice, priceLines });
	});

	it('[REV-12] is for whoever is signed in', async () => {
		expect((await deactivate(null)).status).toBe(401);
	});
});

describe('[API-07] the price', () => {
	it('knows the code of the signed-in user, and says the service’s price without it', async () => {
		const { token } = await newTraveller(server);
		const asked = await question();
		const before = (await totalOf(server, token, asked)).body;
		expect(before.originalPriceWithoutDiscount).toBeUndefined();
		await activate('XOSGELDIN', token);
		const after = (await totalOf(server, token, asked)).body;
		const { service } = await choose(server);
		expect(after.originalPriceWithoutDiscount).toBe(service.discountedPrice);
		expect(after.promoDiscount).toBe(service.discountedPrice / 10);
		expect(after.totalPrice).toBe(before.totalPrice - service.discountedPrice / 10);
	});

	it('[REV-14] says in three languages why a code that is bound can’t be used any more', async () => {
		const { token } = await newTraveller(server);
		const asked = await question();
		const quoted = async (language = 'az') =>
			(
				await server.post<PriceQuote>('/api/visa-requests/get-total-price', asked, {
					token,
					headers: { 'accept-language': language },
				})
			).body;
		await addCode('BUGUNLUK');
		const before = await quoted();
		await activate('BUGUNLUK', token);
		expect((await quoted()).promoRefusal).toBeUndefined();
		const isIt = eq(tables.promocodes.code, 'BUGUNLUK');
		await server.db
			.update(tables.promocodes)
			.set({ validTo: later(server.clock.now(), -1000) })
			.where(isIt);
		const refused = { promoRefusal: 'Bu promo kodun vaxtı bitib', refusedPromocode: 'BUGUNLUK' };
		expect(await quoted()).toEqual({ ...before, ...refused });
		expect((await quoted('en')).promoRefusal).toBe('The time of this promo code is over');
		expect((await quoted('ru')).promoRefusal).toBe('Срок этого промокода истёк');
		await server.db.update(tables.promocodes).set({ isActive: false }).where(isIt);
		expect((await quoted()).promoRefusal).toBe('Bu promo kod aktiv deyil');
	});

	it('knows no code on the call for visitors, also with a bearer and whatever `authorized` says', async () => {
		const { token } = await newTraveller(server);
		await activate('XOSGELDIN', token);
		const path = '/api/visa-requests/get-total-price-unauthorized';
		const { body } = await server.post<PriceQuote>(path, await question(), { token });
		expect(body.originalPriceWithoutDiscount).toBeUndefined();
		const { body: visitor } = await server.post<PriceQuote>(path, await question());
		expect(visitor).toEqual(body);
	});

	it('[REV-01] [REV-02] counts people, and the permission only where it is paid now', async () => {
		const price = async (countryName: string) => {
			const { country, visaOption, service } = await choose(server, countryName);
			const asked = { countryId: country.id, visaOptionId: visaOption.id, serviceId: service.id, peopleCount: 3 };
			const { body } = await server.post<PriceQuote>('/api/visa-requests/get-total-price-unauthorized', asked);
			const permission = country.isVisaOptionIsPayedDirectly ? visaOption.fee : 0;
			expect(body).toEqual({
				totalPrice: 3 * (country.additionalServices + permission) + service.discountedPrice,
				priceLines: expect.any(Array),
			});
			return country.isVisaOptionIsPayedDirectly;
		};
		expect([await price('İtaliya'), await price('GBR')]).toEqual([false, true]);
	});

	it('is the same however an id is written, also with a code for some countries', async () => {
		const { token } = await newTraveller(server);
		const asked = await question();
		await addCode('BURADA', { countryIds: [asked.countryId] });
		await activate('BURADA', token);
		const lower = await totalOf(server, token, asked);
		expect(lower.body.promoDiscount).toBeGreaterThan(0);
		const upper = { ...asked, countryId: asked.countryId.toUpperCase() };
		expect((await totalOf(server, token, upper)).body).toEqual(lower.body);
	});

	it('is refused for what is not offered', async () => {
		const asked = { ...(await question()), serviceId: '01890a5d-ac96-774b-bcce-b302099a8057' };
		const { status, body } = await server.post<ErrorBody>('/api/visa-requests/get-total-price-unauthorized', asked);
		expect(status).toBe(422);
		expect(body).toMatchObject({ code: 'NO_LONGER_OFFERED', errors: [{ field: 'serviceId' }] });
	});
});

describe('a use of a code', () => {
	const usesOf = async (requestId: string) => {
		const { promocodeUses } = tables;
		const [use] = await server.db.select().from(promocodeUses).where(eq(promocodeUses.requestId, requestId));
		return use?.status;
	};

	it('is reserved with the request and final with the payment', async () => {
		const { token } = await newTraveller(server);
		await activate('XOSGELDIN', token);
		const { id, paymentUrl } = await createRequest(server, token);
		expect(await usesOf(id)).toBe('RESERVED');
		expect(await activeOf(token)).toBeNull();
		await atBank(server, paymentUrl, 'pay');
		expect(await usesOf(id)).toBe('USED');
		expect((await activate('XOSGELDIN', token)).body.message).toBe('Bu promo koddan artıq istifadə etmisiniz');
	});

	it('is given back when the request is cancelled', async () => {
		const { token } = await newTraveller(server);
		await activate('XOSGELDIN', token);
		const { id } = await createRequest(server, token);
		await server.post(`/api/visa-requests/${id}/cancel`, undefined, { token });
		expect(await usesOf(id)).toBe('RELEASED');
		expect(await activeOf(token)).toEqual({ code: 'XOSGELDIN' });
	});

	it('that is the last goes to exactly one of many', { timeout: 120_000 }, async () => {
		await addCode('SONUNCU', { totalLimit: 1 });
		const many = crowd(50);
		const orders = [];
		for (let made = 0; made < many; made += 1) {
			const { token } = await newTraveller(server);
			await activate('SONUNCU', token);
			const form = await requestForm(server, token);
			const { totalPrice } = (await totalOf(server, token, form)).body;
			orders.push({ token, form: { ...form, totalPrice } });
		}
		const answers = await Promise.all(
			orders.map(({ form, token }) => server.post<ErrorBody>('/api/visa-requests', form, { token })),
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: many - 1 }, () => 409)]);
		const late = answers.filter(({ status }) => status === 409);
		expect(late.map(({ body }) => body.code)).toEqual(Array.from({ length: many - 1 }, () => 'PRICE_CHANGED'));
	});
});
