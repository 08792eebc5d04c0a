import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Role, Session } from 'visa-sdk/contract';
import { type Clock, DAY_MS, HOUR_MS, later } from '../../platform/clock';
import { type Db, tables } from '../../platform/db';
import { hashToken, newId, newToken } from '../../platform/ids';
import { type CurrentUser, isStaff } from '../users/currentUser';

const { sessions, users } = tables;
const CLIENT_SESSION_MS = 30 * DAY_MS;
const STAFF_SESSION_MS = 12 * HOUR_MS;

/** Whether somebody has an account that can be used. */
export const maySignIn = and(isNull(users.deactivatedAt), isNull(users.deletedAt));

/** Begins a session; only the hash of its token is kept. */
export async function beginSession(tx: Db, clock: Clock, user: { id: string; role: Role }): Promise<Session> {
	const now = clock.now();
	const accessToken = newToken();
	const expiresAt = later(now, isStaff(user.role) ? STAFF_SESSION_MS : CLIENT_SESSION_MS);
	await tx
		.insert(sessions)
		.values({ id: newId(now), userId: user.id, tokenHash: hashToken(accessToken), createdAt: now, expiresAt });
	return { accessToken, expiresAt: expiresAt.toISOString() };
}

/** Null for a token that is unknown, revoked or over, and when its user may no longer sign in. */
export async function userOfToken(db: Db, clock: Clock, accessToken: string): Promise<CurrentUser | null> {
	const [row] = await db
		.select({
			id: users.id,
			role: users.role,
			email: users.email,
			emailConfirmedAt: users.emailConfirmedAt,
			activePromocodeId: users.activePromocodeId,
		})
		.from(sessions)
		.innerJoin(users, eq(users.id, sessions.userId))
		.where(and(eq(sessions.tokenHash, hashToken(accessToken)), gt(sessions.expiresAt, clock.now()), maySignIn));
	if (!row) return null;
	const { emailConfirmedAt, ...user } = row;
	return { ...user, isEmailConfirmed: emailConfirmedAt !== null };
}

export async function endSession(db: Db, accessToken: string): Promise<void> {
	await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(accessToken)));
}

export async function endAllSessions(tx: Db, userId: string): Promise<void> {
	await tx.delete(sessions).where(eq(sessions.userId, userId));
}

export async function endOtherSessions(tx: Db, userId: string, accessToken: string): Promise<void> {
	await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, hashToken(accessToken))));
}
