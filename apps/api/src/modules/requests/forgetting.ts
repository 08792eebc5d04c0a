import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db';
import { visaRequests } from '../../platform/db/schema/requests';

/** The ids of somebody's requests, to be asked within another question. */
export const requestsOf = (tx: Db, userId: string) =>
	tx.select({ id: visaRequests.id }).from(visaRequests).where(eq(visaRequests.userId, userId));

/** Takes away what a traveller has written; the requests stay for the books. */
export async function forgetNotes(tx: Db, userId: string): Promise<void> {
	await tx.update(visaRequests).set({ notes: null }).where(eq(visaRequests.userId, userId));
}
