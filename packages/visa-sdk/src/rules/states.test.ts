import { describe, expect, it } from 'vitest';
import {
	ATTEMPT_LIFETIME_MS,
	type AttemptStatus,
	attemptStatuses,
	attemptTransitions,
	canMoveAttempt,
	canMoveRequest,
	endedStatuses,
	finalStatuses,
	inWorkStatuses,
	isAttemptOpen,
	isAttemptPaid,
	isEnded,
	isFinal,
	isUnpaid,
	needsReason,
	openStatuses,
	PAY_REMINDER_MS,
	paymentOutcome,
	REQUEST_LIFETIME_MS,
	type RequestStatus,
	requestActions,
	requestStatuses,
	requestTransitions,
	staffMoves,
	staffStatuses,
	unpaidStatuses,
} from './states';

/** Every allowed move, repeated on purpose. */
const requestMoves = [
	'AWAITING_PAYMENT SUBMITTED',
	'AWAITING_PAYMENT PAYMENT_FAILED',
	'AWAITING_PAYMENT CANCELLED',
	'AWAITING_PAYMENT EXPIRED',
	'PAYMENT_FAILED AWAITING_PAYMENT',
	'PAYMENT_FAILED SUBMITTED',
	'PAYMENT_FAILED CANCELLED',
	'PAYMENT_FAILED EXPIRED',
	'SUBMITTED IN_REVIEW',
	'SUBMITTED CANCELLED',
	'IN_REVIEW INFO_REQUIRED',
	'IN_REVIEW SENT_TO_EMBASSY',
	'IN_REVIEW CANCELLED',
	'INFO_REQUIRED IN_REVIEW',
	'INFO_REQUIRED CANCELLED',
	'SENT_TO_EMBASSY APPROVED',
	'SENT_TO_EMBASSY REJECTED',
	'CANCELLED SUBMITTED',
	'EXPIRED SUBMITTED',
];
const open = ['CREATED', 'REDIRECTED', 'PENDING'];
const dead = ['DECLINED', 'CANCELLED', 'EXPIRED', 'ERROR'];
const attemptMoves = [
	'CREATED REDIRECTED',
	'REDIRECTED PENDING',
	...open.flatMap((from) => ['APPROVED', ...dead].map((to) => `${from} ${to}`)),
	...dead.map((from) => `${from} APPROVED`),
	// The bank took another sum, late.
	...['DECLINED', 'CANCELLED', 'EXPIRED'].map((from) => `${from} ERROR`),
	'APPROVED REFUND_PENDING',
	'REFUND_PENDING PARTIALLY_REFUNDED',
	'REFUND_PENDING REFUNDED',
	'PARTIALLY_REFUNDED REFUND_PENDING',
	'PARTIALLY_REFUNDED REFUNDED',
];

const pairs = <State extends string>(states: readonly State[]) =>
	states.flatMap((from) => states.map((to) => ({ from, to })));

function reachable(table: Record<string, readonly string[]>, start: string): Set<string> {
	const seen = new Set([start]);
	for (const state of seen) for (const next of table[state] ?? []) seen.add(next);
	return seen;
}

describe('states of a request', () => {
	it.each(pairs(requestStatuses))('[PAY-04] $from → $to', ({ from, to }) => {
		expect(canMoveRequest(from, to)).toBe(requestMoves.includes(`${from} ${to}`));
	});

	it('[PAY-04] every state is in the table and can be reached', () => {
		const named = Object.values<readonly string[]>(requestTransitions).flat();
		expect(named.filter((state) => !(state in requestTransitions))).toEqual([]);
		expect([...reachable(requestTransitions, 'AWAITING_PAYMENT')].sort()).toEqual([...requestStatuses].sort());
	});
});

describe('states of a payment attempt', () => {
	it.each(pairs(attemptStatuses))('[PAY-04] $from → $to', ({ from, to }) => {
		expect(canMoveAttempt(from, to)).toBe(attemptMoves.includes(`${from} ${to}`));
	});

	it('[PAY-04] every state is in the table and can be reached', () => {
		const named = Object.values<readonly string[]>(attemptTransitions).flat();
		expect(named.filter((state) => !(state in attemptTransitions))).toEqual([]);
		expect([...reachable(attemptTransitions, 'CREATED')].sort()).toEqual([...attemptStatuses].sort());
	});

	it('[PAY-04] one that nobody pays is open for an hour, its request for three days, and the last of them is told', () => {
		const HOUR_MS = 3_600_000;
		expect(ATTEMPT_LIFETIME_MS).toBe(HOUR_MS);
		expect(REQUEST_LIFETIME_MS).toBe(72 * HOUR_MS);
		expect(PAY_REMINDER_MS).toBe(24 * HOUR_MS);
	});

	it('an approval that comes late still counts', () => {
		for (const state of attemptStatuses) {
			const isPaidOrRefunded = ['APPROVED', 'REFUND_PENDING', 'PARTIALLY_REFUNDED', 'REFUNDED'].includes(state);
			expect(canMoveAttempt(state, 'APPROVED')).toBe(!isPaidOrRefunded);
		}
	});
});

describe("a traveller's actions", () => {
	const all = requestStatuses.flatMap((request) =>
		[null, ...attemptStatuses].map((attempt): [RequestStatus, AttemptStatus | null] => [request, attempt]),
	);

	it.each(all)('[PAY-04] request %s with attempt %s', (request, attempt) => {
		const actions = requestActions(request, attempt);
		const isUnpaid = request === 'AWAITING_PAYMENT' || request === 'PAYMENT_FAILED';
		const canGoBack = request === 'SUBMITTED' && attempt !== 'REFUND_PENDING';
		expect(actions.includes('cancel')).toBe(isUnpaid || canGoBack);
		expect(actions.includes('reopen-payment')).toBe(isUnpaid);
		expect(actions.includes('submit-payment')).toBe(isUnpaid && attempt !== null && isAttemptOpen(attempt));
		if (actions.includes('cancel')) expect(canMoveRequest(request, 'CANCELLED')).toBe(true);
		if (actions.includes('submit-payment')) expect(canMoveRequest(request, 'SUBMITTED')).toBe(true);
	});

	it.each(all)(
		'[PAY-06] what is said of a payment never claims more than is known: %s with attempt %s',
		(request, attempt) => {
			const outcome = paymentOutcome(request, attempt);
			const isUnpaid = request === 'AWAITING_PAYMENT' || request === 'PAYMENT_FAILED';
			const isOver = request === 'CANCELLED' || request === 'EXPIRED';
			expect(outcome === 'paid').toBe(!isUnpaid && !isOver);
			expect(outcome === 'pending').toBe(
				request === 'AWAITING_PAYMENT' && (attempt === null || isAttemptOpen(attempt)),
			);
			// "Nothing was charged" may be said only if no attempt was paid or is in doubt.
			const isMoneyTaken =
				attempt !== null && (attempt === 'APPROVED' || attempt === 'ERROR' || attempt.includes('REFUND'));
			if (attempt !== null) expect(isAttemptPaid(attempt)).toBe(isMoneyTaken && attempt !== 'ERROR');
			if (['withdrawn', 'expired'].includes(outcome)) expect(isMoneyTaken).toBe(false);
			if (['refunding', 'refunded'].includes(outcome)) expect(attempt).toContain('REFUND');
		},
	);

	it.each([
		['AWAITING_PAYMENT', 'DECLINED', 'declined'],
		['AWAITING_PAYMENT', 'CANCELLED', 'abandoned'],
		['AWAITING_PAYMENT', 'EXPIRED', 'timedOut'],
		['AWAITING_PAYMENT', 'ERROR', 'unclear'],
		['AWAITING_PAYMENT', 'REFUNDED', 'failed'],
		['PAYMENT_FAILED', null, 'failed'],
		['PAYMENT_FAILED', 'DECLINED', 'declined'],
		['PAYMENT_FAILED', 'CANCELLED', 'abandoned'],
		['PAYMENT_FAILED', 'EXPIRED', 'timedOut'],
		['PAYMENT_FAILED', 'ERROR', 'unclear'],
		['CANCELLED', 'CANCELLED', 'withdrawn'],
		['CANCELLED', 'REFUND_PENDING', 'refunding'],
		['CANCELLED', 'REFUNDED', 'refunded'],
		['CANCELLED', 'PARTIALLY_REFUNDED', 'refunded'],
		['CANCELLED', 'APPROVED', 'closed'],
		['CANCELLED', 'ERROR', 'unclear'],
		['EXPIRED', 'EXPIRED', 'expired'],
		['EXPIRED', 'ERROR', 'unclear'],
		['EXPIRED', 'REFUND_PENDING', 'refunding'],
	] as const)('[PAY-06] %s with attempt %s is told apart as %s', (request, attempt, outcome) => {
		expect(paymentOutcome(request, attempt)).toBe(outcome);
	});
});

describe('groups of states', () => {
	it('[PAY-04] each state is unpaid, in work or final, and open until it is final', () => {
		const groups = [...unpaidStatuses, ...inWorkStatuses, ...finalStatuses];
		expect(groups.toSorted()).toEqual(requestStatuses.toSorted());
		expect([...unpaidStatuses, ...inWorkStatuses].toSorted()).toEqual(openStatuses.toSorted());
		expect(requestStatuses.filter(isUnpaid)).toEqual(unpaidStatuses);
		expect(requestStatuses.filter(isEnded)).toEqual(endedStatuses);
		expect(endedStatuses.every(isFinal)).toBe(true);
	});
});

describe('moves of the staff', () => {
	it('[DSH-04] a traveller is owed a word when asked, refused or called off', () => {
		expect(staffStatuses.filter(needsReason)).toEqual(['INFO_REQUIRED', 'REJECTED', 'CANCELLED']);
	});

	it('[DSH-04] lead from what is paid alone, and never back to a payment', () => {
		for (const from of requestStatuses) {
			const moves = staffMoves(from);
			if (isUnpaid(from)) expect(moves).toEqual([]);
			else expect(moves).toEqual(requestTransitions[from].filter((to) => to !== 'SUBMITTED'));
		}
	});
});
