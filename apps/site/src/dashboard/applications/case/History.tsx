import type { RequestEvent } from 'visa-sdk/contract';
import { businessToday, eventReason, eventTitle } from 'visa-sdk/rules';
import { Button, Inline, Text, Timeline, type TimelineEvent } from 'visa-ui';
import { sentenceOf } from '../../../shell/sentenceOf';
import { eventChanges } from '../changes';
import { nameOf } from '../columns';
import { words } from '../strings';
import type { CaseEvents } from '../useCaseEvents';
import { CasePart } from './CasePart';

const { history: own } = words;

type Loaded = CaseEvents & { events: readonly RequestEvent[] };

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

/** A case's events, newest first, with their authors; of very many, the earlier ones when asked for. [DSH-15] */
export function History({ events, count, hasMore, more, isPending, error }: Loaded) {
	return (
		<CasePart title={own.heading}>
			{hasMore && <Text tone="soft">{own.newest(events.length, count)}</Text>}
			<Timeline label={own.heading} events={events.map(toTimeline)} groupBy="day" today={businessToday().toString()} />
			{hasMore && (
				<Inline gap="s" align="center">
					<Button tone="secondary" size="small" isPending={isPending} onPress={more}>
						{own.earlier}
					</Button>
					{error !== null && (
						<Text>
							<span role="alert">{sentenceOf(error)}</span>
						</Text>
					)}
				</Inline>
			)}
		</CasePart>
	);
}
