import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db';
import { finalCounts } from '../../platform/db/schema/requests';

/** Fewer rows than this are summed quickly enough. */
const MANY = 100;

/** Merges the rows of each state in a single statement: whoever counts at that moment sees either. */
export async function foldFinal(db: Db, many = MANY): Promise<void> {
	if ((await db.$count(finalCounts)) <= many) return;
	await db.execute(sql`with "gone" as (delete from ${finalCounts} returning "status", "count")
		insert into ${finalCounts} ("status", "count") select "status", sum("count") from "gone" group by "status"`);
}
