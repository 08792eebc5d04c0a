import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db';
import { emailChanges, emailConfirmations, passwordResets } from '../../platform/db/schema/auth';
import { forgetFactor } from './secondFactor';
import { endAllSessions } from './sessions';

/** Removes every way to sign in to an account, including pending ones. */
export async function forgetSignIn(tx: Db, userId: string): Promise<void> {
	await endAllSessions(tx, userId);
	await forgetFactor(tx, userId);
	await tx.delete(emailChanges).where(eq(emailChanges.userId, userId));
	await tx.delete(emailConfirmations).where(eq(emailConfirmations.userId, userId));
	await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
}
