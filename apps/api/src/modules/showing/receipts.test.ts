import { eq } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import type { ErrorBody, Receipt, ReceiptLink, VisaRequestDetail } from 'visa-sdk/contract';
import { formatMoney } from 'visa-sdk/format';
import { receiptWords } from 'visa-sdk/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../../platform/clock';
import { tables } from '../../platform/db/tables';
import { createPaid, createRequest, newTraveller, signInStaff } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/server';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer(
		{},
		{
			COMPANY_NAME: 'Viza Şirkəti MMC',
			COMPANY_TAX_ID: '1234567890',
			COMPANY_ADDRESS: 'Bakı, Nizami küçəsi 1',
		},
	);
});
afterAll(() => server.close());

const receipt = (id: string, token: string | null) =>
	server.get<Receipt & ErrorBody>(`/api/visa-requests/${id}/receipt`, { token });
const link = (id: string, token: string | null) =>
	server.get<ReceiptLink & ErrorBody>(`/api/visa-requests/${id}/receipt/link`, { token });

describe('[ACC-05] a receipt', () => {
	it('holds number, company, lines and payments that add up', async () => {
		const { token } = await newTraveller(server);
		const { id, reference } = await createPaid(server, token);
		const { status, body } = await receipt(id, token);
		expect(status).toBe(200);
		expect(body).toMatchObject({
			number: `${reference}-1`,
			reference,
			company: { name: 'Viza Şirkəti MMC', taxId: '1234567890', address: 'Bakı, Nizami küçəsi 1' },
			payer: { firstName: 'Leyla', lastName: 'Əliyeva' },
			payments: [{ number: 1, refunds: [] }],
			refunded: 0,
		});
		const sum = body.lines.reduce((all, { amount }) => all + Math.round(amount * 100), 0);
		expect(sum).toBe(Math.round(body.paid * 100));
		expect(body.total).toBe(body.paid);
	});

	it('tells what has gone back and what is left', async () => {
		const { token } = await newTraveller(server);
		const { id } = await createPaid(server, token);
		const admin = await signInStaff(server, 'admin');
		const { version } = (await server.get<VisaRequestDetail>(`/api/visa-requests/${id}`, { token: admin })).body;
		const order = { amount: 10.5, reason: 'Gecikmə', version };
		expect((await server.post(`/api/visa-requests/${id}/refund`, order, { token: admin })).status).toBe(200);
		const ordered = (await receipt(id, token)).body;
		expect(ordered).toMatchObject({ refunded: 0, payments: [{ refunds: [{ amount: 10.5, doneAt: null }] }] });
		await server.mails('nobody');
		const { body } = await receipt(id, token);
		expect(body).toMatchObject({
			refunded: 10.5,
			payments: [{ refunds: [{ amount: 10.5, doneAt: expect.any(String) }] }],
		});
		expect(Math.round(body.total * 100)).toBe(Math.round(body.paid * 100) - 1050);
	});

	it('of an unpaid request is refused in a sentence, and another’s is not there', async () => {
		const { token } = await newTraveller(server);
		const { id } = await createRequest(server, token);
		for (const ask of [receipt, link]) {
			expect((await ask(id, token)).body).toMatchObject({
				statusCode: 409,
				code: 'STATE_CONFLICT',
				message: 'Bu müraciət ödənilməyib, ona görə qəbzi yoxdur',
			});
			expect((await ask(id, (await newTraveller(server)).token)).status).toBe(404);
			expect((await ask(id, null)).status).toBe(401);
		}
	});

	it('[ACC-02] of a deleted account stays for accounting, and says so in the place of a name', async () => {
		const { token } = await newTraveller(server);
		const { id } = await createPaid(server, token);
		await server.db.update(tables.visaRequests).set({ status: 'APPROVED' }).where(eq(tables.visaRequests.id, id));
		expect((await server.call('DELETE', '/api/users/me', undefined, { token })).status).toBe(204);
		const { body } = await link(id, await signInStaff(server, 'admin'));
		const { bytes } = await server.get(body.url);
		const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
		expect(text).toContain('Silinmiş hesab');
		expect(text).not.toContain('— —');
	});

	it('is a PDF with Azerbaijani letters, behind a link that dies in ten minutes', async () => {
		const { token } = await newTraveller(server);
		const { id, reference } = await createPaid(server, token);
		const { totalPrice } = (await server.get<VisaRequestDetail>(`/api/visa-requests/${id}`, { token })).body;
		const { body } = await link(id, token);
		const file = await server.get(body.url);
		expect(file.status).toBe(200);
		expect(file.headers).toMatchObject({
			'content-type': 'application/pdf',
			'cache-control': 'private, no-store',
			'content-disposition': `attachment; filename="qebz-${reference}-1.pdf"`,
		});
		const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(file.bytes)), {
			mergePages: true,
		});
		expect(totalPages).toBe(1);
		for (const words of [receiptWords.title, 'Leyla Əliyeva', 'Viza Şirkəti MMC', 'Bakı, Nizami küçəsi 1'])
			expect(text).toContain(words);
		// A PDF has one glyph for every kind of space.
		expect(text).toContain(formatMoney(totalPrice).replace('\u00a0', ' '));
		const other = id.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
		for (const wrong of [body.url.replace(id, other), `${body.url}x`, body.url.split('?')[0] ?? '']) {
			expect(await server.get(wrong)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
		}
		server.clock.forward(11 * MINUTE_MS);
		expect((await server.get(body.url)).status).toBe(404);
	});
});
