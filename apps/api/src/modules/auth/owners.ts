import type { EmailConfirmation, UnprovenLink } from 'visa-sdk/contract';
import type { z } from 'zod';
import type { Db } from '../../platform/db';
import type { emailConfirmations } from '../../platform/db/schema/auth';
import type { Deps } from '../../platform/deps';
import { invalid, notFound, Refusal, tooMany } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import { type Actor, record } from '../audit/events';
import { changeAccount, findAccount } from '../people/accounts';
import { isStaff } from '../people/currentUser';
import { hashPassword, passwordFault } from '../people/passwords';
import type { UserRow } from '../people/person';
import { passwordChangedLetter } from './letters';
import { createLinkPassword } from './linkPassword';
import { takeOver } from './takingOver';

/** What a confirmation is found by, and where it was registered. */
export type Named = Pick<typeof emailConfirmations.$inferSelect, 'id' | 'userId' | 'browserHash'>;
/** A link or a code, with what it takes besides. */
export type Proof = z.output<typeof EmailConfirmation>;

/** What is shown of the account's owner, besides the link or the code. */
export type Owner =
	/** It comes from where the registration was made, or from its user. */
	| 'known'
	/** With the password that the account had then. */
	| { passwordHash: string }
	/** With a password that replaces it. */
	| { newHash: string }
	/** Nothing yet. */
	| UnprovenLink;

/** Who has the link or the code of a confirmation e-mail. [SEC-11] */
export function createOwners(deps: Deps) {
	const { clock, jobs, limits } = deps;
	const { db } = deps.database;
	const linkPassword = createLinkPassword(deps);

	/**
	 * Whether the link or the code alone says who has it: otherwise anybody's link would sign in whoever it is sent to, over
	 * their own session, and would confirm the account of whoever had registered somebody else's address.
	 * @throws Refusal 400 at `password` or `newPassword`, 429 after too many wrong passwords, 409 for an address that has been
	 * confirmed by another of these e-mails
	 */
	async function ownerOf(
		found: Named,
		{ password, newPassword }: Proof,
		current: { id: string } | null,
		browserHash: string | null,
		address: string,
	): Promise<Owner> {
		const account = await findAccount(db, found.userId);
		if (!account) throw notFound();
		// A link signs no member of staff in.
		if (isStaff(account.role)) return 'known';
		const isHere = found.browserHash !== null && found.browserHash === browserHash;
		// Where somebody else is signed in, only they can want to sign out.
		const isKnown = current ? current.id === account.id : isHere;
		if (account.emailConfirmedAt && (newPassword !== undefined || !isKnown)) throw alreadyConfirmed();
		if (newPassword !== undefined) {
			const fault = passwordFault(newPassword, { email: account.email, serviceName: deps.config.company.name });
			if (fault) throw invalid([{ field: 'newPassword', message: fault }]);
			const wait = await limits.count('resetLink', found.id);
			if (wait !== null) throw tooMany(sentences.tooMany, wait);
			return { newHash: await hashPassword(newPassword) };
		}
		if (password !== undefined) {
			await linkPassword(account, password, address);
			return { passwordHash: account.passwordHash };
		}
		return isKnown ? 'known' : { email: account.email };
	}

	/** A password of the mailbox's owner instead of the one it was registered with, like a reset. */
	async function renew(tx: Db, account: UserRow, passwordHash: string, actor: Actor): Promise<void> {
		await changeAccount(tx, account.id, { passwordHash });
		const event = { subject: 'user', subjectId: account.id, kind: 'password-reset' } as const;
		await record(tx, clock, { ...actor, userId: account.id }, event);
		await jobs.add(tx, 'mail', passwordChangedLetter(account, `${deps.publicUrl()}/auth/forgot-password`));
		await takeOver(tx, clock, account.id);
	}

	return { ownerOf, renew };
}

/** The address has been confirmed, by this or another of its e-mails: nothing is wrong, and the user can sign in. */
export const alreadyConfirmed = () => new Refusal(409, 'CONFLICT', sentences.emailConfirmed);
