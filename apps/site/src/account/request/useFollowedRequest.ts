import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from 'visa-sdk';
import type { VisaRequestDetail } from 'visa-sdk/contract';
import { nextLookMs } from 'visa-sdk/rules';
import { queries } from '../../api';

/** There is no such request for this traveller, by the server's word. */
export const isMissing = (error: unknown) =>
	error instanceof ApiError && (error.statusCode === 404 || error.statusCode === 400);

/**
 * One of the traveller's own requests, looked at again by itself while something can still happen to it: soon while the bank
 * decides, seldom while people work; never while nobody sees the page, and at once when somebody comes back to it.
 * [ACC-03] [PAY-06]
 */
export function useFollowedRequest(id: string) {
	/** What was seen last, and since which look; equal answers keep their identity. */
	const seen = useRef<{ of: VisaRequestDetail | undefined; since: number }>({ of: undefined, since: 0 });
	return useQuery({
		...queries.visaRequest(id),
		// What is not there is not there when it is asked for again.
		retry: (failures, error) => failures < 1 && !isMissing(error),
		refetchOnMount: 'always',
		refetchOnWindowFocus: 'always',
		refetchInterval: ({ state: { data, error, dataUpdateCount } }) => {
			if (!data || error) return false;
			if (seen.current.of !== data) seen.current = { of: data, since: dataUpdateCount };
			return nextLookMs(data.status, data.attemptStatus, dataUpdateCount - seen.current.since) ?? false;
		},
	});
}
