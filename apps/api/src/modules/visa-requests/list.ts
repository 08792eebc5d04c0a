import { and, asc, count, desc, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Page, VisaRequest, VisaRequestQuery, VisaRequestRow } from 'visa-sdk/contract';
import { startOfDay } from 'visa-sdk/rules';
import { type Db, tables } from '../../platform/db';
import { holdsText } from '../../platform/db/lists';
import { type PageQuery, toPage } from '../../platform/page';
import type { CurrentUser } from '../users/currentUser';
import { selectRows, toStaffRows, toVisaRequests } from './rows';

const { visaRequests, users } = tables;

/** The traveller's own requests, newest first. */
export async function listMine(db: Db, userId: string, query: PageQuery): Promise<Page<VisaRequest>> {
	const where = eq(visaRequests.userId, userId);
	const rows = await db
		.select()
		.from(visaRequests)
		.where(where)
		.orderBy(desc(visaRequests.createdAt), desc(visaRequests.id))
		.limit(query.limit)
		.offset((query.page - 1) * query.limit);
	return toPage(await toVisaRequests(db, rows), query, await db.$count(visaRequests, where));
}

/** What a member of the staff may see: an admin all, an agent what is nobody's and what is the agent's. */
export const visibleTo = (user: CurrentUser): SQL | undefined =>
	user.role === 'admin' ? undefined : or(isNull(visaRequests.assignedTo), eq(visaRequests.assignedTo, user.id));

const columns = {
	createdAt: visaRequests.createdAt,
	startDate: visaRequests.startDate,
	totalPrice: visaRequests.total,
} as const satisfies Record<string, AnyPgColumn>;

/** Requests for staff. @param scope what of them the caller may see */
export async function listForStaff(
	db: Db,
	query: VisaRequestQuery & { assignedTo?: string | undefined },
	scope: SQL | undefined,
): Promise<Page<VisaRequestRow>> {
	const where = and(scope, ...filters(query));
	const column = columns[query.sort.replace('-', '') as keyof typeof columns];
	const direction = query.sort.startsWith('-') ? desc : asc;
	const rows = await selectRows(db)
		.where(where)
		.orderBy(direction(column), direction(visaRequests.id))
		.limit(query.limit)
		.offset((query.page - 1) * query.limit);
	const [counted] = await db
		.select({ total: count() })
		.from(visaRequests)
		.innerJoin(users, eq(users.id, visaRequests.userId))
		.where(where);
	return toPage(await toStaffRows(db, rows), query, counted?.total ?? 0);
}

function filters(query: VisaRequestQuery & { assignedTo?: string | undefined }): (SQL | undefined)[] {
	const { status, countryId, assignedTo, search, createdFrom, createdTo } = query;
	return [
		status && inArray(visaRequests.status, status),
		countryId ? eq(visaRequests.countryId, countryId) : undefined,
		assignedTo === 'nobody' ? isNull(visaRequests.assignedTo) : undefined,
		assignedTo && assignedTo !== 'nobody' ? eq(visaRequests.assignedTo, assignedTo) : undefined,
		createdFrom ? gte(visaRequests.createdAt, startOfDay(createdFrom)) : undefined,
		createdTo ? lt(visaRequests.createdAt, startOfDay(createdTo, 1)) : undefined,
		search ? matches(search) : undefined,
	];
}

/** The reference, the address, or the names in either order; without case and diacritics. */
const matches = (search: string): SQL | undefined =>
	holdsText(
		search,
		visaRequests.reference,
		users.email,
		sql`${users.firstName} || ' ' || ${users.lastName}`,
		sql`${users.lastName} || ' ' || ${users.firstName}`,
	);
