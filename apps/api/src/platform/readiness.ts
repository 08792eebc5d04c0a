import { MINUTE_MS } from './clock';
import { pendingMigrations } from './db/migrations';
import type { Deps } from './deps';
import { overdueJobs } from './jobs/overdue';

/** What can prevent a server from working. */
type ReadinessFault = 'stopping' | 'database' | 'migrations' | 'storage';
/** What can fail while calls are still answered: its work is delayed. */
type Ailment = 'mail' | 'jobs' | 'replica';

/** Whether this process should get calls, as `/readyz` tells a proxy. */
export interface Readiness {
	/** The current faults; empty if the server is ready. */
	faults(): Promise<ReadinessFault[]>;
	/** What had failed at the last check; checks are repeated in the background, and nobody waits for them. */
	ailing(): Ailment[];
	isStopping(): boolean;
	/** From now on the server isn't ready: it finishes what is in progress. */
	stop(): void;
}

const ANSWER_MS = 5_000;
/** Anyone may call this, so external services aren't checked each time. */
const STORAGE_MEMORY_MS = MINUTE_MS / 12;
const AILMENT_MEMORY_MS = MINUTE_MS / 4;

/** Checks what the server depends on. */
export function createReadiness({
	database,
	storage,
	mailer,
	log,
}: Pick<Deps, 'database' | 'storage' | 'mailer' | 'log'>): Readiness {
	let isStopping = false;
	let isCurrent = false;
	let storageCheck: { at: number; answer: Promise<boolean> } | null = null;
	const ailments = [
		watched('mail', () => mailer.check()),
		watched('jobs', async () => {
			const count = await overdueJobs(database);
			if (count > 0) throw new Error(`${count} jobs wait too long`);
		}),
	];
	if (database.checkReplica) ailments.push(watched('replica', database.checkReplica));

	async function databaseFault(): Promise<ReadinessFault[]> {
		if (!(await succeeds(database.query('select 1')))) return ['database'];
		// This version's migrations don't become undone.
		isCurrent ||= await succeeds(pendingMigrations(database).then((count) => count > 0 && Promise.reject(count)));
		return isCurrent ? [] : ['migrations'];
	}

	async function storageFault(): Promise<ReadinessFault[]> {
		const now = performance.now();
		if (!storageCheck || now - storageCheck.at > STORAGE_MEMORY_MS) {
			storageCheck = { at: now, answer: succeeds(storage.check()) };
		}
		return (await storageCheck.answer) ? [] : ['storage'];
	}

	/** Remembers the state; a change is logged. */
	function watched(name: Ailment, look: () => Promise<unknown>) {
		let [isIll, isLooking, lookedAt] = [false, false, Number.NEGATIVE_INFINITY];
		async function lookAgain() {
			const wasIll = isIll;
			isIll = !(await succeeds(look()));
			if (isIll && !wasIll) log.error({ part: name }, 'ailing');
			if (wasIll && !isIll) log.warn({ part: name }, 'well again');
			[isLooking, lookedAt] = [false, performance.now()];
		}
		return {
			name,
			get isIll() {
				if (!isLooking && performance.now() - lookedAt > AILMENT_MEMORY_MS) {
					isLooking = true;
					void lookAgain();
				}
				return isIll;
			},
		};
	}

	return {
		async faults() {
			if (isStopping) return ['stopping'];
			return (await Promise.all([databaseFault(), storageFault()])).flat();
		},
		ailing: () => (isStopping ? [] : ailments.filter(({ isIll }) => isIll).map(({ name }) => name)),
		isStopping: () => isStopping,
		stop() {
			isStopping = true;
		},
	};
}

/** No response is a failure too. */
async function succeeds(work: Promise<unknown>): Promise<boolean> {
	let timer: NodeJS.Timeout | undefined;
	const silence = new Promise<boolean>((end) => {
		timer = setTimeout(() => end(false), ANSWER_MS);
	});
	const answer = work.then(
		() => true,
		() => false,
	);
	return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}
