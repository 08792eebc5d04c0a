import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db';
import { visaRequests } from '../../platform/db/schema/requests';

/** The ids of a user's requests, as a subquery. */
export const requestsOf = (tx: Db, userId: string) =>
	tx.select({ id: visaRequests.id }).from(visaRequests).where(eq(visaRequests.userId, userId));

/** Deletes what a traveller has written; the requests are kept for accounting. */
export async function forgetNotes(tx: Db, userId: string): Promise<void> {
	await tx.update(visaRequests).set({ notes: null }).where(eq(visaRequests.userId, userId));
}
