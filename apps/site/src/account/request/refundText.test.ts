import { mockRequests } from 'visa-sdk/mocks';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '../../format';
import { requestStrings as words } from '../../strings/pages/request';
import { refundText } from './refundText';

const [attempt] = mockRequests(40).find(({ status }) => status === 'CANCELLED')?.attempts ?? [];
if (!attempt) throw new RangeError('none was paid');

const orderedAt = '2026-11-01T06:00:00.000Z';
const earlier = { amount: 30.05, orderedAt, doneAt: '2026-11-02T06:00:00.000Z', retryAt: null, isUnclear: false };
const later = { amount: 65.05, orderedAt, doneAt: '2026-11-08T06:00:00.000Z', retryAt: null, isUnclear: false };
const onItsWay = { ...later, doneAt: null };
const textOf = (refunds: (typeof earlier | typeof onItsWay)[], now: string, status: 'CANCELLED' | 'IN_REVIEW') =>
	refundText({ status, attempts: [{ ...attempt, refunds }] }, Date.parse(now));
const before = '2026-11-22T05:59:00.000Z';
const after = '2026-11-22T06:00:00.000Z';

describe('[PAY-06] where the money of an ended request is', () => {
	it('says that banks take their time until 14 days after the latest refund, and not for ever', () => {
		const back = words.moneyBack(formatMoney(95.1));
		expect(textOf([earlier, later], before, 'CANCELLED')).toBe(`${back} ${words.moneySeenLater}`);
		expect(textOf([earlier, later], after, 'CANCELLED')).toBe(back);
	});

	it('tells what is back and what is on its way, one beside the other', () => {
		const coming = `${words.moneyOnItsWay(formatMoney(65.05))} ${words.moneySeenLater}`;
		expect(textOf([onItsWay], after, 'CANCELLED')).toBe(coming);
		const both = `${words.moneyBack(formatMoney(30.05))} ${coming}`;
		expect(textOf([earlier, onItsWay], after, 'CANCELLED')).toBe(both);
	});

	it('says nothing where nothing went back, and of what goes on', () => {
		expect(textOf([], after, 'CANCELLED')).toBeNull();
		expect(textOf([earlier], after, 'IN_REVIEW')).toBeNull();
	});
});
