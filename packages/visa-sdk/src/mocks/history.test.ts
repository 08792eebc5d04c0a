import { describe, expect, it } from 'vitest';
import { AuditEvent, RequestEvent } from '../contract';
import {
	type AttemptStatus,
	canMoveAttempt,
	canMoveRequest,
	eventKindWords,
	type RequestStatus,
	requestStatuses,
} from '../rules';
import { mockHistory } from './history';
import { mockRequests } from './requests';

const requests = mockRequests(40);
const history = mockHistory(requests);

describe('the mocked history', () => {
	it.each(requestStatuses)('[PAY-04] leads each request that is %s there, by moves that the rules allow', (status) => {
		for (const request of requests.filter((one) => one.status === status)) {
			const events = (history.events.get(request.id) ?? []).toReversed();
			const movesOf = (subject: string) =>
				events.filter((event) => event.subject === subject && event.kind === 'moved').map(({ from, to }) => [from, to]);
			let at: string = 'AWAITING_PAYMENT';
			for (const [from, to] of movesOf('request')) {
				expect(from).toBe(at);
				expect(canMoveRequest(from as RequestStatus, to as RequestStatus), `${from} → ${to}`).toBe(true);
				at = to ?? '';
			}
			expect(at).toBe(status);
			let paying: string = 'CREATED';
			for (const [from, to] of movesOf('attempt')) {
				expect(from).toBe(paying);
				expect(canMoveAttempt(from as AttemptStatus, to as AttemptStatus), `${from} → ${to}`).toBe(true);
				paying = to ?? '';
			}
			expect(paying).toBe(request.attemptStatus);
			expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted());
		}
	});

	it('[DSH-15] fits the contract, with an id and a word for each event', () => {
		const all = [...history.events.values()].flat();
		expect(RequestEvent.array().parse(all)).toEqual(all);
		expect(AuditEvent.array().parse(history.trail)).toEqual(history.trail);
		const told = [...all, ...history.trail];
		expect(new Set(told.map(({ id }) => id)).size).toBe(told.length);
		expect(told.filter(({ kind }) => !(kind in eventKindWords))).toEqual([]);
	});
});
