import { retryAfterMs } from '../client';

/**
 * A call made without a network fails, and says so. By default it would wait, and a change that the user has given up
 * meanwhile would still be made when the network returns. [API-08]
 */
const networkMode = 'always';

/** Defaults of reads: fresh for a minute, one retry, no refetch on focus or mount, refetch on reconnect. [API-05] */
export const readDefaults = {
	staleTime: 60_000,
	retry: 1,
	/** Waits as long as the service asks, up to half a minute. */
	retryDelay: (failures: number, error: Error) => Math.min(retryAfterMs(error) ?? 1000 * 2 ** failures, 30_000),
	refetchOnWindowFocus: false,
	refetchOnMount: false,
	refetchOnReconnect: true,
	networkMode,
} as const;

/** Use with `new QueryClient({ defaultOptions: queryDefaults })`. Mutations are never retried. [API-05] */
export const queryDefaults = { queries: readDefaults, mutations: { retry: 0, networkMode } } as const;
