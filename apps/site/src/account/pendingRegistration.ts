import type { Confirmation, Registration } from 'visa-sdk/contract';
import type { z } from 'zod';

type Typed = z.input<typeof Registration>;

/** The part of the address that asks for what was typed. */
export const CORRECTING = 'correct';

let typed: Typed | null = null;
let letter: Confirmation | null = null;

/**
 * What was typed to register, until the e-mail is confirmed: an address with a slip is corrected without typing the rest
 * anew. Held by the page alone, never stored, and without the password.
 */
export const pendingRegistration = {
	read: () => typed,
	keep: (values: Typed) => {
		typed = { ...values, password: '' };
	},
	/** When this letter may be sent again, ms; 0 where the page does not know. */
	resendAt: (confirmationId: string | undefined) =>
		letter && letter.confirmationId === confirmationId ? new Date(letter.resendAt).getTime() : 0,
	/** A letter is on its way. */
	await: (sent: Confirmation) => {
		letter = sent;
	},
	forget: () => {
		typed = null;
		letter = null;
	},
};
