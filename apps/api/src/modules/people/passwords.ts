import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { messages } from 'visa-sdk/rules';
import { newToken } from '../../platform/ids';

const common = new Set(dictionary['passwords-common']);

/** Whether it is among the passwords that are tried first. */
export function isCommonPassword(password: string): boolean {
	const lower = password.toLowerCase();
	return common.has(lower) || /^(.)\1*$/.test(lower);
}

/** Fewer letters than this beside somebody's address or the service's name are soon guessed. */
const OWN_LETTERS_MINIMUM = 5;

/** Letters and digits alone, so that `Nigar.Yeni` and `nigar-yeni` are the same. */
const plain = (text: string) =>
	text
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Why a password can't be chosen: it is tried first by everybody, or by whoever knows whose account it is.
 * @param serviceName as people know it
 * @returns the sentence to show, or null
 */
export function passwordFault(password: string, { email, serviceName }: { email: string; serviceName: string }) {
	if (isCommonPassword(password)) return messages.passwordCommon;
	const known = [email, email.split('@')[0] ?? '', serviceName, 'viza'].map(plain).filter(({ length }) => length > 2);
	// The longest first: an address holds its own first part.
	const own = known.reduce((left, word) => left.replaceAll(word, ''), plain(password));
	if (own === plain(password)) return null;
	return own.length < OWN_LETTERS_MINIMUM || isCommonPassword(own) ? messages.passwordOwn : null;
}

export const hashPassword = (password: string) => hash(password);
/** For an account that nobody can sign in to by a password. */
export const unusablePassword = () => hash(newToken());
export const isPassword = (passwordHash: string, password: string) => verify(passwordHash, password);

let nobody: Promise<string> | undefined;

/** Takes as long as a check against a real account, so that the time does not tell whether there is one. */
export async function checkAgainstNobody(password: string): Promise<void> {
	nobody ??= hash('nobody has this password');
	await verify(await nobody, password);
}
