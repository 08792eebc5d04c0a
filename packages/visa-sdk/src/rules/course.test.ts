import { describe, expect, it } from 'vitest';
import { isRestHeldUp, nextAction, nextLookMs, refundOnCancel, stepsAhead } from './course';
import { attemptStatuses, canMoveRequest, isFinal, isInWork, requestActions, requestStatuses } from './states';

describe('[ACC-03] what comes next', () => {
	it('[PAY-10] asks for no payment while the bank holds money that nobody has settled', () => {
		expect(stepsAhead('PAYMENT_FAILED', 'UNSETTLED')).toEqual(['review', 'embassy', 'decision']);
		expect(stepsAhead('SUBMITTED', 'UNSETTLED')).toEqual(stepsAhead('SUBMITTED'));
		for (const taken of ['REFUNDING', 'REFUNDED', 'SETTLED', null] as const)
			expect(stepsAhead('PAYMENT_FAILED', taken)[0]).toBe('pay');
	});

	it('ends with the decision exactly where a request is not over', () => {
		for (const status of requestStatuses)
			expect(stepsAhead(status).at(-1)).toBe(isFinal(status) ? undefined : 'decision');
	});

	it('asks for money only where it can be paid, and for an answer only where one is awaited', () => {
		for (const status of requestStatuses) {
			for (const attempt of [null, ...attemptStatuses]) {
				const action = nextAction(status, attempt);
				const canPay = requestActions(status, attempt).includes('reopen-payment');
				if (action === 'pay' || action === 'checkPayment') expect(canPay).toBe(true);
				expect(action === 'answer').toBe(status === 'INFO_REQUIRED');
				if (action === 'wait') expect(isInWork(status)).toBe(true);
			}
		}
	});

	it('does not ask for a second payment where the bank has not decided or took something else', () => {
		expect(nextAction('AWAITING_PAYMENT', 'PENDING')).toBe('checkPayment');
		expect(nextAction('PAYMENT_FAILED', 'ERROR')).toBe('write');
		expect(nextAction('PAYMENT_FAILED', 'DECLINED')).toBe('pay');
	});
});

describe('[ACC-03] what goes back at a cancellation', () => {
	const attempt = { amount: 95.1, refunded: 0 };
	it('is all that is left of the payment, to the qəpik', () => {
		expect(refundOnCancel([{ ...attempt, status: 'DECLINED' }])).toBe(0);
		expect(
			refundOnCancel([
				{ ...attempt, status: 'DECLINED' },
				{ ...attempt, status: 'APPROVED' },
			]),
		).toBe(95.1);
		expect(refundOnCancel([{ ...attempt, status: 'PARTIALLY_REFUNDED', refunded: 30.05 }])).toBe(65.05);
		expect(refundOnCancel([{ ...attempt, status: 'REFUNDED', refunded: 95.1 }])).toBe(0);
	});
});

describe('[PAY-08] the rest of a payment', () => {
	const done = { amount: 30.05, doneAt: '2026-11-22T06:30:00.000Z' };
	const onItsWay = { amount: 65.05, doneAt: null };
	const attempt = { status: 'REFUND_PENDING', amount: 95.1, refunded: 30.05, refunds: [done, onItsWay] } as const;
	const part = { ...attempt, refunds: [done, { ...onItsWay, amount: 65.04 }] };
	it('is held up while a part is on its way back, and only if there is a rest, to the qəpik', () => {
		expect(isRestHeldUp([part])).toBe(true);
		expect(isRestHeldUp([attempt])).toBe(false);
		// 0.1 + 0.7 is less than 0.8 in binary fractions.
		const tenths = [0.1, 0.7].map((amount) => ({ amount, doneAt: null }));
		expect(isRestHeldUp([{ ...attempt, amount: 0.8, refunded: 0, refunds: tenths }])).toBe(false);
	});

	it('is held up whichever attempt it is of, and no longer once the part is back', () => {
		expect(isRestHeldUp([part, { ...attempt, status: 'DECLINED', refunded: 0, refunds: [] }])).toBe(true);
		expect(isRestHeldUp([{ ...part, status: 'PARTIALLY_REFUNDED', refunds: [done] }])).toBe(false);
		expect(isRestHeldUp([])).toBe(false);
	});
});

describe('[ACC-03] a page that follows by itself', () => {
	it('looks ever more seldom, and never at what is over', () => {
		const pauses = [0, 1, 2, 3, 9].map((looks) => nextLookMs('AWAITING_PAYMENT', 'PENDING', looks) ?? 0);
		expect(pauses).toEqual([...pauses].sort((one, other) => one - other));
		for (const status of requestStatuses) {
			const isOver = !requestStatuses.some((to) => to !== 'SUBMITTED' && canMoveRequest(status, to));
			if (isOver) expect(nextLookMs(status, 'APPROVED', 0)).toBeNull();
			else expect(nextLookMs(status, 'APPROVED', 0)).toBeGreaterThanOrEqual(60_000);
		}
		expect(nextLookMs('CANCELLED', 'REFUND_PENDING', 0)).not.toBeNull();
	});

	it('looks soon while the payer may be at the bank, and later at all else', () => {
		for (const attempt of ['CREATED', 'REDIRECTED', 'PENDING'] as const)
			expect(nextLookMs('AWAITING_PAYMENT', attempt, 0)).toBe(5_000);
		for (const attempt of [null, 'DECLINED', 'ERROR'] as const)
			expect(nextLookMs('AWAITING_PAYMENT', attempt, 0)).toBe(60_000);
	});
});
