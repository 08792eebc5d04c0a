import { eq } from 'drizzle-orm';
import type { Db } from './index';
import { tables } from './tables';

/** A fact about this installation; created once, identical in every process. */
export async function fact(db: Db, name: string, make: () => string): Promise<string> {
	await db.insert(tables.facts).values({ name, value: make() }).onConflictDoNothing();
	const [row] = await db.select().from(tables.facts).where(eq(tables.facts.name, name));
	return row?.value ?? '';
}
