import { eq } from 'drizzle-orm';
import type { Page, VisaRequestRow } from 'visa-sdk/contract';
import { REQUEST_LIFETIME_MS, type RequestStatus } from 'visa-sdk/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables } from '../../platform/db/tables';
import { atBank, createPaid, createRequest, newTraveller, signInStaff } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/server';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

const stored = async (id: string): Promise<RequestStatus | undefined> => {
	const { visaRequests } = tables;
	const [row] = await server.db.select().from(visaRequests).where(eq(visaRequests.id, id));
	return row?.status;
};

it('[PAY-04] a list of the desk shows no request unpaid after its time, nor among those that are', async () => {
	const { token } = await newTraveller(server);
	const late: string[] = [];
	for (let nth = 0; nth < 2; nth += 1) {
		const page = await createRequest(server, token);
		await atBank(server, page.paymentUrl, 'decline');
		late.push(page.id);
	}
	const paid = await createPaid(server, token);
	const now = server.clock.now();
	server.clock.forward(REQUEST_LIFETIME_MS);
	const staff = await signInStaff(server, 'admin');
	const list = async (query: Record<string, string>) => {
		const { body } = await server.get<Page<VisaRequestRow>>('/api/visa-requests', { token: staff, query });
		return { total: body.total, statuses: body.data.map(({ id, status }) => [id, status]) };
	};
	// Until somebody looks.
	expect(await Promise.all(late.map(stored))).toEqual(['PAYMENT_FAILED', 'PAYMENT_FAILED']);
	expect(await list({ status: 'PAYMENT_FAILED' })).toEqual({ total: 0, statuses: [] });
	expect(await Promise.all(late.map(stored))).toEqual(['EXPIRED', 'EXPIRED']);
	const all = await list({});
	expect(all.total).toBe(3);
	expect(all.statuses).toEqual(expect.arrayContaining([[paid.id, 'SUBMITTED'], ...late.map((id) => [id, 'EXPIRED'])]));
	server.clock.set(now);
});
