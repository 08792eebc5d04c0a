import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Session, UnprovenLink } from 'visa-sdk/contract';
import type { Language } from 'visa-sdk/rules';
import type { Db } from '../../platform/db';
import { emailConfirmations as confirmations } from '../../platform/db/schema/auth';
import { users } from '../../platform/db/schema/people';
import type { Deps } from '../../platform/deps';
import { hashToken, isSameText } from '../../platform/ids';
import { networkOf } from '../../platform/limits';
import { conflict, invalidField, notFound } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import { type Actor, record } from '../audit/events';
import { changeAccount, findAccount, followLanguage } from '../people/accounts';
import { isStaff } from '../people/currentUser';
import { CODE_TRIES, codeHash } from './codes';
import { alreadyConfirmed, createOwners, type Named, type Proof } from './owners';
import { beginSession } from './sessions';
import type { ForgetWork } from './takingOver';

/** Who confirms, and from where. */
export interface Confirming {
	/** Of the page where the code was entered; a link may open on a device where nobody has chosen one. */
	language: Language | null;
	actor: Actor;
	/** Of this browser's cookie, if it has one. */
	browserHash: string | null;
	/** The network address. */
	address: string;
}

/** What a link belongs to, even if it has expired. */
export async function findByToken(db: Db, token: string) {
	const [found] = await db
		.select({
			id: confirmations.id,
			userId: confirmations.userId,
			browserHash: confirmations.browserHash,
			usedAt: confirmations.usedAt,
			expiresAt: confirmations.expiresAt,
		})
		.from(confirmations)
		.where(eq(confirmations.tokenHash, hashToken(token)));
	return found;
}

/** Confirms an e-mail address by the link in an e-mail or by its code. */
export function createConfirming(deps: Deps, forgetWork: ForgetWork) {
	const { clock, limits, secret } = deps;
	const { db } = deps.database;
	const { ownerOf, renew } = createOwners(deps);

	/**
	 * Confirms the address and signs in.
	 * @param current the signed-in user
	 * @returns the session; or, for a link or a code alone that doesn't say who has it, whose account it belongs to, with nothing
	 * done
	 */
	async function confirm(
		proof: Proof,
		current: { id: string } | null,
		{ language, actor, browserHash, address }: Confirming,
	): Promise<(Session & { returnTo: string | null }) | UnprovenLink> {
		const found = await limits.guess([['confirm', networkOf(address)]], () =>
			'token' in proof ? byToken(proof.token) : byCode(proof.confirmationId, proof.code),
		);
		const owner = await ownerOf(found, proof, current, browserHash, address);
		if (owner !== 'known' && 'email' in owner) return owner;
		const session = await db.transaction(async (tx) => {
			const now = clock.now();
			const account = await findAccount(tx, found.userId, true);
			// A new password leaves nothing in the account, which may have got a paid request since.
			if (account?.emailConfirmedAt && owner !== 'known' && 'newHash' in owner) throw alreadyConfirmed();
			// Since the password was checked it may have been changed: what it opened then, it doesn't now.
			if (owner !== 'known' && 'passwordHash' in owner && account?.passwordHash !== owner.passwordHash)
				throw invalidField('password', sentences.wrongPassword);
			// A link opened twice at once signs in once.
			const [used] = await tx
				.update(confirmations)
				.set({ usedAt: now })
				.where(and(eq(confirmations.id, found.id), isNull(confirmations.usedAt)))
				.returning();
			if (!used || !account)
				throw 'code' in proof
					? invalidField('code', sentences.codeExpired)
					: invalidField('token', sentences.confirmationLink);
			if (owner !== 'known' && 'newHash' in owner) await renew(tx, account, owner.newHash, actor);
			const emailConfirmedAt = sql`coalesce(${users.emailConfirmedAt}, ${now.toISOString()}::timestamptz)`;
			const user = await changeAccount(tx, used.userId, { emailConfirmedAt });
			if (!user) throw notFound();
			await record(
				tx,
				clock,
				{ ...actor, userId: user.id },
				{ subject: 'user', subjectId: user.id, kind: 'email-confirmed' },
			);
			if (isStaff(user.role)) return null;
			if ('code' in proof) await followLanguage(tx, user, language);
			const begun = { ...(await beginSession(tx, clock, user)), returnTo: used.returnTo };
			if (owner !== 'known' && 'newHash' in owner) await forgetWork(tx, user.id);
			return begun;
		});
		// Staff sign in with everything that is required of them.
		if (!session) throw conflict(sentences.emailConfirmed);
		return session;
	}

	async function byToken(token: string): Promise<Named> {
		const found = await findByToken(db, token);
		if (!found) throw invalidField('token', sentences.confirmationLink);
		if (found.usedAt || found.expiresAt <= clock.now()) {
			await refuseConfirmed(found.userId);
			throw invalidField('token', sentences.confirmationLink);
		}
		return found;
	}

	/**
	 * The address has been confirmed, on another device or earlier on this one: nothing is wrong, and the user can sign
	 * in.
	 */
	async function refuseConfirmed(userId: string): Promise<void> {
		const user = await findAccount(db, userId);
		if (user?.emailConfirmedAt) throw alreadyConfirmed();
	}

	async function byCode(confirmationId: string, code: string): Promise<Named> {
		const [known] = await db
			.select({ userId: confirmations.userId })
			.from(confirmations)
			.where(eq(confirmations.id, confirmationId));
		if (!known) throw invalidField('code', sentences.codeTriesUsed);
		// Counted for all handles together, real or not: otherwise the count would reveal which they are. The link stays
		// valid.
		return limits.guess([['code', known.userId]], () => tryCode(confirmationId, code));
	}

	async function tryCode(confirmationId: string, code: string): Promise<Named> {
		// An attempt is counted before it is evaluated, so that simultaneous attempts count too.
		const [counted] = await db
			.update(confirmations)
			.set({ codeTries: sql`${confirmations.codeTries} + 1` })
			.where(and(eq(confirmations.id, confirmationId), lt(confirmations.codeTries, CODE_TRIES)))
			.returning();
		if (!counted) throw invalidField('code', sentences.codeTriesUsed);
		if (!counted.isDecoy) await refuseConfirmed(counted.userId);
		if (counted.usedAt || counted.expiresAt <= clock.now()) throw invalidField('code', sentences.codeExpired);
		if (!isSameText(counted.codeHash, codeHash(secret, confirmationId, code)))
			throw invalidField('code', counted.codeTries >= CODE_TRIES ? sentences.codeTriesUsed : sentences.codeWrong);
		// The right one may have to come again, with the password.
		await db
			.update(confirmations)
			.set({ codeTries: sql`${confirmations.codeTries} - 1` })
			.where(eq(confirmations.id, confirmationId));
		return counted;
	}

	return confirm;
}
