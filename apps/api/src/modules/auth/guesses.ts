import { hashToken } from '../../platform/ids';
import { type Counted, networkOf } from '../../platform/limits';

/**
 * What a wrong password is counted for: the account from this network address, and the network address. Never the account
 * alone.
 */
export function guessesOf(email: string, address: string): [pair: Counted, address: Counted] {
	const network = networkOf(address);
	return [
		['login', hashToken(`${network} ${email}`)],
		['loginFromAddress', network],
	];
}

/**
 * What a wrong code is counted for. The password was right, so the account has a limit of its own, wider than the pair's.
 */
export const codeGuessesOf = (userId: string, address: string): [Counted, Counted, Counted] => [
	// First, because the first limit also bounds simultaneous attempts, wherever they come from.
	['secondFactorOfAccount', userId],
	['secondFactor', hashToken(`${networkOf(address)} ${userId}`)],
	['loginFromAddress', networkOf(address)],
];
