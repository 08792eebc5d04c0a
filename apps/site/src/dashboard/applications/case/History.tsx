import type { RequestEvent } from 'visa-sdk/contract';
import { businessToday, eventReason, eventState, eventTitle } from 'visa-sdk/rules';
import { Timeline, type TimelineChange, type TimelineEvent } from 'visa-ui';
import { nameOf } from '../columns';
import { words } from '../strings';
import { CasePart } from './CasePart';

const { history: own } = words;

/** The fields that an event has changed, each with both values in words. */
export function changesOf(event: RequestEvent): TimelineChange[] {
	const { kind, from, to, fromPerson, toPerson, changes } = event;
	const states =
		kind === 'moved' ? [{ label: own.state, was: eventState(event, from), is: eventState(event, to) }] : [];
	const people =
		fromPerson || toPerson
			? [{ label: own.owner, was: fromPerson && nameOf(fromPerson), is: toPerson && nameOf(toPerson) }]
			: [];
	const said = (value: unknown) => (value === null ? null : typeof value === 'string' ? value : JSON.stringify(value));
	return [
		...states,
		...people,
		...changes.map(({ field, from, to }) => ({ label: field, was: said(from), is: said(to) })),
	];
}

/** An event of the service as a line of the timeline. */
export const toTimeline = (event: RequestEvent): TimelineEvent => {
	const body = eventReason(event);
	return {
		id: event.id,
		time: event.at,
		title: eventTitle(event),
		actor: event.actor ? nameOf(event.actor) : own.server,
		changes: changesOf(event),
		...(body && { body }),
	};
};

/** What happened to a case, newest first, and who did it. [DSH-15] */
export function History({ events }: { events: readonly RequestEvent[] }) {
	return (
		<CasePart title={own.heading}>
			<Timeline label={own.heading} events={events.map(toTimeline)} groupBy="day" today={businessToday().toString()} />
		</CasePart>
	);
}
