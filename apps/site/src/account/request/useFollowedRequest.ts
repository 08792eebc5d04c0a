import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from 'visa-sdk';
import type { VisaRequestDetail } from 'visa-sdk/contract';
import { nextLookMs } from 'visa-sdk/rules';
import { client, queries } from '../../api';
import { fetchPart } from '../../shell/useFetched';

/** Few requests are asked about, and the form weighs as much as the rest of the page. */
export const loadAnswerForm = () => import('../AnswerForm');

/** The server says that this traveller has no such request. */
export const isMissing = (error: unknown) =>
	error instanceof ApiError && (error.statusCode === 404 || error.statusCode === 400);

/**
 * One of the traveller's own requests, refetched automatically while it can still change: soon while the bank decides,
 * rarely while people work on it; never while the page is hidden, and immediately when the traveller returns to it.
 * [ACC-03] [PAY-06]
 */
export function useFollowedRequest(id: string) {
	/** What was last seen, and since which fetch; equal responses keep their identity. */
	const seen = useRef<{ of: VisaRequestDetail | undefined; since: number }>({ of: undefined, since: 0 });
	return useQuery({
		...queries.visaRequest(id),
		queryFn: async ({ signal }) => {
			const request = await client.visaRequests.get({ id }, { signal });
			// Together, or what stands below the form would be pushed down by it.
			if (request.status === 'INFO_REQUIRED') await fetchPart(loadAnswerForm).catch(() => null);
			return request;
		},
		// What doesn't exist won't exist on retrying.
		retry: (failures, error) => failures < 1 && !isMissing(error),
		refetchOnMount: 'always',
		refetchOnWindowFocus: 'always',
		refetchInterval: ({ state: { data, error, dataUpdateCount } }) => {
			if (!data || error) return false;
			if (seen.current.of !== data) seen.current = { of: data, since: dataUpdateCount };
			return nextLookMs(data.status, data.attemptStatus, dataUpdateCount - seen.current.since, data.taken) ?? false;
		},
	});
}
