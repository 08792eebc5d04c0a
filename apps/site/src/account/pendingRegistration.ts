import type { Confirmation, Registration } from 'visa-sdk/contract';
import type { z } from 'zod';
import { keptInTab } from '../keptInTab';

type Typed = z.input<typeof Registration>;

/** An e-mail awaiting a response, and its address, which isn't stored if nobody typed it here. */
interface SentLetter extends Confirmation {
	email?: string | undefined;
}

/** The query parameter that asks for what was typed. */
export const CORRECTING = 'correct';

/** This tab's e-mail, forgotten once its code and link have expired. */
const kept = keptInTab<SentLetter>('sentLetter');

let typed: Typed | null = null;

const letterOf = (confirmationId: string | undefined) => {
	const letter = kept.read();
	return letter && letter.confirmationId === confirmationId ? letter : null;
};

/**
 * The registration as typed, until the address is confirmed: a mistyped address can be corrected without typing
 * everything again. It is held by the page only, never stored, and without the password. What survives a reload is the
 * e-mail, in this tab's storage: its handle, its address, when it may be resent, and when it expires, which ends that
 * too.
 */
export const pendingRegistration = {
	/** After a reload, the address only. */
	read: (): Partial<Typed> | null => {
		if (typed) return typed;
		const email = kept.read()?.email;
		return email === undefined ? null : { email };
	},
	keep: (values: Typed) => {
		typed = { ...values, password: '' };
	},
	/**
	 * The e-mail this tab is waiting for a response to.
	 * @param ownEmail of the signed-in user, for whom another's e-mail doesn't count
	 */
	letterId: (ownEmail?: string) => {
		const letter = kept.read();
		const isOthers = ownEmail !== undefined && letter?.email !== undefined && letter.email !== ownEmail;
		return isOthers ? undefined : letter?.confirmationId;
	},
	/** The address this e-mail was sent to; undefined if the tab doesn't know. */
	emailOf: (confirmationId: string | undefined) => letterOf(confirmationId)?.email,
	/** When this e-mail may be resent, in ms; 0 if the tab doesn't know. */
	resendAt: (confirmationId: string | undefined) => new Date(letterOf(confirmationId)?.resendAt ?? 0).getTime(),
	/** Records that an e-mail was sent; without an address, to the previous one's. */
	letterSent: (sent: Confirmation, email = kept.read()?.email ?? typed?.email) => {
		kept.write({ ...sent, email });
	},
	/** Continues with what the tab has stored: an e-mail that has expired is removed at once. */
	resume: kept.resume,
	forget: () => {
		typed = null;
		kept.forget();
	},
};
