import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Confirmation, Login, Registration, Session } from 'visa-sdk/contract';
import { ageOn, businessToday, messages, parseDay } from 'visa-sdk/rules';
import type { z } from 'zod';
import { DAY_MS, later, MINUTE_MS } from '../../platform/clock';
import { tables } from '../../platform/db';
import type { Deps } from '../../platform/deps';
import { hashToken, newId, newToken } from '../../platform/ids';
import { type FieldError, invalid, invalidField, Refusal, tooMany, unauthenticated } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import { type Actor, record } from '../audit/events';
import { isStaff } from '../users/currentUser';
import { createConfirmations } from './confirmations';
import { passwordChangedLetter, resetLetter } from './letters';
import { checkAgainstNobody, hashPassword, isCommonPassword, isPassword } from './passwords';
import { beginSession, endAllSessions, endSession, userOfToken } from './sessions';

const { users, sessions, emailConfirmations, passwordResets, citizenships, residentCountries } = tables;
const RESET_LIFETIME_MS = 30 * MINUTE_MS;

/** Registering, signing in and out, and getting back in. */
export function createAuth(deps: Deps) {
	const { clock, jobs, limits } = deps;
	const { db } = deps.database;
	const confirmations = createConfirmations(deps);

	async function register(form: Registration, actor: Actor): Promise<Confirmation> {
		const errors = await registrationErrors(form);
		if (errors.length > 0) throw invalid(errors);
		const { password, isTermsAccepted: _, returnTo, ...person } = form;
		const passwordHash = await hashPassword(password);
		const now = clock.now();
		return db.transaction(async (tx) => {
			const [user] = await tx
				.insert(users)
				.values({ ...person, id: newId(now), role: 'client', passwordHash, createdAt: now })
				.onConflictDoNothing({ target: users.email })
				.returning();
			if (!user) {
				const errors = [{ field: 'email', message: sentences.emailTaken }];
				throw new Refusal(409, 'CONFLICT', sentences.emailTaken, { errors });
			}
			await record(
				tx,
				clock,
				{ ...actor, userId: user.id },
				{ subject: 'user', subjectId: user.id, kind: 'registered' },
			);
			return confirmations.send(tx, user, returnTo ?? null);
		});
	}

	async function registrationErrors(form: Registration): Promise<FieldError[]> {
		const errors: FieldError[] = [];
		if (isCommonPassword(form.password)) errors.push({ field: 'password', message: messages.passwordCommon });
		const birth = parseDay(form.dateOfBirth);
		if (!birth || ageOn(businessToday(clock.now()), birth) < 18) {
			errors.push({ field: 'dateOfBirth', message: messages.adult });
		}
		const [citizenship] = await db.select().from(citizenships).where(eq(citizenships.id, form.citizenshipId));
		if (!citizenship) errors.push({ field: 'citizenshipId', message: messages.citizenship });
		const [country] = await db.select().from(residentCountries).where(eq(residentCountries.id, form.residentCountryId));
		if (!country) errors.push({ field: 'residentCountryId', message: messages.residentCountry });
		return errors;
	}

	/** One error for an unknown address, a wrong password and, on the dashboard, a client. */
	async function login({ email, password, audience }: z.output<typeof Login>): Promise<Session> {
		const account = hashToken(email);
		const wait = await limits.count('login', account);
		if (wait !== null) throw tooMany(sentences.tooManyLogins, wait);
		const [user] = await db.select().from(users).where(eq(users.email, email));
		if (!user) await checkAgainstNobody(password);
		const isRight = user !== undefined && (await isPassword(user.passwordHash, password));
		if (!isRight || (audience === 'dashboard' && !isStaff(user.role))) throw unauthenticated(sentences.wrongLogin);
		await limits.forget('login', account);
		return beginSession(db, clock, user);
	}

	/** Answers before the address is looked up, so that known and unknown ones can't be told apart. */
	async function forgotPassword(email: string): Promise<void> {
		await jobs.add(db, 'password-reset', { email });
	}

	/** The background half of {@link forgotPassword}. */
	async function sendReset(email: string): Promise<void> {
		const [user] = await db.select().from(users).where(eq(users.email, email));
		if (!user || (await limits.count('forgotAccount', user.id)) !== null) return;
		const now = clock.now();
		const token = newToken();
		await db.transaction(async (tx) => {
			await tx.insert(passwordResets).values({
				id: newId(now),
				userId: user.id,
				tokenHash: hashToken(token),
				expiresAt: later(now, RESET_LIFETIME_MS),
				createdAt: now,
			});
			const url = `${deps.publicUrl()}/auth/reset-password?${new URLSearchParams({ token })}`;
			await jobs.add(tx, 'mail', resetLetter(user.email, user.firstName, url));
		});
	}

	async function resetPassword(token: string, password: string, actor: Actor): Promise<void> {
		if (isCommonPassword(password)) throw invalidField('password', messages.passwordCommon);
		const passwordHash = await hashPassword(password);
		const userId = await db.transaction(async (tx) => {
			const now = clock.now();
			const [reset] = await tx
				.update(passwordResets)
				.set({ usedAt: now })
				.where(
					and(
						eq(passwordResets.tokenHash, hashToken(token)),
						isNull(passwordResets.usedAt),
						gt(passwordResets.expiresAt, now),
					),
				)
				.returning();
			if (!reset) throw invalidField('token', sentences.resetLink);
			const unused = and(eq(passwordResets.userId, reset.userId), isNull(passwordResets.usedAt));
			await tx.update(passwordResets).set({ usedAt: now }).where(unused);
			const [user] = await tx.update(users).set({ passwordHash }).where(eq(users.id, reset.userId)).returning();
			if (!user) throw invalidField('token', sentences.resetLink);
			// Who opened the letter has the address.
			if (!user.emailConfirmedAt) await tx.update(users).set({ emailConfirmedAt: now }).where(eq(users.id, user.id));
			await endAllSessions(tx, user.id);
			await record(
				tx,
				clock,
				{ ...actor, userId: user.id },
				{ subject: 'user', subjectId: user.id, kind: 'password-reset' },
			);
			const url = `${deps.publicUrl()}/auth/forgot-password`;
			await jobs.add(tx, 'mail', passwordChangedLetter(user.email, user.firstName, url));
			return hashToken(user.email);
		});
		await limits.forget('login', userId);
	}

	/** Forgets what is over. */
	async function sweep(): Promise<void> {
		const now = clock.now();
		await db.delete(sessions).where(lte(sessions.expiresAt, now));
		await db.delete(emailConfirmations).where(lte(emailConfirmations.expiresAt, later(now, -DAY_MS)));
		await db.delete(passwordResets).where(lte(passwordResets.expiresAt, later(now, -DAY_MS)));
	}

	return {
		register,
		sweep,
		login,
		forgotPassword,
		sendReset,
		resetPassword,
		confirmations,
		logout: (accessToken: string) => endSession(db, accessToken),
		userOf: (accessToken: string) => userOfToken(db, clock, accessToken),
	};
}
export type Auth = ReturnType<typeof createAuth>;
