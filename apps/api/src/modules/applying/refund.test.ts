import { eq } from 'drizzle-orm';
import type { ErrorBody, Me, VisaRequestDetail } from 'visa-sdk/contract';
import { sentences } from 'visa-sdk/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tables } from '../../platform/db/tables';
import { atBank, createPaid, createRequest, newTraveller, signInStaff } from '../../testing/people';
import { crowd } from '../../testing/runs';
import { startTestServer, type TestServer } from '../../testing/server';

let server: TestServer;
let admin: string;
beforeAll(async () => {
	server = await startTestServer();
	admin = await signInStaff(server, 'admin');
});
afterAll(() => server.close());

const versionOf = async (id: string) =>
	(await server.get<VisaRequestDetail>(`/api/visa-requests/${id}`, { token: admin })).body.version;
/** With the current version, unless the body has another. */
const refund = async (id: string, body: object, token = admin) => {
	const order = { version: await versionOf(id), ...body };
	return server.post<VisaRequestDetail & ErrorBody>(`/api/visa-requests/${id}/refund`, order, { token });
};
/** The request once the jobs are done. */
const read = async (id: string) => {
	await server.mails('nobody');
	return (await server.get<VisaRequestDetail>(`/api/visa-requests/${id}`, { token: admin })).body;
};
const cancel = (id: string, token: string) =>
	server.post<ErrorBody & { status: string }>(`/api/visa-requests/${id}/cancel`, undefined, { token });

describe('a refund', () => {
	it('is ordered by an admin, in parts, up to what was paid, and the traveller is told', async () => {
		const { email, token } = await newTraveller(server);
		const { id } = await createPaid(server, token);
		const { totalPrice } = await read(id);
		const ordered = await refund(id, { amount: 10.5, reason: 'Gecikmə' });
		expect(ordered).toMatchObject({ status: 200, body: { attemptStatus: 'REFUND_PENDING' } });
		expect((await refund(id, { reason: 'Yenə' })).body).toMatchObject({ statusCode: 409, code: 'STATE_CONFLICT' });
		expect(await read(id)).toMatchObject({
			status: 'SUBMITTED',
			attemptStatus: 'PARTIALLY_REFUNDED',
			attempts: [{ amount: totalPrice, refunded: 10.5 }],
		});
		const tooMuch = await refund(id, { amount: totalPrice, reason: 'Hamısı' });
		expect(tooMuch.body).toMatchObject({ statusCode: 400, errors: [{ field: 'amount' }] });
		await refund(id, { reason: 'Qalanı' });
		expect(await read(id)).toMatchObject({ attemptStatus: 'REFUNDED', attempts: [{ refunded: totalPrice }] });
		expect((await refund(id, { reason: 'Yenə' })).status).toBe(409);
		const letters = (await server.mails(email)).filter(({ text }) => text.includes('10,50'));
		expect(letters).toHaveLength(1);
	});

	it.each([
		[{ amount: 0, reason: 'x' }, 'amount'],
		[{ amount: -5, reason: 'x' }, 'amount'],
		[{ amount: 1.005, reason: 'x' }, 'amount'],
		[{ amount: 5 }, 'reason'],
		[{ amount: 5, reason: '  ' }, 'reason'],
	])('%j is refused at the field %s', async (body, field) => {
		const { id } = await createPaid(server, (await newTraveller(server)).token);
		expect((await refund(id, body)).body).toMatchObject({ statusCode: 400, errors: [{ field }] });
	});

	it('has nothing to give back of what was never paid', async () => {
		const { id } = await createRequest(server, (await newTraveller(server)).token);
		expect((await refund(id, { reason: 'x' })).body).toMatchObject({ statusCode: 409, code: 'STATE_CONFLICT' });
	});

	it('[DSH-13] of a part is given once, though the answer got lost and the order comes again', async () => {
		const { id } = await createPaid(server, (await newTraveller(server)).token);
		const order = { amount: 5, reason: 'Gecikmə', version: await versionOf(id) };
		expect((await refund(id, order)).status).toBe(200);
		await read(id);
		expect((await refund(id, order)).body).toMatchObject({ statusCode: 409, code: 'STATE_CONFLICT' });
		expect((await read(id)).attempts).toMatchObject([{ refunded: 5 }]);
	});

	it('ordered many times at once is given once', async () => {
		const { id } = await createPaid(server, (await newTraveller(server)).token);
		const order = { reason: 'x', version: await versionOf(id) };
		const answers = await Promise.all(Array.from({ length: crowd(50) }, () => refund(id, order)));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, ...answers.slice(1).map(() => 409)]);
		const { attempts } = await read(id);
		expect(attempts[0]?.refunded).toBe(attempts[0]?.amount);
	});
});

describe('[PAY-04] cancelling what is paid', () => {
	it('gives all of it back, and the promo code too, before work has begun', async () => {
		const { email, token } = await newTraveller(server);
		await server.post('/api/promocodes/activate', { code: 'XOSGELDIN' }, { token });
		const { id } = await createPaid(server, token);
		expect((await cancel(id, token)).body.status).toBe('CANCELLED');
		expect((await cancel(id, token)).body.status).toBe('CANCELLED');
		expect(await read(id)).toMatchObject({ status: 'CANCELLED', attemptStatus: 'REFUNDED' });
		const me = await server.get<Me>('/api/users/me', { token });
		expect(me.body.activePromocode).toEqual({ code: 'XOSGELDIN' });
		expect((await server.mails(email)).some(({ text }) => text.includes('kartınıza geri qaytarılır'))).toBe(true);
	});

	it('is not for whoever only holds the return token', async () => {
		const { token } = await newTraveller(server);
		const { id, paymentUrl } = await createRequest(server, token);
		const back = await atBank(server, paymentUrl, 'pay');
		const headers = { 'payment-return-token': back.token };
		const answer = await server.call<ErrorBody>('POST', `/api/visa-requests/${id}/cancel`, undefined, { headers });
		expect(answer.body).toMatchObject({ statusCode: 409, code: 'STATE_CONFLICT' });
		expect((await read(id)).status).toBe('SUBMITTED');
	});

	it('by an admin gives it back too; an agent may not', async () => {
		const { email, token } = await newTraveller(server);
		const { id } = await createPaid(server, token);
		const agent = await signInStaff(server, 'agent');
		await server.post(`/api/visa-requests/${id}/claim`, undefined, { token: agent });
		const body = { status: 'CANCELLED', reason: 'Səfirlik bağlıdır', version: (await read(id)).version };
		expect((await server.post(`/api/visa-requests/${id}/status`, body, { token: agent })).status).toBe(403);
		expect((await server.post(`/api/visa-requests/${id}/status`, body, { token: admin })).status).toBe(200);
		expect(await read(id)).toMatchObject({ status: 'CANCELLED', attemptStatus: 'REFUNDED' });
		const letter = (await server.mails(email)).find(({ text }) => text.includes('Səfirlik bağlıdır'));
		expect(letter?.text).toContain('kartınıza geri qaytarılır');
	});

	it('waits for a part that is on its way back: the rest would be kept, and nobody told', async () => {
		const { email, token } = await newTraveller(server);
		const { id } = await createPaid(server, token);
		const { totalPrice } = await read(id);
		expect((await refund(id, { amount: 5, reason: 'Gecikmə' })).status).toBe(200);
		const order = async () => {
			const body = { status: 'CANCELLED', reason: 'Səfirlik bağlıdır', version: await versionOf(id) };
			return server.post<ErrorBody>(`/api/visa-requests/${id}/status`, body, { token: admin });
		};
		const early = await order();
		expect([early.status, early.body.message]).toEqual([409, sentences.refundUnderWay]);
		expect(await read(id)).toMatchObject({ status: 'SUBMITTED', attemptStatus: 'PARTIALLY_REFUNDED' });
		expect((await order()).status).toBe(200);
		const attempts = [{ refunded: totalPrice }];
		expect(await read(id)).toMatchObject({ status: 'CANCELLED', attemptStatus: 'REFUNDED', attempts });
		const letter = (await server.mails(email)).find(({ text }) => text.includes('Səfirlik bağlıdır'));
		expect(letter?.text).toContain('kartınıza geri qaytarılır');
	});

	it('gives the promo code back also if all of the money has gone back before', async () => {
		const { token } = await newTraveller(server);
		await server.post('/api/promocodes/activate', { code: 'XOSGELDIN' }, { token });
		const { id } = await createPaid(server, token);
		expect((await refund(id, { reason: 'Gecikmə' })).status).toBe(200);
		expect((await read(id)).attemptStatus).toBe('REFUNDED');
		const body = { status: 'CANCELLED', reason: 'Səfirlik bağlıdır', version: await versionOf(id) };
		expect((await server.post(`/api/visa-requests/${id}/status`, body, { token: admin })).status).toBe(200);
		const me = await server.get<Me>('/api/users/me', { token });
		expect(me.body.activePromocode).toEqual({ code: 'XOSGELDIN' });
	});

	it('tells of the money, and gives the promo code back, also while all of it is on its way already', async () => {
		const { email, token } = await newTraveller(server);
		await server.post('/api/promocodes/activate', { code: 'XOSGELDIN' }, { token });
		const { id, paymentUrl } = await createPaid(server, token);
		const { sandboxPayments } = tables;
		// The bank refuses it for now.
		const isIt = eq(sandboxPayments.id, paymentUrl.split('/').at(-1) ?? '');
		await server.db.update(sandboxPayments).set({ status: 'DECLINED' }).where(isIt);
		expect((await refund(id, { reason: 'Gecikmə' })).status).toBe(200);
		expect((await read(id)).attemptStatus).toBe('REFUND_PENDING');
		const body = { status: 'CANCELLED', reason: 'Səfirlik bağlıdır', version: await versionOf(id) };
		expect((await server.post(`/api/visa-requests/${id}/status`, body, { token: admin })).status).toBe(200);
		const letter = (await server.mails(email)).find(({ text }) => text.includes('Səfirlik bağlıdır'));
		expect(letter?.text).toContain('kartınıza geri qaytarılır');
		const me = await server.get<Me>('/api/users/me', { token });
		expect(me.body.activePromocode).toEqual({ code: 'XOSGELDIN' });
	});

	it('waits for it also where a later attempt to pay came to nothing', async () => {
		const { token } = await newTraveller(server);
		const first = await createRequest(server, token);
		const { id } = first;
		await atBank(server, first.paymentUrl, 'decline');
		const again = await server.post(`/api/visa-requests/${id}/reopen-payment`, undefined, { token });
		expect(again.status).toBe(200);
		// The bank approves the first one late.
		const bankId = first.paymentUrl.split('/').at(-1) ?? '';
		const { sandboxPayments } = tables;
		await server.db.update(sandboxPayments).set({ status: 'APPROVED' }).where(eq(sandboxPayments.id, bankId));
		await server.post('/api/payments/callbacks/sandbox', { id: bankId });
		const statuses = (await read(id)).attempts.map(({ status }) => status);
		expect(statuses).toEqual(['APPROVED', 'EXPIRED']);
		expect((await refund(id, { amount: 5, reason: 'Gecikmə' })).status).toBe(200);
		const early = await cancel(id, token);
		expect([early.status, early.body.message]).toEqual([409, sentences.refundUnderWay]);
		await read(id);
		expect((await cancel(id, token)).body.status).toBe('CANCELLED');
		const [paid] = (await read(id)).attempts;
		expect(paid?.refunded).toBe(paid?.amount);
	});

	it('whose account is gone when the payment arrives: it goes back', async () => {
		const { token } = await newTraveller(server);
		const { id, paymentUrl } = await createRequest(server, token);
		await atBank(server, paymentUrl, 'later');
		expect((await server.call('DELETE', '/api/users/me', undefined, { token })).status).toBe(204);
		await atBank(server, paymentUrl, 'pay');
		expect(await read(id)).toMatchObject({ status: 'CANCELLED', attemptStatus: 'REFUNDED' });
	});

	it('is too late once staff have begun', async () => {
		const { token } = await newTraveller(server);
		const { id } = await createPaid(server, token);
		await server.post(
			`/api/visa-requests/${id}/status`,
			{ status: 'IN_REVIEW', version: (await read(id)).version },
			{ token: admin },
		);
		expect((await cancel(id, token)).body).toMatchObject({
			statusCode: 409,
			message: 'Müraciətə artıq baxılır. Ləğv etmək üçün bizə yazın.',
		});
	});
});
