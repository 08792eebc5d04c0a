import { count, desc, eq } from 'drizzle-orm';
import type { Page, VisaRequest } from 'visa-sdk/contract';
import { type Db, tables } from '../../platform/db';
import { type PageQuery, toPage } from '../../platform/page';
import { latestAttempt, type RequestRow, toPaymentState } from './moves';

const { visaRequests } = tables;

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
	const [total] = await db.select({ total: count() }).from(visaRequests).where(where);
	const data = await Promise.all(rows.map((row) => toVisaRequest(db, row)));
	return toPage(data, query, total?.total ?? 0);
}

async function toVisaRequest(db: Db, row: RequestRow): Promise<VisaRequest> {
	const { country, visaType, visaOption, service } = row.snapshot;
	const { startDate, endDate, peopleCount, notes, version } = row;
	return {
		...toPaymentState(row, await latestAttempt(db, row.id)),
		...{ startDate, endDate, peopleCount, notes, version },
		...{ country, visaType, visaOption, service },
		createdAt: row.createdAt.toISOString(),
	};
}
