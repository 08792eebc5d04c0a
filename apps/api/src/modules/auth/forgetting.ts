import { eq } from 'drizzle-orm';
import type { Role } from 'visa-sdk/contract';
import type { Clock } from '../../platform/clock';
import type { Db } from '../../platform/db';
import { emailChanges, emailConfirmations, passwordResets } from '../../platform/db/schema/auth';
import { isStaff } from '../people/currentUser';
import { forgetFactor } from './secondFactor';
import { closeSessions, endAllSessions } from './sessions';

/**
 * Removes every way to sign in to an account, including pending ones. Of staff, whom somebody else has deleted, the ended
 * sessions stay for a day: what they have open says why.
 */
export async function forgetSignIn(
	tx: Db,
	clock: Clock,
	{ id: userId, role }: { id: string; role: Role },
): Promise<void> {
	await (isStaff(role) ? closeSessions(tx, clock, userId) : endAllSessions(tx, userId));
	await forgetFactor(tx, userId);
	await tx.delete(emailChanges).where(eq(emailChanges.userId, userId));
	await tx.delete(emailConfirmations).where(eq(emailConfirmations.userId, userId));
	await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
}
