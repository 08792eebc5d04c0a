import { inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db';
import { askedInformation, issuedVisas, staffNotes } from '../../platform/db/schema/desk';
import { requestsOf } from '../requests/forgetting';

/** Deletes what was written about a traveller, and the messages in both directions. */
export async function forgetWords(tx: Db, userId: string): Promise<void> {
	const own = requestsOf(tx, userId);
	await tx.update(askedInformation).set({ text: '—', answer: null }).where(inArray(askedInformation.requestId, own));
	await tx.update(staffNotes).set({ text: '—' }).where(inArray(staffNotes.requestId, own));
}

/** @returns the keys of the files, which the caller removes once nothing can fail any more */
export async function forgetVisas(tx: Db, userId: string): Promise<string[]> {
	const removed = await tx
		.delete(issuedVisas)
		.where(inArray(issuedVisas.requestId, requestsOf(tx, userId)))
		.returning({ key: issuedVisas.key });
	return removed.map(({ key }) => key);
}
