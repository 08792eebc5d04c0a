import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { newToken } from '../../platform/ids';

const common = new Set(dictionary['passwords-common']);

/** Whether it is among the passwords that are tried first. */
export function isCommonPassword(password: string): boolean {
	const lower = password.toLowerCase();
	return common.has(lower) || /^(.)\1*$/.test(lower);
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
