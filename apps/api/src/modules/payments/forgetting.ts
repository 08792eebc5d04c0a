import { inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db';
import { paymentAttempts, refunds } from '../../platform/db/schema/payments';
import { requestsOf } from '../requests/forgetting';

/** Deletes what staff wrote as the reasons of a traveller's refunds; the refunds are kept for accounting. */
export async function forgetRefundWords(tx: Db, userId: string): Promise<void> {
	const own = tx
		.select({ id: paymentAttempts.id })
		.from(paymentAttempts)
		.where(inArray(paymentAttempts.requestId, requestsOf(tx, userId)));
	await tx.update(refunds).set({ words: null }).where(inArray(refunds.attemptId, own));
}
