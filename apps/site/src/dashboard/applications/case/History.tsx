import type { RequestEvent } from 'visa-sdk/contract';
import type { AttemptStatus, RequestStatus } from 'visa-sdk/rules';
import { Timeline, type TimelineEvent } from 'visa-ui';
import { nameOf } from '../columns';
import { words } from '../strings';
import { Part } from './Part';

const { history: own, detail } = words;

const stateOf = ({ subject }: RequestEvent, state: string): string =>
	(subject === 'attempt' ? detail.attempts[state as AttemptStatus] : words.statuses[state as RequestStatus]) ?? state;

function titleOf(event: RequestEvent): string {
	const { kind, subject, from, to } = event;
	if (kind !== 'moved' && kind !== 'created') return own.events[kind] ?? kind;
	const about = subject === 'attempt' ? `${own.attempt}: ` : '';
	if (kind === 'created') return `${about}${own.events.created}`;
	return `${about}${own.change(from ? stateOf(event, from) : '–', to ? stateOf(event, to) : '–')}`;
}

const toEvent = (event: RequestEvent): TimelineEvent => ({
	id: event.id,
	time: event.at,
	title: titleOf(event),
	actor: event.actor ? nameOf(event.actor) : own.server,
	...(event.reason && { body: event.reason }),
});

/** What happened to a case, newest first, and who did it. [DSH-15] */
export function History({ events }: { events: readonly RequestEvent[] }) {
	return (
		<Part title={own.heading}>
			<Timeline label={own.heading} events={events.map(toEvent)} />
		</Part>
	);
}
