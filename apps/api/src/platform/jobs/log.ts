import type { Logger } from 'pino';
import type { JobReport } from './index';

/** One line per failure, without the job's data. */
export function logJob(log: Logger, { name, id, outcome, attempt, error }: JobReport): void {
	if (outcome === 'done') return;
	const line = { job: name, id, attempt, err: error };
	if (outcome === 'given-up') log.error(line, 'a job was given up');
	else log.warn(line, 'a job failed and will be tried again');
}
