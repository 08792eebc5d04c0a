import { eq } from 'drizzle-orm';
import type { ErrorBody, PaymentPage, PriceQuote } from 'visa-sdk/contract';
import { toAzn } from 'visa-sdk/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tables } from '../../platform/db/tables';
import { newId } from '../../platform/ids';
import { choose, newTraveller, requestForm, uploadImage } from '../../testing/people';
import { roundTripsOf } from '../../testing/roundTrips';
import { startTestServer, type TestServer } from '../../testing/server';

const { events, idempotencyKeys, paymentAttempts, requestDocuments, services, visaRequests } = tables;
let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

const create = (form: unknown, token: string, key: string) =>
	server.post<PaymentPage & ErrorBody>('/api/visa-requests', form, { token, headers: { 'idempotency-key': key } });
const price = (form: unknown, token: string) =>
	server.post<PriceQuote>('/api/visa-requests/get-total-price', form, { token });
/** Every row that belongs to a request. */
const count = async () => {
	const made = [visaRequests, paymentAttempts, requestDocuments, events, idempotencyKeys];
	const counts: number[] = [];
	for (const table of made) counts.push(await server.db.$count(table));
	const { rows } = await server.deps.database.query('select count(*)::int as jobs from pgboss.job');
	return [...counts, Number(rows[0]?.jobs)];
};

describe('the way to the database', () => {
	it('[SUB-01] [SUB-03] is gone four times for a request: who calls, the request, the bank, its page', async () => {
		const { token } = await newTraveller(server);
		const form = await requestForm(server, token);
		await create(form, token, 'warm');
		const next = { ...form, document: await uploadImage(server, token) };
		const sent = await roundTripsOf(async () => expect((await create(next, token, 'counted')).status).toBe(201));
		expect(sent.map(({ text }) => text.slice(0, 60))).toHaveLength(4);
	});

	it('[REV-12] is gone four times more for a request with a promo code: its row is held while its uses are counted', async () => {
		const { token } = await newTraveller(server);
		const form = await requestForm(server, token);
		await create(form, token, 'warm');
		const id = newId(new Date());
		const [validFrom, validTo] = [new Date(0), new Date('2100-01-01')];
		await server.db.insert(tables.promocodes).values({
			...{ id, code: 'SAYILIR', kind: 'percent', percent: 10, validFrom, validTo },
			...{ perUserLimit: 5, totalLimit: 100, isActive: true },
		});
		expect((await server.post('/api/promocodes/activate', { code: 'SAYILIR' }, { token })).status).toBe(200);
		const next = { ...form, document: await uploadImage(server, token) };
		const sent = await roundTripsOf(async () => expect((await create(next, token, 'cheaper')).status).toBe(201));
		expect(sent.map(({ text }) => text.slice(0, 60))).toHaveLength(8);
		expect(await server.db.$count(tables.promocodeUses, eq(tables.promocodeUses.promocodeId, id))).toBe(1);
	});

	it('is gone three times for a price, and two of them at once', async () => {
		const { token } = await newTraveller(server);
		const form = await requestForm(server, token);
		await price(form, token);
		const sent = await roundTripsOf(async () => expect((await price(form, token)).status).toBe(200));
		expect(sent.map(({ text }) => text.slice(0, 60))).toHaveLength(3);
	});
});

describe('a catalogue that changes', () => {
	it('[REV-04] by another server is seen by the next request, which never takes the price of before', async () => {
		const { token } = await newTraveller(server);
		const form = await requestForm(server, token);
		const { totalPrice } = (await price(form, token)).body;
		const [service] = await server.db.select().from(services).where(eq(services.id, form.serviceId));
		if (!service) throw new Error('no service');
		const dearer = toAzn(service.discountedPrice) + 10;
		await server.deps.database.query('update services set discounted_price = discounted_price + 1000 where id = $1', [
			form.serviceId,
		]);
		const before = await count();
		const refused = await create({ ...form, totalPrice }, token, 'dearer');
		expect([refused.status, refused.body.code, refused.body.totalPrice]).toEqual([
			409,
			'PRICE_CHANGED',
			totalPrice + 10,
		]);
		expect(await count()).toEqual(before);
		const made = await create(form, token, 'dearer');
		expect(made.status).toBe(201);
		const [row] = await server.db.select().from(visaRequests).where(eq(visaRequests.id, made.body.id));
		expect(toAzn(row?.total ?? service.discountedPrice)).toBe(totalPrice + 10);
		expect(toAzn(row?.snapshot.lines.find(({ kind }) => kind === 'service')?.amount ?? service.discountedPrice)).toBe(
			dearer,
		);
	});

	it('while a price is asked for is of one version or the other', async () => {
		const { token } = await newTraveller(server);
		const form = await requestForm(server, token);
		const step = {
			text: 'update services set discounted_price = discounted_price + 100 where id = $1',
			id: form.serviceId,
		};
		let last = 0;
		for (let turn = 0; turn < 5; turn += 1) {
			const [answer] = await Promise.all([
				price(form, token),
				server.deps.database.query(step.text, [step.id]),
				price(form, token),
			]);
			expect(answer.body.totalPrice).toBeGreaterThanOrEqual(last);
			last = (await price(form, token)).body.totalPrice;
		}
	});

	it('takes an offer away from a server that still knew it', async () => {
		const { token } = await newTraveller(server);
		const { visaType } = await choose(server);
		const form = await requestForm(server, token);
		expect((await create(form, token, 'offered')).status).toBe(201);
		await server.db.delete(tables.countryVisaTypes).where(eq(tables.countryVisaTypes.itemId, visaType.id));
		const before = await count();
		const next = { ...form, document: await uploadImage(server, token) };
		const refused = await create(next, token, 'taken-away');
		expect([refused.status, refused.body.errors?.map(({ field }) => field)]).toEqual([422, ['visaTypeId']]);
		expect(await count()).toEqual(before);
		await server.db.insert(tables.countryVisaTypes).values({ countryId: form.countryId, itemId: visaType.id });
		expect((await create(next, token, 'taken-away')).status).toBe(201);
	});
});

it('[UPL-11] a picture that is nobody’s leaves nothing behind: no request, no key, no event, no letter', async () => {
	const { token } = await newTraveller(server);
	const form = await requestForm(server, token, { peopleCount: 2 });
	const before = await count();
	const document = `${form.document},/api/uploads/${'b'.repeat(32)}`;
	expect((await create({ ...form, document }, token, 'nothing')).status).toBe(422);
	expect(await count()).toEqual(before);
	expect((await create(form, token, 'nothing')).status).toBe(201);
	// A request, an attempt, a document, two events and one for its page, a key and an e-mail.
	expect((await count()).map((rows, index) => rows - (before[index] ?? 0))).toEqual([1, 1, 1, 3, 1, 1]);
});
