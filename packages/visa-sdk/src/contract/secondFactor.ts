import { z } from 'zod';
import { messages } from '../rules';
import { ConfirmationCode, Login, Session } from './auth';
import { endpoint, nothing } from './endpoint';
import { Instant } from './shared';

/** From a sign-in whose password was right; valid only for the calls below. */
const Challenge = z.string({ error: messages.challenge }).min(16, messages.challenge).max(200, messages.challenge);

/** A time-based code of 6 digits, as shown by the person's device; each is accepted once. */
export const SecondFactorCode = ConfirmationCode;
/** A recovery code; case, spaces and hyphens don't matter. */
export const RecoveryCode = z
	.string({ error: messages.recoveryCode })
	.max(40, messages.recoveryCode)
	.transform((text) => text.replace(/[\s-]/g, '').toUpperCase())
	.pipe(z.string().regex(/^[\dA-Z]{16}$/, messages.recoveryCode));

/** The state of the caller's own second factor. */
export const SecondFactor = z
	.object({
		isSetUp: z.boolean(),
		/** Whether this installation requires it of all staff; then it can't be disabled. */
		isRequired: z.boolean(),
		setUpAt: Instant.nullable(),
		recoveryCodesLeft: z.number().int(),
	})
	.meta({ id: 'SecondFactor' });
export type SecondFactor = z.output<typeof SecondFactor>;

/** For an authenticator app: as a QR code of the URL, or by typing the secret. */
export const SecondFactorSetUp = z
	.object({ secret: z.string(), otpauthUrl: z.string(), expiresAt: Instant })
	.meta({ id: 'SecondFactorSetUp' });
export type SecondFactorSetUp = z.output<typeof SecondFactorSetUp>;

/** Shown once: only their hashes are stored. */
const recoveryCodes = z.array(z.string());
/** New recovery codes; the earlier ones become invalid. */
export const RecoveryCodes = z.object({ recoveryCodes }).meta({ id: 'RecoveryCodes' });
export type RecoveryCodes = z.output<typeof RecoveryCodes>;
/** With a session if the set-up was part of signing in. */
export const ConfirmedSecondFactor = z
	.object({ recoveryCodes, session: Session.nullable() })
	.meta({ id: 'ConfirmedSecondFactor' });
export type ConfirmedSecondFactor = z.output<typeof ConfirmedSecondFactor>;
/** The session created with a recovery code, and how many codes are left. */
export const RecoveredSession = Session.extend({ recoveryCodesLeft: z.number().int() }).meta({
	id: 'RecoveredSession',
});
export type RecoveredSession = z.output<typeof RecoveredSession>;

/** A code from a signed-in user. */
export const SecondFactorCheck = z.object({ code: SecondFactorCode }).meta({ id: 'SecondFactorCheck' });
/** Whose factor is set up: that of the session, with its user's password, or of the sign-in with this challenge. */
export const SecondFactorBeginning = z
	.object({
		challenge: Challenge.optional(),
		/** Of whoever is signed in: a session left open is not enough. */
		currentPassword: Login.shape.password.optional(),
	})
	.meta({ id: 'SecondFactorBeginning' });
/** The first code of a factor that is being set up. */
export const SecondFactorConfirmation = SecondFactorCheck.extend({ challenge: Challenge.optional() }).meta({
	id: 'SecondFactorConfirmation',
});
/** The code that completes a sign-in. */
export const SecondFactorProof = SecondFactorCheck.extend({ challenge: Challenge }).meta({ id: 'SecondFactorProof' });
/** The recovery code that completes a sign-in after the device was lost. */
export const RecoveryProof = z
	.object({ challenge: Challenge, recoveryCode: RecoveryCode })
	.meta({ id: 'RecoveryProof' });
const guessed = ['UNAUTHENTICATED', 'ACCOUNT_CLOSED', 'FORBIDDEN', 'CONFLICT', 'TOO_MANY_REQUESTS'] as const;

/**
 * The second factor of staff: time-based codes. Wrong codes are refused at the field and limited like sign-ins. [DSH-17]
 */
export const secondFactor = {
	/** Whether one's own second factor is set up. */
	get: endpoint({
		method: 'GET',
		path: '/auth/second-factor',
		access: 'staff',
		summary: "Whether one's own second factor is set up",
		response: SecondFactor,
	}),
	/**
	 * Start setting up one's own second factor: signed in and with the current password, or with the challenge of a sign-in
	 * whose next step it is. Calling it again creates another secret.
	 */
	setUp: endpoint({
		method: 'POST',
		path: '/auth/second-factor/set-up',
		access: 'anyone',
		summary: "Start setting up one's own second factor: with the current password, or with the challenge of a sign-in",
		body: SecondFactorBeginning,
		response: SecondFactorSetUp,
		refusals: guessed,
	}),
	/** Complete the set-up with a first code; returns the recovery codes, only this once. */
	confirm: endpoint({
		method: 'POST',
		path: '/auth/second-factor/confirm',
		access: 'anyone',
		summary: 'Complete the set-up with a first code; returns the recovery codes, only this once',
		body: SecondFactorConfirmation,
		response: ConfirmedSecondFactor,
		refusals: guessed,
	}),
	/** Complete a sign-in with a code. */
	verify: endpoint({
		method: 'POST',
		path: '/auth/second-factor/verify',
		access: 'anyone',
		summary: 'Complete a sign-in with a code',
		body: SecondFactorProof,
		response: Session,
		refusals: ['UNAUTHENTICATED', 'CONFLICT', 'TOO_MANY_REQUESTS'],
	}),
	/** Complete a sign-in with a recovery code, each of which works once. */
	recover: endpoint({
		method: 'POST',
		path: '/auth/second-factor/recover',
		access: 'anyone',
		summary: 'Complete a sign-in with a recovery code, each of which works once',
		body: RecoveryProof,
		response: RecoveredSession,
		refusals: ['UNAUTHENTICATED', 'CONFLICT', 'TOO_MANY_REQUESTS'],
	}),
	/** Create new recovery codes; the old ones become invalid. */
	renewRecoveryCodes: endpoint({
		method: 'POST',
		path: '/auth/second-factor/recovery-codes',
		access: 'staff',
		summary: 'Create new recovery codes; the old ones become invalid',
		body: SecondFactorCheck,
		response: RecoveryCodes,
		refusals: ['CONFLICT', 'TOO_MANY_REQUESTS'],
	}),
	/** Disable one's own second factor, if it isn't required. */
	switchOff: endpoint({
		method: 'POST',
		path: '/auth/second-factor/switch-off',
		access: 'staff',
		summary: "Disable one's own second factor, if it isn't required",
		body: SecondFactorCheck,
		response: nothing,
		refusals: ['CONFLICT', 'TOO_MANY_REQUESTS'],
	}),
	/**
	 * Remove a staff member's lost second factor, and sign that person out. Someone who has lost the device and the codes
	 * sets it up again at the next sign-in; all of their sessions end.
	 */
	reset: endpoint({
		method: 'POST',
		path: '/users/{id}/second-factor/reset',
		access: 'admin',
		summary: "Remove a staff member's lost second factor, and sign that person out",
		response: nothing,
		refusals: ['CONFLICT'],
	}),
};
