import { qepik } from 'visa-sdk/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kapitalBank, newOrder } from '../../../testing/gateways/banks';

let bank: Awaited<ReturnType<typeof kapitalBank>>;
beforeAll(async () => {
	bank = await kapitalBank();
});
afterAll(() => bank.close());

describe('kapitalbank', () => {
	it('gets the order with two decimals, by basic sign-in, and one address to return to', async () => {
		const order = newOrder({ amount: qepik(1250) });
		await bank.provider.createAttempt(order);
		const call = bank.gateway.calls.at(-1)?.exchange;
		expect(call?.headers.authorization).toBe(`Basic ${bank.secrets[1]}`);
		expect(call?.body).toEqual({
			order: {
				typeRid: 'Order_SMS',
				amount: '12.50',
				currency: 'AZN',
				language: 'az',
				description: `Viza ${order.reference}`,
				hppRedirectUrl: order.returnUrl,
				hppCofCapturePurposes: ['Cit'],
			},
		});
	});

	it.each([
		'https://page.kapitalbank.example/flex',
		'https://page.kapitalbank.example/flex/',
		'https://page.kapitalbank.example',
		'https://page.kapitalbank.example/',
	])('[PAY-01] its page is one /flex: %s', async (hppUrl) => {
		bank.gateway.hppUrl = hppUrl;
		const { providerId, paymentUrl } = await bank.provider.createAttempt(newOrder());
		const password = bank.gateway.orders.get(providerId)?.password;
		expect(paymentUrl).toBe(`https://page.kapitalbank.example/flex?id=${providerId}&password=${password}`);
	});

	it.each(['lost', 'silent', 'unheard', 'broken'] as const)(
		'an order without an answer is a fault, and nobody knows its page: %s',
		async (fault) => {
			bank.gateway.fail('create', fault);
			await expect(bank.provider.createAttempt(newOrder())).rejects.toMatchObject({ hasEffect: true });
			const { providerId } = await bank.provider.createAttempt(newOrder({ isRepeated: true }));
			expect(bank.gateway.orders.get(providerId)?.status).toBe('Preparing');
		},
	);

	it.each([
		['Funded', 'approved'],
		['Rejected', 'declined'],
		['Refused', 'declined'],
		['Expired', 'expired'],
		['Voided', 'refunded'],
		['PartiallyPaid', 'pending'],
		['Closed', 'pending'],
	])('reads %s as %s', async (word, status) => {
		const order = newOrder();
		const { providerId } = await bank.provider.createAttempt(order);
		await bank.change(providerId, { word });
		expect((await bank.provider.fetchStatus({ ...order, providerId })).status).toBe(status);
		expect(bank.warnings.filter((warning) => warning.word === word)).toEqual([]);
	});

	it('does not tell how much of a paid order went back, so nobody counts on it', async () => {
		const order = newOrder();
		const { providerId } = await bank.provider.createAttempt(order);
		await bank.payer(providerId, 'pays');
		expect((await bank.provider.fetchStatus({ ...order, providerId })).refunded).toBeNull();
	});
});
