import { and, desc, eq, isNull, lt, max, sql } from 'drizzle-orm';
import type { Confirmation, EmailConfirmation, ResendOrder, Session, UnprovenLink } from 'visa-sdk/contract';
import type { Language } from 'visa-sdk/rules';
import type { z } from 'zod';
import { DAY_MS, later, MINUTE_MS } from '../../platform/clock';
import type { Db } from '../../platform/db';
import { emailConfirmations as confirmations } from '../../platform/db/schema/auth';
import { users } from '../../platform/db/schema/people';
import type { Deps } from '../../platform/deps';
import { hashToken, isSameText, newCode, newId, newToken } from '../../platform/ids';
import { networkOf } from '../../platform/limits';
import type { Reader } from '../../platform/mail/letter';
import { conflict, invalid, invalidField, notFound, Refusal, tooMany, unauthenticated } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import { type Actor, record } from '../audit/events';
import { changeAccount, findAccount, followLanguage } from '../people/accounts';
import { isStaff } from '../people/currentUser';
import { hashPassword, isPassword, passwordFault } from '../people/passwords';
import type { UserRow } from '../people/person';
import { CODE_TRIES, codeHash } from './codes';
import { guessesOf } from './guesses';
import { confirmationLetter, knownAccountLetter, passwordChangedLetter } from './letters';
import { beginSession } from './sessions';
import { type ForgetWork, takeOver } from './takingOver';

const LIFETIME_MS = 30 * MINUTE_MS;
/** How long the browser that registered is known as such: an e-mail may have to be sent again to it. */
export const BROWSER_LIFETIME_MS = DAY_MS;
const RESEND_MS = MINUTE_MS;
type Named = Pick<typeof confirmations.$inferSelect, 'id' | 'userId' | 'browserHash'>;
type Proof = z.output<typeof EmailConfirmation>;

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

/** What is shown of the account's owner, besides the link or the code. */
type Owner =
	/** It comes from where the registration was made, or from its user. */
	| 'known'
	/** With the password that the account had then. */
	| { passwordHash: string }
	/** With a password that replaces it. */
	| { newHash: string }
	/** Nothing yet. */
	| UnprovenLink;

/** Confirms an e-mail address by the link in an e-mail or by its code. */
export function createConfirmations(deps: Deps, forgetWork: ForgetWork) {
	const { clock, jobs, limits, secret } = deps;
	const { db } = deps.database;

	/**
	 * Sends an e-mail with a new link and code. Those of earlier e-mails stay valid, each with its own few attempts.
	 * @param browserHash of the browser where its link alone confirms
	 * @param afterMs the earliest time to send it
	 */
	async function send(
		tx: Db,
		user: Reader & { id: string },
		returnTo: string | null,
		browserHash: string | null,
		afterMs = 0,
	): Promise<Confirmation> {
		const now = clock.now();
		const [id, token, code] = [newId(now), newToken(), newCode()];
		const [expiresAt, resendAt] = [later(now, LIFETIME_MS), later(now, RESEND_MS)];
		await tx.insert(confirmations).values({
			...{ id, userId: user.id, returnTo, expiresAt, resendAt, createdAt: now, sentAt: later(now, afterMs) },
			...{ tokenHash: hashToken(token), codeHash: codeHash(secret, id, code), browserHash },
		});
		const query = new URLSearchParams({ token, ...(returnTo ? { redirect: returnTo } : {}) });
		const url = `${deps.publicUrl()}/auth/confirm-email?${query}`;
		await jobs.add(tx, 'mail', confirmationLetter(user, url, code), Math.ceil(afterMs / 1000));
		return { confirmationId: id, expiresAt: expiresAt.toISOString(), resendAt: resendAt.toISOString() };
	}

	/**
	 * Responds to someone who registers an address that has an account as to anyone else: with a handle that behaves like
	 * a real one, and confirms nothing. @param isTold whether an e-mail informs the account's owner
	 */
	async function pretend(
		tx: Db,
		owner: UserRow,
		returnTo: string | null,
		browserHash: string | null,
		isTold: boolean,
	): Promise<Confirmation> {
		const answer = await addSilent(tx, owner.id, returnTo, browserHash, true);
		if (isTold && !owner.deactivatedAt) {
			const query = returnTo ? `?${new URLSearchParams({ redirect: returnTo })}` : '';
			const urls = [`${deps.publicUrl()}/auth/login${query}`, `${deps.publicUrl()}/auth/forgot-password`] as const;
			await jobs.add(tx, 'mail', knownAccountLetter(owner, ...urls));
		}
		return answer;
	}

	/**
	 * A handle without an e-mail, for requests that come too often: what was sent before still works, and resending sends
	 * a new one.
	 */
	const hold = (tx: Db, user: { id: string }, returnTo: string | null, browserHash: string | null) =>
		addSilent(tx, user.id, returnTo, browserHash, false);

	/** A handle whose link and code nobody knows. */
	async function addSilent(
		tx: Db,
		userId: string,
		returnTo: string | null,
		browserHash: string | null,
		isDecoy: boolean,
	): Promise<Confirmation> {
		const now = clock.now();
		const id = newId(now);
		const [expiresAt, resendAt] = [later(now, LIFETIME_MS), later(now, RESEND_MS)];
		const [tokenHash, codeHash] = [hashToken(newToken()), hashToken(newToken())];
		const row = { id, userId, returnTo, expiresAt, resendAt, createdAt: now, isDecoy, browserHash };
		await tx.insert(confirmations).values({ ...row, tokenHash, codeHash });
		return { confirmationId: id, expiresAt: expiresAt.toISOString(), resendAt: resendAt.toISOString() };
	}

	/**
	 * @param order with the handle returned by registration, or a link's token; if neither, the signed-in user's
	 * @param language of the page that asks
	 * @param askingHash of this browser's secret. It is written down only of whoever is signed in to the account: a handle
	 * stands in addresses, and a link in an e-mail, so that neither makes a browser the one that registered.
	 * @returns also whether the new link alone confirms in this browser
	 */
	async function resend(
		{ confirmationId: handle, token, returnTo }: z.output<typeof ResendOrder>,
		signedInUserId: string | null,
		language: Language | null,
		askingHash: string,
	): Promise<{ made: Confirmation; isHere: boolean }> {
		const confirmationId = handle ?? (token && (await findByToken(token))?.id);
		if (!confirmationId && !signedInUserId) throw unauthenticated();
		const [named] = confirmationId
			? await db.select().from(confirmations).where(eq(confirmations.id, confirmationId))
			: [];
		const isDecoy = named?.isDecoy ?? false;
		// Outside the transaction: with a single connection, counting would wait for it forever. A request that comes too
		// soon doesn't use up any of the owner's e-mails.
		const isCounted = isDecoy && named && waitFor(named) <= 0;
		const isTold = isCounted ? (await limits.count('registerAccount', named.userId)) === null : false;
		return db.transaction(async (tx) => {
			const userId = confirmationId ? named?.userId : signedInUserId;
			// Locked, so that two simultaneous calls send one e-mail.
			const user = userId && (await findAccount(tx, userId, true));
			if (!user) throw notFound();
			if (user.emailConfirmedAt && !isDecoy) throw new Refusal(409, 'CONFLICT', sentences.emailConfirmed);
			const replaced = await handleOf(tx, user.id, confirmationId);
			const wait = replaced ? waitFor(replaced) : 0;
			if (wait > 0) throw tooMany(sentences.resendTooSoon, Math.ceil(wait / 1000));
			const goOn = returnTo ?? replaced?.returnTo ?? null;
			const browserHash = user.id === signedInUserId ? askingHash : (replaced?.browserHash ?? null);
			const made = await (isDecoy
				? pretend(tx, user, goOn, browserHash, isTold)
				: sendOnceAMinute(tx, await followLanguage(tx, user, language), goOn, browserHash));
			if (replaced) {
				const next = { codeTries: CODE_TRIES, resendAt: new Date(made.resendAt) };
				await tx.update(confirmations).set(next).where(eq(confirmations.id, replaced.id));
			}
			return { made, isHere: browserHash === askingHash };
		});
	}

	/** How long until a handle may be resent, in ms; 0 or less if it may be now. */
	const waitFor = (handle: { resendAt: Date }) => handle.resendAt.getTime() - clock.now().getTime();

	/**
	 * What should be resent: identified by its handle alone, so that a handle reveals no other one, whoever started it;
	 * without a handle, the user's newest.
	 */
	async function handleOf(tx: Db, userId: string, confirmationId: string | undefined) {
		const isIt = confirmationId
			? eq(confirmations.id, confirmationId)
			: and(eq(confirmations.userId, userId), eq(confirmations.isDecoy, false));
		const [handle] = await tx.select().from(confirmations).where(isIt).orderBy(desc(confirmations.createdAt)).limit(1);
		return handle;
	}

	/**
	 * However many handles a user has, the address gets at most one e-mail a minute: a further one is delayed, and no
	 * third joins it.
	 */
	async function sendOnceAMinute(
		tx: Db,
		user: UserRow,
		returnTo: string | null,
		browserHash: string | null,
	): Promise<Confirmation> {
		const last = tx.select({ sentAt: max(confirmations.sentAt) }).from(confirmations);
		const [{ sentAt } = { sentAt: null }] = await last.where(eq(confirmations.userId, user.id));
		const wait = Math.max(0, (sentAt?.getTime() ?? 0) + RESEND_MS - clock.now().getTime());
		return wait > RESEND_MS ? hold(tx, user, returnTo, browserHash) : send(tx, user, returnTo, browserHash, wait);
	}

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

	/**
	 * Whether the link or the code alone says who has it: otherwise anybody's link would sign in whoever it is sent to, over
	 * their own session, and would confirm the account of whoever had registered somebody else's address.
	 * @throws Refusal 400 at `password` or `newPassword`, 429 after too many wrong passwords, 409 for an address that has been
	 * confirmed by another of these e-mails
	 */
	async function ownerOf(
		found: Named,
		{ password, newPassword }: Proof,
		current: { id: string } | null,
		browserHash: string | null,
		address: string,
	): Promise<Owner> {
		const account = await findAccount(db, found.userId);
		if (!account) throw notFound();
		// A link signs no member of staff in.
		if (isStaff(account.role)) return 'known';
		const isHere = found.browserHash !== null && found.browserHash === browserHash;
		// Where somebody else is signed in, only they can want to sign out.
		const isKnown = current ? current.id === account.id : isHere;
		if (account.emailConfirmedAt && (newPassword !== undefined || !isKnown)) throw alreadyConfirmed();
		if (newPassword !== undefined) {
			const fault = passwordFault(newPassword, { email: account.email, serviceName: deps.config.company.name });
			if (fault) throw invalid([{ field: 'newPassword', message: fault }]);
			const wait = await limits.count('resetLink', found.id);
			if (wait !== null) throw tooMany(sentences.tooMany, wait);
			return { newHash: await hashPassword(newPassword) };
		}
		if (password !== undefined) {
			const guesses = guessesOf(account.email, address);
			await limits.guess(guesses, () => check(account, password), sentences.tooManyLogins);
			await limits.forget(...guesses[0]);
			return { passwordHash: account.passwordHash };
		}
		return isKnown ? 'known' : { email: account.email };
	}

	async function check(account: UserRow, password: string): Promise<void> {
		const isRight = await isPassword(account.passwordHash, password);
		if (!isRight) throw invalidField('password', sentences.wrongPassword);
	}

	/** A password of the mailbox's owner instead of the one it was registered with, like a reset. */
	async function renew(tx: Db, account: UserRow, passwordHash: string, actor: Actor): Promise<void> {
		await changeAccount(tx, account.id, { passwordHash });
		const event = { subject: 'user', subjectId: account.id, kind: 'password-reset' } as const;
		await record(tx, clock, { ...actor, userId: account.id }, event);
		await jobs.add(tx, 'mail', passwordChangedLetter(account, `${deps.publicUrl()}/auth/forgot-password`));
		await takeOver(tx, clock, account.id);
	}

	async function findByToken(token: string) {
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

	async function byToken(token: string): Promise<Named> {
		const found = await findByToken(token);
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

	return { send, hold, pretend, resend, confirm };
}

const alreadyConfirmed = () => new Refusal(409, 'CONFLICT', sentences.emailConfirmed);
