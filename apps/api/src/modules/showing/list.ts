import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Page, VisaRequest, VisaRequestListQuery, VisaRequestRow } from 'visa-sdk/contract';
import type { Db } from '../../platform/db';
import { visaRequests } from '../../platform/db/schema/requests';
import { type PageQuery, toPage } from '../../platform/page';
import type { Offers } from '../catalogue/offer';
import type { CurrentUser } from '../people/currentUser';
import type { RequestRow } from '../requests/moves';
import { choiceOf, selectRows, toStaffRow, toVisaRequest } from '../requests/rows';
import { type ExpireLate, tellOffered } from '../requests/stillOffered';
import { visibleTo } from '../requests/visibility';
import { type Asked, searched, whichOf } from './filters';

/** The traveller's own requests, newest first. */
export async function listMine(
	{ db, offers, expireLate }: { db: Db; offers: Offers; expireLate: ExpireLate },
	userId: string,
	query: PageQuery,
): Promise<Page<VisaRequest>> {
	const where = eq(visaRequests.userId, userId);
	const read = () =>
		db
			.select()
			.from(visaRequests)
			.where(where)
			.orderBy(desc(visaRequests.createdAt), desc(visaRequests.id))
			.limit(query.limit)
			.offset((query.page - 1) * query.limit);
	const found = await read();
	const rows = (await expireLate(found)) ? await read() : found;
	const told = await tellOffered({ db, offers }, rows.map(toVisaRequest), choiceOf);
	return toPage(told, query, await db.$count(visaRequests, where));
}

const columns = {
	createdAt: visaRequests.createdAt,
	startDate: visaRequests.startDate,
	totalPrice: visaRequests.total,
	dueAt: visaRequests.dueAt,
} as const satisfies Record<string, AnyPgColumn>;

/** Requests without the date come last in either direction. */
function orderOf(sort: VisaRequestListQuery['sort']): SQL[] {
	const column = columns[sort.replace('-', '') as keyof typeof columns];
	if (!sort.startsWith('-')) return [asc(column), asc(visaRequests.id)];
	return column.notNull
		? [desc(column), desc(visaRequests.id)]
		: [sql`${column} desc nulls last`, sql`${visaRequests.id} desc nulls last`];
}

/** The conditions of a staff query: the query itself, and what the person may see. */
export const foundBy = (user: CurrentUser, asked: Asked, now: Date): SQL | undefined =>
	and(visibleTo(user), whichOf(asked, user.id, now));

/** How many requests a query finds. */
export async function countFor(db: Db, user: CurrentUser, asked: Asked, now: Date): Promise<number> {
	const [counted] = await db
		.select({ total: count() })
		.from(visaRequests)
		.where(foundBy(user, asked, now));
	return counted?.total ?? 0;
}

/**
 * The requests of few people are collected before sorting, and counted on the way. Other queries are counted through an
 * index.
 */
const countOfAll = sql<number | null>`count(*) over ()`.mapWith(Number);
const unknown = sql<number | null>`null`;

/** A page for staff, and its requests as they are stored. */
interface StaffPage {
	page: Page<VisaRequestRow>;
	requests: RequestRow[];
}

/**
 * Requests for staff, none of which is shown unpaid after its time: what a payer reads as expired isn't waited for here.
 * @param read the page as it is now
 */
export async function listForStaff(
	expireLate: ExpireLate,
	read: () => Promise<StaffPage>,
): Promise<Page<VisaRequestRow>> {
	const { page, requests } = await read();
	return (await expireLate(requests)) ? (await read()).page : page;
}

/** The same as they are stored. @param also further conditions */
export async function pageForStaff(
	db: Db,
	user: CurrentUser,
	query: VisaRequestListQuery,
	now: Date,
	also?: SQL,
): Promise<StaffPage> {
	const { search, ...asked } = query;
	const found = search ? await searched(db, search) : null;
	const where = and(foundBy(user, asked, now), found?.where, also);
	const order = orderOf(query.sort);
	// First the ids, from an index alone; details are read only for the rows of the page.
	const page = await db
		.select({ id: visaRequests.id, total: found?.isOfFew ? countOfAll : unknown })
		.from(visaRequests)
		.where(where)
		.orderBy(...order)
		.limit(query.limit)
		.offset((query.page - 1) * query.limit);
	const ids = page.map(({ id }) => id);
	const rows =
		ids.length > 0
			? await selectRows(db)
					.where(inArray(visaRequests.id, ids))
					.orderBy(...order)
			: [];
	const total = page[0]?.total ?? (await db.$count(visaRequests, where));
	return { page: toPage(rows.map(toStaffRow), query, total), requests: rows.map(({ request }) => request) };
}
