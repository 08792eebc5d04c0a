import { z } from 'zod';
import { messages } from '../rules';
import { endpoint, nothing } from './endpoint';
import { Email, personFields } from './people';
import { Id, Instant } from './shared';

/** The fewest characters of a password. */
export const PASSWORD_MINIMUM = 8;
/** The most characters of a password; longer ones would only cost the server time. */
export const PASSWORD_MAXIMUM = 128;
/** How many digits the code of a letter has. */
export const CONFIRMATION_CODE_LENGTH = 6;

/** A password that somebody chooses; an existing one is checked by the server alone. */
export const NewPassword = z
	.string({ error: messages.passwordShort })
	.min(PASSWORD_MINIMUM, messages.passwordShort)
	.max(PASSWORD_MAXIMUM, messages.passwordLong);

/** A path of the site to come back to; anything that could leave the site is refused. */
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

/** An opaque, revocable token; the site keeps it in the cookie `accessToken`. */
export const Session = z.object({ accessToken: z.string(), expiresAt: Instant }).meta({ id: 'Session' });
export type Session = z.output<typeof Session>;

/** The answer to the right password of somebody of the staff who has a second factor, or must have one. [DSH-17] */
export const SignInChallenge = z
	.object({
		/** Opaque; stands for the password in the calls of the second factor, and opens nothing else. */
		challenge: z.string(),
		/** What comes next: a code, or setting the factor up. */
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

/** The digits of a letter's code, as typed: spaces around it are taken off. */
export const ConfirmationCode = z
	.string({ error: messages.confirmationCode })
	.trim()
	.regex(/^\d{6}$/, messages.confirmationCode);

/** By the e-mail's link (`token`), or by the code typed where the registration was made. */
export const EmailConfirmation = z
	.union([z.object({ token: z.string().min(16).max(200) }), z.object({ confirmationId: Id, code: ConfirmationCode })])
	.meta({ id: 'EmailConfirmation' });

/** The session that a confirmed address opens, and where the person wanted to go before. */
export const ConfirmedSession = Session.extend({ returnTo: z.string().nullable() }).meta({ id: 'ConfirmedSession' });

/** Without an id the signed-in user's confirmation is sent again. */
export const ResendOrder = z
	.object({ confirmationId: Id.optional(), returnTo: ReturnTo.optional() })
	.meta({ id: 'ResendOrder' });
/** Whose password is forgotten; the answer is the same whether the address has an account. */
export const ForgottenPassword = z.object({ email: Email }).meta({ id: 'ForgottenPassword' });
/** A new password by the token of a letter's link. */
export const PasswordReset = z
	.object({ token: z.string().min(16).max(200), password: NewPassword })
	.meta({ id: 'PasswordReset' });
/** A new password by the present one. */
export const PasswordChange = z
	.object({ currentPassword: Login.shape.password, password: NewPassword })
	.meta({ id: 'PasswordChange' });

/** Registering, confirming the address, signing in and out, passwords. */
export const auth = {
	/** Register a traveller; sends the confirmation e-mail. The same answer for known and unknown addresses. */
	register: endpoint({
		method: 'POST',
		path: '/auth/register',
		access: 'anyone',
		summary: 'Register a traveller; sends the confirmation e-mail. The same answer for known and unknown addresses',
		body: Registration,
		response: Confirmation,
		status: 201,
		refusals: ['TOO_MANY_REQUESTS'],
	}),
	/** Confirm the e-mail by link token or code, and sign in. */
	confirmEmail: endpoint({
		method: 'POST',
		path: '/auth/confirm-email',
		access: 'anyone',
		summary: 'Confirm the e-mail by link token or code, and sign in',
		body: EmailConfirmation,
		response: ConfirmedSession,
		refusals: ['CONFLICT', 'TOO_MANY_REQUESTS'],
	}),
	/** Send the confirmation again, once a minute; without an id for the signed-in user. */
	resendConfirmation: endpoint({
		method: 'POST',
		path: '/auth/confirm-email/resend',
		access: 'anyone',
		summary: 'Send the confirmation again, once a minute; without an id for the signed-in user',
		body: ResendOrder,
		response: Confirmation,
		refusals: ['UNAUTHENTICATED', 'NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
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
	/** Send a reset link; the same answer for known and unknown addresses. */
	forgotPassword: endpoint({
		method: 'POST',
		path: '/auth/forgot-password',
		access: 'anyone',
		summary: 'Send a reset link; the same answer for known and unknown addresses',
		body: ForgottenPassword,
		response: nothing,
		refusals: ['TOO_MANY_REQUESTS'],
	}),
	/** Set a new password by a reset token; ends all sessions. */
	resetPassword: endpoint({
		method: 'POST',
		path: '/auth/reset-password',
		access: 'anyone',
		summary: 'Set a new password by a reset token; ends all sessions',
		body: PasswordReset,
		response: nothing,
		refusals: ['TOO_MANY_REQUESTS'],
	}),
	/** Change the own password; ends all other sessions. */
	changePassword: endpoint({
		method: 'POST',
		path: '/auth/change-password',
		access: 'signedIn',
		summary: 'Change the own password; ends all other sessions',
		body: PasswordChange,
		response: nothing,
		refusals: ['TOO_MANY_REQUESTS'],
	}),
};
