import { z } from 'zod';
import { ConfirmationCode, LinkToken, Login } from './auth';
import { endpoint, nothing } from './endpoint';
import { Email } from './people';
import { Instant } from './shared';

/** A new address to sign in with, confirmed by the current password. */
export const EmailChangeOrder = z
	.object({ email: Email, currentPassword: Login.shape.password })
	.meta({ id: 'EmailChangeOrder' });

/** An address awaiting confirmation; until then the earlier one is used. */
export const PendingEmail = z.object({ email: z.string(), expiresAt: Instant }).meta({ id: 'PendingEmail' });
export type PendingEmail = z.output<typeof PendingEmail>;

/** The current user's requested change; `pending` is null if there is nothing to confirm. */
export const EmailChange = z.object({ pending: PendingEmail.nullable() }).meta({ id: 'EmailChange' });
export type EmailChange = z.output<typeof EmailChange>;

/**
 * With the e-mail's link (`token`), or with the code, by the user who requested the change. Where that user isn't signed in,
 * the link takes the account's password too: an address isn't given to an account that somebody else has.
 */
export const NewEmailProof = z
	.union([
		z.object({ token: LinkToken, password: Login.shape.password.optional() }),
		z.object({ code: ConfirmationCode }),
	])
	.meta({ id: 'NewEmailProof' });
export type NewEmailProof = z.output<typeof NewEmailProof>;

/** The account's new address. */
export const ConfirmedEmail = z.object({ email: z.string() }).meta({ id: 'ConfirmedEmail' });
export type ConfirmedEmail = z.output<typeof ConfirmedEmail>;

/** Changing the account's address, which takes effect once it is confirmed. [ACC-01] */
export const emailChange = {
	/** One's own address awaiting confirmation. */
	get: endpoint({
		method: 'GET',
		path: '/auth/change-email',
		access: 'signedIn',
		summary: "One's own address awaiting confirmation",
		response: EmailChange,
	}),
	/**
	 * Request another address, with the password; replaces an earlier request. An e-mail with link and code goes to the
	 * new address, and a notification to the old one. The same response for an address that has an account: its owner is
	 * informed.
	 */
	ask: endpoint({
		method: 'POST',
		path: '/auth/change-email',
		access: 'signedIn',
		summary: 'Request another address, with the password; replaces an earlier request',
		body: EmailChangeOrder,
		response: PendingEmail,
		refusals: ['TOO_MANY_REQUESTS'],
	}),
	/**
	 * Confirm the new address by link token, or by code when signed in. A link whose user isn't signed in is refused at
	 * `password` until the account's comes with it. Ends all sessions except the requesting and the
	 * confirming one; links in earlier e-mails stop working. Signs nobody in. Confirming again changes nothing, and is
	 * answered in the same way.
	 */
	confirm: endpoint({
		method: 'POST',
		path: '/auth/change-email/confirm',
		access: 'anyone',
		summary: 'Confirm the new address by link token, or by code when signed in',
		body: NewEmailProof,
		response: ConfirmedEmail,
		refusals: ['UNAUTHENTICATED', 'ACCOUNT_CLOSED', 'CONFLICT', 'TOO_MANY_REQUESTS'],
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
