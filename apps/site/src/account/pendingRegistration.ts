import type { Confirmation, Registration } from 'visa-sdk/contract';
import type { z } from 'zod';
import { keptInTab } from '../keptInTab';

type Typed = z.input<typeof Registration>;

/** A letter that waits to be answered, and to which address it went: where nobody here has typed it, that is not kept. */
interface SentLetter extends Confirmation {
	email?: string | undefined;
}

/** The part of the address that asks for what was typed. */
export const CORRECTING = 'correct';

/** The letter of this tab; one whose code and link are over is known no longer. */
const kept = keptInTab<SentLetter>('sentLetter');

let typed: Typed | null = null;

const letterOf = (confirmationId: string | undefined) => {
	const letter = kept.read();
	return letter && letter.confirmationId === confirmationId ? letter : null;
};

/**
 * What was typed to register, until the e-mail is confirmed: an address with a slip is corrected without typing the rest
 * anew. Held by the page alone, never stored, and without the password. What outlives a reload is the letter, in the storage
 * of this one tab: its handle, where it went, from when it may be sent again, and when it is over, which ends that too.
 */
export const pendingRegistration = {
	/** After a reload the address alone. */
	read: (): Partial<Typed> | null => {
		if (typed) return typed;
		const email = kept.read()?.email;
		return email === undefined ? null : { email };
	},
	keep: (values: Typed) => {
		typed = { ...values, password: '' };
	},
	/**
	 * The letter that this tab waits for an answer to.
	 * @param ownEmail of whoever is signed in, for whom another's letter is none
	 */
	letterId: (ownEmail?: string) => {
		const letter = kept.read();
		const isOthers = ownEmail !== undefined && letter?.email !== undefined && letter.email !== ownEmail;
		return isOthers ? undefined : letter?.confirmationId;
	},
	/** Where this letter went; nothing where the tab does not know. */
	emailOf: (confirmationId: string | undefined) => letterOf(confirmationId)?.email,
	/** When this letter may be sent again, ms; 0 where the tab does not know. */
	resendAt: (confirmationId: string | undefined) => new Date(letterOf(confirmationId)?.resendAt ?? 0).getTime(),
	/** A letter is on its way; without an address to where the one before went. */
	letterSent: (sent: Confirmation, email = kept.read()?.email ?? typed?.email) => {
		kept.write({ ...sent, email });
	},
	/** Goes on with what the tab has kept: a letter that was over meanwhile goes at once. */
	resume: kept.resume,
	forget: () => {
		typed = null;
		kept.forget();
	},
};
