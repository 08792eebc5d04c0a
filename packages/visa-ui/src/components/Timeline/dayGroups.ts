import { dayOfInstant } from 'visa-sdk/format';

/** Events that follow each other on one day in Baku, in their order; the same day again later is a group again. */
export function dayGroups<Event extends { time: string }>(
	events: readonly Event[],
): { day: string; events: Event[] }[] {
	const groups: { day: string; events: Event[] }[] = [];
	for (const event of events) {
		const day = dayOfInstant(event.time);
		const last = groups.at(-1);
		if (last?.day === day) last.events.push(event);
		else groups.push({ day, events: [event] });
	}
	return groups;
}
