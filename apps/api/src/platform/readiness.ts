import { MINUTE_MS } from './clock';
import type { Database } from './db';
import { pendingMigrations } from './db/migrations';
import type { Storage } from './storage';

/** What can keep a server from working. */
export type ReadinessFault = 'stopping' | 'database' | 'migrations' | 'storage';

export interface Readiness {
	/** What is wrong now; empty when the server is ready. */
	faults(): Promise<ReadinessFault[]>;
	isStopping(): boolean;
	/** From now on the server is not ready: it finishes what it has begun. */
	stop(): void;
}

const ANSWER_MS = 5_000;
/** Anybody may ask, so that the storage is not asked each time. */
const STORAGE_MEMORY_MS = MINUTE_MS / 12;

/** Looks at what the server stands on. */
export function createReadiness({ database, storage }: { database: Database; storage: Storage }): Readiness {
	let isStopping = false;
	let isCurrent = false;
	let storageCheck: { at: number; answer: Promise<boolean> } | null = null;

	async function databaseFault(): Promise<ReadinessFault[]> {
		if (!(await succeeds(database.query('select 1')))) return ['database'];
		// Migrations of this version do not become undone.
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

	return {
		async faults() {
			if (isStopping) return ['stopping'];
			return (await Promise.all([databaseFault(), storageFault()])).flat();
		},
		isStopping: () => isStopping,
		stop() {
			isStopping = true;
		},
	};
}

/** Silence is a failure too. */
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
