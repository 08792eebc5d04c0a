import { eq } from 'drizzle-orm';
import { users } from '../../platform/db/schema/people';
import type { Deps } from '../../platform/deps';
import { invalidField } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import { isPassword } from '../people/passwords';
import type { UserRow } from '../people/person';
import { guessesOf } from './guesses';

/** Asks somebody who is signed in for the password once more; guessing it is as hard as at the sign-in. */
export function createCurrentPassword({ limits, database: { db } }: Deps) {
	async function knownBy(userId: string, password: string): Promise<UserRow> {
		const [user] = await db.select().from(users).where(eq(users.id, userId));
		if (user && (await isPassword(user.passwordHash, password))) return user;
		throw invalidField('currentPassword', sentences.currentPassword);
	}

	/** @throws Refusal 400 at `currentPassword`, 429 after too many wrong ones */
	return async (user: { id: string; email: string }, password: string, address: string): Promise<UserRow> => {
		const guesses = guessesOf(user.email, address);
		const known = await limits.guess(guesses, () => knownBy(user.id, password), sentences.tooManyLogins);
		await limits.forget(...guesses[0]);
		return known;
	};
}
