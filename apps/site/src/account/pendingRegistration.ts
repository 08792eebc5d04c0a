import type { Confirmation, Registration } from 'visa-sdk/contract';
import { browserStorage } from 'visa-ui/machine';
import type { z } from 'zod';

type Typed = z.input<typeof Registration>;

/** A letter that waits to be answered, and to which address it went: where nobody here has typed it, that is not kept. */
interface SentLetter extends Confirmation {
	email?: string | undefined;
}

/** The part of the address that asks for what was typed. */
export const CORRECTING = 'correct';

const KEY = 'sentLetter';
/** A clock that is wrong by years asks for no longer than timers can wait. */
const LONGEST_MS = 3_600_000;
const kept = browserStorage().progress;

let timer: ReturnType<typeof setTimeout> | undefined;
let typed: Typed | null = null;

/** The letter of this tab; one whose code and link are over is known no longer. */
function readLetter(): SentLetter | null {
	try {
		const letter: SentLetter | null = JSON.parse(kept.getItem(KEY) ?? 'null');
		if (letter && new Date(letter.expiresAt).getTime() > Date.now()) return letter;
	} catch {
		// Written by nobody of ours: as good as none.
	}
	kept.removeItem(KEY);
	return null;
}

/** Lets go of the letter at the moment that it is over. */
function forgetWhenOver(): void {
	clearTimeout(timer);
	const letter = readLetter();
	if (!letter) return;
	const leftMs = new Date(letter.expiresAt).getTime() - Date.now();
	timer = setTimeout(forgetWhenOver, Math.min(leftMs, LONGEST_MS));
}

const letterOf = (confirmationId: string | undefined) => {
	const letter = readLetter();
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
		const email = readLetter()?.email;
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
		const letter = readLetter();
		const isOthers = ownEmail !== undefined && letter?.email !== undefined && letter.email !== ownEmail;
		return isOthers ? undefined : letter?.confirmationId;
	},
	/** Where this letter went; nothing where the tab does not know. */
	emailOf: (confirmationId: string | undefined) => letterOf(confirmationId)?.email,
	/** When this letter may be sent again, ms; 0 where the tab does not know. */
	resendAt: (confirmationId: string | undefined) => new Date(letterOf(confirmationId)?.resendAt ?? 0).getTime(),
	/** A letter is on its way; without an address to where the one before went. */
	letterSent: (sent: Confirmation, email = readLetter()?.email ?? typed?.email) => {
		kept.setItem(KEY, JSON.stringify({ ...sent, email }));
		forgetWhenOver();
	},
	/** Goes on with what the tab has kept: a letter that was over meanwhile goes at once. */
	resume: forgetWhenOver,
	forget: () => {
		typed = null;
		kept.removeItem(KEY);
	},
};
