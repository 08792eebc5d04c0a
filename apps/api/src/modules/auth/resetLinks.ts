import { and, eq, isNull } from 'drizzle-orm';
import { type Clock, later } from '../../platform/clock';
import type { Db } from '../../platform/db';
import { passwordResets } from '../../platform/db/schema/auth';
import { hashToken, newId, newToken } from '../../platform/ids';

/** Lets the recipient of an e-mail set a password. @returns the token for the e-mail; only its hash is stored */
export async function addResetLink(
	tx: Db,
	clock: Clock,
	{ userId, lifetimeMs, isInvitation }: { userId: string; lifetimeMs: number; isInvitation: boolean },
): Promise<string> {
	const now = clock.now();
	const token = newToken();
	const expiresAt = later(now, lifetimeMs);
	await tx
		.insert(passwordResets)
		.values({ id: newId(now), userId, tokenHash: hashToken(token), expiresAt, isInvitation, createdAt: now });
	return token;
}

/** Links in earlier e-mails stop working. */
export async function endResetLinks(tx: Db, clock: Clock, userId: string): Promise<void> {
	const unused = and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt));
	await tx.update(passwordResets).set({ usedAt: clock.now() }).where(unused);
}
