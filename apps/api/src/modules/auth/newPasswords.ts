import { and, eq, gt, isNull } from 'drizzle-orm';
import type { ResetLink } from 'visa-sdk/contract';
import { MINUTE_MS } from '../../platform/clock';
import type { Db } from '../../platform/db';
import { emailChanges, passwordResets } from '../../platform/db/schema/auth';
import { users } from '../../platform/db/schema/people';
import type { Deps } from '../../platform/deps';
import { hashToken } from '../../platform/ids';
import { type FieldError, invalid, invalidField, tooMany } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import { type Actor, record } from '../audit/events';
import { changeAccount, changeAccounts, findAccount } from '../people/accounts';
import { isStaff } from '../people/currentUser';
import { hashPassword, passwordFault } from '../people/passwords';
import { createCurrentPassword } from './currentPassword';
import { codeGuessesOf, guessesOf } from './guesses';
import { passwordChangedLetter, resetLetter } from './letters';
import { isAwaiting } from './newEmail';
import { addResetLink, endResetLinks } from './resetLinks';
import { endAllSessions, endOtherSessions, maySignIn } from './sessions';
import { type ForgetWork, takeOver } from './takingOver';

const RESET_LIFETIME_MS = 30 * MINUTE_MS;

/** Setting a new password: through an e-mailed link, or with the current one. */
export function createNewPasswords(deps: Deps, forgetWork: ForgetWork) {
	const { clock, jobs, limits } = deps;
	const { db } = deps.database;
	const currentPassword = createCurrentPassword(deps);
	const faultsOf = (email: string, password: string): FieldError[] => {
		const message = passwordFault(password, { email, serviceName: deps.config.company.name });
		return message ? [{ field: 'password', message }] : [];
	};
	const refuseGuessed = (email: string, password: string) => {
		const faults = faultsOf(email, password);
		if (faults.length > 0) throw invalid(faults);
	};
	const forgotUrl = () => `${deps.publicUrl()}/auth/forgot-password`;

	/** Responds before the address is looked up, so that known and unknown ones can't be told apart. */
	async function forgot(email: string, returnTo?: string): Promise<void> {
		await jobs.add(db, 'password-reset', { email, ...(returnTo && { returnTo }) });
	}

	/** The background half of {@link forgot}. */
	async function sendReset(email: string, returnTo?: string): Promise<void> {
		const [user] = await db
			.select()
			.from(users)
			.where(and(eq(users.email, email), maySignIn));
		if (!user || (await limits.count('forgotAccount', user.id)) !== null) return;
		await db.transaction(async (tx) => {
			const kept = { userId: user.id, lifetimeMs: RESET_LIFETIME_MS, isInvitation: false };
			const token = await addResetLink(tx, clock, kept);
			const url = `${deps.publicUrl()}/auth/reset-password?${new URLSearchParams({ token, ...(returnTo && { redirect: returnTo }) })}`;
			await jobs.add(tx, 'mail', resetLetter(user, url, isStaff(user.role) || user.emailConfirmedAt !== null));
		});
	}

	/** @throws Refusal 400 if the link was used or has expired, or is none; one that was an invitation is called so */
	async function findLink(token: string) {
		const { id, userId, expiresAt, usedAt, isInvitation } = passwordResets;
		const [link] = await db
			.select({
				id,
				userId,
				expiresAt,
				usedAt,
				isInvitation,
				email: users.email,
				role: users.role,
				isInvited: users.isInvited,
			})
			.from(passwordResets)
			.innerJoin(users, eq(users.id, userId))
			.where(eq(passwordResets.tokenHash, hashToken(token)));
		if (!link || link.usedAt || link.expiresAt <= clock.now()) throw refused(link);
		return link;
	}

	const refused = (link: { isInvitation: boolean } | undefined) =>
		invalidField('token', link?.isInvitation ? sentences.invitationLink : sentences.resetLink);

	/** What the page of a link says before anything is typed; the link stays as it is. */
	async function check(token: string): Promise<ResetLink> {
		const { isInvited, role } = await findLink(token);
		return { isInvitation: isInvited, isStaff: isStaff(role) };
	}

	/** With the token of a reset or an invitation; opening the e-mail proves the address. */
	async function reset(token: string, password: string, address: string, actor: Actor): Promise<void> {
		// Looked up before anything costly: nobody can guess a link, so that wrong ones need no limit.
		const link = await findLink(token);
		refuseGuessed(link.email, password);
		const wait = await limits.count('resetLink', link.id);
		if (wait !== null) throw tooMany(sentences.tooMany, wait);
		const passwordHash = await hashPassword(password);
		const owner = await db.transaction(async (tx) => {
			const now = clock.now();
			const user = await findAccount(tx, link.userId, true);
			const isAlive = and(isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now));
			const isIt = and(eq(passwordResets.id, link.id), isAlive);
			const used = await tx.update(passwordResets).set({ usedAt: now }).where(isIt).returning();
			if (!user || used.length === 0) throw refused(link);
			await endLinks(tx, user.id);
			const emailConfirmedAt = user.emailConfirmedAt ?? now;
			await changeAccount(tx, user.id, { passwordHash, emailConfirmedAt, isInvited: false });
			await endAllSessions(tx, user.id);
			const kind = user.isInvited ? 'invitation-accepted' : 'password-reset';
			await record(tx, clock, { ...actor, userId: user.id }, { subject: 'user', subjectId: user.id, kind });
			// A first password isn't a change.
			if (!user.isInvited) await jobs.add(tx, 'mail', passwordChangedLetter(user, forgotUrl()));
			// Whoever registered may have been a stranger. Of staff an admin knows who they are.
			if (!user.emailConfirmedAt && !isStaff(user.role)) {
				await takeOver(tx, clock, user.id);
				await forgetWork(tx, user.id);
			}
			return user;
		});
		await forgetGuesses(owner, address);
	}

	/** With the current password. */
	async function change(
		user: { id: string; email: string },
		accessToken: string,
		passwords: { currentPassword: string; password: string },
		address: string,
		actor: Actor,
	): Promise<void> {
		const faults = faultsOf(user.email, passwords.password);
		const known = await currentPassword(user, passwords.currentPassword, address, faults);
		const passwordHash = await hashPassword(passwords.password);
		await db.transaction(async (tx) => {
			// Conditional on the password that was checked: the second of two simultaneous changes fails.
			const isStill = and(eq(users.id, user.id), eq(users.passwordHash, known.passwordHash));
			const changed = await changeAccounts(tx, isStill, { passwordHash });
			if (changed === 0) throw invalidField('currentPassword', sentences.currentPassword);
			await endLinks(tx, user.id);
			await endOtherSessions(tx, user.id, accessToken);
			await record(tx, clock, actor, { subject: 'user', subjectId: user.id, kind: 'password-changed' });
			await jobs.add(tx, 'mail', passwordChangedLetter(known, forgotUrl(), true));
		});
		await forgetGuesses(known, address);
	}

	/** Whoever guessed knew the previous password and is back where they started; the owner must not have to wait. */
	async function forgetGuesses(user: { id: string; email: string }, address: string): Promise<void> {
		const [ofPassword] = guessesOf(user.email, address);
		const [ofAccount, ofPair] = codeGuessesOf(user.id, address);
		for (const counted of [ofPassword, ofAccount, ofPair]) await limits.forget(...counted);
	}

	/** Links in earlier e-mails stop working, as does a change requested by someone else who knew the password. */
	async function endLinks(tx: Db, userId: string): Promise<void> {
		await endResetLinks(tx, clock, userId);
		// One that counts already stays: whoever opens its letter again is told so.
		await tx.delete(emailChanges).where(and(eq(emailChanges.userId, userId), isAwaiting));
	}

	return { forgot, sendReset, check, reset, change };
}
