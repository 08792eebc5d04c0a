import { retryAfterMs } from '../client';

/** Reads: fresh for a minute, one retry, no refetch on focus or mount, refetch on reconnect. [API-05] */
export const readDefaults = {
	staleTime: 60_000,
	retry: 1,
	/** When the service asks to wait, it is waited for, up to half a minute. */
	retryDelay: (failures: number, error: Error) => Math.min(retryAfterMs(error) ?? 1000 * 2 ** failures, 30_000),
	refetchOnWindowFocus: false,
	refetchOnMount: false,
	refetchOnReconnect: true,
} as const;

/** For `new QueryClient({ defaultOptions: queryDefaults })`; mutations are never retried. [API-05] */
export const queryDefaults = { queries: readDefaults, mutations: { retry: 0 } } as const;
