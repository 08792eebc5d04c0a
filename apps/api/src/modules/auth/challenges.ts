import { and, eq, gt } from 'drizzle-orm';
import type { SignInChallenge } from 'visa-sdk/contract';
import { messages } from 'visa-sdk/rules';
import { type Clock, later, MINUTE_MS } from '../../platform/clock';
import type { Db } from '../../platform/db';
import { signInChallenges } from '../../platform/db/schema/auth';
import { users } from '../../platform/db/schema/people';
import { hashToken, newId, newToken } from '../../platform/ids';
import { unauthenticated } from '../../platform/refusal';
import { maySignIn } from './sessions';

const LIFETIME_MS = 10 * MINUTE_MS;

/** Starts a challenge after a correct password; only its hash is stored. */
export async function beginChallenge(
	db: Db,
	clock: Clock,
	userId: string,
	next: SignInChallenge['next'],
): Promise<SignInChallenge> {
	const now = clock.now();
	const challenge = newToken();
	const expiresAt = later(now, LIFETIME_MS);
	await db
		.insert(signInChallenges)
		.values({ id: newId(now), userId, tokenHash: hashToken(challenge), createdAt: now, expiresAt });
	return { challenge, next, expiresAt: expiresAt.toISOString() };
}

/** The user who is signing in. @throws Refusal 401 for an expired, used or unknown challenge */
export async function challengedUser(db: Db, clock: Clock, challenge: string) {
	const [found] = await db
		.select({ user: users })
		.from(signInChallenges)
		.innerJoin(users, eq(users.id, signInChallenges.userId))
		.where(
			and(eq(signInChallenges.tokenHash, hashToken(challenge)), gt(signInChallenges.expiresAt, clock.now()), maySignIn),
		);
	if (!found) throw unauthenticated(messages.challenge);
	return found.user;
}

/**
 * A sign-in succeeds once, and not with a challenge that a new password ends meanwhile.
 * @param tx has the account locked
 * @throws Refusal 401 for the second of two simultaneous uses
 */
export async function endChallenge(tx: Db, challenge: string): Promise<void> {
	const ended = await tx
		.delete(signInChallenges)
		.where(eq(signInChallenges.tokenHash, hashToken(challenge)))
		.returning({ id: signInChallenges.id });
	if (ended.length === 0) throw unauthenticated(messages.challenge);
}
