import { createWorld, mockAdmin, mockAgent, mockRequests } from 'visa-sdk/mocks';
import { expect, it } from 'vitest';
import { onlySeen, permitted } from './permitted';

const { requests } = createWorld({ user: mockAdmin, requests: mockRequests(40) });

/** What an admin may do with each request of a busy desk. */
const offered = requests.map((request) => permitted(request, mockAdmin, true).steps);

it('whatever is offered for a case, what ends it comes last', () => {
	const ending = offered.filter((steps) => steps.includes('CANCELLED'));
	expect(ending.some((steps) => steps.includes('message') && steps.includes('refund'))).toBe(true);
	for (const steps of ending) expect(steps.at(-1)).toBe('CANCELLED');
});

it('at the embassy the visa is what comes first', () => {
	const waiting = requests.findIndex(({ status }) => status === 'SENT_TO_EMBASSY');
	expect(offered[waiting]?.[0]).toBe('visa');
});

it('[DSH-06] [PAY-08] cancelling is not offered while a part of the payment is on its way back', () => {
	const paid = requests.find(({ status }) => status === 'SUBMITTED');
	const [attempt] = paid?.attempts ?? [];
	if (!paid || !attempt) throw new RangeError('none is paid');
	const mayWith = (amount: number) => {
		const refund = { amount, orderedAt: '2026-11-22T06:00:00.000Z', doneAt: null, retryAt: null, isUnclear: false };
		const attempts = [{ ...attempt, status: 'REFUND_PENDING' as const, refunds: [refund] }];
		return permitted({ ...paid, attempts }, mockAdmin, true);
	};
	const stepsWith = (amount: number) => mayWith(amount).steps;
	const waitingWith = (amount: number) => mayWith(amount).waiting;
	expect(waitingWith(1)).toEqual(['CANCELLED']);
	expect(waitingWith(attempt.amount)).toEqual([]);
	expect(stepsWith(1)).not.toContain('CANCELLED');
	expect(stepsWith(1)).toContain('IN_REVIEW');
	expect(stepsWith(attempt.amount)).toContain('CANCELLED');
});

it('[PAY-08] [PAY-10] only an admin settles money that is no payment, or a refund that may have happened, and not of their own journey', () => {
	const [request] = requests;
	if (!request) throw new RangeError('there is none');
	const may = ({ settleTaken, settleRefund }: ReturnType<typeof permitted>) => [settleTaken, settleRefund];
	expect(may(permitted(request, mockAdmin, true))).toEqual([true, true]);
	expect(may(permitted(request, mockAgent, true))).toEqual([false, false]);
	const own = { ...request, traveller: { ...request.traveller, id: mockAdmin.id } };
	expect(may(permitted(own, mockAdmin, true))).toEqual([false, false]);
	expect(may(onlySeen(permitted(request, mockAdmin, true)))).toEqual([false, false]);
});
