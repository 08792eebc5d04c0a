import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db';
import { idempotencyKeys } from '../../platform/db/schema/applying';

/** With the account that used them. */
export async function forgetKeys(tx: Db, userId: string): Promise<void> {
	await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, userId));
}
