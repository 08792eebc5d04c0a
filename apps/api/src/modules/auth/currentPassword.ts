import type { Deps } from '../../platform/deps';
import { type FieldError, invalid } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import { findAccount } from '../people/accounts';
import { isPassword } from '../people/passwords';
import type { UserRow } from '../people/person';
import { guessesOf } from './guesses';

/** Asks a signed-in user for the password again; guessing it is as hard as at sign-in. */
export function createCurrentPassword({ limits, database: { db } }: Deps) {
	async function knownBy(userId: string, password: string, others: FieldError[]): Promise<UserRow> {
		const user = await findAccount(db, userId);
		if (user && (await isPassword(user.passwordHash, password))) return user;
		throw invalid([{ field: 'currentPassword', message: sentences.currentPassword }, ...others]);
	}

	/**
	 * @param others further errors in the form: reported together with a wrong password, or after a right one
	 * @throws Refusal 400 at `currentPassword` and the others, 429 after too many wrong passwords
	 */
	return async (
		user: { id: string; email: string },
		password: string,
		address: string,
		others: FieldError[] = [],
	): Promise<UserRow> => {
		const guesses = guessesOf(user.email, address);
		const known = await limits.guess(guesses, () => knownBy(user.id, password, others), sentences.tooManyLogins);
		await limits.forget(...guesses[0]);
		if (others.length > 0) throw invalid(others);
		return known;
	};
}
