import { and, eq, gt, isNotNull, isNull, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Role, Session } from 'visa-sdk/contract';
import { type Clock, DAY_MS, HOUR_MS, later, MINUTE_MS } from '../../platform/clock';
import type { Db } from '../../platform/db';
import { secondFactors, sessions, signInChallenges } from '../../platform/db/schema/auth';
import { users } from '../../platform/db/schema/people';
import { preparedOn } from '../../platform/db/statement';
import { together } from '../../platform/db/together';
import { isUnavailable } from '../../platform/db/unavailable';
import type { Deps } from '../../platform/deps';
import { hashToken, newId, newToken } from '../../platform/ids';
import { type CurrentUser, isStaff } from '../people/currentUser';

const CLIENT_SESSION_MS = 30 * DAY_MS;
const STAFF_SESSION_MS = 12 * HOUR_MS;
/** The time without a call after which a session ends early; for staff it is a setting. [DSH-17] */
export const CLIENT_IDLE_MS = 14 * DAY_MS;
/** The last call is recorded at most this often. */
const USED_STEP_MS = MINUTE_MS;

/** Whether an account can be used. */
export const maySignIn = and(isNull(users.deactivatedAt), isNull(users.deletedAt));

/** Starts a session; only the hash of its token is stored. */
export async function beginSession(tx: Db, clock: Clock, user: { id: string; role: Role }): Promise<Session> {
	const now = clock.now();
	const accessToken = newToken();
	const expiresAt = later(now, isStaff(user.role) ? STAFF_SESSION_MS : CLIENT_SESSION_MS);
	await tx.insert(sessions).values({
		id: newId(now),
		userId: user.id,
		tokenHash: hashToken(accessToken),
		createdAt: now,
		usedAt: now,
		expiresAt,
	});
	return { accessToken, expiresAt: expiresAt.toISOString() };
}

/** This installation's rules for staff sessions. [DSH-17] */
interface StaffSessionRules {
	/** The maximum time without a call, in ms. */
	idleMs: number;
	/** Whether a second factor is required: a session that started before it was required ends. */
	isSecondFactorRequired: boolean;
}

/** Run with every call, for all simultaneous ones together. */
const sessionsOf = preparedOn((db) =>
	db
		.select({
			tokenHash: sessions.tokenHash,
			sessionId: sessions.id,
			usedAt: sessions.usedAt,
			id: users.id,
			role: users.role,
			email: users.email,
			firstName: users.firstName,
			language: users.language,
			emailConfirmedAt: users.emailConfirmedAt,
			activePromocodeId: users.activePromocodeId,
			factorAt: secondFactors.confirmedAt,
		})
		.from(sessions)
		.innerJoin(users, eq(users.id, sessions.userId))
		.leftJoin(secondFactors, eq(secondFactors.userId, users.id))
		.where(
			and(
				sql`${sessions.tokenHash} = any(${sql.placeholder('tokenHashes')}::text[])`,
				gt(sessions.expiresAt, sql.placeholder('now')),
				maySignIn,
			),
		)
		.prepare('sessions'),
);

/** Finds the user that a token belongs to. @param staff the rules for staff sessions */
export function createTokens({ clock, database: { db } }: Pick<Deps, 'clock' | 'database'>, staff: StaffSessionRules) {
	/** One row per valid session among the hashes. */
	async function find(tokenHashes: readonly string[]) {
		const rows = await sessionsOf(db).execute({ tokenHashes, now: clock.now().toISOString() });
		const known = new Map(rows.map((row) => [row.tokenHash, [row]] as const));
		return tokenHashes.map((tokenHash) => known.get(tokenHash) ?? []);
	}
	const look = together({
		// Reading again does no harm: a broken connection isn't reported to anyone.
		together: (tokenHashes: readonly string[]) => find(tokenHashes).catch(() => []),
		alone: async (tokenHash: string) => (await find([tokenHash]))[0] ?? [],
	});

	/**
	 * Null for a token that is unknown, revoked, expired or idle too long, and if its user may no longer sign in.
	 * @param isUse whether a person made the call: what a screen requests on its own keeps nobody signed in
	 */
	return async (accessToken: string, isUse = true): Promise<CurrentUser | null> => {
		const [row] = await look(hashToken(accessToken));
		if (!row) return null;
		const { usedAt, emailConfirmedAt, factorAt, tokenHash: _, ...user } = row;
		const { sessionId } = user;
		if (isStaff(user.role) && staff.isSecondFactorRequired && !factorAt) return null;
		const now = clock.now();
		const idleMs = now.getTime() - usedAt.getTime();
		if (idleMs >= (isStaff(user.role) ? staff.idleMs : CLIENT_IDLE_MS)) return null;
		if (isUse && idleMs >= USED_STEP_MS) await noteUse(db, sessionId, now);
		return { ...user, isEmailConfirmed: emailConfirmedAt !== null };
	};
}

/** A database that can't write, as on a full disk, must not prevent reading. */
async function noteUse(db: Db, sessionId: string, now: Date): Promise<void> {
	try {
		await db.update(sessions).set({ usedAt: now }).where(eq(sessions.id, sessionId));
	} catch (error) {
		if (!isUnavailable(error)) throw error;
	}
}

/** Signs out: the token is worthless afterwards, everywhere. [NAV-06] */
export async function endSession(db: Db, accessToken: string): Promise<void> {
	await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(accessToken)));
}

/** Signs a user out on every device, and ends sign-ins that wait for the second factor. */
export async function endAllSessions(tx: Db, userId: string): Promise<void> {
	await tx.delete(sessions).where(eq(sessions.userId, userId));
	await tx.delete(signInChallenges).where(eq(signInChallenges.userId, userId));
}

/**
 * The same for somebody who can't sign in again, as long as their access is switched off: for a day their pages can say so
 * instead of asking them to. [DSH-18]
 */
export async function closeSessions(tx: Db, clock: Clock, userId: string): Promise<void> {
	const now = clock.now();
	await tx
		.update(sessions)
		.set({ expiresAt: sql`least(${sessions.expiresAt}, ${now.toISOString()}::timestamptz)`, device: null })
		.where(eq(sessions.userId, userId));
	await tx.delete(signInChallenges).where(eq(signInChallenges.userId, userId));
}

/**
 * Whether a token was of a session that ended because its user's access was switched off, which it still is, or because
 * the account was deleted.
 */
export async function isClosedSession(db: Db, accessToken: string): Promise<boolean> {
	const [closed] = await db
		.select({ id: sessions.id })
		.from(sessions)
		.innerJoin(users, eq(users.id, sessions.userId))
		.where(
			and(
				eq(sessions.tokenHash, hashToken(accessToken)),
				or(isNotNull(users.deactivatedAt), isNotNull(users.deletedAt)),
			),
		);
	return closed !== undefined;
}

/** The same on every device but the one with this token. */
export async function endOtherSessions(tx: Db, userId: string, accessToken: string): Promise<void> {
	await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, hashToken(accessToken))));
	await tx.delete(signInChallenges).where(eq(signInChallenges.userId, userId));
}

/** @param kept ids of the sessions that stay @returns how many have ended; those that had expired aren't counted */
export async function endSessionsBut(tx: Db, clock: Clock, userId: string, kept: readonly string[]): Promise<number> {
	const others = kept.length > 0 ? notInArray(sessions.id, [...kept]) : undefined;
	const isOther = and(eq(sessions.userId, userId), others);
	const ended = await tx.delete(sessions).where(isOther).returning({ expiresAt: sessions.expiresAt });
	await tx.delete(signInChallenges).where(eq(signInChallenges.userId, userId));
	const now = clock.now();
	return ended.filter(({ expiresAt }) => expiresAt > now).length;
}
