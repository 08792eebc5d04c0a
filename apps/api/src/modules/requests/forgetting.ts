import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db';
import { visaRequests } from '../../platform/db/schema/requests';

/** The ids of a user's requests, as a subquery. */
export const requestsOf = (tx: Db, userId: string) =>
	tx.select({ id: visaRequests.id }).from(visaRequests).where(eq(visaRequests.userId, userId));

/**
 * Deletes what a traveller has written; the requests are kept for accounting. Each becomes a new version, also one without
 * notes: whoever has it open on the desk would otherwise go on reading the person's data.
 */
export async function forgetNotes(tx: Db, userId: string): Promise<void> {
	await tx
		.update(visaRequests)
		.set({ notes: null, version: sql`${visaRequests.version} + 1` })
		.where(eq(visaRequests.userId, userId));
}
