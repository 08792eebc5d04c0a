import { eq, type SQL } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Language } from 'visa-sdk/rules';
import type { Db } from '../../platform/db';
import { users } from '../../platform/db/schema/people';
import { isStaff } from './currentUser';
import type { UserRow } from './person';

type Columns = PgUpdateSetSource<typeof users>;

/**
 * An account’s row, also a deleted one’s; null if there is none.
 *
 * **The order of locks.** Whoever locks an account and something that belongs to it locks the account first: before
 * sessions, links and codes of e-mails, second factors, drafts, images, requests. Of several accounts, in the order of
 * their ids; of what belongs to them, requests before payments, promo codes and what was written about them. Two calls
 * that lock in different orders can each hold what the other waits for, and one of them is then refused for nothing.
 * @param isLocked for the rest of the transaction
 */
export async function findAccount(db: Db, id: string, isLocked = false): Promise<UserRow | null> {
	const query = db.select().from(users).where(eq(users.id, id));
	const [row] = await (isLocked ? query.for('update') : query);
	return row ?? null;
}

/**
 * Before something that belongs to an account is locked: rows that name the account, such as a note or a reserved code,
 * hold it as they are written, which would be after. Two who only hold it don't wait for each other.
 */
export async function holdAccount(tx: Db, id: string): Promise<void> {
	await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('key share');
}

/** An account that can be used: neither deleted nor closed; null if it isn't. */
export async function findActive(db: Db, id: string): Promise<UserRow | null> {
	const account = await findAccount(db, id);
	return account?.deletedAt || account?.deactivatedAt ? null : account;
}

/** Whom an e-mail can reach: null if the account is deleted. */
export async function findReader(db: Db, id: string): Promise<UserRow | null> {
	const account = await findAccount(db, id);
	return account?.deletedAt ? null : account;
}

/** @returns the new account; null if the address is taken */
export async function addAccount(tx: Db, account: typeof users.$inferInsert): Promise<UserRow | null> {
	const [added] = await tx.insert(users).values(account).onConflictDoNothing({ target: users.email }).returning();
	return added ?? null;
}

/** Changes an account’s row. @returns it as it is now; null if there is none */
export async function changeAccount(tx: Db, id: string, columns: Columns): Promise<UserRow | null> {
	const [changed] = await tx.update(users).set(columns).where(eq(users.id, id)).returning();
	return changed ?? null;
}

/**
 * From now on a traveller's e-mails are in the language of the page they act on; those to staff stay Azerbaijani. Nothing is
 * written if they are in it already. [ACC-10]
 * @param language null if the caller has named none
 * @returns the account as it is now
 */
export async function followLanguage(tx: Db, account: UserRow, language: Language | null): Promise<UserRow> {
	if (!language || language === account.language || isStaff(account.role)) return account;
	return (await changeAccount(tx, account.id, { language })) ?? account;
}

/** @returns the number of changed accounts */
export async function changeAccounts(tx: Db, which: SQL | undefined, columns: Columns): Promise<number> {
	const changed = await tx.update(users).set(columns).where(which).returning({ id: users.id });
	return changed.length;
}
