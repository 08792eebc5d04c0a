import { and, asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { PaymentPage, VisaRequestDetail } from 'visa-sdk/contract';
import { qepik, toQepik } from 'visa-sdk/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { later, MINUTE_MS } from '../../platform/clock';
import { tables } from '../../platform/db/tables';
import { newId } from '../../platform/ids';
import { createRequest, newTraveller } from '../../testing/people';
import { runs } from '../../testing/runs';
import { startTestServer, type TestServer } from '../../testing/server';

const { users, promocodes, promocodeUses, services, paymentAttempts, sandboxPayments, visaRequests } = tables;
let server: TestServer;
let codes: string[];
beforeAll(async () => {
	server = await startTestServer();
	const now = server.clock.now();
	const code = (percent: number) => ({
		...{ id: newId(now), code: `ENDIRIM${percent}`, kind: 'percent' as const, percent, isActive: true },
		...{ validFrom: later(now, -MINUTE_MS), validTo: later(now, 1_000_000 * MINUTE_MS) },
	});
	const rows = [code(10), code(25)];
	await server.db.insert(promocodes).values(rows);
	codes = rows.map(({ id }) => id);
});
afterAll(() => server.close());

/** What a payment is opened at: a price of the service, in qəpik, and the promo code that its traveller holds. */
const offer = fc.record({ price: fc.integer({ min: 1_000, max: 90_000 }), code: fc.constantFrom(null, 0, 1) });
const story = fc.record({
	offers: fc.array(offer, { minLength: 1, maxLength: 4 }),
	/** Which of the payments the bank takes the money of, however late. */
	paid: fc.nat({ max: 3 }),
	/** Whether the newest payment is still open then. */
	isNewestOpen: fc.boolean(),
});

it('[PAY-05] [PAY-09] whichever payment of a request is approved: its total, its lines, its code and what was taken agree', async () => {
	const { db } = server;
	await fc.assert(
		fc.asyncProperty(story, async ({ offers, paid, isNewestOpen }) => {
			const { token } = await newTraveller(server);
			const { body: me } = await server.get<{ id: string }>('/api/users/me', { token });
			let id = '';
			const attemptsNow = () =>
				db.select().from(paymentAttempts).where(eq(paymentAttempts.requestId, id)).orderBy(asc(paymentAttempts.number));
			/** The bank's own record of the payment, and its message. */
			const bankSays = async (attemptId: string, status: 'APPROVED' | 'DECLINED') => {
				const isIt = eq(sandboxPayments.merchantReference, attemptId);
				const [payment] = await db.update(sandboxPayments).set({ status }).where(isIt).returning();
				await server.post('/api/payments/callbacks/sandbox', { id: payment?.id });
			};
			const open = async ({ price, code }: (typeof offers)[number]) => {
				await db
					.update(users)
					.set({ activePromocodeId: code === null ? null : codes[code] })
					.where(eq(users.id, me.id));
				if (!id) {
					await db.update(services).set({ discountedPrice: qepik(price) });
					id = (await createRequest(server, token)).id;
					return;
				}
				await bankSays((await attemptsNow()).at(-1)?.id ?? '', 'DECLINED');
				await db.update(services).set({ discountedPrice: qepik(price) });
				const { body: shown } = await server.post<PaymentPage & { totalPrice: number }>(
					...([`/api/visa-requests/${id}/reopen-payment`, { totalPrice: 0 }, { token }] as const),
				);
				const again = { totalPrice: shown.totalPrice };
				expect((await server.post(`/api/visa-requests/${id}/reopen-payment`, again, { token })).status).toBe(200);
			};
			for (const one of offers) await open(one);
			const attempts = await attemptsNow();
			expect(attempts).toHaveLength(offers.length);
			const nth = Math.min(paid, offers.length - 1);
			if (!isNewestOpen && nth < offers.length - 1) await bankSays(attempts.at(-1)?.id ?? '', 'DECLINED');
			await bankSays(attempts[nth]?.id ?? '', 'APPROVED');

			const { body: detail } = await server.get<VisaRequestDetail>(`/api/visa-requests/${id}`, { token });
			const taken = attempts[nth]?.amount;
			expect([detail.status, detail.attemptStatus]).toEqual(['SUBMITTED', 'APPROVED']);
			expect(toQepik(detail.totalPrice)).toBe(taken);
			const now = detail.priceLines.flatMap(({ paid, amount }) => (paid === 'now' ? toQepik(amount) : []));
			expect(now.reduce((all, amount) => all + amount, 0)).toBe(taken);
			const { code, price } = offers[nth] ?? { code: null, price: 0 };
			expect(detail.priceLines.map(({ kind }) => kind).includes('promo')).toBe(code !== null);
			expect(detail.priceLines).toContainEqual(expect.objectContaining({ kind: 'service', amount: price / 100 }));
			const used = await db
				.select({ promocodeId: promocodeUses.promocodeId })
				.from(promocodeUses)
				.where(and(eq(promocodeUses.requestId, id), eq(promocodeUses.status, 'USED')));
			expect(used).toEqual(code === null ? [] : [{ promocodeId: codes[code] }]);
			const reserved = and(eq(promocodeUses.requestId, id), eq(promocodeUses.status, 'RESERVED'));
			expect(await db.$count(promocodeUses, reserved)).toBe(0);
			const [row] = await db.select().from(visaRequests).where(eq(visaRequests.id, id));
			expect(row?.total).toBe(taken);
		}),
		{ numRuns: runs(12) },
	);
});
