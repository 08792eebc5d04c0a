import { describe, expect, it } from 'vitest';
import { nextAction, nextLookMs } from './course';
import { type PaymentOutcome, paymentOutcome, type RequestStatus, requestActions } from './states';
import { isTakenRefundable, type TakenState, takenOf } from './taken';

describe('[PAY-10] money that belongs to no payment', () => {
	it.each([
		[{ amount: 90, currency: 'AZN', isOurs: true }, true],
		[{ amount: 90, currency: 'USD', isOurs: true }, false],
		[{ amount: 90, currency: 'AZN', isOurs: false }, false],
		[{ amount: 0, currency: 'AZN', isOurs: true }, false],
	])('%j can be refunded through the provider: %s', (taken, isRefundable) => {
		expect(isTakenRefundable(taken)).toBe(isRefundable);
	});

	it.each<[(TakenState | null)[], TakenState | null]>([
		[[], null],
		[[null, null], null],
		[['REFUNDED', null, 'UNSETTLED', 'SETTLED'], 'UNSETTLED'],
		[['SETTLED', 'REFUNDING', 'REFUNDED'], 'REFUNDING'],
		[['SETTLED', 'REFUNDED'], 'REFUNDED'],
	])('of a request with %j tells first what needs somebody: %s', (all, told) => {
		expect(takenOf(all)).toBe(told);
	});

	it.each<[TakenState, RequestStatus, PaymentOutcome]>([
		['UNSETTLED', 'PAYMENT_FAILED', 'unclear'],
		['UNSETTLED', 'CANCELLED', 'unclear'],
		['UNSETTLED', 'EXPIRED', 'unclear'],
		['REFUNDING', 'PAYMENT_FAILED', 'failed'],
		['REFUNDING', 'CANCELLED', 'refunding'],
		['REFUNDED', 'EXPIRED', 'refunded'],
		['SETTLED', 'PAYMENT_FAILED', 'failed'],
		['SETTLED', 'CANCELLED', 'withdrawn'],
		['SETTLED', 'EXPIRED', 'expired'],
	])('[PAY-06] %s of a request that is %s: %s', (taken, status, outcome) => {
		expect(paymentOutcome(status, 'ERROR', taken)).toBe(outcome);
	});

	it('nobody is asked to pay again until it is settled, whatever the newest attempt came to', () => {
		for (const attempt of ['ERROR', 'DECLINED', 'EXPIRED'] as const) {
			expect(nextAction('PAYMENT_FAILED', attempt, 'UNSETTLED')).toBe('write');
			expect(requestActions('PAYMENT_FAILED', attempt, 'UNSETTLED')).toEqual(['cancel']);
			expect(nextAction('PAYMENT_FAILED', attempt, 'SETTLED')).toBe('pay');
			expect(requestActions('PAYMENT_FAILED', attempt, 'SETTLED')).toEqual(['cancel', 'reopen-payment']);
		}
	});

	it('a page follows what becomes of it, though the request has ended', () => {
		for (const taken of ['UNSETTLED', 'REFUNDING'] as const)
			expect(nextLookMs('CANCELLED', 'ERROR', 0, taken)).toBeGreaterThan(0);
		expect(nextLookMs('CANCELLED', 'ERROR', 0, 'REFUNDED')).toBeNull();
	});
});
