import type { Letter, Reader } from '../../platform/mail/letter';
import { speechFor, staffWords } from '../../strings';

/** How each e-mail about an account begins. */
const begin = (reader: Reader, { subject, paragraphs }: { subject: string; paragraphs: string[] }) => ({
	...{ to: reader.email, language: reader.language, subject },
	title: speechFor(reader).hello(reader.firstName),
	paragraphs,
});

/** Confirms a new account’s address. @param url valid for 30 minutes, as the code is */
export const confirmationLetter = (reader: Reader, url: string, code: string): Letter => {
	const { confirm, ignore } = speechFor(reader).account;
	return { ...begin(reader, confirm), code, button: { label: confirm.button, url }, note: ignore };
};

/** To the owner of an address that someone registers again: whoever did it learns nothing about the account. */
export const knownAccountLetter = (reader: Reader, loginUrl: string, forgotUrl: string): Letter => {
	const { knownAccount, login, ignore } = speechFor(reader).account;
	return {
		...begin(reader, { ...knownAccount, paragraphs: knownAccount.paragraphs(forgotUrl) }),
		button: { label: login, url: loginUrl },
		note: ignore,
	};
};

/** To the owner of an address that someone wants to use for another account. */
export const knownAddressLetter = (reader: Reader, loginUrl: string): Letter => {
	const { knownAddress, login, ignore } = speechFor(reader).account;
	return { ...begin(reader, knownAddress), button: { label: login, url: loginUrl }, note: ignore };
};

/**
 * Lets someone choose a new password.
 * @param url valid once, for 30 minutes
 * @param isConfirmed whether the address is; otherwise a new password deletes what has been kept in the account
 */
export const resetLetter = (reader: Reader, url: string, isConfirmed: boolean): Letter => {
	const { reset, ignore } = speechFor(reader).account;
	const paragraphs = [...reset.paragraphs, ...(isConfirmed ? [] : [reset.unconfirmed])];
	return { ...begin(reader, { ...reset, paragraphs }), button: { label: reset.button, url }, note: ignore };
};

/** To the new address. */
export const newEmailLetter = (reader: Reader, url: string, code: string): Letter => {
	const { newEmail, ignore } = speechFor(reader).account;
	return { ...begin(reader, newEmail), code, button: { label: newEmail.button, url }, note: ignore };
};

/** To the current address: an account takeover must not go unnoticed. */
export const emailChangeAskedLetter = (reader: Reader, forgotUrl: string): Letter => {
	const { emailChangeAsked, renewPassword } = speechFor(reader).account;
	return { ...begin(reader, emailChangeAsked), button: { label: renewPassword, url: forgotUrl } };
};

/** To the previous address. */
export const emailChangedLetter = (reader: Reader, contact: string): Letter => {
	const { emailChanged } = speechFor(reader).account;
	return begin(reader, { ...emailChanged, paragraphs: emailChanged.paragraphs(contact) });
};

/** @param isElsewhere whether the device that changed it is still signed in */
export const passwordChangedLetter = (reader: Reader, forgotUrl: string, isElsewhere = false): Letter => {
	const { passwordChanged, renewPassword } = speechFor(reader).account;
	return {
		...begin(reader, { ...passwordChanged, paragraphs: passwordChanged.paragraphs(isElsewhere) }),
		button: { label: renewPassword, url: forgotUrl },
	};
};

export type SecondFactorNews = keyof typeof staffWords.secondFactor;

/** An account takeover must not go unnoticed. Only staff have a second factor. [DSH-17] */
export function secondFactorLetter(staff: Omit<Reader, 'language'>, news: SecondFactorNews, forgotUrl: string): Letter {
	const reader = { ...staff, language: 'az' } as const;
	const { notAsked, notYou, secondFactor } = staffWords;
	const { subject, text } = secondFactor[news];
	return {
		...begin(reader, { subject, paragraphs: [text, news === 'reset' ? notAsked : notYou] }),
		button: { label: speechFor(reader).account.renewPassword, url: forgotUrl },
	};
}
