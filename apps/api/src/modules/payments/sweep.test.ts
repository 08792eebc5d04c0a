import { eq } from 'drizzle-orm';
import { ATTEMPT_LIFETIME_MS } from 'visa-sdk/rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, later, MINUTE_MS } from '../../platform/clock';
import { tables } from '../../platform/db/tables';
import { createServices } from '../../services';
import { kapitalShop, type Shop } from '../../testing/gateways/servers';
import { createRequest, newTraveller } from '../../testing/people';
import { FIRST_CHECK_MS, nextCheck } from './sweep';

const { paymentAttempts, visaRequests } = tables;
let shop: Shop;
// The clock and the gateway's calls are counted, so every test has its own.
beforeEach(async () => {
	shop = await kapitalShop();
});
afterEach(() => shop.close());

async function start() {
	const { token } = await newTraveller(shop.server);
	const { id, paymentUrl } = await createRequest(shop.server, token);
	return { id, token, providerId: shop.idOf(paymentUrl) };
}
const statesOf = async (id: string) => {
	const [row] = await shop.server.db
		.select({ request: visaRequests.status, attempt: paymentAttempts.status, checkAt: paymentAttempts.checkAt })
		.from(visaRequests)
		.innerJoin(paymentAttempts, eq(paymentAttempts.requestId, visaRequests.id))
		.where(eq(visaRequests.id, id));
	return row;
};
const sweep = () => shop.server.services.actions.sweep();
const asked = () => shop.gateway.calls.filter(({ name }) => name === 'status').length;

describe('[PAY-05] payers who never come back', () => {
	it('are settled long before their time is over', async () => {
		const { id, providerId } = await start();
		shop.says(providerId, 'approved');
		await sweep();
		expect(await statesOf(id)).toMatchObject({ request: 'AWAITING_PAYMENT' });
		shop.server.clock.forward(FIRST_CHECK_MS + 1000);
		await sweep();
		expect(await statesOf(id)).toEqual({ request: 'SUBMITTED', attempt: 'APPROVED', checkAt: null });
		shop.server.clock.forward(HOUR_MS);
		const before = asked();
		await sweep();
		expect(asked()).toBe(before);
	});

	it('one that fails keeps nobody waiting, and its turn comes again', async () => {
		const people = [await start(), await start(), await start()];
		for (const { providerId } of people) shop.says(providerId, 'approved');
		shop.server.clock.forward(FIRST_CHECK_MS + 1000);
		shop.gateway.fail('status', 'broken');
		await sweep();
		const states = await Promise.all(people.map(async ({ id }) => (await statesOf(id))?.request));
		expect(states.sort()).toEqual(['AWAITING_PAYMENT', 'SUBMITTED', 'SUBMITTED']);
		await sweep();
		expect(
			(await Promise.all(people.map(async ({ id }) => (await statesOf(id))?.request))).filter(
				(one) => one === 'SUBMITTED',
			),
		).toHaveLength(2);
		shop.server.clock.forward(FIRST_CHECK_MS + 1000);
		await sweep();
		for (const { id } of people) expect(await statesOf(id)).toMatchObject({ request: 'SUBMITTED' });
	});

	it('are shared by the processes: each is asked about once', async () => {
		for (let number = 0; number < 6; number += 1) await start();
		shop.server.clock.forward(FIRST_CHECK_MS + 1000);
		const before = asked();
		const others = [createServices(shop.server.deps), createServices(shop.server.deps)];
		await Promise.all([shop.server.services, ...others].map(({ payments }) => payments.sweep()));
		expect(asked() - before).toBe(6);
	});

	it('more than one batch are all seen in one sweep', async () => {
		const { id } = await start();
		const [one] = await shop.server.db.select().from(paymentAttempts).where(eq(paymentAttempts.requestId, id));
		const [request] = await shop.server.db.select().from(visaRequests).where(eq(visaRequests.id, id));
		if (!one || !request) throw new Error('nothing was made');
		const idOf = (kind: string, number: number) => `01890a5d-ac96-774b-${kind}-${String(number).padStart(12, '0')}`;
		for (let number = 0; number < 45; number += 1) {
			const requestId = idOf('bcce', number);
			await shop.server.db.insert(visaRequests).values({ ...request, id: requestId, reference: `VZ-TEST-${number}` });
			const own = { id: idOf('bccf', number), requestId, providerId: null, paymentUrl: null, returnTokenHash: null };
			await shop.server.db.insert(paymentAttempts).values({ ...one, ...own });
		}
		shop.server.clock.forward(FIRST_CHECK_MS + 1000);
		expect(await shop.server.services.payments.sweep()).toBe(46);
		expect(await shop.server.services.payments.sweep()).toBe(0);
	});

	it('whose page the bank can’t end are still paid when they pay late', async () => {
		const { id, providerId } = await start();
		shop.server.clock.forward(ATTEMPT_LIFETIME_MS + 1000);
		await sweep();
		expect(await statesOf(id)).toMatchObject({ request: 'PAYMENT_FAILED', attempt: 'EXPIRED' });
		shop.says(providerId, 'approved');
		shop.server.clock.forward(HOUR_MS + 1000);
		await sweep();
		expect(await statesOf(id)).toMatchObject({ request: 'SUBMITTED', attempt: 'APPROVED' });
	});

	it('of whom the bank says what nobody knows stay pending', async () => {
		const { id, providerId } = await start();
		shop.says(providerId, { word: 'Teleported' });
		shop.server.clock.forward(ATTEMPT_LIFETIME_MS + 1000);
		await sweep();
		expect(await statesOf(id)).toMatchObject({ request: 'AWAITING_PAYMENT', attempt: 'PENDING' });
		shop.says(providerId, 'declined');
		shop.server.clock.forward(HOUR_MS);
		await sweep();
		expect(await statesOf(id)).toMatchObject({ request: 'PAYMENT_FAILED', attempt: 'DECLINED' });
	});
});

describe('when an attempt is looked at next', () => {
	const createdAt = new Date('2027-01-01T00:00:00Z');
	const attempt = { createdAt, expiresAt: later(createdAt, ATTEMPT_LIFETIME_MS) };
	const minutes = (next: Date | null) => next && (next.getTime() - createdAt.getTime()) / MINUTE_MS;
	it.each([
		['REDIRECTED', 'new', 1, 2],
		['REDIRECTED', 'new', 10, 15],
		['PENDING', 'pending', 40, 55],
		['PENDING', 'pending', 55, 60],
		['PENDING', 'pending', 300, 315],
		['APPROVED', 'approved', 5, null],
		['REFUND_PENDING', null, 5, null],
		['DECLINED', 'declined', 5, null],
		['EXPIRED', 'expired', 60, null],
		['EXPIRED', 'new', 60, 120],
		['CANCELLED', null, 60, 120],
		['ERROR', 'approved', 60, 120],
		['EXPIRED', 'new', DAY_MS / MINUTE_MS, null],
	] as const)('%s, there %s, after %d minutes: at %s', (status, said, age, next) => {
		const now = later(createdAt, age * MINUTE_MS);
		expect(minutes(nextCheck({ ...attempt, status }, said && { status: said }, now))).toBe(next);
	});
});
