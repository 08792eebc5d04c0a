import { sql } from 'drizzle-orm';
import { deskQueues } from 'visa-sdk/rules';
import type { Db } from '../platform/db';
import type { Sent } from './roundTrips';

const literal = (value: unknown) =>
	typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`;

/** How the database answers what was asked of it. @param isForced it scans a table only where no index is to be read by */
export async function planOf(db: Db, { text, values }: Sent, isForced: boolean): Promise<string> {
	const filled = text.replace(/\$(\d+)/g, (_, number) => literal(values[Number(number) - 1]));
	return db.transaction(async (tx) => {
		if (isForced) await tx.execute(sql`set local enable_seqscan = off`);
		const plan: unknown = await tx.execute(sql.raw(`explain ${filled}`));
		return (plan as { rows: Record<string, unknown>[] }).rows.map((row) => Object.values(row).join()).join('\n');
	});
}

const day = '2026-01-01';
export const searches = ['Leyla', 'VZ-7', 'leyla@poct', 'Əliyeva Leyla', 'ə'];
/** The desk's queries: queues, sorts, filters, searches, pages, counts and the trail. */
export const deskLists = [
	...deskQueues.map((queue) => `/visa-requests?queue=${queue}&sort=dueAt`),
	...['createdAt', '-createdAt', 'startDate', '-startDate', 'totalPrice', '-totalPrice', 'dueAt', '-dueAt'].map(
		(sort) => `/visa-requests?sort=${sort}&page=3`,
	),
	...['status=APPROVED&status=REJECTED', 'payment=DECLINED', 'assignedTo=nobody', 'minTotal=3&maxTotal=4'].map(
		(filter) => `/visa-requests?${filter}`,
	),
	...['createdFrom', 'startFrom', 'decidedFrom', 'paidFrom', 'refundedFrom'].map(
		(from) => `/visa-requests?${from}=${day}`,
	),
	...searches.map((search) => `/visa-requests?search=${encodeURIComponent(search)}`),
	...['/visa-requests/my-requests', '/desk/queues', '/desk/figures', '/events', '/events?kind=moved'],
];
