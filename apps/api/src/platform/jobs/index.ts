import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Database, Db } from '../db';
import { together } from '../db/together';
import { GiveUp } from '../giveUp';
import type { Mail } from '../mail';
import type { Letter } from '../mail/letter';
import type { Vault } from '../vault';
import { type Carried, createCarried } from './carried';
import { type LettersInStatement, lettersInStatement } from './inStatement';

/** What can be put off, by queue, with what it needs. */
export interface JobData {
	/** A letter is drawn when it goes out; one that is drawn already goes as it is. */
	mail: Letter | Mail;
	/** Looked up in the background, so that the answer tells nothing of the address. */
	'password-reset': { email: string };
	refund: { refundId: string };
	/** The sandbox bank decides and calls back after the payer has gone. */
	'sandbox-late': { paymentId: string };
	sweep: Record<string, never>;
	/** Removes images whose time is over. */
	retention: Record<string, never>;
}
export type JobName = keyof JobData;
export type JobHandlers = { [N in JobName]: (data: JobData[N], id: string) => Promise<void> };

export interface Jobs {
	/**
	 * Enqueues with the write: both happen or neither.
	 * @param tx the transaction of the write
	 * @param afterSeconds not before
	 */
	add<N extends JobName>(tx: Db, name: N, data: JobData[N], afterSeconds?: number): Promise<void>;
	/** The same within a statement of somebody else's. */
	readonly letters: LettersInStatement;
	/** Works the queues off from now on, and sweeps every minute, and looks for old images every hour. */
	work(handlers: JobHandlers): Promise<void>;
	/** Works off what is due now, and returns when nothing is left. */
	drain(handlers: JobHandlers): Promise<void>;
	stop(): Promise<void>;
}

/** How one attempt at a job ended. */
export type JobOutcome = 'done' | 'retried' | 'given-up';
export interface JobReport {
	name: JobName;
	id: string;
	outcome: JobOutcome;
	/** Counted from 1. */
	attempt: number;
	seconds: number;
	/** Of a failure. */
	error?: unknown;
}
export interface JobOptions {
	/** Seals what a job holds that opens something: letters have links and codes. */
	vault?: Vault;
	onReport?: (report: JobReport) => void;
	/** Before the first repetition; each further one waits twice as long. */
	retryDelaySeconds?: number;
	/** How often a queue is looked into when nothing tells of a new job. */
	pollingSeconds?: number;
}

/** With the growing delay: some hours, in which a mail server can come back. */
const RETRIES = 12;
const HEARTBEAT_SECONDS = 10;
const BATCH = 10;
/** Letters are many and short: taking and finishing some at once costs the database as much as one. */
const LETTERS = 25;
const EVERY_MINUTE = '* * * * *';
const EVERY_HOUR = '23 * * * *';
const NO_JOB = '00000000-0000-0000-0000-000000000000';

/** Jobs in the database, worked off by whichever server process comes first. @param isWorker whether `work` will be called */
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
		// Nothing of a finished job is needed.
		const isRetried = name !== 'sweep' && name !== 'retention';
		const queue = {
			notify: true,
			retryLimit: isRetried ? RETRIES : 0,
			retryDelay: retryDelaySeconds,
			retryBackoff: isRetried,
			deleteAfterSeconds: 60,
			// What a killed process was at is taken over soon.
			heartbeatSeconds: HEARTBEAT_SECONDS,
		};
		await boss.createQueue(name, queue);
		// A queue that an earlier version has made keeps its settings otherwise.
		await boss.updateQueue(name, queue);
		// Makes the library remember the queue now. On its first use inside a transaction it would ask on another
		// connection, which the embedded database does not have, and wait for ever.
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
		// Where the database tells of new jobs, only repetitions have to be looked for.
		notifyPollingIntervalSeconds: pollingSeconds * 5,
	} as const;
	type Pace = typeof pace & { batchSize: number };
	/** The library writes down how jobs ended when all that it took with them have; what can't be taken back is, as it ends. */
	const noteSent = together({
		async together(sent: readonly JobWithMetadata<object>[]) {
			await boss.complete('mail', [...sent]);
			return sent.map(() => true);
		},
		// The library tries once more in the end.
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

/** One try, with its end told. The queue keeps no words of a fault: they may hold an address. */
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
		// Without a queue for dead letters, `deadletter` is the end of it.
		return { id: job.id, status: isLast ? 'deadletter' : 'failed' };
	}
}
