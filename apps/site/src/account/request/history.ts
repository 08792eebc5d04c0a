import type { RequestEvent } from 'visa-sdk/contract';
import type { AttemptStatus, RequestStatus } from 'visa-sdk/rules';
import { requestTones, type TimelineEvent } from 'visa-ui';
import { requestStrings } from '../../strings/pages/request';

const words = requestStrings;
const attemptTone: Partial<Record<AttemptStatus, TimelineEvent['tone']>> = {
	DECLINED: 'critical',
	CANCELLED: 'caution',
	EXPIRED: 'caution',
	ERROR: 'caution',
	REFUNDED: 'positive',
	PARTIALLY_REFUNDED: 'positive',
};

/** An event's title for its traveller; null if another event says the same. */
function titleOf({ kind, subject, from, to, actor }: RequestEvent): string | null {
	if (kind === 'messaged') return words.messaged;
	if (kind === 'visa-attached') return words.visaAttached;
	if (kind === 'visa-removed') return words.visaRemoved;
	if (kind === 'taken-refunded') return words.paid.REFUND_PENDING;
	if (kind === 'taken-back') return words.paid.REFUNDED;
	if (kind === 'taken-settled') return words.takenSettled;
	if (subject === 'attempt') return kind === 'moved' ? (words.paid[to as AttemptStatus] ?? null) : null;
	if (kind === 'created') return words.created;
	// Of its actors a history names the traveller alone: whoever else goes on does so without an answer.
	if (from === 'INFO_REQUIRED' && to === 'IN_REVIEW') return actor ? words.movedBack : words.answerNotNeeded;
	return kind === 'moved' ? (words.moved[to as RequestStatus] ?? null) : null;
}

function toneOf({ kind, subject, to }: RequestEvent): TimelineEvent['tone'] {
	if (kind === 'taken-back') return 'positive';
	if (kind !== 'moved') return 'neutral';
	const tone = subject === 'attempt' ? attemptTone[to as AttemptStatus] : requestTones[to as RequestStatus];
	return tone ?? 'neutral';
}

/**
 * Before the decision a file can't be read: it isn't shown yet, because the embassy hasn't decided for its traveller, and
 * one removed by then is never shown.
 */
function unreadable(events: readonly RequestEvent[]): ReadonlySet<RequestEvent> {
	const untold = new Set<RequestEvent>();
	const unread: RequestEvent[] = [];
	let isDecided = false;
	for (const event of events.toReversed()) {
		if (event.kind === 'moved' && event.subject === 'request') {
			isDecided = event.to === 'APPROVED';
			if (isDecided) unread.length = 0;
		}
		if (event.kind === 'visa-attached' && !isDecided) unread.push(event);
		else if (event.kind === 'visa-removed' && !isDecided) {
			untold.add(event);
			const attached = unread.pop();
			if (attached) untold.add(attached);
		}
	}
	for (const event of unread) untold.add(event);
	return untold;
}

/** A request's events as its traveller reads them, newest first. [ACC-03] */
export function toHistory(events: readonly RequestEvent[]): TimelineEvent[] {
	const untold = unreadable(events);
	return events.flatMap((event) => {
		if (untold.has(event)) return [];
		const title = titleOf(event);
		if (title === null) return [];
		return { id: event.id, time: event.at, title, tone: toneOf(event), ...(event.reason && { body: event.reason }) };
	});
}
