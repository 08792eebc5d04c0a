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

/** What an event is to its traveller; null where another event tells the same. */
function titleOf({ kind, subject, from, to }: RequestEvent): string | null {
	if (kind === 'messaged') return words.messaged;
	if (kind === 'visa-attached') return words.visaAttached;
	if (subject === 'attempt') return kind === 'moved' ? (words.paid[to as AttemptStatus] ?? null) : null;
	if (kind === 'created') return words.created;
	if (from === 'INFO_REQUIRED' && to === 'IN_REVIEW') return words.movedBack;
	return kind === 'moved' ? (words.moved[to as RequestStatus] ?? null) : null;
}

function toneOf({ kind, subject, to }: RequestEvent): TimelineEvent['tone'] {
	if (kind !== 'moved') return 'neutral';
	const tone = subject === 'attempt' ? attemptTone[to as AttemptStatus] : requestTones[to as RequestStatus];
	return tone ?? 'neutral';
}

/** What happened to a request as its traveller reads it, newest first. [ACC-03] */
export const toHistory = (events: readonly RequestEvent[]): TimelineEvent[] =>
	events.flatMap((event) => {
		const title = titleOf(event);
		if (title === null) return [];
		return { id: event.id, time: event.at, title, tone: toneOf(event), ...(event.reason && { body: event.reason }) };
	});
