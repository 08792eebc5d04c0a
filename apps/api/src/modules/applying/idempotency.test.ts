import { eq } from 'drizzle-orm';
import type { ErrorBody, Page, PaymentPage, VisaRequest } from 'visa-sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tables } from '../../platform/db/tables';
import { newTraveller, requestForm } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/server';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

const create = (form: unknown, token: string, key: string) =>
	server.post<PaymentPage & ErrorBody>('/api/visa-requests', form, { token, headers: { 'idempotency-key': key } });
const mine = async (token: string) => (await server.get<Page<VisaRequest>>('/api/visa-requests/me', { token })).body;

describe('[SUB-03] the same key', () => {
	it('and the same body answer the same, once and again', async () => {
		const { token } = await newTraveller(server);
		const form = await requestForm(server, token);
		const [first, again] = [await create(form, token, 'key-1'), await create(form, token, 'key-1')];
		expect([first.status, again.status]).toEqual([201, 201]);
		expect(again.body).toEqual(first.body);
		expect((await mine(token)).total).toBe(1);
	});

	it('and the same days at another time of day are the same body', async () => {
		const { token } = await newTraveller(server);
		const form = await requestForm(server, token);
		const first = await create(form, token, 'key-day');
		const later = (iso: string) => new Date(Date.parse(iso) + 12_345).toISOString();
		const again = { ...form, startDate: later(String(form.startDate)), endDate: later(String(form.endDate)) };
		expect((await create(again, token, 'key-day')).body).toEqual(first.body);
		const other = { ...form, endDate: new Date(Date.parse(String(form.endDate)) + 86_400_000).toISOString() };
		expect((await create(other, token, 'key-day')).status).toBe(409);
	});

	it('goes on where a killed process has left it', { timeout: 60_000 }, async () => {
		const { token } = await newTraveller(server);
		const form = await requestForm(server, token);
		const { id } = (await create(form, token, 'key-killed')).body;
		// The state between claiming and opening the page.
		const { paymentAttempts, idempotencyKeys } = tables;
		const claimed = { status: 'CREATED', providerId: null, paymentUrl: null } as const;
		const openingUntil = new Date(server.clock.now().getTime() + 3_000);
		await server.db
			.update(paymentAttempts)
			.set({ ...claimed, openingUntil })
			.where(eq(paymentAttempts.requestId, id));
		await server.db.update(idempotencyKeys).set({ answer: null }).where(eq(idempotencyKeys.requestId, id));
		const again = await create(form, token, 'key-killed');
		expect([again.status, again.body.id]).toEqual([201, id]);
		expect(again.body.paymentUrl).toMatch(/^http/);
	});

	it('and another body are refused', async () => {
		const { token } = await newTraveller(server);
		const form = await requestForm(server, token);
		await create(form, token, 'key-2');
		const { status, body } = await create({ ...form, peopleCount: 3 }, token, 'key-2');
		expect([status, body.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
	});

	it('at the same moment makes one request', async () => {
		const { token } = await newTraveller(server);
		const form = await requestForm(server, token);
		const answers = await Promise.all([1, 2, 3, 4].map(() => create(form, token, 'key-3')));
		expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
		expect(new Set(answers.map(({ body }) => body.paymentUrl)).size).toBe(1);
		expect((await mine(token)).total).toBe(1);
	});

	it('after a refusal may be tried again with what is right', async () => {
		const { token } = await newTraveller(server);
		const form = await requestForm(server, token);
		expect((await create({ ...form, totalPrice: 1 }, token, 'key-4')).status).toBe(409);
		expect((await create(form, token, 'key-4')).status).toBe(201);
	});

	it('of another person is another key', async () => {
		const [one, other] = [await newTraveller(server), await newTraveller(server)];
		const first = await create(await requestForm(server, one.token), one.token, 'key-5');
		const second = await create(await requestForm(server, other.token), other.token, 'key-5');
		expect(second.status).toBe(201);
		expect(second.body.id).not.toBe(first.body.id);
	});
});
