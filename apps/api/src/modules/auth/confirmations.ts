import { and, desc, eq, isNull, lt, max, sql } from 'drizzle-orm';
import type { Confirmation, EmailConfirmation, ResendOrder, Session } from 'visa-sdk/contract';
import type { Language } from 'visa-sdk/rules';
import type { z } from 'zod';
import { later, MINUTE_MS } from '../../platform/clock';
import type { Db } from '../../platform/db';
import { emailConfirmations as confirmations } from '../../platform/db/schema/auth';
import { users } from '../../platform/db/schema/people';
import type { Deps } from '../../platform/deps';
import { hashToken, isSameText, newCode, newId, newToken } from '../../platform/ids';
import type { Reader } from '../../platform/mail/letter';
import { conflict, invalidField, notFound, Refusal, tooMany, unauthenticated } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import { type Actor, record } from '../audit/events';
import { changeAccount, findAccount, followLanguage } from '../people/accounts';
import { isStaff } from '../people/currentUser';
import type { UserRow } from '../people/person';
import { CODE_TRIES, codeHash } from './codes';
import { confirmationLetter, knownAccountLetter } from './letters';
import { beginSession } from './sessions';

const LIFETIME_MS = 30 * MINUTE_MS;
const RESEND_MS = MINUTE_MS;
type Named = Pick<typeof confirmations.$inferSelect, 'id' | 'userId'>;

/** Confirms an e-mail address by the link in an e-mail or by its code. */
export function createConfirmations(deps: Deps) {
	const { clock, jobs, limits, secret } = deps;
	const { db } = deps.database;

	/**
	 * Sends an e-mail with a new link and code. Those of earlier e-mails stay valid, each with its own few attempts.
	 * @param afterMs the earliest time to send it
	 */
	async function send(
		tx: Db,
		user: Reader & { id: string },
		returnTo: string | null,
		afterMs = 0,
	): Promise<Confirmation> {
		const now = clock.now();
		const [id, token, code] = [newId(now), newToken(), newCode()];
		const [expiresAt, resendAt] = [later(now, LIFETIME_MS), later(now, RESEND_MS)];
		await tx.insert(confirmations).values({
			...{ id, userId: user.id, returnTo, expiresAt, resendAt, createdAt: now, sentAt: later(now, afterMs) },
			...{ tokenHash: hashToken(token), codeHash: codeHash(secret, id, code) },
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
	async function pretend(tx: Db, owner: UserRow, returnTo: string | null, isTold: boolean): Promise<Confirmation> {
		const answer = await addSilent(tx, owner.id, returnTo, true);
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
	const hold = (tx: Db, user: { id: string }, returnTo: string | null) => addSilent(tx, user.id, returnTo, false);

	/** A handle whose link and code nobody knows. */
	async function addSilent(tx: Db, userId: string, returnTo: string | null, isDecoy: boolean): Promise<Confirmation> {
		const now = clock.now();
		const id = newId(now);
		const [expiresAt, resendAt] = [later(now, LIFETIME_MS), later(now, RESEND_MS)];
		const [tokenHash, codeHash] = [hashToken(newToken()), hashToken(newToken())];
		const row = { id, userId, returnTo, expiresAt, resendAt, createdAt: now, isDecoy };
		await tx.insert(confirmations).values({ ...row, tokenHash, codeHash });
		return { confirmationId: id, expiresAt: expiresAt.toISOString(), resendAt: resendAt.toISOString() };
	}

	/**
	 * @param order with the handle returned by registration, or a link's token; if neither, the signed-in user's
	 * @param language of the page that asks
	 */
	async function resend(
		{ confirmationId: handle, token, returnTo }: z.output<typeof ResendOrder>,
		signedInUserId: string | null,
		language: Language | null,
	): Promise<Confirmation> {
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
			const made = await (isDecoy
				? pretend(tx, user, goOn, isTold)
				: sendOnceAMinute(tx, await followLanguage(tx, user, language), goOn));
			if (replaced) {
				const next = { codeTries: CODE_TRIES, resendAt: new Date(made.resendAt) };
				await tx.update(confirmations).set(next).where(eq(confirmations.id, replaced.id));
			}
			return made;
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
	async function sendOnceAMinute(tx: Db, user: UserRow, returnTo: string | null): Promise<Confirmation> {
		const last = tx.select({ sentAt: max(confirmations.sentAt) }).from(confirmations);
		const [{ sentAt } = { sentAt: null }] = await last.where(eq(confirmations.userId, user.id));
		const wait = Math.max(0, (sentAt?.getTime() ?? 0) + RESEND_MS - clock.now().getTime());
		return wait > RESEND_MS ? hold(tx, user, returnTo) : send(tx, user, returnTo, wait);
	}

	/**
	 * Confirms the address and signs in.
	 * @param language of the page where the code was entered; a link may open on a device where nobody has chosen one
	 */
	async function confirm(
		proof: z.output<typeof EmailConfirmation>,
		language: Language | null,
		actor: Actor,
	): Promise<Session & { returnTo: string | null }> {
		const found = 'token' in proof ? await byToken(proof.token) : await byCode(proof.confirmationId, proof.code);
		const session = await db.transaction(async (tx) => {
			const now = clock.now();
			await findAccount(tx, found.userId, true);
			// A link opened twice at once signs in once.
			const [used] = await tx
				.update(confirmations)
				.set({ usedAt: now })
				.where(and(eq(confirmations.id, found.id), isNull(confirmations.usedAt)))
				.returning();
			if (!used) throw invalidField('token', sentences.confirmationLink);
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
			return { ...(await beginSession(tx, clock, user)), returnTo: used.returnTo };
		});
		// Staff sign in with everything that is required of them.
		if (!session) throw conflict(sentences.emailConfirmed);
		return session;
	}

	async function findByToken(token: string) {
		const [found] = await db
			.select({
				id: confirmations.id,
				userId: confirmations.userId,
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
		if (user?.emailConfirmedAt) throw new Refusal(409, 'CONFLICT', sentences.emailConfirmed);
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
		return counted;
	}

	return { send, hold, pretend, resend, confirm };
}
