import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ApiError } from 'visa-sdk';
import type { Page, Standing, VisaRequestDetail, VisaRequestRow } from 'visa-sdk/contract';
import { client, queries, queryClient } from '../../api';
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
 * Whose a case is now, as far as that was asked; null where it is not told. It is asked by {@link lookWhose} alone: when
 * something was heard of a case that may be another's by now, or a step was refused. [DSH-11]
 */
export const standingOptions = (id: string) =>
	queryOptions({
		...fresh,
		queryKey: ['standing', id] as const,
		queryFn: ({ signal }): Promise<Standing | null> => client.visaRequests.standing({ id }, { signal }),
		enabled: false,
	});

/** Asks how a case stands and whose it is; null where that can't be had. */
export const lookWhose = (id: string): Promise<Standing | null> =>
	queryClient.fetchQuery({ ...standingOptions(id), staleTime: 0, retry: 0 }).catch(() => null);

/** Forgets whose a case was. */
export const forgetWhose = (id: string): void => {
	queryClient.setQueryData(standingOptions(id).queryKey, null);
};

/** Whether a case is known to have become another's: read, it would be refused. */
export const isPassedOn = (id: string): boolean =>
	queryClient.getQueryData(standingOptions(id).queryKey)?.isOpen === false;

/**
 * A case; one that is not there is not asked for twice, whatever is heard of it later.
 * @param isWanted whether it is asked for at all
 */
export const caseOptions = (id: string, isWanted = true) =>
	queryOptions({
		...queries.visaRequest(id),
		...fresh,
		refetchOnMount: true,
		enabled: ({ state }) => isWanted && !isGone(state.error) && !isPassedOn(id),
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
