import type { Registration } from 'visa-sdk/contract';
import type { z } from 'zod';

type Typed = z.input<typeof Registration>;

/** The part of the address that asks for what was typed. */
export const CORRECTING = 'correct';

let typed: Typed | null = null;
let resendAt = 0;

/**
 * What was typed to register, until the e-mail is confirmed: an address with a slip is corrected without typing the rest
 * anew. Held by the page alone, never stored, and without the password.
 */
export const pendingRegistration = {
	read: () => typed,
	/** When its letter may be sent again, ms; 0 where this page does not know. */
	resendAt: () => resendAt,
	/** @param mayResendAt as the server said it */
	keep: (values: Typed, mayResendAt: string) => {
		typed = { ...values, password: '' };
		resendAt = new Date(mayResendAt).getTime();
	},
	forget: () => {
		typed = null;
		resendAt = 0;
	},
};
