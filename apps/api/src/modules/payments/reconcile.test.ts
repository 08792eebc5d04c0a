import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../platform/clock';
import { tables } from '../../platform/db/tables';
import { type PayriffShop, payriffShop } from '../../testing/gateways/servers';
import { createRequest, newTraveller } from '../../testing/people';
import { theServer } from '../audit/events';
import { printReconciliation, readDays, readVerdict } from './reconcileReport';

const { paymentAttempts } = tables;

describe('[PAY-07] comparing our books with the provider’s', () => {
	let shop: PayriffShop;
	beforeAll(async () => {
		shop = await payriffShop();
	});
	afterAll(() => shop.close());

	async function start() {
		const { token, email } = await newTraveller(shop.server);
		const { id, reference, paymentUrl } = await createRequest(shop.server, token);
		return { id, token, email, attempt: `${reference}/1`, providerId: shop.idOf(paymentUrl) };
	}
	async function paid() {
		const one = await start();
		shop.says(one.providerId, 'approved');
		await shop.callback(one.providerId);
		return one;
	}
	const reconcile = () => shop.server.services.payments.reconcile({ days: 3 });
	const statusOf = async (id: string) =>
		(await shop.server.db.select().from(paymentAttempts).where(eq(paymentAttempts.requestId, id)))[0]?.status;
	const forget = async () => void (await shop.server.db.update(paymentAttempts).set({ createdAt: new Date(0) }));

	it('finds nothing where both say the same', async () => {
		await paid();
		await start();
		const declined = await start();
		shop.says(declined.providerId, 'declined');
		await shop.callback(declined.providerId);
		const given = await paid();
		await shop.server.services.payments.refund(given.id, {}, theServer);
		await shop.server.mails(given.email);
		expect(await reconcile()).toEqual({ compared: 4, differences: [], unsettled: [] });
		await forget();
	});

	it('[PAY-05] settles what the rules allow', async () => {
		const [open, late] = [await start(), await start()];
		shop.says(open.providerId, 'approved');
		shop.says(late.providerId, 'declined');
		await shop.callback(late.providerId);
		shop.says(late.providerId, 'approved');
		const { differences } = await reconcile();
		expect(differences.map(({ attempt, isSettled }) => [attempt, isSettled])).toEqual([
			[open.attempt, true],
			[late.attempt, true],
		]);
		expect(differences[0]).toMatchObject({
			ours: expect.stringMatching(/^REDIRECTED /),
			theirs: expect.stringMatching(/^APPROVED /),
		});
		expect([await statusOf(open.id), await statusOf(late.id)]).toEqual(['APPROVED', 'APPROVED']);
		expect((await reconcile()).differences).toEqual([]);
		await forget();
	});

	it('gives back what is due', async () => {
		const { id, attempt } = await paid();
		await shop.server.services.payments.refund(id, {}, theServer);
		expect((await reconcile()).differences).toMatchObject([{ attempt, isSettled: true }]);
		expect(await statusOf(id)).toBe('REFUNDED');
		await forget();
	});

	it('tells what only people can settle', async () => {
		const [gone, less, foreign, dumb] = [await paid(), await paid(), await paid(), await paid()];
		shop.says(gone.providerId, { word: 'REVERSE' });
		shop.changeAmount(less.providerId, 1);
		Object.assign(shop.gateway.orders.get(foreign.providerId) ?? {}, { metadata: '{}' });
		shop.gateway.orders.delete(dumb.providerId);
		const result = await reconcile();
		expect(result.differences.map(({ attempt, isSettled }) => [attempt, isSettled])).toEqual(
			[gone, less, foreign, dumb].map(({ attempt }) => [attempt, false]),
		);
		const said = printReconciliation(result).split('\n');
		expect(said[0]).toMatch(/^attempt +ours +theirs +now$/);
		expect(said[1]).toMatch(/APPROVED .*REVERSE .*DIFFERS$/);
		expect(said[2]).toContain('APPROVED 1.00 AZN');
		expect(said[3]).toContain('another reference');
		expect(said[4]).toContain('no answer');
		expect(said[5]).toBe('4 attempts compared, 4 differed, 4 still differ.');
		await forget();
	});

	it('looks back as far as it is told', async () => {
		await start();
		const now = shop.server.clock.now();
		shop.server.clock.forward(4 * DAY_MS);
		expect(await reconcile()).toEqual({ compared: 0, differences: [], unsettled: [] });
		expect((await shop.server.services.payments.reconcile({ days: 5 })).compared).toBe(1);
		shop.server.clock.set(now);
	});
});

it('reads what a person found out about a refund', () => {
	expect(readVerdict(['VZ-7K3M-2QXD', 'again'])).toEqual(['VZ-7K3M-2QXD', 'again']);
	expect(readVerdict(['VZ-7K3M-2QXD/2', 'happened'])).toEqual(['VZ-7K3M-2QXD/2', 'happened']);
	for (const wrong of [
		[],
		['VZ-7K3M-2QXD'],
		['VZ-7K3M-2QXD/0', 'again'],
		['VZ-7K3M-2QXD/', 'again'],
		['VZ-7K3M-2QXD', 'maybe'],
		['7', 'again'],
	])
		expect(() => readVerdict(wrong)).toThrow('Write resolve-refund');
});

it('reads its days', () => {
	expect([readDays(undefined), readDays('30')]).toEqual([3, 30]);
	for (const wrong of ['0', '999', 'x', '', '-1', '1.5', true])
		expect(() => readDays(wrong)).toThrow('Write reconcile --days N');
});
