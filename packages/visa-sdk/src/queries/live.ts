import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../client';
import type { LiveEvent } from '../contract';
import type { Client } from '../resources';
import { queryKeys } from './keys';
import { ownWork } from './ownWork';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** The pause between the refetches for some events and those for the next. */
const READS_PAUSE_MS = 400;
/** How much older what was read may be than its arrival: a slow call, and a copy of the database that lags behind. */
const READ_AGE_MS = 10_000;

type RequestNews = Extract<LiveEvent, { type: 'request' }>;

/** Options of `followDesk`. */
export interface FollowOptions {
	readonly client: Client;
	readonly queryClient: QueryClient;
	/** Stops following. */
	readonly signal: AbortSignal;
	/** Called with each event immediately; the queries that it invalidates are refetched in batches. */
	readonly onEvent?: ((event: LiveEvent) => void) | undefined;
	/** Returns whether the user may still read a request, asked before it is refetched; true by default. */
	readonly isOpen?: ((event: RequestNews) => Promise<boolean>) | undefined;
	/** Called when the connection is established or lost. */
	readonly onLine?: ((isOn: boolean) => void) | undefined;
}

type Keys = readonly (readonly unknown[])[];

/** The queries that an event makes out of date: counts, lists, and last the case itself with its events. */
function untrueAfter(event: LiveEvent): Keys {
	if (event.type !== 'request') return [];
	const { visaRequests, deskQueues, visaRequest } = queryKeys;
	return [deskQueues, [...visaRequests, 'list'], [...visaRequests, 'assignedToMe'], visaRequest(event.id)];
}

const lookAgain = (queryClient: QueryClient, keys: Keys): Promise<unknown> =>
	Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));

/** Invalidates the queries affected by an event, immediately. */
export function applyLive(queryClient: QueryClient, event: LiveEvent): void {
	void lookAgain(queryClient, untrueAfter(event));
}

/**
 * Refetches the queries of many events: those of the first event immediately, then those of all later ones together,
 * once the refetches before have ended and a pause has passed. On a busy desk each event would otherwise restart each
 * refetch, and none would ever end.
 */
function gatherReads(queryClient: QueryClient, signal: AbortSignal) {
	const gathered = new Map<string, readonly unknown[]>();
	let isUnderWay = false;
	async function look() {
		isUnderWay = true;
		while (gathered.size > 0 && !signal.aborted) {
			const keys = [...gathered.values()];
			gathered.clear();
			await Promise.all([lookAgain(queryClient, keys), waited(READS_PAUSE_MS, signal)]);
		}
		isUnderWay = false;
	}
	return (keys: Keys) => {
		for (const key of keys) gathered.set(JSON.stringify(key), key);
		if (!isUnderWay) void look();
	};
}

/** What events are about. */
const followed: Keys = [queryKeys.visaRequests, queryKeys.deskQueues];

/** The queries of it. */
const readSoFar = (queryClient: QueryClient) =>
	followed.flatMap((queryKey) => queryClient.getQueryCache().findAll({ queryKey }));

/** Whether anything that is shown may have been read before the last change: the service has heard of none for `quietMs`. */
function isOutOfDate(queryClient: QueryClient, quietMs: number): boolean {
	const oldest = Math.min(...readSoFar(queryClient).map(({ state }) => state.dataUpdatedAt || Date.now()));
	return Date.now() - oldest + READ_AGE_MS > quietMs;
}

/** Follows live events of the desk, reconnecting when the connection breaks; ends with the signal or the session. */
export async function followDesk({
	client,
	queryClient,
	signal,
	onEvent,
	isOpen,
	onLine,
}: FollowOptions): Promise<void> {
	let pause = FIRST_PAUSE_MS;
	let isOver = false;
	/** Whether something may have happened since the pages were read that nobody told of. */
	let isBehind = false;
	const readAgain = gatherReads(queryClient, signal);
	async function catchUp() {
		// A first read that is under way isn't restarted: it may have begun before the change.
		const underWay = readSoFar(queryClient).filter(
			({ state }) => state.fetchStatus === 'fetching' && state.data === undefined,
		);
		readAgain(followed);
		await Promise.allSettled(underWay.map(({ promise }) => promise));
		if (!signal.aborted) readAgain(underWay.map(({ queryKey }) => queryKey));
	}
	const own = ownWork(queryClient);
	/**
	 * The page's own changes are refetched by their mutations; refetching them here as well would restart those
	 * refetches.
	 */
	const readNews = async (event: RequestNews) => {
		if (await own.isOwn(event.id, event.version)) return;
		const keys = untrueAfter(event);
		// Reading a case that the user may no longer read would be refused.
		readAgain(isOpen && !(await isOpen(event)) ? keys.slice(0, -1) : keys);
	};
	const hear = (event: LiveEvent) => {
		if (event.type === 'hello') {
			pause = FIRST_PAUSE_MS;
			onLine?.(true);
			// Also when the first connection stands: the page was read before it.
			if (isBehind || isOutOfDate(queryClient, event.quietMs)) void catchUp();
			isBehind = false;
		}
		if (event.type === 'end') isOver = true;
		if (event.type === 'request') void readNews(event);
		onEvent?.(event);
	};
	while (!signal.aborted && !isOver) {
		try {
			await client.desk.live(hear, { signal });
		} catch (error) {
			const isRefused = error instanceof ApiError && (error.statusCode === 401 || error.statusCode === 403);
			if (signal.aborted || isRefused) isOver = true;
		}
		onLine?.(false);
		if (isOver || signal.aborted) return;
		// No event is received until there is a connection, again or at last.
		isBehind = true;
		await waited(pause * (0.5 + Math.random() / 2), signal);
		pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
	}
}

const waited = (ms: number, signal: AbortSignal) =>
	new Promise<void>((resolve) => {
		const done = () => {
			clearTimeout(timer);
			signal.removeEventListener('abort', done);
			resolve();
		};
		const timer = setTimeout(done, ms);
		signal.addEventListener('abort', done);
	});
