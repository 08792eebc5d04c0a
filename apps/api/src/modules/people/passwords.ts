import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { messages } from 'visa-sdk/rules';
import { newToken } from '../../platform/ids';

const common = new Set(dictionary['passwords-common']);

/** Whether it is among the passwords that attackers try first. */
function isCommonPassword(password: string): boolean {
	const lower = password.toLowerCase();
	return common.has(lower) || /^(.)\1*$/.test(lower);
}

/** Fewer letters than this, besides the user's address or the service's name, are easily guessed. */
const OWN_LETTERS_MINIMUM = 5;

/** Letters and digits only, so that `Nigar.Yeni` and `nigar-yeni` are equal. */
const plain = (text: string) =>
	text
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Why a password can't be used: anyone would try it first, or someone who knows whose account it is.
 * @param serviceName as people know it
 * @returns the message, or null
 */
export function passwordFault(password: string, { email, serviceName }: { email: string; serviceName: string }) {
	if (isCommonPassword(password)) return messages.passwordCommon;
	const known = [email, email.split('@')[0] ?? '', serviceName, 'viza'].map(plain).filter(({ length }) => length > 2);
	// The longest first, because an address contains its own local part.
	const own = known.reduce((left, word) => left.replaceAll(word, ''), plain(password));
	if (own === plain(password)) return null;
	return own.length < OWN_LETTERS_MINIMUM || isCommonPassword(own) ? messages.passwordOwn : null;
}

/** An Argon2id hash with a salt of its own. */
export const hashPassword = (password: string) => hash(password);
/** For an account that can't be signed in to with a password. */
export const unusablePassword = () => hash(newToken());
/** Whether a password is the one that was hashed. */
export const isPassword = (passwordHash: string, password: string) => verify(passwordHash, password);

let nobody: Promise<string> | undefined;

/** Takes as long as checking a real account, so that timing doesn't reveal whether there is one. */
export async function checkAgainstNobody(password: string): Promise<void> {
	nobody ??= hash('nobody has this password');
	await verify(await nobody, password);
}
