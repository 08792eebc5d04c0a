import { eq, lte } from 'drizzle-orm';
import type { Confirmation, Login, Registration, Session, SignInChallenge } from 'visa-sdk/contract';
import type { Language } from 'visa-sdk/rules';
import type { z } from 'zod';
import { DAY_MS, later, MINUTE_MS } from '../../platform/clock';
import type { Db } from '../../platform/db';
import {
	emailChanges,
	emailConfirmations,
	passwordResets,
	sessions,
	signInChallenges,
} from '../../platform/db/schema/auth';
import { users } from '../../platform/db/schema/people';
import type { Deps } from '../../platform/deps';
import { newId } from '../../platform/ids';
import { type FieldError, invalid, unauthenticated } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import { type Actor, record } from '../audit/events';
import { addAccount, findAccount, followLanguage } from '../people/accounts';
import { isStaff } from '../people/currentUser';
import { checkAgainstNobody, hashPassword, isPassword, passwordFault } from '../people/passwords';
import { personErrors, type UserRow } from '../people/person';
import { beginChallenge } from './challenges';
import { createConfirmations } from './confirmations';
import { createConfirming } from './confirming';
import { guessesOf } from './guesses';
import { createNewEmail } from './newEmail';
import { createNewPasswords } from './newPasswords';
import { createOwnSessions } from './ownSessions';
import { createSecondFactor, hasFactor } from './secondFactor';
import { beginSession, createTokens, endSession, isClosedSession } from './sessions';
import type { ForgetWork } from './takingOver';

/** Registering, signing in and out, and regaining access. @param forgetWork for accounts that a stranger had begun */
export function createAuth(deps: Deps, forgetWork: ForgetWork) {
	const { clock, config, limits } = deps;
	const { db } = deps.database;
	const confirmations = createConfirmations(deps);
	const { isSecondFactorRequired } = config;
	const staffRules = { idleMs: config.staffIdleMinutes * MINUTE_MS, isSecondFactorRequired };

	/**
	 * @param language of the page: e-mails will be in it. [ACC-10]
	 * @param browserHash of this browser, where the e-mail's link alone will do
	 */
	async function register(
		form: Registration,
		language: Language | null,
		browserHash: string,
		actor: Actor,
	): Promise<Confirmation> {
		const errors = await registrationErrors(form);
		if (errors.length > 0) throw invalid(errors);
		const { password, isTermsAccepted: _, returnTo, ...person } = form;
		const passwordHash = await hashPassword(password);
		const add = (tx: Db, now: Date) =>
			addAccount(tx, {
				...{ ...person, id: newId(now), role: 'client', passwordHash, createdAt: now },
				...(language && { language }),
			});
		for (;;) {
			const known = await knownAccount(form);
			const answer = await db.transaction(async (tx) => {
				if (known) return answerKnown(tx, known, language, returnTo ?? null, browserHash);
				const user = await add(tx, clock.now());
				// Someone has just registered the address: now it is known.
				if (!user) return null;
				const event = { subject: 'user', subjectId: user.id, kind: 'registered' } as const;
				await record(tx, clock, { ...actor, userId: user.id }, event);
				return confirmations.send(tx, user, returnTo ?? null, browserHash);
			});
			if (answer) return answer;
		}
	}

	/**
	 * The account that has the address already; the caller isn't told, but its owner is. It takes the same time for a
	 * free address.
	 * @returns `isOwn` for someone who registers again because the first e-mail didn't arrive
	 */
	async function knownAccount({ email, password }: Registration) {
		const [owner] = await db.select().from(users).where(eq(users.email, email));
		if (!owner) {
			await checkAgainstNobody(password);
			return null;
		}
		const isRight = await isPassword(owner.passwordHash, password);
		const isOwn = isRight && owner.emailConfirmedAt === null && !isStaff(owner.role);
		const isTold = (await limits.count('registerAccount', owner.id)) === null;
		// Requests that come too often send no more e-mails, silently: a message would reveal that there is an account.
		return { owner, isOwn, isTold };
	}

	/** Looks the same as the response for a new address. */
	async function answerKnown(
		tx: Db,
		{ owner, isOwn, isTold }: { owner: UserRow; isOwn: boolean; isTold: boolean },
		language: Language | null,
		returnTo: string | null,
		browserHash: string,
	) {
		if (!isOwn) return confirmations.pretend(tx, owner, returnTo, browserHash, isTold);
		const reader = await followLanguage(tx, owner, language);
		return isTold
			? confirmations.send(tx, reader, returnTo, browserHash)
			: confirmations.hold(tx, reader, returnTo, browserHash);
	}

	async function registrationErrors(form: Registration): Promise<FieldError[]> {
		const errors: FieldError[] = [];
		const fault = passwordFault(form.password, { email: form.email, serviceName: config.company.name });
		if (fault) errors.push({ field: 'password', message: fault });
		return [...errors, ...(await personErrors(db, clock, form))];
	}

	/** The same error for an unknown address, a wrong password, a closed account and, on the dashboard, a client. */
	async function login(
		form: z.output<typeof Login>,
		language: Language | null,
		address: string,
	): Promise<Session | SignInChallenge> {
		const user = await limits.guess(guessesOf(form.email, address), () => userOf(form), sentences.tooManyLogins);
		await limits.forget(...guessesOf(form.email, address)[0]);
		return db.transaction(async (tx) => {
			// Since the password was checked it may have been changed, or the account closed, which ends all sessions: none
			// begins after that.
			const account = await findAccount(tx, user.id, true);
			if (!account || account.passwordHash !== user.passwordHash || isClosed(account))
				throw unauthenticated(sentences.wrongLogin);
			if (!isStaff(user.role)) return beginSession(tx, clock, await followLanguage(tx, user, language));
			if (await hasFactor(tx, user.id)) return beginChallenge(tx, clock, user.id, 'verify');
			if (isSecondFactorRequired) return beginChallenge(tx, clock, user.id, 'setUp');
			return beginSession(tx, clock, user);
		});
	}

	const isClosed = ({ deactivatedAt, deletedAt }: UserRow) => deactivatedAt !== null || deletedAt !== null;

	async function userOf({ email, password, audience }: z.output<typeof Login>) {
		const [user] = await db.select().from(users).where(eq(users.email, email));
		if (!user) await checkAgainstNobody(password);
		const isRight = user !== undefined && (await isPassword(user.passwordHash, password));
		if (!isRight || isClosed(user) || (audience === 'dashboard' && !isStaff(user.role)))
			throw unauthenticated(sentences.wrongLogin);
		return user;
	}

	/** Deletes what has expired. */
	async function sweep(): Promise<void> {
		const now = clock.now();
		// Whoever was shut out meanwhile may have a page open, which says so.
		await db.delete(sessions).where(lte(sessions.expiresAt, later(now, -DAY_MS)));
		await db.delete(signInChallenges).where(lte(signInChallenges.expiresAt, now));
		await db.delete(emailChanges).where(lte(emailChanges.expiresAt, later(now, -DAY_MS)));
		await db.delete(emailConfirmations).where(lte(emailConfirmations.expiresAt, later(now, -DAY_MS)));
		await db.delete(passwordResets).where(lte(passwordResets.expiresAt, later(now, -DAY_MS)));
	}

	return {
		register,
		sweep,
		login,
		confirmations,
		confirm: createConfirming(deps, forgetWork),
		newEmail: createNewEmail(deps),
		sessions: createOwnSessions(deps),
		passwords: createNewPasswords(deps, forgetWork),
		secondFactor: createSecondFactor(deps),
		logout: (accessToken: string) => endSession(db, accessToken),
		userOf: createTokens(deps, staffRules),
		isClosed: (accessToken: string) => isClosedSession(db, accessToken),
	};
}
export type Auth = ReturnType<typeof createAuth>;
