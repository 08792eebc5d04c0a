import { setImmediate } from 'node:timers/promises';
import DataLoader from 'dataloader';
import { hasWaitedTooLong, isUnavailable } from './unavailable';

/** More than come from fifty callers at once; what is asked in one statement has to stay short. */
const MOST = 50;
/** Longer a batch doesn't wait for the one before it, in ms: what hangs on one connection holds nobody up who came later. */
const PATIENCE_MS = 1_000;

interface Ways<Asked, Answer> {
	/**
	 * Does in one statement what can be done so. Null for what was not done, whatever the reason: that is done alone.
	 * @throws when nothing was done
	 */
	together(asked: readonly Asked[]): Promise<readonly (Answer | null)[]>;
	/** Does one thing, waits for what it has to wait for, and knows why it can't be done. */
	alone(asked: Asked): Promise<Answer>;
	/** What only one of those that are done together may name; whoever names it later is done alone, after them. */
	claims?(asked: Asked): readonly string[];
}

/**
 * What many callers ask for while the database is at what others asked for before is done together, in one statement: they share
 * its way, its plan and its commit. Nobody waits for company: whoever comes alone goes at once.
 * One that can't be done with the others keeps none of them: it is done alone, as if there had been no others.
 */
export function together<Asked, Answer>({ together, alone, claims }: Ways<Asked, Answer>) {
	let last: Promise<unknown> = Promise.resolve();
	let begun: Promise<unknown> = last;
	const loader = new DataLoader<Asked, Answer | null>(
		(asked) => {
			const done = tried(asked);
			begun = done.catch(() => undefined);
			return done;
		},
		{
			cache: false,
			maxBatchSize: MOST,
			batchScheduleFn(begin) {
				// What has come in by the same turn of the loop comes along.
				const before = last;
				last = new Promise<void>((go) => {
					const patience = setTimeout(go, PATIENCE_MS);
					void before.then(() => setImmediate()).then(() => go(clearTimeout(patience)));
				}).then(() => {
					begin();
					return begun;
				});
			},
		},
	);

	async function tried(asked: readonly Asked[]): Promise<(Answer | null)[]> {
		const first = asked.map(isFirst(new Set()));
		const going = asked.filter((_, index) => first[index]);
		const done = await together(going).catch((error: unknown) => {
			// It may have been done all the same, and only its answer was lost: to do it again is the caller's choice.
			if (isUnavailable(error) && !hasWaitedTooLong(error)) throw error;
			return [];
		});
		let next = 0;
		return first.map((isGoing) => (isGoing ? (done[next++] ?? null) : null));
	}

	const isFirst = (claimed: Set<string>) => (one: Asked) => {
		const all = claims?.(one) ?? [];
		const isFree = all.every((claim) => !claimed.has(claim));
		if (isFree) for (const claim of all) claimed.add(claim);
		return isFree;
	};

	return async (asked: Asked): Promise<Answer> => (await loader.load(asked)) ?? alone(asked);
}
