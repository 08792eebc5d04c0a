import { dayOfInstant } from 'visa-sdk/format';
import { orAsItIs } from '../../root/orAsItIs';

/** Consecutive events on the same date in Baku, in their order; the same date later is a new group. */
export function dayGroups<Event extends { time: string }>(
	events: readonly Event[],
): { day: string; events: Event[] }[] {
	const groups: { day: string; events: Event[] }[] = [];
	for (const event of events) {
		const day = orAsItIs(event.time, dayOfInstant);
		const last = groups.at(-1);
		if (last?.day === day) last.events.push(event);
		else groups.push({ day, events: [event] });
	}
	return groups;
}
