import type { RequestEvent } from 'visa-sdk/contract';
import { eventState } from 'visa-sdk/rules';
import type { TimelineChange } from 'visa-ui';
import { nameOf } from './columns';
import { words } from './strings';

const { history: own } = words;

/** The fields changed by an event, each with both values in words. */
export function eventChanges(event: RequestEvent): TimelineChange[] {
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
