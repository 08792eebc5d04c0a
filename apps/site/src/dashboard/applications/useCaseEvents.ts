import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { RequestEvent } from 'visa-sdk/contract';
import { EVENTS_LIMIT, eventOptions } from './calls';

/** The events of a case, as far as they were asked for, newest first. */
export interface CaseEvents {
	/** undefined while loading. */
	events: readonly RequestEvent[] | undefined;
	/** How many there are. */
	count: number;
	/** There are earlier ones. */
	hasMore: boolean;
	/** Loads some of them. */
	more: () => void;
	isPending: boolean;
	/** Why they couldn't be loaded; otherwise null. */
	error: unknown;
	/** Why some that are shown couldn't be loaded again; otherwise null. */
	stale: unknown;
	isFetching: boolean;
	/** Loads again what couldn't be. */
	refetch: () => Promise<unknown>;
}

/**
 * Loads the events of a case, and earlier ones when asked. Each page is a query of its own: news of the case reads all of
 * them again, also while another one is loading. [DSH-15]
 */
export function useCaseEvents(id: string, isReadable: () => boolean): CaseEvents {
	const [wanted, setWanted] = useState(1);
	const pages = useQueries({
		queries: Array.from({ length: wanted }, (_none, index) => ({
			...eventOptions(id, index + 1),
			enabled: isReadable,
		})),
	});
	const read = pages.flatMap(({ data }) => data ?? []);
	const stale = pages.filter(({ data, error }) => data && error);
	const last = pages.at(-1);
	const count = read[0]?.total ?? 0;
	// An event that came between the reads of two pages has moved another one into the second.
	const events = new Map(read.flatMap(({ data }) => data.map((event) => [event.id, event] as const)));
	return {
		events: read.length > 0 ? [...events.values()] : undefined,
		count,
		hasMore: read.length * EVENTS_LIMIT < count,
		more: () => (last?.isError ? void last.refetch() : setWanted(read.length + 1)),
		isPending: last?.isFetching === true && !last.data,
		error: last?.data || last?.isFetching ? null : (last?.error ?? null),
		stale: stale[0]?.error ?? null,
		isFetching: stale.some(({ isFetching }) => isFetching),
		refetch: () => Promise.all(stale.map((page) => page.refetch())),
	};
}
