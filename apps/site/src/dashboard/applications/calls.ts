import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ApiError } from 'visa-sdk';
import type { Page, VisaRequestDetail, VisaRequestRow } from 'visa-sdk/contract';
import { queries, queryClient } from '../../api';
import { fresh } from '../framework/calls';
import { type DeskState, deskQuery } from './deskState';

/** One page of a list of cases; the rows of the page before stay until the new ones are here. */
export function caseListOptions(state: DeskState) {
	const query = deskQuery(state);
	const read = state.queue === 'mine' ? queries.assignedVisaRequests(query) : queries.visaRequestList(query);
	return queryOptions({
		...(read as ReturnType<typeof queries.visaRequestList>),
		...fresh,
		placeholderData: keepPreviousData<Page<VisaRequestRow>>,
	});
}

/** How many cases each queue has: as many as its list. [DSH-10] */
export const queueCountsOptions = queryOptions({ ...queries.deskQueues(), ...fresh, refetchOnMount: true });

/** Whether there is a case of nobody's, as far as it can be told: none that is counted is counted once more. */
export async function isAnyToTake(): Promise<boolean> {
	if (queryClient.getQueryData(queueCountsOptions.queryKey)?.unassigned !== 0) return true;
	const counts = await queryClient.fetchQuery({ ...queueCountsOptions, staleTime: 0 }).catch(() => null);
	return counts?.unassigned !== 0;
}

/** Whether the server has said that a case is not there, or is no longer this person's to read. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.statusCode === 404;

/**
 * A case; one that is not there is not asked for twice, whatever is heard of it later.
 * @param isWanted whether it is asked for at all
 */
export const caseOptions = (id: string, isWanted = true) =>
	queryOptions({
		...queries.visaRequest(id),
		...fresh,
		refetchOnMount: true,
		enabled: ({ state }) => isWanted && !isGone(state.error),
		retry: (count, error) => count < 1 && !(error instanceof ApiError && error.statusCode < 500),
	});

const EVENTS_LIMIT = 50;
/** What has happened to a case, for TanStack Query. */
export const eventOptions = (id: string) =>
	queryOptions({ ...queries.visaRequestEvents(id, { page: 1, limit: EVENTS_LIMIT }), ...fresh, refetchOnMount: true });

const OTHERS_LIMIT = 20;
/** The other requests of a case's traveller, as far as this person may see them. */
export const othersOptions = (request: VisaRequestDetail | undefined) =>
	queryOptions({
		...queries.visaRequestList({ travellerId: request?.traveller.id ?? '', limit: OTHERS_LIMIT }),
		...fresh,
		select: ({ data }: Page<VisaRequestRow>) => data.filter(({ id }) => id !== request?.id),
	});
