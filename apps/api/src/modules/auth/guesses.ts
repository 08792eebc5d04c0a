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
