import { setImmediate } from 'node:timers/promises';
import DataLoader from 'dataloader';
import { hasWaitedTooLong, isUnavailable } from './unavailable';

/** More than fifty callers produce at once; a batched statement must stay short. */
const MOST = 50;
/** The longest a batch waits for the previous one, in ms: one hanging connection doesn't hold up later callers. */
const PATIENCE_MS = 1_000;

interface Ways<Asked, Answer> {
	/**
	 * Does what it can in one statement. Null for whatever wasn't done, for whatever reason: that is done alone.
	 * @throws if nothing was done
	 */
	together(asked: readonly Asked[]): Promise<readonly (Answer | null)[]>;
	/** Does one item, waits where necessary, and reports why it can't be done. */
	alone(asked: Asked): Promise<Answer>;
	/** Keys that only one item of a batch may have; an item with the same key is done alone, afterwards. */
	claims?(asked: Asked): readonly string[];
}

/**
 * Batches what many callers request while the database is busy with earlier requests, in one statement: they share its
 * round trip, its plan and its commit. Nobody waits for others to join: a single caller runs at once. An item that can't
 * be done with the others doesn't hold them up: it is done alone, as if there had been no others.
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
				// Whatever arrives in the same event loop turn joins the batch.
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
			// It may have been done nevertheless, with only the response lost: whether to repeat it is the caller's
			// choice.
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
