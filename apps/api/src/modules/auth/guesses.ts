import { hashToken } from '../../platform/ids';
import { type Counted, networkOf } from '../../platform/limits';

/** For whom a wrong password counts: the account at this address, and the address. Never for the account alone. */
export function guessesOf(email: string, address: string): [pair: Counted, address: Counted] {
	const network = networkOf(address);
	return [
		['login', hashToken(`${network} ${email}`)],
		['loginFromAddress', network],
	];
}

/** For whom a wrong code counts. The password was right: the account has a limit of its own, wider than the pair's. */
export const codeGuessesOf = (userId: string, address: string): [Counted, Counted, Counted] => [
	// First: of the first so many may be under way at once, from wherever they come.
	['secondFactorOfAccount', userId],
	['secondFactor', hashToken(`${networkOf(address)} ${userId}`)],
	['loginFromAddress', networkOf(address)],
];
