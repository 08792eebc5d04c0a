import type { Standing } from 'visa-sdk/contract';
import { eventState, eventTitle } from 'visa-sdk/rules';
import { nameOf } from './columns';
import { words } from './strings';

const own = words.clash.did;

/** Who did something with a case, and what, as a sentence. [DSH-11] */
export function didWhat(event: NonNullable<Standing['last']>): string {
	const who = event.actor ? nameOf(event.actor) : words.history.server;
	const { kind, subject, toPerson } = event;
	if (subject === 'request') {
		if (kind === 'moved') return own.moved(who, eventState(event, event.to) ?? '');
		if (kind === 'claimed' || kind === 'released') return own[kind](who);
		if (kind === 'assigned') return toPerson ? own.assigned(who, nameOf(toPerson)) : own.released(who);
	}
	return `${who}: ${eventTitle(event)}`;
}
