import { z } from 'zod';
import { ConfirmationCode, Login } from './auth';
import { endpoint, nothing } from './endpoint';
import { Email } from './people';
import { Instant } from './shared';

/** The address that somebody wants to sign in with from now on, with the present password. */
export const EmailChangeOrder = z
	.object({ email: Email, currentPassword: Login.shape.password })
	.meta({ id: 'EmailChangeOrder' });

/** An address that waits to be confirmed; until then the earlier one counts. */
export const PendingEmail = z.object({ email: z.string(), expiresAt: Instant }).meta({ id: 'PendingEmail' });
export type PendingEmail = z.output<typeof PendingEmail>;

/** What the current user has asked for; `pending` is null when there is nothing to confirm. */
export const EmailChange = z.object({ pending: PendingEmail.nullable() }).meta({ id: 'EmailChange' });
export type EmailChange = z.output<typeof EmailChange>;

/** By the letter's link (`token`), by anyone who holds it; or by the code, typed by whoever has asked for the change. */
export const NewEmailProof = z
	.union([z.object({ token: z.string().min(16).max(200) }), z.object({ code: ConfirmationCode })])
	.meta({ id: 'NewEmailProof' });
export type NewEmailProof = z.output<typeof NewEmailProof>;

/** The account's address from now on. */
export const ConfirmedEmail = z.object({ email: z.string() }).meta({ id: 'ConfirmedEmail' });
export type ConfirmedEmail = z.output<typeof ConfirmedEmail>;

/** Another address for the account: it counts once it is confirmed. [ACC-01] */
export const emailChange = {
	/** The own address that waits to be confirmed. */
	get: endpoint({
		method: 'GET',
		path: '/auth/change-email',
		access: 'signedIn',
		summary: 'The own address that waits to be confirmed',
		response: EmailChange,
	}),
	/**
	 * Ask for another address, with the password; replaces what was asked for before. A letter with link and code goes
	 * to the new address, and one to the old address that says so. The same answer for an address that has an account: its owner is told.
	 */
	ask: endpoint({
		method: 'POST',
		path: '/auth/change-email',
		access: 'signedIn',
		summary: 'Ask for another address, with the password; replaces what was asked for before',
		body: EmailChangeOrder,
		response: PendingEmail,
		refusals: ['TOO_MANY_REQUESTS'],
	}),
	/** Confirm the new address by link token, or signed in by code. Ends all sessions but those that asked and confirm; links of earlier letters no longer work. Signs nobody in. */
	confirm: endpoint({
		method: 'POST',
		path: '/auth/change-email/confirm',
		access: 'anyone',
		summary: 'Confirm the new address by link token, or signed in by code',
		body: NewEmailProof,
		response: ConfirmedEmail,
		refusals: ['UNAUTHENTICATED', 'CONFLICT', 'TOO_MANY_REQUESTS'],
	}),
	/** Keep the address as it is. */
	withdraw: endpoint({
		method: 'DELETE',
		path: '/auth/change-email',
		access: 'signedIn',
		summary: 'Keep the address as it is',
		response: nothing,
	}),
};
