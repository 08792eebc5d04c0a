import type { z } from 'zod';
import type { RegistrationForm } from './schemas';

type Typed = z.input<typeof RegistrationForm>;

/** The part of the address that asks for what was typed. */
export const CORRECTING = 'correct';

let typed: Typed | null = null;

/**
 * What was typed to register, until the e-mail is confirmed: an address with a slip is corrected without typing the rest
 * anew. Held by the page alone, never stored, and without the password.
 */
export const pendingRegistration = {
	read: () => typed,
	keep: (values: Typed) => {
		typed = { ...values, password: '' };
	},
	forget: () => {
		typed = null;
	},
};
