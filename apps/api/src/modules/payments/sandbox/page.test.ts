import type { PaymentState } from 'visa-sdk/contract';
import { ATTEMPT_LIFETIME_MS } from 'visa-sdk/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atBank, createRequest, newTraveller } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/server';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

async function start() {
	const traveller = await newTraveller(server);
	return { ...traveller, ...(await createRequest(server, traveller.token)) };
}
const stateOf = async (token: string) => {
	const { data } = (await server.get<{ data: PaymentState[] }>('/api/visa-requests/me', { token })).body;
	return [data[0]?.status, data[0]?.attemptStatus];
};

describe('the sandbox bank’s page', () => {
	it('[PAY-01] is in Azerbaijani, works without scripts, and says what is paid', async () => {
		const { paymentUrl, reference } = await start();
		const page = await server.get(new URL(paymentUrl).pathname);
		expect(page.status).toBe(200);
		expect(page.text).toContain('<html lang="az">');
		for (const part of [reference, 'AZN', 'Viza', 'Ödə', 'Ləğv et', 'Ödənişi rədd et', 'Sınaq halları'])
			expect(page.text).toContain(part);
		expect(page.text).not.toContain('<script');
		expect(page.headers['content-security-policy']).toContain("default-src 'none'");
	});

	it('keeps its first decision', async () => {
		const { token, paymentUrl } = await start();
		await atBank(server, paymentUrl, 'decline');
		expect((await atBank(server, paymentUrl, 'pay')).path).toBe('/payments/decline');
		expect(await stateOf(token)).toEqual(['PAYMENT_FAILED', 'DECLINED']);
	});

	it('[PAY-05] may pay late: the traveller comes back first, the callback after', async () => {
		const { token, paymentUrl } = await start();
		expect((await atBank(server, paymentUrl, 'late')).path).toBe('/payments/approve');
		expect(await stateOf(token)).toEqual(['AWAITING_PAYMENT', 'PENDING']);
		const [waiting] = (
			await server.deps.database.query(
				"select data, start_after > now() + interval '10 seconds' as later from pgboss.job where name = 'sandbox-late'",
			)
		).rows;
		expect(waiting).toEqual({ data: { paymentId: new URL(paymentUrl).pathname.split('/').at(-1) }, later: true });
		await server.services.jobs['sandbox-late'](waiting?.data as { paymentId: string }, 'a job');
		await Promise.all(server.callbacks);
		expect(await stateOf(token)).toEqual(['SUBMITTED', 'APPROVED']);
	});

	it('[PAY-05] may call back three times for one payment', async () => {
		const { email, token, paymentUrl } = await start();
		const before = server.callbacks.length;
		await atBank(server, paymentUrl, 'twice');
		expect(await Promise.all(server.callbacks.slice(before))).toEqual([204, 204, 204]);
		expect(await stateOf(token)).toEqual(['SUBMITTED', 'APPROVED']);
		expect((await server.mails(email)).filter(({ subject }) => subject.startsWith('Ödəniş qəbul'))).toHaveLength(1);
	});

	it('[PAY-05] may not answer at all: only time ends the payment', async () => {
		const { token, paymentUrl } = await start();
		const before = server.callbacks.length;
		const page = await server.call('POST', new URL(paymentUrl).pathname, 'outcome=timeout', {
			headers: { 'content-type': 'application/x-www-form-urlencoded' },
		});
		expect([page.status, server.callbacks.length]).toEqual([200, before]);
		expect(page.text).toContain('Bank cavab vermədi');
		expect(page.text).not.toContain('href');
		expect(await stateOf(token)).toEqual(['AWAITING_PAYMENT', 'REDIRECTED']);
		const now = server.clock.now();
		server.clock.forward(ATTEMPT_LIFETIME_MS + 1000);
		await server.services.actions.sweep();
		server.clock.set(now);
		expect(await stateOf(token)).toEqual(['PAYMENT_FAILED', 'EXPIRED']);
	});

	it('knows no other payments', async () => {
		expect((await server.get('/sandbox-bank/pay/01890a5d-ac96-774b-bcce-b302099a8057')).status).toBe(404);
		expect((await server.get('/sandbox-bank/pay/x')).status).toBe(404);
	});
});
