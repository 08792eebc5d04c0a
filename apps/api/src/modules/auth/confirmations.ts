import { and, desc, eq, max } from 'drizzle-orm';
import type { Confirmation, ResendOrder } from 'visa-sdk/contract';
import type { Language } from 'visa-sdk/rules';
import type { z } from 'zod';
import { DAY_MS, later, MINUTE_MS } from '../../platform/clock';
import type { Db } from '../../platform/db';
import { emailConfirmations as confirmations } from '../../platform/db/schema/auth';
import type { Deps } from '../../platform/deps';
import { hashToken, newCode, newId, newToken } from '../../platform/ids';
import type { Reader } from '../../platform/mail/letter';
import { notFound, tooMany, unauthenticated } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import { findAccount, followLanguage } from '../people/accounts';
import type { UserRow } from '../people/person';
import { CODE_TRIES, codeHash } from './codes';
import { findByToken } from './confirming';
import { confirmationLetter, knownAccountLetter } from './letters';
import { alreadyConfirmed } from './owners';

const LIFETIME_MS = 30 * MINUTE_MS;
/** How long the browser that registered is known as such: an e-mail may have to be sent again to it. */
export const BROWSER_LIFETIME_MS = DAY_MS;
const RESEND_MS = MINUTE_MS;

/** Sends the e-mails that confirm an address, and the handles that stand for them. */
export function createConfirmations(deps: Deps) {
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
		const confirmationId = handle ?? (token && (await findByToken(db, token))?.id);
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
			if (user.emailConfirmedAt && !isDecoy) throw alreadyConfirmed();
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

	return { send, hold, pretend, resend };
}
