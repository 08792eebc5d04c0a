import { z } from 'zod';
import { messages } from '../rules';
import { endpoint, nothing } from './endpoint';
import { Email, personFields } from './people';
import { Id, Instant } from './shared';

/** The minimum length of a password, in characters. */
export const PASSWORD_MINIMUM = 8;
/** The maximum length of a password, in characters; longer ones would only cost the server time. */
export const PASSWORD_MAXIMUM = 128;

/** A new password; an existing one is checked by the server alone. */
export const NewPassword = z
	.string({ error: messages.passwordShort })
	.min(PASSWORD_MINIMUM, messages.passwordShort)
	.max(PASSWORD_MAXIMUM, messages.passwordLong);

/** A path on the site to return to; anything that could leave the site is refused. */
export const ReturnTo = z
	.string()
	.max(2000)
	.regex(/^\/(?![/\\])[^\\\s]*$/, messages.invalid);

/** The registration form. Names as in the passport. */
export const Registration = z
	.object({
		...personFields,
		email: Email,
		password: NewPassword,
		isTermsAccepted: z.literal(true, { error: messages.terms }),
		returnTo: ReturnTo.optional(),
	})
	.meta({ id: 'Registration' });
export type Registration = z.output<typeof Registration>;

/** A pending e-mail confirmation; the id is a random handle, not a secret that signs in. */
export const Confirmation = z
	.object({ confirmationId: Id, expiresAt: Instant, resendAt: Instant })
	.meta({ id: 'Confirmation' });
export type Confirmation = z.output<typeof Confirmation>;

/** An opaque, revocable token, which the site stores in the cookie `accessToken`. */
export const Session = z.object({ accessToken: z.string(), expiresAt: Instant }).meta({ id: 'Session' });
export type Session = z.output<typeof Session>;

/** The response to a correct password of a member of staff who has, or must have, a second factor. [DSH-17] */
export const SignInChallenge = z
	.object({
		/** Opaque; replaces the password in the calls of the second factor, and is useless elsewhere. */
		challenge: z.string(),
		/** The next step: entering a code, or setting up the factor. */
		next: z.enum(['verify', 'setUp']),
		expiresAt: Instant,
	})
	.meta({ id: 'SignInChallenge' });
export type SignInChallenge = z.output<typeof SignInChallenge>;

/** The sign-in form of travellers and staff. */
export const Login = z
	.object({
		email: Email,
		password: z
			.string({ error: messages.passwordRequired })
			.min(1, messages.passwordRequired)
			.max(PASSWORD_MAXIMUM, messages.passwordLong),
		/** `dashboard` refuses a client with the same error as a wrong password. */
		audience: z.enum(['site', 'dashboard']).default('site'),
	})
	.meta({ id: 'Login' });

/** The digits of an e-mailed code, as typed: surrounding spaces are removed. */
export const ConfirmationCode = z
	.string({ error: messages.confirmationCode })
	.trim()
	.regex(/^\d{6}$/, messages.confirmationCode);

/** The token in an e-mail's link. One that a mail program has cut off is answered like any other wrong one. */
export const LinkToken = z.string().min(1).max(200);

/** What a link or a code takes besides, if it is used neither in the browser that registered nor by its signed-in user. */
const ownership = {
	/** The password chosen at registration. */
	password: Login.shape.password.optional(),
	/** Instead of a password that the caller doesn't know. */
	newPassword: NewPassword.optional(),
};

/**
 * With the token in the e-mail's link, or with its code. Either alone is enough in the browser that registered, and for whoever
 * is signed in to that account. Anywhere else it also takes the password chosen at registration, or a new one, which ends
 * everything that whoever registered could still use.
 */
export const EmailConfirmation = z
	.union([
		z.object({ token: LinkToken, ...ownership }),
		z.object({ confirmationId: Id, code: ConfirmationCode, ...ownership }),
	])
	.refine(({ password, newPassword }) => password === undefined || newPassword === undefined, {
		error: messages.invalid,
		path: ['newPassword'],
	})
	.meta({ id: 'EmailConfirmation' });
export type EmailConfirmation = z.output<typeof EmailConfirmation>;

/** The session created by confirming the address, and where the user wanted to go before. */
export const ConfirmedSession = Session.extend({ returnTo: z.string().nullable() }).meta({ id: 'ConfirmedSession' });
export type ConfirmedSession = z.output<typeof ConfirmedSession>;
/** Nothing is confirmed yet: the link or code doesn't say who has it. The address of its account, so that its reader recognises it. */
export const UnprovenLink = z.object({ email: z.string() }).meta({ id: 'UnprovenLink' });
export type UnprovenLink = z.output<typeof UnprovenLink>;

/**
 * What is resent: the confirmation with this id, or the one that this link belongs to, even if it has expired; by default
 * the signed-in user's.
 */
export const ResendOrder = z
	.object({ confirmationId: Id.optional(), token: LinkToken.optional(), returnTo: ReturnTo.optional() })
	.meta({ id: 'ResendOrder' });
/**
 * The address whose password is forgotten, and where its owner was going; the response is the same whether or not it has an
 * account.
 */
export const ForgottenPassword = z
	.object({ email: Email, returnTo: ReturnTo.optional() })
	.meta({ id: 'ForgottenPassword' });
/** The link in an e-mail that lets its reader set a password, before one is typed. */
export const ResetLinkQuestion = z.object({ token: LinkToken }).meta({ id: 'ResetLinkQuestion' });
/** What the link for a new password is for, as long as it works. */
export const ResetLink = z
	.object({
		/** It sets the first password of someone invited to the staff. */
		isInvitation: z.boolean(),
		/** It belongs to a member of staff, who signs in at the dashboard. */
		isStaff: z.boolean(),
	})
	.meta({ id: 'ResetLink' });
export type ResetLink = z.output<typeof ResetLink>;
/** A new password, with the token in an e-mail's link. */
export const PasswordReset = z.object({ token: LinkToken, password: NewPassword }).meta({ id: 'PasswordReset' });
/** A new password, with the current one. */
export const PasswordChange = z
	.object({ currentPassword: Login.shape.password, password: NewPassword })
	.refine(({ currentPassword, password }) => password !== currentPassword, {
		error: messages.passwordSame,
		path: ['password'],
	})
	.meta({ id: 'PasswordChange' });

/** Registering, confirming the address, signing in and out, passwords. */
export const auth = {
	/** Register a traveller; sends the confirmation e-mail. The same response for known and unknown addresses. */
	register: endpoint({
		method: 'POST',
		path: '/auth/register',
		access: 'anyone',
		summary: 'Register a traveller; sends the confirmation e-mail. The same response for known and unknown addresses',
		body: Registration,
		response: Confirmation,
		status: 201,
		refusals: ['TOO_MANY_REQUESTS'],
	}),
	/**
	 * Confirm the e-mail address by link token or code, and sign in. A link opened neither where the registration was made
	 * nor by its signed-in user confirms nothing until a `password` or `newPassword` comes with it; the answer is whose it is.
	 */
	confirmEmail: endpoint({
		method: 'POST',
		path: '/auth/confirm-email',
		access: 'anyone',
		summary: 'Confirm the e-mail address by link token or code, and sign in',
		body: EmailConfirmation,
		response: z.union([ConfirmedSession, UnprovenLink]),
		refusals: ['CONFLICT', 'TOO_MANY_REQUESTS'],
	}),
	/** Send the confirmation again, at most once a minute; without an id or a link's token for the signed-in user. */
	resendConfirmation: endpoint({
		method: 'POST',
		path: '/auth/confirm-email/resend',
		access: 'anyone',
		summary:
			"Send the confirmation again, at most once a minute; without an id or a link's token for the signed-in user",
		body: ResendOrder,
		response: Confirmation,
		refusals: ['UNAUTHENTICATED', 'ACCOUNT_CLOSED', 'NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
	}),
	/** Sign in; staff with a second factor get a challenge for it instead of a session. */
	login: endpoint({
		method: 'POST',
		path: '/auth/login',
		access: 'anyone',
		summary: 'Sign in; staff with a second factor get a challenge for it instead of a session',
		body: Login,
		response: z.union([Session, SignInChallenge]),
		refusals: ['UNAUTHENTICATED', 'TOO_MANY_REQUESTS'],
	}),
	/** Revoke the session. */
	logout: endpoint({
		method: 'POST',
		path: '/auth/logout',
		access: 'anyone',
		summary: 'Revoke the session',
		response: nothing,
	}),
	/** Send a reset link; the same response for known and unknown addresses. */
	forgotPassword: endpoint({
		method: 'POST',
		path: '/auth/forgot-password',
		access: 'anyone',
		summary: 'Send a reset link; the same response for known and unknown addresses',
		body: ForgottenPassword,
		response: nothing,
		refusals: ['TOO_MANY_REQUESTS'],
	}),
	/** Check the link for a new password when its page opens; it isn't used up. */
	checkResetLink: endpoint({
		method: 'POST',
		path: '/auth/reset-password/check',
		access: 'anyone',
		summary: "Check the link for a new password when its page opens; it isn't used up",
		body: ResetLinkQuestion,
		response: ResetLink,
		refusals: ['TOO_MANY_REQUESTS'],
	}),
	/** Set a new password with a reset token; ends all sessions. */
	resetPassword: endpoint({
		method: 'POST',
		path: '/auth/reset-password',
		access: 'anyone',
		summary: 'Set a new password with a reset token; ends all sessions',
		body: PasswordReset,
		response: nothing,
		refusals: ['TOO_MANY_REQUESTS'],
	}),
	/** Change one's own password; ends all other sessions. */
	changePassword: endpoint({
		method: 'POST',
		path: '/auth/change-password',
		access: 'signedIn',
		summary: "Change one's own password; ends all other sessions",
		body: PasswordChange,
		response: nothing,
		refusals: ['TOO_MANY_REQUESTS'],
	}),
};
