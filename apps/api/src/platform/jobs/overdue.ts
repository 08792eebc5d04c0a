import type { Database } from '../db';

/** Longer than a busy service lets a job that is due wait, and than another takes to step in for a killed process. */
const OVERDUE_SECONDS = 120;

const LOOK = `select count(*)::int as count from pgboss.job
	where state < 'active' and not blocked and start_after < now() - make_interval(secs => $1)`;

/** How many jobs were due long ago and nobody has begun: no server works them off, or all are too slow. */
export async function overdueJobs(database: Pick<Database, 'query'>): Promise<number> {
	const { rows } = await database.query(LOOK, [OVERDUE_SECONDS]);
	return Number(rows[0]?.count);
}
