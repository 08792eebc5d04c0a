import { describe, expect, it } from 'vitest';
import {
	type CheckedRequest,
	canAttachVisa,
	canTakeCheck,
	checkMoves,
	type DeskQueue,
	deskQueues,
	dueAfter,
	isDepartureSoon,
	isInQueue,
	type QueuedRequest,
} from './desk';
import { requestStatuses } from './states';

/** Noon in Baku. */
const now = new Date('2026-11-27T08:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000).toISOString();

describe('a trip that begins soon', () => {
	it.each([
		['2026-11-20', true],
		['2026-11-27', true],
		['2026-12-04', true],
		['2026-12-05', false],
	])('[DSH-10] on %s: %s', (startDay, isSoon) => {
		expect(isDepartureSoon(startDay, now)).toBe(isSoon);
	});

	it('[DSH-10] is told by the day in Baku, where it is four hours later', () => {
		expect(isDepartureSoon('2026-12-05', new Date('2026-11-27T19:59:59Z'))).toBe(false);
		expect(isDepartureSoon('2026-12-05', new Date('2026-11-27T20:00:00Z'))).toBe(true);
	});

	it('[DSH-10] is none without a day', () => {
		expect(isDepartureSoon('', now)).toBe(false);
		expect(isDepartureSoon('2026-02-30', now)).toBe(false);
	});
});

it('[DSH-10] a request is due when the n-th working day after its payment is over in Baku', () => {
	// A Friday; the third working day is the Wednesday.
	expect(dueAfter(now, 3).toISOString()).toBe('2026-12-02T20:00:00.000Z');
	expect(dueAfter(new Date('2026-11-27T20:00:00Z'), 1).toISOString()).toBe('2026-11-30T20:00:00.000Z');
});

describe('queues', () => {
	const request: QueuedRequest = {
		status: 'IN_REVIEW',
		attemptStatus: 'APPROVED',
		assignedTo: { id: 'me' },
		check: null,
		dueAt: hours(100),
		startDate: '2027-06-01',
	};
	const queuesOf = (changes: Partial<QueuedRequest>) =>
		deskQueues.filter((queue) => isInQueue(queue, { ...request, ...changes }, 'me', now));

	it.each<[string, Partial<QueuedRequest>, DeskQueue[]]>([
		['mine', {}, ['mine', 'all']],
		['another’s', { assignedTo: { id: 'other' } }, ['all']],
		['nobody’s', { assignedTo: null }, ['unassigned', 'all']],
		['one that waits for a check', { check: {} }, ['mine', 'toCheck', 'all']],
		['one that waits for its traveller', { status: 'INFO_REQUIRED' }, ['mine', 'waitingForTraveller', 'all']],
		['one without a due day', { dueAt: null }, ['mine', 'all']],
		['one due in 48 hours', { dueAt: hours(48) }, ['mine', 'dueSoon', 'all']],
		['one due in 49 hours', { dueAt: hours(49) }, ['mine', 'all']],
		['one due now', { dueAt: hours(0) }, ['mine', 'overdue', 'all']],
		['one that was due', { dueAt: hours(-1) }, ['mine', 'overdue', 'all']],
		['one that leaves soon', { startDate: '2026-12-04' }, ['mine', 'departingSoon', 'all']],
		['one that was called off and is paid', { status: 'CANCELLED', dueAt: hours(-1) }, ['refundDue', 'all']],
		['one that an embassy refused', { status: 'REJECTED', dueAt: hours(-1) }, ['all']],
		['one that was called off and is not paid', { status: 'CANCELLED', attemptStatus: 'EXPIRED' }, ['all']],
		['one whose refund is under way', { attemptStatus: 'REFUND_PENDING' }, ['mine', 'refundDue', 'all']],
		['one whose payment is stuck', { status: 'AWAITING_PAYMENT', attemptStatus: 'ERROR' }, ['stuckPayments', 'all']],
		['one whose payment waits', { status: 'AWAITING_PAYMENT', attemptStatus: 'PENDING' }, ['stuckPayments', 'all']],
		[
			'one whose money nobody has settled',
			{ attemptStatus: 'APPROVED', taken: 'UNSETTLED' },
			['mine', 'stuckPayments', 'all'],
		],
		[
			'one called off, whose money is held',
			{ status: 'CANCELLED', attemptStatus: 'ERROR', taken: 'UNSETTLED' },
			['stuckPayments', 'all'],
		],
		[
			'one that expired, whose money is held',
			{ status: 'EXPIRED', attemptStatus: 'EXPIRED', taken: 'UNSETTLED' },
			['stuckPayments', 'all'],
		],
		[
			'one whose money goes back',
			{ status: 'PAYMENT_FAILED', attemptStatus: 'ERROR', taken: 'REFUNDING' },
			['refundDue', 'all'],
		],
		['one whose money is back', { status: 'PAYMENT_FAILED', attemptStatus: 'ERROR', taken: 'REFUNDED' }, ['all']],
		[
			'one whose money was settled by hand',
			{ status: 'PAYMENT_FAILED', attemptStatus: 'ERROR', taken: 'SETTLED' },
			['all'],
		],
		['one that is being paid', { status: 'AWAITING_PAYMENT', attemptStatus: 'REDIRECTED' }, ['all']],
		['one that was paid after trouble', { attemptStatus: 'ERROR' }, ['mine', 'all']],
	])('[DSH-10] %s', (_name, changes, queues) => {
		expect(queuesOf(changes)).toEqual(queues);
	});
});

describe('the second check', () => {
	const waiting: CheckedRequest = {
		status: 'IN_REVIEW',
		assignedTo: { id: 'first' },
		check: { askedBy: { id: 'first' }, takenBy: null },
	};
	const taken: CheckedRequest = { ...waiting, check: { askedBy: { id: 'first' }, takenBy: { id: 'second' } } };

	it('[DSH-12] is taken by somebody else, as long as nobody has it', () => {
		expect(canTakeCheck(waiting, 'second')).toBe(true);
		expect(canTakeCheck(waiting, 'first')).toBe(false);
		expect(canTakeCheck(taken, 'third')).toBe(false);
		expect(canTakeCheck({ ...waiting, check: null }, 'second')).toBe(false);
		expect(canTakeCheck({ ...waiting, status: 'SENT_TO_EMBASSY' }, 'second')).toBe(false);
		// The case now belongs to somebody else, but whoever asked has seen it.
		expect(canTakeCheck({ ...waiting, assignedTo: { id: 'third' } }, 'first')).toBe(false);
	});

	it('[DSH-13] is asked for and withdrawn by whose case it is, and decided by another', () => {
		expect(checkMoves({ ...waiting, check: null }, 'first', true)).toEqual(['ask']);
		expect(checkMoves({ ...waiting, check: null }, 'second', false)).toEqual([]);
		expect(checkMoves({ ...waiting, check: null, assignedTo: null }, 'admin', true)).toEqual([]);
		expect(checkMoves(waiting, 'first', true)).toEqual(['withdraw']);
		expect(checkMoves(waiting, 'second', false)).toEqual([]);
		expect(checkMoves(taken, 'second', false)).toEqual(['approve', 'sendBack']);
		expect(checkMoves(taken, 'third', false)).toEqual([]);
		expect(checkMoves({ ...taken, status: 'APPROVED' }, 'second', false)).toEqual([]);
	});

	it('[DSH-13] what is waited for from an admin comes before what only takes the question back', () => {
		expect(checkMoves(waiting, 'admin', true)).toEqual(['approve', 'sendBack', 'withdraw']);
	});

	it('[DSH-13] a visa is attached once the request is at the embassy, or was approved there', () => {
		expect(requestStatuses.filter(canAttachVisa)).toEqual(['SENT_TO_EMBASSY', 'APPROVED']);
	});
});
