import type { RequestEvent } from 'visa-sdk/contract';
import { businessToday, eventReason, eventTitle } from 'visa-sdk/rules';
import { Text, Timeline, type TimelineEvent } from 'visa-ui';
import { eventChanges } from '../changes';
import { nameOf } from '../columns';
import { words } from '../strings';
import { CasePart } from './CasePart';

const { history: own } = words;

/** An event as a timeline entry. */
const toTimeline = (event: RequestEvent): TimelineEvent => {
	const body = eventReason(event);
	return {
		id: event.id,
		time: event.at,
		title: eventTitle(event),
		actor: event.actor ? nameOf(event.actor) : own.server,
		changes: eventChanges(event),
		...(body && { body }),
	};
};

/**
 * A case's events, newest first, with their authors. [DSH-15]
 * @param props.count how many there are: of very many, the oldest are only in the trail
 */
export function History({ events, count }: { events: readonly RequestEvent[]; count: number }) {
	return (
		<CasePart title={own.heading}>
			{count > events.length && <Text tone="soft">{own.newest(events.length, count)}</Text>}
			<Timeline label={own.heading} events={events.map(toTimeline)} groupBy="day" today={businessToday().toString()} />
		</CasePart>
	);
}
