import { and, eq, isNull } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Db } from '../../platform/db';
import { emailChanges, emailConfirmations, passwordResets } from '../../platform/db/schema/auth';
import { changeAccount } from '../people/accounts';
import { forgetFactor } from './secondFactor';
import { endAllSessions } from './sessions';

/** Deletes what somebody has prepared in an account: the draft and its images. It belongs to rooms above this one. */
export type ForgetWork = (tx: Db, userId: string) => Promise<void>;

/**
 * The owner of a mailbox sets a password for an account whose address nobody had confirmed, so that a stranger may have
 * registered it: nothing opens it any more that was handed out before, and nothing is left in it that was done there. What was
 * typed at registration stays, for its owner to read and correct in the profile.
 * @param tx has the account locked; {@link ForgetWork} comes last in it, because files can't be restored
 */
export async function takeOver(tx: Db, clock: Clock, userId: string): Promise<void> {
	await endAllSessions(tx, userId);
	await forgetFactor(tx, userId);
	await tx.delete(emailChanges).where(eq(emailChanges.userId, userId));
	const usedAt = clock.now();
	await tx
		.update(passwordResets)
		.set({ usedAt })
		.where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
	// Whoever opens another of these e-mails is told that the address is confirmed. A decoy never says so.
	const isLetter = and(eq(emailConfirmations.userId, userId), eq(emailConfirmations.isDecoy, false));
	await tx
		.update(emailConfirmations)
		.set({ usedAt })
		.where(and(isLetter, isNull(emailConfirmations.usedAt)));
	await changeAccount(tx, userId, { activePromocodeId: null });
}
