import type { PaymentState } from 'visa-sdk/contract';
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
		for (const part of [reference, 'AZN', 'Viza', 'Ödə', 'Ləğv et', 'Ödənişi rədd et'])
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

	it('knows no other payments', async () => {
		expect((await server.get('/sandbox-bank/pay/01890a5d-ac96-774b-bcce-b302099a8057')).status).toBe(404);
		expect((await server.get('/sandbox-bank/pay/x')).status).toBe(404);
	});
});
