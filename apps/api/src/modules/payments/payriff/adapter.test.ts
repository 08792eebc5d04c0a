import { qepik } from 'visa-sdk/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newOrder, payriffBank } from '../../../testing/gateways/banks';
import type { PaymentOrder } from '../port';
import { payriffProvider } from './adapter';

let bank: Awaited<ReturnType<typeof payriffBank>>;
beforeAll(async () => {
	bank = await payriffBank();
});
afterAll(() => bank.close());
const paymentOf = (order: PaymentOrder, providerId: string) => ({ ...order, providerId });
const callsSince = (begin: number) => bank.gateway.calls.slice(begin).map(({ name }) => name);

describe('payriff', () => {
	it('gets the order in AZN under the attempt’s own reference, with the bare key', async () => {
		const order = newOrder({ amount: qepik(1250) });
		const { providerId } = await bank.provider.createAttempt(order);
		const call = bank.gateway.calls.at(-1)?.exchange;
		expect(call?.headers).toMatchObject({ 'x-request-rrn': order.attemptId, authorization: bank.secrets[0] });
		expect(call?.body).toMatchObject({
			amount: 12.5,
			currency: 'AZN',
			language: 'AZ',
			operation: 'PURCHASE',
			redirectUrl: order.returnUrl,
			callbackUrl: order.callbackUrl,
			metadata: { attemptId: order.attemptId },
		});
		expect(bank.gateway.orders.get(providerId)?.rrn).toBe(order.attemptId);
	});

	it.each(['lost', 'silent'] as const)(
		'looks an order up by our reference before it makes another: %s',
		async (fault) => {
			const order = newOrder();
			const [before, payable] = [bank.gateway.calls.length, await bank.payable()];
			bank.gateway.fail('create', fault);
			const { providerId } = await bank.provider.createAttempt(order);
			expect(callsSince(before)).toEqual(['create', 'lookup', 'expire', 'lookup', 'create']);
			expect(await bank.payable()).toBe(payable + 1);
			const made = bank.gateway.orders.get(providerId);
			expect([made?.paymentStatus, made?.rrn === order.attemptId]).toEqual(['CREATED', false]);
			expect(await bank.provider.fetchStatus(paymentOf(order, providerId))).toMatchObject({
				isOurs: true,
				status: 'new',
			});
		},
	);

	it('makes the order again under the same reference when the first never arrived', async () => {
		const order = newOrder();
		const before = bank.gateway.calls.length;
		bank.gateway.fail('create', 'unheard');
		const { providerId } = await bank.provider.createAttempt(order);
		expect(callsSince(before)).toEqual(['create', 'lookup', 'create']);
		expect(bank.gateway.orders.get(providerId)?.rrn).toBe(order.attemptId);
	});

	it('makes nothing while it can’t look', async () => {
		const before = bank.gateway.calls.length;
		bank.gateway.fail('create', 'lost');
		bank.gateway.fail('lookup', 'broken');
		await expect(bank.provider.createAttempt(newOrder())).rejects.toMatchObject({ name: 'ProviderFault' });
		expect(callsSince(before)).toEqual(['create', 'lookup']);
	});

	it('looks first when an earlier call did not end well', async () => {
		const order = newOrder();
		await bank.provider.createAttempt(order);
		const before = bank.gateway.calls.length;
		await bank.provider.createAttempt({ ...order, isRepeated: true });
		expect(callsSince(before)).toEqual(['lookup', 'expire', 'lookup', 'create']);
	});

	it.each([
		['APPROVED', 'approved'],
		['PAID', 'approved'],
		['PREAUTH_APPROVED', 'pending'],
		['PARTIAL', 'pending'],
		['ACCEPTED', 'pending'],
		['CASH', 'pending'],
		['IN_REVIEW', 'pending'],
		['REVERSE', 'refunded'],
		['REFUND_IN_PROGRESS', 'refunding'],
		['PREAUTH_EXPIRED', 'expired'],
	])('reads %s as %s', async (word, status) => {
		const order = newOrder();
		const { providerId } = await bank.provider.createAttempt(order);
		await bank.change(providerId, { word });
		expect((await bank.provider.fetchStatus(paymentOf(order, providerId))).status).toBe(status);
		expect(bank.warnings.filter((warning) => warning.word === word)).toEqual([]);
	});

	it.each([
		[1000, 1000],
		[12_345, 12_345],
		[12_600, 12_345],
	])('of %d qəpik paid for 12345 counts %d', async (paid, counted) => {
		const order = newOrder();
		const { providerId } = await bank.provider.createAttempt(order);
		const found = bank.gateway.orders.get(providerId);
		if (found) Object.assign(found, { paymentStatus: 'APPROVED', paidAmount: paid / 100 });
		expect((await bank.provider.fetchStatus(paymentOf(order, providerId))).amount).toBe(counted);
	});

	it.each(['PARTIAL_REFUND', 'REFUNDED', 'REVERSE', 'REFUND_IN_PROGRESS'])(
		'still tells of %s how much of it had been paid',
		async (paymentStatus) => {
			const order = newOrder({ amount: qepik(9600) });
			const { providerId } = await bank.provider.createAttempt(order);
			const told = async (paidAmount: number | null) => {
				Object.assign(bank.gateway.orders.get(providerId) ?? {}, { paymentStatus, paidAmount });
				return (await bank.provider.fetchStatus(paymentOf(order, providerId))).amount;
			};
			expect([await told(50), await told(96), await told(100), await told(null)]).toEqual([5000, 9600, 9600, 9600]);
		},
	);

	it.each(['CREATED', 'EXPIRED', 'DECLINED', 'REFUNDED'])(
		'of %s without any paid tells what was asked for',
		async (paymentStatus) => {
			const order = newOrder({ amount: qepik(9600) });
			const { providerId } = await bank.provider.createAttempt(order);
			Object.assign(bank.gateway.orders.get(providerId) ?? {}, { paymentStatus, paidAmount: 0 });
			expect((await bank.provider.fetchStatus(paymentOf(order, providerId))).amount).toBe(9600);
		},
	);

	it('says that the key is rejected, and not which', async () => {
		const outside = { fetch, warn: () => undefined };
		const provider = payriffProvider({ baseUrl: bank.gateway.url, secretKey: 'another-key' }, outside);
		const fault = await provider.createAttempt(newOrder()).catch(String);
		expect(fault).toBe('ProviderFault: payriff rejects the key (14010)');
	});

	it('a refund that is on its way is accepted', async () => {
		const order = newOrder();
		const { providerId } = await bank.provider.createAttempt(order);
		await bank.payer(providerId, 'pays');
		bank.gateway.fail('status', 'broken');
		expect(await bank.provider.refund(paymentOf(order, providerId), order.amount)).toBe('accepted');
	});
});
