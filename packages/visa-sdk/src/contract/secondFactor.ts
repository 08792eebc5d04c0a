import { z } from 'zod';
import { messages } from '../rules';
import { ConfirmationCode, Session } from './auth';
import { endpoint, nothing } from './endpoint';
import { Instant } from './shared';

/** Of a sign-in whose password was right; opens nothing but the calls below. */
const Challenge = z.string({ error: messages.challenge }).min(16, messages.challenge).max(200, messages.challenge);

/** A time-based code of 6 digits, as the person's device shows it; each is accepted once. */
export const SecondFactorCode = ConfirmationCode;
/** A recovery code; case, spaces and hyphens are as people type them. */
export const RecoveryCode = z
	.string({ error: messages.recoveryCode })
	.max(40, messages.recoveryCode)
	.transform((text) => text.replace(/[\s-]/g, '').toUpperCase())
	.pipe(z.string().regex(/^[\dA-Z]{16}$/, messages.recoveryCode));

/** The state of the caller's own second factor. */
export const SecondFactor = z
	.object({
		isSetUp: z.boolean(),
		/** Whether this installation asks it of all staff; then it can't be switched off. */
		isRequired: z.boolean(),
		setUpAt: Instant.nullable(),
		recoveryCodesLeft: z.number().int(),
	})
	.meta({ id: 'SecondFactor' });
export type SecondFactor = z.output<typeof SecondFactor>;

/** To be put into an app that makes codes: by its picture (QR) of the address, or by typing the secret. */
export const SecondFactorSetUp = z
	.object({ secret: z.string(), otpauthUrl: z.string(), expiresAt: Instant })
	.meta({ id: 'SecondFactorSetUp' });
export type SecondFactorSetUp = z.output<typeof SecondFactorSetUp>;

/** Shown once: only their hashes are kept. */
const recoveryCodes = z.array(z.string());
/** New recovery codes; the earlier ones open nothing any more. */
export const RecoveryCodes = z.object({ recoveryCodes }).meta({ id: 'RecoveryCodes' });
export type RecoveryCodes = z.output<typeof RecoveryCodes>;
/** With a session when the set-up was part of signing in. */
export const ConfirmedSecondFactor = z
	.object({ recoveryCodes, session: Session.nullable() })
	.meta({ id: 'ConfirmedSecondFactor' });
export type ConfirmedSecondFactor = z.output<typeof ConfirmedSecondFactor>;
/** The session that a recovery code has opened, and how many such codes are left. */
export const RecoveredSession = Session.extend({ recoveryCodesLeft: z.number().int() }).meta({
	id: 'RecoveredSession',
});
export type RecoveredSession = z.output<typeof RecoveredSession>;

/** A code, from somebody who is signed in. */
export const SecondFactorCheck = z.object({ code: SecondFactorCode }).meta({ id: 'SecondFactorCheck' });
/** Whose factor is set up: of the session, or of the sign-in with this challenge. */
export const SecondFactorBeginning = z
	.object({ challenge: Challenge.optional() })
	.meta({ id: 'SecondFactorBeginning' });
/** The first code of a factor that is being set up. */
export const SecondFactorConfirmation = SecondFactorCheck.extend({ challenge: Challenge.optional() }).meta({
	id: 'SecondFactorConfirmation',
});
/** The code that finishes a sign-in. */
export const SecondFactorProof = SecondFactorCheck.extend({ challenge: Challenge }).meta({ id: 'SecondFactorProof' });
/** The recovery code that finishes a sign-in whose device is lost. */
export const RecoveryProof = z
	.object({ challenge: Challenge, recoveryCode: RecoveryCode })
	.meta({ id: 'RecoveryProof' });
const guessed = ['UNAUTHENTICATED', 'FORBIDDEN', 'CONFLICT', 'TOO_MANY_REQUESTS'] as const;

/** The second factor of staff: time-based codes. Wrong codes are refused at the field and limited as sign-ins are. [DSH-17] */
export const secondFactor = {
	/** Whether the own second factor is set up. */
	get: endpoint({
		method: 'GET',
		path: '/auth/second-factor',
		access: 'staff',
		summary: 'Whether the own second factor is set up',
		response: SecondFactor,
	}),
	/** Begin to set up the own second factor: signed in, or by the challenge of a sign-in whose next step it is. Asking again makes another secret. */
	setUp: endpoint({
		method: 'POST',
		path: '/auth/second-factor/set-up',
		access: 'anyone',
		summary: 'Begin to set up the own second factor: signed in, or by the challenge of a sign-in',
		body: SecondFactorBeginning,
		response: SecondFactorSetUp,
		refusals: ['UNAUTHENTICATED', 'FORBIDDEN', 'CONFLICT'],
	}),
	/** Finish the set-up with a first code; answers the recovery codes, this once. */
	confirm: endpoint({
		method: 'POST',
		path: '/auth/second-factor/confirm',
		access: 'anyone',
		summary: 'Finish the set-up with a first code; answers the recovery codes, this once',
		body: SecondFactorConfirmation,
		response: ConfirmedSecondFactor,
		refusals: guessed,
	}),
	/** Finish signing in with a code. */
	verify: endpoint({
		method: 'POST',
		path: '/auth/second-factor/verify',
		access: 'anyone',
		summary: 'Finish signing in with a code',
		body: SecondFactorProof,
		response: Session,
		refusals: ['UNAUTHENTICATED', 'CONFLICT', 'TOO_MANY_REQUESTS'],
	}),
	/** Finish signing in with a recovery code, each of which works once. */
	recover: endpoint({
		method: 'POST',
		path: '/auth/second-factor/recover',
		access: 'anyone',
		summary: 'Finish signing in with a recovery code, each of which works once',
		body: RecoveryProof,
		response: RecoveredSession,
		refusals: ['UNAUTHENTICATED', 'CONFLICT', 'TOO_MANY_REQUESTS'],
	}),
	/** Make new recovery codes; the old ones end. */
	renewRecoveryCodes: endpoint({
		method: 'POST',
		path: '/auth/second-factor/recovery-codes',
		access: 'staff',
		summary: 'Make new recovery codes; the old ones end',
		body: SecondFactorCheck,
		response: RecoveryCodes,
		refusals: ['CONFLICT', 'TOO_MANY_REQUESTS'],
	}),
	/** Switch the own second factor off, where it is not required. */
	switchOff: endpoint({
		method: 'POST',
		path: '/auth/second-factor/switch-off',
		access: 'staff',
		summary: 'Switch the own second factor off, where it is not required',
		body: SecondFactorCheck,
		response: nothing,
		refusals: ['CONFLICT', 'TOO_MANY_REQUESTS'],
	}),
	/** Take a staff member's lost second factor away, and sign that person out. Who has lost the device and the codes sets it up anew at the next sign-in; all sessions of that person end. */
	reset: endpoint({
		method: 'POST',
		path: '/users/{id}/second-factor/reset',
		access: 'admin',
		summary: "Take a staff member's lost second factor away, and sign that person out",
		response: nothing,
		refusals: ['CONFLICT'],
	}),
};
