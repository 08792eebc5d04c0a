import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { NewEmailProof, PendingEmail } from 'visa-sdk/contract';
import { messages } from 'visa-sdk/rules';
import { later, MINUTE_MS } from '../../platform/clock';
import type { Db } from '../../platform/db';
import { emailChanges, emailConfirmations, passwordResets } from '../../platform/db/schema/auth';
import { users } from '../../platform/db/schema/people';
import type { Deps } from '../../platform/deps';
import { hashToken, isSameText, newCode, newId, newToken } from '../../platform/ids';
import { networkOf } from '../../platform/limits';
import { invalidField, takenField, tooMany, unauthenticated } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import { type Actor, record } from '../audit/events';
import { changeAccount, findAccount } from '../people/accounts';
import type { CurrentUser } from '../people/currentUser';
import { CODE_TRIES, codeHash } from './codes';
import { createCurrentPassword } from './currentPassword';
import { emailChangeAskedLetter, emailChangedLetter, knownAddressLetter, newEmailLetter } from './letters';
import { createLinkPassword } from './linkPassword';
import { endSessionsBut, maySignIn } from './sessions';

const LIFETIME_MS = 30 * MINUTE_MS;
type Change = typeof emailChanges.$inferSelect;
type Asked = Pick<Change, 'id' | 'userId'>;

/** Not answered yet; an answered one is kept with a time that ends where it begins. */
export const isAwaiting = gt(emailChanges.expiresAt, emailChanges.createdAt);

const toPending = ({ email, expiresAt }: Change): PendingEmail => ({ email, expiresAt: expiresAt.toISOString() });

/** A user's new address that awaits confirmation, or null. */
export async function pendingEmailOf(from: Db, now: Date, userId: string): Promise<PendingEmail | null> {
	const isOpen = and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now));
	const [change] = await from.select().from(emailChanges).where(isOpen);
	return change ? toPending(change) : null;
}

/**
 * Changing an account's address: requested with the password, and effective once an e-mail sent to it is answered.
 * [ACC-01]
 */
export function createNewEmail(deps: Deps) {
	const { clock, jobs, limits, secret } = deps;
	const { db } = deps.database;
	const currentPassword = createCurrentPassword(deps);
	const linkPassword = createLinkPassword(deps);
	const contact = deps.config.company.email ?? `+${deps.config.contactPhone}`;

	async function ask(
		user: CurrentUser,
		form: { email: string; currentPassword: string },
		address: string,
		actor: Actor,
	): Promise<PendingEmail> {
		const known = await currentPassword(user, form.currentPassword, address);
		const { email } = form;
		if (email === known.email) throw invalidField('email', sentences.emailSame);
		// Each request sends an e-mail to an address of the caller's choice, whether or not it has an account.
		const wait =
			(await limits.count('changeEmail', user.id)) ?? (await limits.count('newEmailLetter', hashToken(email)));
		if (wait !== null) throw tooMany(sentences.tooMany, wait);
		// The caller isn't told that the address is taken; an e-mail tells its owner, and no e-mail contains this link
		// and code.
		const owner = await ownerOf(db, email);
		const isTold = owner !== null && (await limits.count('registerAccount', owner.id)) === null;
		const now = clock.now();
		const [id, token, code] = [newId(now), newToken(), newCode()];
		return db.transaction(async (tx) => {
			// Locked, so that of two simultaneous calls the second replaces the first, and a deletion waits.
			const [account] = await tx
				.select()
				.from(users)
				.where(and(eq(users.id, user.id), isNull(users.deletedAt)))
				.for('update');
			if (!account) throw unauthenticated();
			await tx.delete(emailChanges).where(eq(emailChanges.userId, user.id));
			const [change] = await tx
				.insert(emailChanges)
				.values({
					...{ id, email, userId: user.id, sessionId: user.sessionId, createdAt: now },
					...{ tokenHash: hashToken(token), codeHash: codeHash(secret, id, code), expiresAt: later(now, LIFETIME_MS) },
				})
				.returning();
			if (!change) throw new Error('no change was written');
			await record(tx, clock, actor, { subject: 'user', subjectId: user.id, kind: 'email-change-asked' });
			const url = `${deps.publicUrl()}/auth/new-email?${new URLSearchParams({ token })}`;
			if (!owner) await jobs.add(tx, 'mail', newEmailLetter({ ...known, email }, url, code));
			else if (isTold) {
				const loginUrl = `${deps.publicUrl()}/auth/login`;
				await jobs.add(tx, 'mail', knownAddressLetter(owner, loginUrl));
			}
			// An unconfirmed address may be a stranger's.
			if (known.emailConfirmedAt) {
				const forgotUrl = `${deps.publicUrl()}/auth/forgot-password`;
				await jobs.add(tx, 'mail', emailChangeAskedLetter(known, forgotUrl));
			}
			return toPending(change);
		});
	}

	async function ownerOf(from: Db, email: string) {
		const [owner] = await from
			.select({ id: users.id, email: users.email, firstName: users.firstName, language: users.language })
			.from(users)
			.where(eq(users.email, email));
		return owner ?? null;
	}

	/** Told only to someone who has opened the e-mail, and therefore has the address. */
	async function refuseTaken(from: Db, email: string): Promise<void> {
		if (await ownerOf(from, email)) throw takenField('email', sentences.emailTaken);
	}

	/** @param user who enters the code, or opens the link */
	async function confirm(
		proof: NewEmailProof,
		user: CurrentUser | null,
		address: string,
		actor: Actor,
	): Promise<{ email: string }> {
		const { id, userId } = await limits.guess([['confirm', networkOf(address)]], () =>
			'token' in proof ? byToken(proof.token) : byCode(user, proof.code),
		);
		const isOwn = user?.id === userId;
		const checked = 'token' in proof && !isOwn ? await owner(id, userId, proof.password, address) : null;
		return db.transaction(async (tx) => {
			const was = await findAccount(tx, userId, true);
			// Since the password was checked it may have been changed.
			if (checked && checked.passwordHash !== was?.passwordHash)
				throw invalidField('password', sentences.wrongPassword);
			// Of several uses one finds it open. It is kept for a while: the others are told that it is done.
			const [change] = await tx
				.update(emailChanges)
				.set({ expiresAt: sql`${emailChanges.createdAt}` })
				.where(and(eq(emailChanges.id, id), gt(emailChanges.expiresAt, clock.now())))
				.returning();
			const done = change ? null : await doneAddress(tx, id);
			if (done) return done;
			if (!change || !was || was.deactivatedAt || was.deletedAt) throw invalidField('token', sentences.emailLink);
			await refuseTaken(tx, change.email);
			const next = { email: change.email, emailConfirmedAt: clock.now(), version: was.version + 1 };
			await changeAccount(tx, was.id, next);
			// E-mails sent to the earlier address no longer open anything.
			await tx.delete(emailConfirmations).where(eq(emailConfirmations.userId, was.id));
			await tx.delete(passwordResets).where(eq(passwordResets.userId, was.id));
			const own = user?.id === was.id ? [user.sessionId] : [];
			await endSessionsBut(tx, clock, was.id, change.sessionId ? [change.sessionId, ...own] : own);
			const event = { subject: 'user', subjectId: was.id, kind: 'email-changed' } as const;
			await record(tx, clock, { ...actor, userId: was.id }, event);
			if (was.emailConfirmedAt) {
				await jobs.add(tx, 'mail', emailChangedLetter(was, contact));
			}
			return { email: change.email };
		});
	}

	/**
	 * Who opens a link where its user isn't signed in: otherwise whoever owns the address would give it to the account of a
	 * stranger who has typed it there.
	 * @returns null for a change that counts already, which anybody with the link is told
	 * @throws Refusal 400 at `password` where that is missing or wrong
	 */
	async function owner(id: string, userId: string, password: string | undefined, address: string) {
		const [open] = await db
			.select({ account: users })
			.from(emailChanges)
			.innerJoin(users, eq(users.id, emailChanges.userId))
			.where(and(eq(emailChanges.id, id), eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, clock.now())));
		if (!open) return null;
		if (password === undefined) throw invalidField('password', messages.passwordRequired);
		await linkPassword(open.account, password, address);
		return open.account;
	}

	/** The account's address, if it is the one that this change asked for. */
	async function doneAddress(from: Db, id: string): Promise<{ email: string } | null> {
		const isItsOwn = and(eq(users.id, emailChanges.userId), eq(users.email, emailChanges.email));
		const [done] = await from
			.select({ email: users.email })
			.from(emailChanges)
			.innerJoin(users, and(isItsOwn, maySignIn))
			.where(eq(emailChanges.id, id));
		return done ?? null;
	}

	async function byToken(token: string): Promise<Asked> {
		const [found] = await db
			.select({ id: emailChanges.id, userId: emailChanges.userId })
			.from(emailChanges)
			.where(eq(emailChanges.tokenHash, hashToken(token)));
		if (!found) throw invalidField('token', sentences.emailLink);
		return found;
	}

	async function byCode(user: CurrentUser | null, code: string): Promise<Asked> {
		if (!user) throw unauthenticated();
		// Also over several e-mails, each of which has its own few attempts.
		return limits.guess([['newEmailCode', user.id]], () => tryCode(user, code));
	}

	async function tryCode(user: CurrentUser, code: string): Promise<Asked> {
		// An attempt is counted before it is evaluated, so that simultaneous attempts count too.
		const [known] = await db.select().from(emailChanges).where(eq(emailChanges.userId, user.id));
		const isRight = (change: Change) => isSameText(change.codeHash, codeHash(secret, change.id, code));
		if (!known || known.expiresAt <= clock.now()) {
			// The link was opened meanwhile, on another device.
			if (known && isRight(known) && (await doneAddress(db, known.id))) return known;
			throw invalidField('code', sentences.emailNotAsked);
		}
		const [counted] = await db
			.update(emailChanges)
			.set({ codeTries: sql`${emailChanges.codeTries} + 1` })
			.where(and(eq(emailChanges.id, known.id), lt(emailChanges.codeTries, CODE_TRIES)))
			.returning();
		if (!counted) throw invalidField('code', sentences.codeTriesUsed);
		if (isRight(counted)) return counted;
		throw invalidField('code', counted.codeTries >= CODE_TRIES ? sentences.codeTriesUsed : sentences.codeWrong);
	}

	return {
		ask,
		confirm,
		pending: (userId: string) => pendingEmailOf(db, clock.now(), userId),
		withdraw: async (userId: string): Promise<void> => {
			await db.delete(emailChanges).where(and(eq(emailChanges.userId, userId), isAwaiting));
		},
	};
}
