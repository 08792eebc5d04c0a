import { and, asc, desc, eq, gte, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { type AuditEvent, type EventQuery, eventHeadings, eventLines, type Page } from 'visa-sdk/contract';
import { CSV_START, startOfDay } from 'visa-sdk/rules';
import { type Db, tables } from '../../platform/db';
import { toPage } from '../../platform/page';
import { type EventRow, selectEvents, toEvents } from './read';

const { events } = tables;
/** So many events are read at a time for a CSV. */
const EXPORT_STEP = 500;
type Asked = Omit<EventQuery, 'page' | 'limit'>;
/** The last that was read, to go on after it. */
type After = Pick<AuditEvent, 'at' | 'id'>;

function whichOf({ actor, kind, subject, subjectId, requestId, from, to }: Asked): SQL | undefined {
	return and(
		actor && byAny(actor),
		kind && inArray(events.kind, kind),
		subject && inArray(events.subject, subject),
		subjectId ? eq(events.subjectId, subjectId) : undefined,
		requestId ? eq(events.requestId, requestId) : undefined,
		from ? gte(events.at, startOfDay(from)) : undefined,
		to ? lt(events.at, startOfDay(to, 1)) : undefined,
	);
}

function byAny(actors: string[]): SQL | undefined {
	const ids = actors.filter((actor) => actor !== 'server');
	return or(
		ids.length < actors.length ? isNull(events.actorId) : undefined,
		ids.length > 0 ? inArray(events.actorId, ids) : undefined,
	);
}

const orderOf = ({ sort }: Asked) =>
	sort === 'at' ? [asc(events.at), asc(events.id)] : [desc(events.at), desc(events.id)];

async function read(db: Db, asked: Asked, where: SQL | undefined, limit: number, offset = 0): Promise<AuditEvent[]> {
	const found = await db
		.select({ id: events.id })
		.from(events)
		.where(where)
		.orderBy(...orderOf(asked))
		.limit(limit)
		.offset(offset);
	if (found.length === 0) return [];
	const rows = await selectEvents(db)
		.where(
			inArray(
				events.id,
				found.map(({ id }) => id),
			),
		)
		.orderBy(...orderOf(asked));
	const told = await toEvents(db, rows);
	return told.map((event, index) => ({ ...event, ...aboutOf(rows[index]) }));
}

function aboutOf(row: EventRow | undefined): Pick<AuditEvent, 'subjectId' | 'request' | 'callId'> {
	if (!row) throw new RangeError('an event for each row');
	const { subjectId, requestId, httpRequestId } = row.event;
	return {
		subjectId,
		request: requestId && row.reference ? { id: requestId, reference: row.reference } : null,
		callId: httpRequestId,
	};
}

/** One page of the trail. [DSH-15] */
export async function listTrail(db: Db, query: EventQuery): Promise<Page<AuditEvent>> {
	const where = whichOf(query);
	const data = await read(db, query, where, query.limit, (query.page - 1) * query.limit);
	return toPage(data, query, await db.$count(events, where));
}

/**
 * All that a question finds up to an instant, read in steps, so that the whole never stands in memory. Each step goes on
 * where the one before has ended: what is written down meanwhile moves nothing. [DSH-15]
 */
export async function* trailCsv(db: Db, asked: Asked, until: Date): AsyncGenerator<string> {
	let headings = CSV_START + eventHeadings();
	for (let last: After | undefined; ; ) {
		const where = and(whichOf(asked), lte(events.at, until), last && goingOn(asked, last));
		const found = await read(db, asked, where, EXPORT_STEP);
		yield headings + eventLines(found);
		headings = '';
		last = found.at(-1);
		if (!last || found.length < EXPORT_STEP) return;
	}
}

const goingOn = ({ sort }: Asked, { at, id }: After): SQL => {
	const place = sql`(${events.at}, ${events.id})`;
	const last = sql`(${at}::timestamptz, ${id}::uuid)`;
	return sort === 'at' ? sql`${place} > ${last}` : sql`${place} < ${last}`;
};
