import { eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PersonName, RequestEvent } from 'visa-sdk/contract';
import type { Db } from '../../platform/db';
import { events, eventWords } from '../../platform/db/schema/audit';
import { users } from '../../platform/db/schema/people';
import { visaRequests } from '../../platform/db/schema/requests';

const actors = alias(users, 'actors');

/** Events with their authors, for the caller to filter, sort and limit. */
export const selectEvents = (db: Db) =>
	db
		.select({
			event: events,
			words: eventWords.words,
			actor: { id: actors.id, firstName: actors.firstName, lastName: actors.lastName, role: actors.role },
			reference: visaRequests.reference,
		})
		.from(events)
		.leftJoin(eventWords, eq(eventWords.eventId, events.id))
		.leftJoin(actors, eq(actors.id, events.actorId))
		.leftJoin(visaRequests, eq(visaRequests.id, events.requestId));
/** An event with whoever did it, and the number of the request that it is about. */
export type EventRow = Awaited<ReturnType<typeof selectEvents>>[number];

/** Kinds whose `from` and `to` are people. */
const aboutPeople = new Set(['claimed', 'released', 'assigned']);

/** The complete events. */
export async function toEvents(db: Db, rows: EventRow[]): Promise<RequestEvent[]> {
	const named = rows.filter(({ event }) => aboutPeople.has(event.kind));
	const people = await peopleOf(
		db,
		named.flatMap(({ event: { from, to } }) => [from, to]),
	);
	const personOf = (id: string | null, kind: string) => (id && aboutPeople.has(kind) ? (people.get(id) ?? null) : null);
	return rows.map(({ event: { id, at, subject, kind, from, to, reason, changes }, words, actor }) => ({
		...{ id, subject, kind, from, to, actor },
		reason: words ?? reason,
		at: at.toISOString(),
		fromPerson: personOf(from, kind),
		toPerson: personOf(to, kind),
		changes: changes ?? [],
	}));
}

async function peopleOf(db: Db, ids: (string | null)[]): Promise<Map<string, PersonName>> {
	const sought = [...new Set(ids.filter((id) => id !== null))];
	if (sought.length === 0) return new Map();
	const rows = await db
		.select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
		.from(users)
		.where(inArray(users.id, sought));
	return new Map(rows.map((person) => [person.id, person]));
}
