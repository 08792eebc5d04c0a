import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Database, Db } from '../db';
import { together } from '../db/together';
import { GiveUp } from '../giveUp';
import type { Vault } from '../vault';
import { type Carried, createCarried } from './carried';
import { type LettersInStatement, lettersInStatement } from './inStatement';
import type { JobData, JobName } from './jobData';

/** What works off each queue. A rejected promise leaves the job in the queue, to be tried again. */
export type JobHandlers = { [N in JobName]: (data: JobData[N], id: string) => Promise<void> };

/** Background work that is stored in the database, and so survives the process. */
export interface Jobs {
	/**
	 * Enqueues along with the write: both happen or neither.
	 * @param tx the transaction of the write
	 * @param afterSeconds the delay before it may run
	 */
	add<N extends JobName>(tx: Db, name: N, data: JobData[N], afterSeconds?: number): Promise<void>;
	/** The same within another statement. */
	readonly letters: LettersInStatement;
	/** Processes the queues from now on, sweeps every minute, and looks for old images every hour. */
	work(handlers: JobHandlers): Promise<void>;
	/** Processes what is due now, and returns when nothing is left. */
	drain(handlers: JobHandlers): Promise<void>;
	stop(): Promise<void>;
}

/** The outcome of one attempt at a job. */
type JobOutcome = 'done' | 'retried' | 'given-up';
/** One attempt at a job, for the log and the metrics. */
export interface JobReport {
	name: JobName;
	id: string;
	outcome: JobOutcome;
	/** Counted from 1. */
	attempt: number;
	seconds: number;
	/** For a failure. */
	error?: unknown;
}
/** How the queues run; everything has a default. */
interface JobOptions {
	/** Seals job data that would grant access: e-mails contain links and codes. */
	vault?: Vault;
	onReport?: (report: JobReport) => void;
	/** Before the first retry; each further delay is twice as long. */
	retryDelaySeconds?: number;
	/** How often a queue is checked if nothing announces a new job. */
	pollingSeconds?: number;
}

/** With growing delays: some hours, in which a mail server can recover. */
const RETRIES = 12;
const HEARTBEAT_SECONDS = 10;
const BATCH = 10;
/** E-mails are many and short: fetching and completing several at once costs the database as much as one. */
const LETTERS = 25;
const EVERY_MINUTE = '* * * * *';
const EVERY_HOUR = '23 * * * *';
const NO_JOB = '00000000-0000-0000-0000-000000000000';

/**
 * Jobs in the database, processed by whichever server process comes first. @param isWorker whether `work` will be called
 */
export async function createJobs(
	database: Database,
	isWorker: boolean,
	onError: (error: Error) => void,
	{ vault, onReport = () => undefined, retryDelaySeconds = 5, pollingSeconds = 2 }: JobOptions = {},
): Promise<Jobs> {
	const boss = new PgBoss({
		...database.queue,
		useListenNotify: isWorker,
		supervise: isWorker,
		superviseIntervalSeconds: HEARTBEAT_SECONDS,
		monitorIntervalSeconds: HEARTBEAT_SECONDS,
		schedule: isWorker,
	});
	boss.on('error', onError);
	await boss.start();
	for (const name of ['mail', 'password-reset', 'refund', 'sandbox-late', 'sweep', 'retention'] satisfies JobName[]) {
		// Nothing about a finished job is needed.
		const isRetried = name !== 'sweep' && name !== 'retention';
		const queue = {
			notify: true,
			retryLimit: isRetried ? RETRIES : 0,
			retryDelay: retryDelaySeconds,
			retryBackoff: isRetried,
			deleteAfterSeconds: 60,
			// What a killed process was working on is soon taken over.
			heartbeatSeconds: HEARTBEAT_SECONDS,
		};
		await boss.createQueue(name, queue);
		// A queue created by an earlier version would otherwise keep its settings.
		await boss.updateQueue(name, queue);
		// Makes the library cache the queue now. On its first use within a transaction it would query through another
		// connection, which the embedded database doesn't have, and wait forever.
		await boss.deleteJob(name, NO_JOB);
	}

	const carried = createCarried(vault);
	let letterWorker: string | null = null;
	const letters = await lettersInStatement(
		(letter, db) => boss.send('mail', carried.pack('mail', letter), { db }),
		() => letterWorker && boss.notifyWorker(letterWorker),
	);

	const workOff = async <N extends JobName>(name: N, handlers: JobHandlers): Promise<number> => {
		const jobs = await boss.fetch<JobData[N]>(name, { batchSize: 50 });
		for (const job of jobs) {
			await handlers[name](carried.unpack(name, job.data), job.id);
			await boss.complete(name, job.id);
		}
		return jobs.length;
	};
	const pace = {
		perJobResults: true,
		includeMetadata: true,
		burstWhenBatchFull: true,
		pollingIntervalSeconds: pollingSeconds,
		// Where the database announces new jobs, only retries have to be polled for.
		notifyPollingIntervalSeconds: pollingSeconds * 5,
	} as const;
	type Pace = typeof pace & { batchSize: number };
	/**
	 * The library records outcomes once all jobs fetched together have ended; what can't be undone is recorded as it
	 * ends.
	 */
	const noteSent = together({
		async together(sent: readonly JobWithMetadata<object>[]) {
			await boss.complete('mail', [...sent]);
			return sent.map(() => true);
		},
		// The library tries again at the end.
		alone: async () => false,
	});
	const start = <N extends JobName>(name: N, handlers: JobHandlers) =>
		boss.work<JobData[N], void, Pace>(name, { ...pace, batchSize: name === 'mail' ? LETTERS : BATCH }, (jobs) =>
			Promise.all(
				jobs.map(async (job) => {
					const result = await attempt(name, handlers, job, carried, onReport);
					if (name === 'mail' && result.status === 'completed') await noteSent(job).catch(() => false);
					return result;
				}),
			),
		);

	return {
		letters,
		async add(tx, name, data, afterSeconds = 0) {
			await boss.send(name, carried.pack(name, data), {
				startAfter: afterSeconds,
				db: fromDrizzle(tx as unknown as Parameters<typeof fromDrizzle>[0], sql),
			});
		},
		async work(handlers) {
			letterWorker = await start('mail', handlers);
			await start('password-reset', handlers);
			await start('refund', handlers);
			await start('sandbox-late', handlers);
			await start('sweep', handlers);
			await start('retention', handlers);
			await boss.schedule('sweep', EVERY_MINUTE, {});
			await boss.schedule('retention', EVERY_HOUR, {});
		},
		async drain(handlers) {
			const queues = ['password-reset', 'refund', 'sandbox-late', 'mail'] as const;
			const round = async () => {
				let worked = 0;
				for (const name of queues) worked += await workOff(name, handlers);
				return worked;
			};
			while ((await round()) > 0);
		},
		stop: () => boss.stop({ graceful: true, timeout: 5000, close: true }),
	};
}

/** One attempt, with its outcome reported. The queue stores no error messages: they may contain an address. */
async function attempt<N extends JobName>(
	name: N,
	handlers: JobHandlers,
	job: JobWithMetadata<JobData[N]>,
	carried: Carried,
	onReport: (report: JobReport) => void,
): Promise<JobResult> {
	const began = performance.now();
	const report = (outcome: JobOutcome, error?: unknown) =>
		onReport({
			name,
			id: job.id,
			outcome,
			attempt: job.retryCount + 1,
			seconds: (performance.now() - began) / 1000,
			...(error === undefined ? {} : { error }),
		});
	try {
		await handlers[name](carried.unpack(name, job.data), job.id);
		report('done');
		return { id: job.id, status: 'completed' };
	} catch (error) {
		const isLast = error instanceof GiveUp || job.retryCount >= job.retryLimit;
		report(isLast ? 'given-up' : 'retried', error);
		// Without a dead letter queue, `deadletter` is final.
		return { id: job.id, status: isLast ? 'deadletter' : 'failed' };
	}
}
