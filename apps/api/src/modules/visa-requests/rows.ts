import { desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PersonName, VisaRequest, VisaRequestRow } from 'visa-sdk/contract';
import type { AttemptStatus } from 'visa-sdk/rules';
import { type Db, tables } from '../../platform/db';
import { type RequestRow, toPaymentState } from './moves';

const { visaRequests, paymentAttempts, users } = tables;
export const assignees = alias(users, 'assignees');

/** Requests with the people around them, to be narrowed, sorted and cut by the caller. */
export const selectRows = (db: Db) =>
	db
		.select({
			request: visaRequests,
			traveller: { id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email },
			assignedTo: { id: assignees.id, firstName: assignees.firstName, lastName: assignees.lastName },
		})
		.from(visaRequests)
		.innerJoin(users, eq(users.id, visaRequests.userId))
		.leftJoin(assignees, eq(assignees.id, visaRequests.assignedTo));

export interface PeopledRow {
	request: RequestRow;
	traveller: PersonName & { email: string };
	assignedTo: PersonName | null;
}

/** Rank of an attempt for its request's story: one that can still be paid, then one that was paid, then the latest. */
const telling = sql`case when ${paymentAttempts.status} in ('CREATED', 'REDIRECTED', 'PENDING') then 0
	when ${paymentAttempts.status} in ('APPROVED', 'REFUND_PENDING', 'PARTIALLY_REFUNDED', 'REFUNDED') then 1 else 2 end`;

/** The status of each request's attempt that tells where its payment stands. [PAY-06] */
export async function attemptStatuses(db: Db, requestIds: string[]): Promise<Map<string, AttemptStatus>> {
	const rows = await db
		.selectDistinctOn([paymentAttempts.requestId], {
			requestId: paymentAttempts.requestId,
			status: paymentAttempts.status,
		})
		.from(paymentAttempts)
		.where(inArray(paymentAttempts.requestId, requestIds))
		.orderBy(paymentAttempts.requestId, telling, desc(paymentAttempts.number));
	return new Map(rows.map(({ requestId, status }) => [requestId, status]));
}

export function toVisaRequest(row: RequestRow, attemptStatus: AttemptStatus | null): VisaRequest {
	const { country, visaType, visaOption, service } = row.snapshot;
	const { startDate, endDate, peopleCount, notes, version } = row;
	return {
		...toPaymentState(row, attemptStatus),
		...{ startDate, endDate, peopleCount, notes, version },
		...{ country, visaType, visaOption, service },
		createdAt: row.createdAt.toISOString(),
	};
}

export async function toVisaRequests(db: Db, rows: RequestRow[]): Promise<VisaRequest[]> {
	const statuses = await attemptStatuses(
		db,
		rows.map(({ id }) => id),
	);
	return rows.map((row) => toVisaRequest(row, statuses.get(row.id) ?? null));
}

export async function toStaffRows(db: Db, rows: PeopledRow[]): Promise<VisaRequestRow[]> {
	const statuses = await attemptStatuses(
		db,
		rows.map(({ request }) => request.id),
	);
	return rows.map(({ request, traveller, assignedTo }) => ({
		...toVisaRequest(request, statuses.get(request.id) ?? null),
		traveller,
		assignedTo,
	}));
}
