import type { Database } from '../db';

/** Longer than a busy service delays a due job, and than another process takes to step in for a killed one. */
const OVERDUE_SECONDS = 120;

const LOOK = `select count(*)::int as count from pgboss.job
	where state < 'active' and not blocked and start_after < now() - make_interval(secs => $1)`;

/** How many jobs have long been due without being started: no server processes them, or all are too slow. */
export async function overdueJobs(database: Pick<Database, 'query'>): Promise<number> {
	const { rows } = await database.query(LOOK, [OVERDUE_SECONDS]);
	return Number(rows[0]?.count);
}
