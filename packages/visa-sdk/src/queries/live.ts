import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../client';
import type { LiveEvent } from '../contract';
import type { Client } from '../resources';
import { queryKeys } from './keys';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

export interface FollowOptions {
	readonly client: Client;
	readonly queryClient: QueryClient;
	/** Ends it. */
	readonly signal: AbortSignal;
	/** Told of each event, after the reads that it makes untrue were told. */
	readonly onEvent?: (event: LiveEvent) => void;
	/** Whether the line stands. */
	readonly onLine?: (isOn: boolean) => void;
}

/** Has the reads looked at again that an event makes untrue: counts, lists, and the case itself with its events. */
export function applyLive(queryClient: QueryClient, event: LiveEvent): void {
	if (event.type !== 'request') return;
	const { visaRequests, deskQueues, visaRequest } = queryKeys;
	const untrue = [deskQueues, [...visaRequests, 'list'], [...visaRequests, 'assignedToMe'], visaRequest(event.id)];
	for (const queryKey of untrue) void queryClient.invalidateQueries({ queryKey });
}

/** Follows what happens at the desk, and comes back after a broken line; ends with the signal or the session. */
export async function followDesk({ client, queryClient, signal, onEvent, onLine }: FollowOptions): Promise<void> {
	let pause = FIRST_PAUSE_MS;
	let isOver = false;
	let wasOn = false;
	const hear = (event: LiveEvent) => {
		if (event.type === 'hello') {
			pause = FIRST_PAUSE_MS;
			onLine?.(true);
			// What happened while the line was broken nobody has told.
			if (wasOn) void queryClient.invalidateQueries({ queryKey: queryKeys.visaRequests });
			if (wasOn) void queryClient.invalidateQueries({ queryKey: queryKeys.deskQueues });
			wasOn = true;
		}
		if (event.type === 'end') isOver = true;
		applyLive(queryClient, event);
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
