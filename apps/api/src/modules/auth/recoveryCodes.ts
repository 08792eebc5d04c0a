import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Db } from '../../platform/db';
import { recoveryCodes } from '../../platform/db/schema/auth';
import { hashToken, newId } from '../../platform/ids';

const COUNT = 10;
/** 79 bits, so that their hashes give nothing away either; without letters that are taken for one another. */
const LENGTH = 16;
const GROUP = 4;
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

const groups = new RegExp(`.{${GROUP}}`, 'g');

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
	return codes.map((code) => code.match(groups)?.join('-') ?? code);
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
