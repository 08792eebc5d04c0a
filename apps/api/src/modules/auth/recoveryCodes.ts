import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Db } from '../../platform/db';
import { recoveryCodes } from '../../platform/db/schema/auth';
import { hashToken, newId } from '../../platform/ids';

const COUNT = 10;
/** 79 bits, so that the hashes reveal nothing either; without letters that are easily confused. */
const LENGTH = 16;
const GROUP = 4;
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

const groups = new RegExp(`.{${GROUP}}`, 'g');

const newCode = () => Array.from({ length: LENGTH }, () => letters[randomInt(letters.length)]).join('');
/** Bound to the user: the same code has another hash for someone else. */
const hashOf = (userId: string, code: string) => hashToken(`${userId} ${code}`);

/** Creates new codes and invalidates the old ones. @returns the codes, which are shown only this once */
export async function renewCodes(tx: Db, clock: Clock, userId: string): Promise<string[]> {
	const codes = Array.from({ length: COUNT }, newCode);
	const now = clock.now();
	await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
	await tx
		.insert(recoveryCodes)
		.values(codes.map((code) => ({ id: newId(now), userId, codeHash: hashOf(userId, code) })));
	return codes.map((code) => code.match(groups)?.join('-') ?? code);
}

/** Uses up a code. @returns whether it was valid: of two simultaneous uses one succeeds */
export async function useCode(tx: Db, userId: string, code: string): Promise<boolean> {
	const isIt = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOf(userId, code)));
	const used = await tx.delete(recoveryCodes).where(isIt).returning({ id: recoveryCodes.id });
	return used.length > 0;
}

/** How many recovery codes the user has not used yet. */
export async function codesLeft(db: Db, userId: string): Promise<number> {
	return db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));
}
