import { eq } from 'drizzle-orm';
import type { Config } from './config';
import type { Db } from './platform/db';
import { fact } from './platform/db/facts';
import { tables } from './platform/db/tables';
import { newToken } from './platform/ids';
import { LOCAL_KEY_FILE, localKeys } from './platform/localKeys';
import { OperatorError } from './platform/operatorError';
import type { Vault } from './platform/vault';

/** The row of `facts` that holds the secret for signing links. */
export const SECRET_FACT = 'secret';

/** The keys of this installation, the current one first. Only a demonstration creates its own. */
export async function dataKeys({ dataKeys: given, dataDir, isProduction }: Config): Promise<Buffer[]> {
	return given.length > 0 || isProduction ? given : localKeys(dataDir);
}

/**
 * Signs links; identical in every process. It is stored sealed in the database, so that a dump of it can't sign anything.
 * @throws OperatorError if it was sealed with another key: nothing else could be opened either
 */
export async function signingSecret(db: Db, vault: Vault): Promise<string> {
	const seal = (text: string) => (vault.canSeal ? vault.seal(text, SECRET_FACT) : text);
	const kept = await fact(db, SECRET_FACT, () => seal(newToken()));
	const secret = opened(kept, vault);
	// From before it was sealed.
	if (secret === kept && vault.canSeal) {
		await db
			.update(tables.facts)
			.set({ value: seal(secret) })
			.where(eq(tables.facts.name, SECRET_FACT));
	}
	return secret;
}

/** Whether this installation has made its secret already, which only its keys open. */
export async function hasSecret(db: Db): Promise<boolean> {
	const found = await db.select().from(tables.facts).where(eq(tables.facts.name, SECRET_FACT));
	return found.length > 0;
}

function opened(kept: string, vault: Vault): string {
	try {
		return vault.open(kept, SECRET_FACT);
	} catch {
		throw new OperatorError(
			`This database was sealed by another key. Set its DATA_KEY, or put its ${LOCAL_KEY_FILE} back into DATA_DIR.`,
		);
	}
}
