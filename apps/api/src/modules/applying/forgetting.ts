import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db';
import { idempotencyKeys } from '../../platform/db/schema/applying';

/** Deletes a user's keys along with the account. */
export async function forgetKeys(tx: Db, userId: string): Promise<void> {
	await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, userId));
}
