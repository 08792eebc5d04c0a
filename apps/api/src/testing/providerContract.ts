import { type Qepik, qepik } from 'visa-sdk/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PaymentOrder, ProviderFault, type ProviderPayment } from '../modules/payments/port';
import { type GatewayBank, newOrder, type Outcome, type TestBank } from './gateways/banks';
import type { Fault } from './gateways/gateway';

/** What every payment provider's adapter does, whichever bank it is for. */
export function providerContract(name: string, open: () => Promise<TestBank>): void {
	describe(`${name} as a payment provider`, () => {
		let bank: TestBank;
		beforeAll(async () => {
			bank = await open();
		});
		afterAll(() => bank.close());
		const start = async (changes: Partial<PaymentOrder> = {}) => begin(bank, changes);

		it.each([100, 101, 1229, 20_010, 999_999])(
			'[PAY-01] makes a page for %d qəpik and knows it again',
			async (amount) => {
				const { payment, paymentUrl } = await start({ amount: qepik(amount) });
				expect(new URL(paymentUrl).protocol).toMatch(/^https?:$/);
				const answer = await bank.provider.fetchStatus(payment);
				expect(answer).toMatchObject({ status: 'new', amount, currency: 'AZN', isOurs: true });
			},
		);

		it.each<[Outcome, string]>([
			['begins', 'pending'],
			['pays', 'approved'],
			['declines', 'declined'],
			['cancels', 'cancelled'],
		])('[PAY-02] says what became of it when the payer %s', async (outcome, status) => {
			const { payment } = await start();
			await bank.payer(payment.providerId, outcome);
			expect((await bank.provider.fetchStatus(payment)).status).toBe(status);
		});

		it.each([
			[{ amount: qepik(100) }, { amount: 100 }],
			[{ currency: 'USD' }, { currency: 'USD' }],
			[{ isOther: true as const }, { isOurs: false }],
		])('[PAY-05] shows a payment of another sum, currency or reference: %j', async (changes, shown) => {
			const { payment } = await start();
			await bank.payer(payment.providerId, 'pays');
			await bank.change(payment.providerId, changes);
			expect(await bank.provider.fetchStatus(payment)).toMatchObject(shown);
		});

		it('ends what is not begun where it can, and never what is decided', async () => {
			const [undecided, paid] = [await start(), await start()];
			await bank.payer(paid.payment.providerId, 'pays');
			expect(['expired', 'new']).toContain((await bank.provider.expire(undecided.payment)).status);
			expect((await bank.provider.expire(paid.payment)).status).toBe('approved');
		});

		it('gives back everything at once', async () => {
			const { payment, order } = await paid(bank);
			expect(await bank.provider.refund(payment, order.amount)).toBe('done');
			expect(await bank.provider.fetchStatus(payment)).toMatchObject({ status: 'refunded', refunded: order.amount });
		});

		it('gives back in parts, never above what was paid', async () => {
			const { payment } = await paid(bank, qepik(1000));
			await bank.provider.refund(payment, qepik(301));
			expect(['partially_refunded', 'approved']).toContain((await bank.provider.fetchStatus(payment)).status);
			await expect(bank.provider.refund(payment, qepik(700))).rejects.toMatchObject({ hasEffect: false });
			await bank.provider.refund(payment, qepik(699));
			expect((await bank.provider.fetchStatus(payment)).status).toBe('refunded');
			await expect(bank.provider.refund(payment, qepik(1))).rejects.toBeInstanceOf(ProviderFault);
		});

		it('[PAY-10] gives back what it took, which was another sum than was asked for, and no more', async () => {
			const { payment } = await paid(bank, qepik(1000));
			await bank.change(payment.providerId, { amount: qepik(1100) });
			await expect(bank.provider.refund(payment, qepik(1101))).rejects.toMatchObject({ hasEffect: false });
			expect(await bank.provider.refund(payment, qepik(1100))).toBe('done');
			const answer = await bank.provider.fetchStatus(payment);
			expect(answer).toMatchObject({ status: 'refunded', amount: 1100, refunded: 1100 });
		});

		it('gives nothing back of what was not paid', async () => {
			const { payment } = await start();
			await expect(bank.provider.refund(payment, qepik(100))).rejects.toMatchObject({ hasEffect: false });
		});

		it('does not know a payment of nobody', async () => {
			const nobody = { providerId: '01890a5d-ac96-774b-bcce-b302099a8057', attemptId: 'x', reference: 'x' };
			await expect(bank.provider.fetchStatus(nobody)).rejects.toBeInstanceOf(ProviderFault);
			await expect(bank.provider.fetchStatus({ ...nobody, providerId: '../x?y#z' })).rejects.toBeInstanceOf(
				ProviderFault,
			);
		});

		it('[PAY-05] reads the id of a callback and nothing else', async () => {
			const { payment } = await start();
			expect(bank.provider.parseCallback(bank.callbackOf(payment.providerId))).toBe(payment.providerId);
			for (const junk of [
				null,
				undefined,
				7,
				'x',
				[],
				{},
				{ id: null },
				{ ID: {} },
				{ payload: {} },
				{ payload: { orderId: 7 } },
			])
				expect(bank.provider.parseCallback(junk)).toBeNull();
		});
	});
}

/** What an adapter of an HTTP gateway also does, when things go wrong on the way. */
export function gatewayContract(name: string, open: () => Promise<GatewayBank>): void {
	describe(`${name} over a bad line`, () => {
		let bank: GatewayBank;
		beforeAll(async () => {
			bank = await open();
		});
		afterAll(() => bank.close());
		const everyFault: Fault[] = ['refused', 'broken', 'unheard', 'lost', 'silent'];

		it.each(everyFault)('asking: %s is a fault without effect', async (fault) => {
			const { payment } = await begin(bank);
			bank.gateway.fail('status', fault);
			const asked = await bank.provider.fetchStatus(payment).catch((error: unknown) => error);
			expect(asked).toBeInstanceOf(ProviderFault);
			expect(asked).toMatchObject({ hasEffect: false });
			for (const secret of [...bank.secrets, bank.gateway.url]) expect(String(asked)).not.toContain(secret);
			expect((await bank.provider.fetchStatus(payment)).status).toBe('new');
		});

		it.each<[Fault, boolean, boolean]>([
			['refused', false, false],
			['broken', true, false],
			['unheard', true, false],
			['lost', true, true],
			['silent', true, true],
		])('giving back: %s; nobody knows what happened: %s', async (fault, hasEffect, isRefunded) => {
			const { payment, order } = await paid(bank);
			bank.gateway.fail('refund', fault);
			await expect(bank.provider.refund(payment, order.amount)).rejects.toMatchObject({ hasEffect });
			const { status } = await bank.provider.fetchStatus(payment);
			expect(status).toBe(isRefunded ? 'refunded' : 'approved');
		});

		it('a refused order is a fault without effect', async () => {
			const before = await bank.payable();
			bank.gateway.fail('create', 'refused');
			await expect(bank.provider.createAttempt(newOrder())).rejects.toMatchObject({ hasEffect: false });
			expect(await bank.payable()).toBe(before);
		});

		it('[PAY-02] an unknown word of the bank is pending, and told', async () => {
			const { payment } = await begin(bank);
			await bank.change(payment.providerId, { word: 'Teleported' });
			expect(await bank.provider.fetchStatus(payment)).toMatchObject({ status: 'pending', word: 'Teleported' });
			expect(bank.warnings).toContainEqual({ provider: name, word: 'Teleported' });
			await bank.change(payment.providerId, { word: 'constructor' });
			expect((await bank.provider.fetchStatus(payment)).status).toBe('pending');
		});

		it('a gateway that is gone is a fault without effect', async () => {
			const gone = await open();
			await gone.close();
			await expect(gone.provider.createAttempt(newOrder())).rejects.toMatchObject({ hasEffect: false });
		});
	});
}

async function begin(bank: TestBank, changes: Partial<PaymentOrder> = {}) {
	const order = newOrder(changes);
	const { providerId, paymentUrl } = await bank.provider.createAttempt(order);
	const payment: ProviderPayment = { providerId, attemptId: order.attemptId, reference: order.reference };
	return { order, payment, paymentUrl };
}

async function paid(bank: TestBank, amount: Qepik = qepik(12_345)) {
	const begun = await begin(bank, { amount });
	await bank.payer(begun.payment.providerId, 'pays');
	return begun;
}
