import { and, desc, eq, exists, inArray, notInArray, or, type SQL } from 'drizzle-orm';
import type { Page, PublicStatus, RequestEvent, Standing, StatusQuestion } from 'visa-sdk/contract';
import { eventKindsForTravellers, eventKindsOfLooks, eventKindsOfVisas, isInWork, isSameName } from 'visa-sdk/rules';
import type { Db } from '../../platform/db';
import { events } from '../../platform/db/schema/audit';
import { users } from '../../platform/db/schema/people';
import { visaRequests } from '../../platform/db/schema/requests';
import { type PageQuery, toPage } from '../../platform/page';
import { selectEvents, toEvents } from '../audit/read';
import { isStaff } from '../people/currentUser';
import type { ExpireLate } from './stillOffered';

/** The reader of a history: a member of staff, or the request's traveller, who may be one too. */
export type Reader = 'staff' | { travellerId: string };

/**
 * What a traveller sees of a history: the progress of the request and its payments, not the staff's internal work, and of
 * a visa's file nothing before the embassy has decided for its traveller.
 */
function forTravellers(db: Db) {
	const isApproved = and(eq(visaRequests.id, events.requestId), eq(visaRequests.status, 'APPROVED'));
	return and(
		inArray(events.subject, ['request', 'attempt']),
		inArray(events.kind, [...eventKindsForTravellers]),
		or(
			notInArray(events.kind, [...eventKindsOfVisas]),
			exists(db.select({ id: visaRequests.id }).from(visaRequests).where(isApproved)),
		),
	);
}
const seenBy = (db: Db, reader: Reader, where: SQL) => (reader === 'staff' ? where : and(where, forTravellers(db)));

function toldTo(reader: Reader, event: RequestEvent): RequestEvent {
	if (reader === 'staff') return event;
	const isByStaff = event.actor !== null && isStaff(event.actor.role) && event.actor.id !== reader.travellerId;
	return {
		...event,
		actor: isByStaff ? null : event.actor,
		// Reasons written by staff are meant for the traveller; the server's own are for staff.
		reason: isByStaff && event.subject === 'request' ? event.reason : null,
		...{ fromPerson: null, toPerson: null, changes: [] },
	};
}

/** The events of some requests, newest first. */
export async function requestEvents(db: Db, requestIds: string[], reader: Reader): Promise<RequestEvent[]> {
	if (requestIds.length === 0) return [];
	const rows = await selectEvents(db)
		.where(seenBy(db, reader, inArray(events.requestId, requestIds)))
		.orderBy(desc(events.at), desc(events.id));
	return (await toEvents(db, rows)).map((event) => toldTo(reader, event));
}

/** One page of a request's events, newest first. */
export async function listEvents(
	db: Db,
	requestId: string,
	reader: Reader,
	query: PageQuery,
): Promise<Page<RequestEvent>> {
	const where = seenBy(db, reader, eq(events.requestId, requestId));
	const rows = await selectEvents(db)
		.where(where)
		.orderBy(desc(events.at), desc(events.id))
		.limit(query.limit)
		.offset((query.page - 1) * query.limit);
	const data = (await toEvents(db, rows)).map((event) => toldTo(reader, event));
	return toPage(data, query, await db.$count(events, where));
}

/**
 * The last action on a request; null if there was none, or the traveller performed it, who may be staff too: not all
 * staff may see who that is.
 */
export async function lastWork(
	db: Db,
	{ id, userId }: Pick<typeof visaRequests.$inferSelect, 'id' | 'userId'>,
): Promise<Standing['last']> {
	const rows = await selectEvents(db)
		.where(and(eq(events.requestId, id), notInArray(events.kind, [...eventKindsOfLooks])))
		.orderBy(desc(events.at), desc(events.id))
		.limit(1);
	const [last] = await toEvents(db, rows);
	if (!last || (last.actor && (!isStaff(last.actor.role) || last.actor.id === userId))) return null;
	const { at, subject, kind, to, actor, toPerson } = last;
	return { at, subject, kind, to, actor, toPerson };
}

/** Whether a paid request had ended before its payment was approved. [PAY-05] */
export async function wasClosed(db: Db, requestId: string): Promise<boolean> {
	const reopened = and(
		eq(events.subjectId, requestId),
		...[eq(events.kind, 'moved'), eq(events.to, 'SUBMITTED'), inArray(events.from, ['CANCELLED', 'EXPIRED'])],
	);
	return (await db.$count(events, reopened)) > 0;
}

/** A request's status, for someone who knows its number and its traveller's last name; null if they don't match. */
export async function publicStatus(
	db: Db,
	question: StatusQuestion,
	expireLate: ExpireLate,
): Promise<PublicStatus | null> {
	const { reference, lastName } = question;
	const [row] = await db
		.select({ request: visaRequests, lastName: users.lastName, changedAt: events.at })
		.from(visaRequests)
		.innerJoin(users, eq(users.id, visaRequests.userId))
		.leftJoin(
			events,
			and(eq(events.subjectId, visaRequests.id), or(eq(events.kind, 'created'), eq(events.kind, 'moved'))),
		)
		.where(eq(visaRequests.reference, reference))
		.orderBy(desc(events.at))
		.limit(1);
	if (!row || !isSameName(row.lastName, lastName)) return null;
	if (await expireLate([row.request])) return publicStatus(db, question, expireLate);
	const { status, createdAt, dueAt } = row.request;
	return {
		...{ reference, status },
		createdAt: createdAt.toISOString(),
		changedAt: (row.changedAt ?? createdAt).toISOString(),
		dueAt: isInWork(status) ? (dueAt?.toISOString() ?? null) : null,
	};
}
