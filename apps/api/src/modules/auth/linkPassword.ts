import type { Deps } from '../../platform/deps';
import { invalidField } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import { isPassword } from '../people/passwords';
import type { UserRow } from '../people/person';
import { guessesOf } from './guesses';

/**
 * Asks whoever has a link or a code of an account, and isn't its signed-in user, for its password; guessing it is as hard as at
 * sign-in. [SEC-11]
 */
export function createLinkPassword({ limits }: Pick<Deps, 'limits'>) {
	async function check({ passwordHash }: UserRow, password: string): Promise<void> {
		if (!(await isPassword(passwordHash, password))) throw invalidField('password', sentences.wrongPassword);
	}

	/** @throws Refusal 400 at `password`, 429 after too many wrong passwords */
	return async (account: UserRow, password: string, address: string): Promise<void> => {
		const guesses = guessesOf(account.email, address);
		await limits.guess(guesses, () => check(account, password), sentences.tooManyLogins);
		await limits.forget(...guesses[0]);
	};
}
