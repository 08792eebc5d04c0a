import { and, desc, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Page, PublicStatus, RequestEvent } from 'visa-sdk/contract';
import { type Db, tables } from '../../platform/db';
import { type PageQuery, toPage } from '../../platform/page';
import { isStaff } from '../users/currentUser';
import type { Viewer } from './detail';

const { events, users, visaRequests } = tables;

/** What a traveller sees of a history: how the request and its payments went, not what staff did among themselves. */
const forTravellers = and(inArray(events.subject, ['request', 'attempt']), inArray(events.kind, ['created', 'moved']));
const seenBy = (viewer: Viewer, where: SQL) => (viewer === 'staff' ? where : and(where, forTravellers));

const selectEvents = (db: Db) =>
	db
		.select({
			event: events,
			actor: { id: users.id, firstName: users.firstName, lastName: users.lastName, role: users.role },
		})
		.from(events)
		.leftJoin(users, eq(users.id, events.actorId));
type EventRow = Awaited<ReturnType<typeof selectEvents>>[number];

function toEvent({ event, actor }: EventRow, viewer: Viewer): RequestEvent {
	const { id, subject, kind, from, to } = event;
	const isByStaff = actor !== null && isStaff(actor.role);
	return {
		...{ id, subject, kind, from, to },
		at: event.at.toISOString(),
		actor: viewer === 'traveller' && isByStaff ? null : actor,
		// Staff write their reasons to the traveller; the server's own are for the staff.
		reason: viewer === 'staff' || (isByStaff && subject === 'request') ? event.reason : null,
	};
}

/** What happened to some requests, newest first. */
export async function requestEvents(db: Db, requestIds: string[], viewer: Viewer): Promise<RequestEvent[]> {
	if (requestIds.length === 0) return [];
	const rows = await selectEvents(db)
		.where(seenBy(viewer, inArray(events.requestId, requestIds)))
		.orderBy(desc(events.at), desc(events.id));
	return rows.map((row) => toEvent(row, viewer));
}

/** One page of what happened to a request, newest first. */
export async function listEvents(
	db: Db,
	requestId: string,
	viewer: Viewer,
	query: PageQuery,
): Promise<Page<RequestEvent>> {
	const where = seenBy(viewer, eq(events.requestId, requestId));
	const rows = await selectEvents(db)
		.where(where)
		.orderBy(desc(events.at), desc(events.id))
		.limit(query.limit)
		.offset((query.page - 1) * query.limit);
	const data = rows.map((row) => toEvent(row, viewer));
	return toPage(data, query, await db.$count(events, where));
}

/** How a request stands, for whoever knows its number and its traveller's address; null when they do not belong together. */
export async function publicStatus(db: Db, reference: string, email: string): Promise<PublicStatus | null> {
	const [row] = await db
		.select({ request: visaRequests, changedAt: events.at })
		.from(visaRequests)
		.innerJoin(users, and(eq(users.id, visaRequests.userId), eq(users.email, email)))
		.leftJoin(
			events,
			and(eq(events.subjectId, visaRequests.id), or(eq(events.kind, 'created'), eq(events.kind, 'moved'))),
		)
		.where(eq(visaRequests.reference, reference))
		.orderBy(desc(events.at))
		.limit(1);
	if (!row) return null;
	const { status, createdAt } = row.request;
	return { reference, status, changedAt: (row.changedAt ?? createdAt).toISOString() };
}
