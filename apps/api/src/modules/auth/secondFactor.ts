import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type {
	ConfirmedSecondFactor,
	RecoveredSession,
	RecoveryCodes,
	SecondFactor,
	SecondFactorBeginning,
	SecondFactorSetUp,
	Session,
} from 'visa-sdk/contract';
import { messages } from 'visa-sdk/rules';
import type { z } from 'zod';
import { later, MINUTE_MS } from '../../platform/clock';
import type { Db } from '../../platform/db';
import { recoveryCodes, secondFactors } from '../../platform/db/schema/auth';
import { users } from '../../platform/db/schema/people';
import type { Deps } from '../../platform/deps';
import { conflict, forbidden, invalidField, notFound, unauthenticated } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import { type Actor, record } from '../audit/events';
import { findAccount } from '../people/accounts';
import { type CurrentUser, isStaff } from '../people/currentUser';
import { challengedUser, endChallenge } from './challenges';
import { createCurrentPassword } from './currentPassword';
import { codeGuessesOf } from './guesses';
import { type SecondFactorNews, secondFactorLetter } from './letters';
import { codesLeft, renewCodes, useCode } from './recoveryCodes';
import { beginSession, endAllSessions, endOtherSessions } from './sessions';
import { newSecret, otpauthUrl, stepOf } from './totp';

const SET_UP_LIFETIME_MS = 10 * MINUTE_MS;
type User = typeof users.$inferSelect;
type Factor = typeof secondFactors.$inferSelect;

/** Whether a user has set up a second factor. */
export async function hasFactor(db: Db, userId: string): Promise<boolean> {
	const isSetUp = and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt));
	return (await db.$count(secondFactors, isSetUp)) > 0;
}

/** Removes a second factor with its recovery codes; the user sets it up anew. */
export async function forgetFactor(tx: Db, userId: string): Promise<void> {
	await tx.delete(secondFactors).where(eq(secondFactors.userId, userId));
	await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/** The second factor of staff: time-based codes, and codes for when the device is lost. [DSH-17] */
export function createSecondFactor(deps: Deps) {
	const { clock, jobs, limits, vault, config, log } = deps;
	const { db } = deps.database;
	const checkPassword = createCurrentPassword(deps);

	/** Runs something that depends on a guessable code; a correct code clears the wrong ones before it. */
	async function guess<T>(userId: string, address: string, attempt: () => Promise<T>): Promise<T> {
		const guesses = codeGuessesOf(userId, address);
		const answer = await limits.guess(guesses, attempt, sentences.tooManyLogins);
		await limits.forget(...guesses[0]);
		await limits.forget(...guesses[1]);
		return answer;
	}

	/** One transaction, with the account locked first. */
	const onAccount = <T>(userId: string, work: (tx: Db) => Promise<T>): Promise<T> =>
		db.transaction(async (tx) => {
			await findAccount(tx, userId, true);
			return work(tx);
		});

	async function factorOf(from: Db, userId: string): Promise<Factor | undefined> {
		const [factor] = await from.select().from(secondFactors).where(eq(secondFactors.userId, userId));
		return factor;
	}

	async function confirmedOf(userId: string): Promise<Factor> {
		const factor = await factorOf(db, userId);
		if (!factor?.confirmedAt) throw conflict(sentences.secondFactorNotSet);
		return factor;
	}

	const wrongCode = () => invalidField('code', sentences.secondFactorWrong);

	/** Accepts a code once: it and all earlier ones become invalid. @throws Refusal 400 at the field */
	async function accept(tx: Db, { userId, secret }: Factor, code: string): Promise<void> {
		const step = stepOf(opened(secret, userId), code, clock.now());
		if (step === null) throw wrongCode();
		const isNew = or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step));
		const accepted = await tx
			.update(secondFactors)
			.set({ lastStep: step })
			.where(and(eq(secondFactors.userId, userId), eq(secondFactors.secret, secret), isNew))
			.returning({ userId: secondFactors.userId });
		if (accepted.length === 0) throw wrongCode();
	}

	/** A secret sealed with another key matches no code; an admin can remove it. */
	function opened(secret: string, userId: string): string {
		try {
			return vault.open(secret, userId);
		} catch (error) {
			log.error({ err: error }, 'a second factor that DATA_KEY does not open');
			throw wrongCode();
		}
	}

	/** The user who is setting up: signed in, or in the middle of signing in. @throws Refusal 401, 403, 409 */
	async function settingUp(current: CurrentUser | null, challenge: string | undefined): Promise<User> {
		const user = challenge === undefined ? await signedInUser(current) : await challengedUser(db, clock, challenge);
		if (!isStaff(user.role)) throw forbidden();
		if (await hasFactor(db, user.id)) throw conflict(sentences.secondFactorSet);
		return user;
	}

	async function signedInUser(current: CurrentUser | null): Promise<User> {
		const user = current && (await findAccount(db, current.id));
		if (!user) throw unauthenticated();
		return user;
	}

	const tell = (tx: Db, user: User, news: SecondFactorNews) =>
		jobs.add(tx, 'mail', secondFactorLetter(user, news, `${deps.publicUrl()}/auth/forgot-password`));

	const note = (tx: Db, actor: Actor, userId: string, kind: string) =>
		record(tx, clock, actor, { subject: 'user', subjectId: userId, kind });

	async function get(userId: string): Promise<SecondFactor> {
		const factor = await factorOf(db, userId);
		return {
			isSetUp: Boolean(factor?.confirmedAt),
			isRequired: config.isSecondFactorRequired,
			setUpAt: factor?.confirmedAt?.toISOString() ?? null,
			recoveryCodesLeft: await codesLeft(db, userId),
		};
	}

	/** @throws Refusal also 400 at `currentPassword` for somebody signed in: the session may be one that was left open */
	async function setUp(
		current: CurrentUser | null,
		{ challenge, currentPassword }: z.output<typeof SecondFactorBeginning>,
		address: string,
	): Promise<SecondFactorSetUp> {
		const user = await settingUp(current, challenge);
		if (challenge === undefined) {
			if (currentPassword === undefined) throw invalidField('currentPassword', messages.passwordRequired);
			await checkPassword(user, currentPassword, address);
		}
		if (!vault.canSeal) throw conflict(sentences.secondFactorUnavailable);
		const secret = newSecret();
		const now = clock.now();
		const row = { secret: vault.seal(secret, user.id), createdAt: now, lastStep: null };
		const begun = await db
			.insert(secondFactors)
			.values({ ...row, userId: user.id })
			.onConflictDoUpdate({ target: secondFactors.userId, set: row, setWhere: isNull(secondFactors.confirmedAt) })
			.returning({ userId: secondFactors.userId });
		if (begun.length === 0) throw conflict(sentences.secondFactorSet);
		return {
			secret,
			otpauthUrl: otpauthUrl(secret, user.email),
			expiresAt: later(now, SET_UP_LIFETIME_MS).toISOString(),
		};
	}

	async function confirm(
		current: CurrentUser | null,
		{ challenge, code }: { challenge?: string | undefined; code: string },
		accessToken: string | null,
		address: string,
		actor: Actor,
	): Promise<ConfirmedSecondFactor> {
		const user = await settingUp(current, challenge);
		const factor = await factorOf(db, user.id);
		if (!factor || factor.createdAt <= later(clock.now(), -SET_UP_LIFETIME_MS)) throw conflict(sentences.setUpOver);
		return guess(user.id, address, () =>
			onAccount(user.id, async (tx) => {
				await accept(tx, factor, code);
				const isPending = and(eq(secondFactors.userId, user.id), isNull(secondFactors.confirmedAt));
				const now = clock.now();
				const confirmed = await tx.update(secondFactors).set({ confirmedAt: now }).where(isPending).returning();
				if (confirmed.length === 0) throw conflict(sentences.secondFactorSet);
				await note(tx, { ...actor, userId: user.id }, user.id, 'second-factor-set-up');
				await tell(tx, user, 'setUp');
				const recoveryCodes = await renewCodes(tx, clock, user.id);
				// A session older than the factor may be someone else's.
				if (challenge === undefined) {
					await endOtherSessions(tx, user.id, accessToken ?? '');
					return { recoveryCodes, session: null };
				}
				await endChallenge(tx, challenge);
				await endAllSessions(tx, user.id);
				return { recoveryCodes, session: await beginSession(tx, clock, user) };
			}),
		);
	}

	async function verify({ challenge, code }: { challenge: string; code: string }, address: string): Promise<Session> {
		const user = await challengedUser(db, clock, challenge);
		const factor = await confirmedOf(user.id);
		return guess(user.id, address, () =>
			onAccount(user.id, async (tx) => {
				await accept(tx, factor, code);
				await endChallenge(tx, challenge);
				return beginSession(tx, clock, user);
			}),
		);
	}

	async function recover(
		{ challenge, recoveryCode }: { challenge: string; recoveryCode: string },
		address: string,
		actor: Actor,
	): Promise<RecoveredSession> {
		const user = await challengedUser(db, clock, challenge);
		await confirmedOf(user.id);
		return guess(user.id, address, () =>
			onAccount(user.id, async (tx) => {
				const isRight = await useCode(tx, user.id, recoveryCode);
				if (!isRight) throw invalidField('recoveryCode', sentences.recoveryWrong);
				await endChallenge(tx, challenge);
				await note(tx, { ...actor, userId: user.id }, user.id, 'recovery-code-used');
				await tell(tx, user, 'recovered');
				const session = await beginSession(tx, clock, user);
				return { ...session, recoveryCodesLeft: await codesLeft(tx, user.id) };
			}),
		);
	}

	async function renewRecoveryCodes(
		userId: string,
		code: string,
		address: string,
		actor: Actor,
	): Promise<RecoveryCodes> {
		const factor = await confirmedOf(userId);
		return guess(userId, address, () =>
			onAccount(userId, async (tx) => {
				await accept(tx, factor, code);
				await note(tx, actor, userId, 'recovery-codes-renewed');
				return { recoveryCodes: await renewCodes(tx, clock, userId) };
			}),
		);
	}

	async function switchOff(userId: string, code: string, address: string, actor: Actor): Promise<void> {
		const factor = await confirmedOf(userId);
		if (config.isSecondFactorRequired) throw conflict(sentences.secondFactorRequired);
		await guess(userId, address, () =>
			onAccount(userId, async (tx) => {
				await accept(tx, factor, code);
				await forgetFactor(tx, userId);
				await note(tx, actor, userId, 'second-factor-switched-off');
				const user = await findAccount(tx, userId);
				if (user) await tell(tx, user, 'switchedOff');
			}),
		);
	}

	/**
	 * Removes another person's lost factor; they are signed out, and set it up again after signing in with the password.
	 */
	const reset = (userId: string, actor: Actor): Promise<void> =>
		db.transaction(async (tx) => {
			const [user] = await tx
				.select()
				.from(users)
				.where(and(eq(users.id, userId), isNull(users.deletedAt)))
				.for('update');
			if (!user || !isStaff(user.role)) throw notFound();
			if (user.id === actor.userId) throw conflict(sentences.resetOwnFactor);
			if (!(await hasFactor(tx, user.id))) throw conflict(sentences.secondFactorNotSet);
			await forgetFactor(tx, user.id);
			await endAllSessions(tx, user.id);
			await note(tx, actor, user.id, 'second-factor-reset');
			await tell(tx, user, 'reset');
		});

	return { get, setUp, confirm, verify, recover, renewRecoveryCodes, switchOff, reset };
}
