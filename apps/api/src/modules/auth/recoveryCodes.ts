import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import { type Db, tables } from '../../platform/db';
import { hashToken, newId } from '../../platform/ids';

const { recoveryCodes } = tables;
const COUNT = 10;
/** 50 bits, without letters that are taken for one another. */
const LENGTH = 10;
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

const newCode = () => Array.from({ length: LENGTH }, () => letters[randomInt(letters.length)]).join('');
/** Of this person's code: the same code of another has another hash. */
const hashOf = (userId: string, code: string) => hashToken(`${userId} ${code}`);

/** Makes new codes, and ends the old ones. @returns what is shown this once */
export async function renewCodes(tx: Db, clock: Clock, userId: string): Promise<string[]> {
	const codes = Array.from({ length: COUNT }, newCode);
	const now = clock.now();
	await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
	await tx
		.insert(recoveryCodes)
		.values(codes.map((code) => ({ id: newId(now), userId, codeHash: hashOf(userId, code) })));
	return codes.map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`);
}

/** Uses a code up. @returns whether it was one: of two who come with it at once one succeeds */
export async function useCode(tx: Db, userId: string, code: string): Promise<boolean> {
	const isIt = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOf(userId, code)));
	const used = await tx.delete(recoveryCodes).where(isIt).returning({ id: recoveryCodes.id });
	return used.length > 0;
}

export async function codesLeft(db: Db, userId: string): Promise<number> {
	return db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));
}
