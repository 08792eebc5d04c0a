import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { PricedLine, PriceQuote, VisaRequestDetail } from 'visa-sdk/contract';
import { qepik, toAzn } from 'visa-sdk/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, later } from '../../platform/clock';
import { tables } from '../../platform/db/tables';
import { newId } from '../../platform/ids';
import { createRequest, newTraveller, requestForm } from '../../testing/people';
import { runs } from '../../testing/runs';
import { startTestServer, type TestServer } from '../../testing/server';

const { countries, visaOptions, services, promocodes, users, paymentAttempts, sandboxPayments } = tables;
let server: TestServer;
beforeAll(async () => {
	server = await startTestServer({ priceFromAddress: { tries: 100_000, seconds: 60 } });
});
afterAll(() => server.close());

const amount = fc.oneof(fc.constantFrom(0, 1, 99, 100, 101), fc.integer({ min: 0, max: 1_000_000 })).map(qepik);
const anything = fc.record({
	fee: amount,
	permission: amount,
	isDirect: fc.boolean(),
	service: fc.integer({ min: 100, max: 1_000_000 }).map(qepik),
	embassy: amount,
	peopleCount: fc.integer({ min: 1, max: 10 }),
	promo: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 100 })),
});

const sumOf = (lines: readonly PricedLine[], when: PricedLine['paid']) =>
	lines.filter(({ paid }) => paid === when).reduce((sum, line) => sum + Math.round(line.amount * 100), 0) / 100;

describe('[REV-01] [API-07] the price', () => {
	it('[REV-13] that is quoted is the one that is charged and the one that the lines of both add up to', async () => {
		const { email, token } = await newTraveller(server);
		const form = await requestForm(server, token);
		const promoId = newId(server.clock.now());
		const now = server.clock.now();
		await server.db.insert(promocodes).values({
			...{ id: promoId, code: 'PROPERTY', kind: 'percent', percent: 1, isActive: true },
			...{ validFrom: later(now, -DAY_MS), validTo: later(now, DAY_MS) },
		});
		await fc.assert(
			fc.asyncProperty(anything, async ({ fee, permission, isDirect, service, embassy, peopleCount, promo }) => {
				await server.db
					.update(countries)
					.set({ additionalServices: fee, isVisaOptionIsPayedDirectly: isDirect })
					.where(eq(countries.id, form.countryId));
				await server.db.update(visaOptions).set({ fee: permission }).where(eq(visaOptions.id, form.visaOptionId));
				const prices = { originalPrice: service, discountedPrice: service, additionalVisaPrice: embassy };
				await server.db.update(services).set(prices).where(eq(services.id, form.serviceId));
				if (promo) await server.db.update(promocodes).set({ percent: promo }).where(eq(promocodes.id, promoId));
				await server.db
					.update(users)
					.set({ activePromocodeId: promo ? promoId : null })
					.where(eq(users.email, email));

				const question = { ...form, peopleCount };
				const quoted = (await server.post<PriceQuote>('/api/visa-requests/get-total-price', question, { token })).body;
				const visitor = (await server.post<PriceQuote>('/api/visa-requests/get-total-price-unauthorized', question))
					.body;
				for (const { totalPrice, priceLines = [], promoDiscount } of [quoted, visitor]) {
					const promoLine = priceLines.find(({ kind }) => kind === 'promo');
					expect(sumOf(priceLines, 'now')).toBe(totalPrice);
					expect((promoLine?.amount ?? 0) + (promoDiscount ?? 0)).toBe(0);
					expect(priceLines.find(({ kind }) => kind === 'permission')).toMatchObject({
						paid: isDirect ? 'now' : 'embassy',
						count: peopleCount,
						amount: toAzn(qepik(permission * peopleCount)),
					});
				}
				const { id } = await createRequest(server, token, { ...question, totalPrice: quoted.totalPrice });
				const [charged] = await server.db
					.select({ amount: sandboxPayments.amount })
					.from(sandboxPayments)
					.innerJoin(paymentAttempts, eq(paymentAttempts.id, sandboxPayments.merchantReference))
					.where(eq(paymentAttempts.requestId, id));
				const { totalPrice, priceLines } = (await server.get<VisaRequestDetail>(`/api/visa-requests/${id}`, { token }))
					.body;
				const lines = priceLines.filter(({ paid }) => paid === 'now').map((line) => Math.round(line.amount * 100));
				expect(lines.reduce((sum, line) => sum + line, 0)).toBe(charged?.amount);
				expect([totalPrice, quoted.totalPrice]).toEqual([toAzn(charged?.amount ?? qepik(0)), totalPrice]);
			}),
			{ numRuns: runs(60), seed: 2027, endOnFailure: true },
		);
	}, 120_000);
});
