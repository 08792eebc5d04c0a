import { and, asc, count, desc, eq, gt, gte, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { type AuditEvent, type EventQuery, eventHeadings, eventLines, type Page } from 'visa-sdk/contract';
import { CSV_START, type CsvSeparator, startOfDay } from 'visa-sdk/rules';
import { later, MINUTE_MS } from '../../platform/clock';
import type { Db } from '../../platform/db';
import { events } from '../../platform/db/schema/audit';
import type { Deps } from '../../platform/deps';
import { toPage } from '../../platform/page';
import { type EventRow, selectEvents, toEvents } from './read';

/** How many events are read at a time for a CSV. */
const EXPORT_STEP = 500;
type Asked = Omit<EventQuery, 'page' | 'limit'>;
/** The last one read, to continue after it. */
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

/** Events older than this are final: whatever was being written then is present or never will be. */
const SETTLED_MS = 10 * MINUTE_MS;
const COUNTS_KEPT = 200;

/**
 * Pages of the audit trail. Rows are only ever added, and there are many: counts up to a few minutes ago are cached per
 * query, and only what came since is counted. [DSH-15]
 */
export function createTrail({ clock, database }: Pick<Deps, 'clock' | 'database'>) {
	const kept = new Map<string, { until: Date; count: number }>();

	async function countOf(db: Db, asked: Asked, where: SQL | undefined): Promise<number> {
		const key = JSON.stringify({ ...asked, sort: null });
		const known = kept.get(key) ?? { until: new Date(0), count: 0 };
		const until = later(clock.now(), -SETTLED_MS);
		// If the clock was set back, everything is counted anew.
		const from = until < known.until ? { until: new Date(0), count: 0 } : known;
		const isSettled = lte(events.at, until);
		const [found] = await db
			.select({ settled: sql<number>`(count(*) filter (where ${isSettled}))::int`, all: count() })
			.from(events)
			.where(and(where, gt(events.at, from.until)));
		if (kept.size >= COUNTS_KEPT) kept.clear();
		kept.set(key, { until, count: from.count + (found?.settled ?? 0) });
		return from.count + (found?.all ?? 0);
	}

	return async (query: EventQuery): Promise<Page<AuditEvent>> => {
		const { page, limit, ...asked } = query;
		const where = whichOf(asked);
		return database.read(async (db) => {
			const found = [read(db, asked, where, limit, (page - 1) * limit), countOf(db, asked, where)] as const;
			const [data, total] = await Promise.all(found);
			return toPage(data, query, total);
		});
	};
}

/**
 * Everything a query finds up to an instant, read in batches, so that it is never entirely in memory. Each batch
 * continues where the previous one ended: events recorded meanwhile don't shift anything. [DSH-15]
 */
export async function* trailCsv(
	db: Db,
	asked: Asked & { separator?: CsvSeparator },
	until: Date,
): AsyncGenerator<string> {
	let headings = CSV_START + eventHeadings(asked.separator);
	for (let last: After | undefined; ; ) {
		const where = and(whichOf(asked), lte(events.at, until), last && goingOn(asked, last));
		const found = await read(db, asked, where, EXPORT_STEP);
		yield headings + eventLines(found, asked.separator);
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
