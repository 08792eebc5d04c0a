import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ApiError } from 'visa-sdk';
import type { Page, Standing, VisaRequestDetail, VisaRequestRow } from 'visa-sdk/contract';
import { client, queries, queryClient } from '../../api';
import { fresh } from '../framework/calls';
import { type DeskState, deskQuery } from './deskState';

/** One page of a list of cases; the previous page's rows stay until the new ones have loaded. */
export function caseListOptions(state: DeskState) {
	const query = deskQuery(state);
	const read = state.queue === 'mine' ? queries.assignedVisaRequests(query) : queries.visaRequestList(query);
	return queryOptions({
		...(read as ReturnType<typeof queries.visaRequestList>),
		...fresh,
		placeholderData: keepPreviousData<Page<VisaRequestRow>>,
	});
}

/** The number of cases in each queue, equal to its list's. [DSH-10] */
export const queueCountsOptions = queryOptions({ ...queries.deskQueues(), ...fresh, refetchOnMount: true });

/** Whether there is an unassigned case, as far as is known: if none is counted, the count is refreshed. */
export async function isAnyToTake(): Promise<boolean> {
	if (queryClient.getQueryData(queueCountsOptions.queryKey)?.unassigned !== 0) return true;
	const counts = await queryClient.fetchQuery({ ...queueCountsOptions, staleTime: 0 }).catch(() => null);
	return counts?.unassigned !== 0;
}

/** Whether the server has said that a case doesn't exist, or may no longer be read. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.statusCode === 404;

/**
 * Who has a case now, as far as that was requested; null if unknown. Only {@link lookWhose} requests it: after news of a
 * case that may have been reassigned, or after a refused action. [DSH-11]
 */
export const standingOptions = (id: string) =>
	queryOptions({
		...fresh,
		queryKey: ['standing', id] as const,
		queryFn: ({ signal }): Promise<Standing | null> => client.visaRequests.standing({ id }, { signal }),
		enabled: false,
	});

/** Requests a case's state and agent; null if unavailable. */
export const lookWhose = (id: string): Promise<Standing | null> =>
	queryClient.fetchQuery({ ...standingOptions(id), staleTime: 0, retry: 0 }).catch(() => null);

/** Forgets who had a case. */
export const forgetWhose = (id: string): void => {
	queryClient.setQueryData(standingOptions(id).queryKey, null);
};

/** Whether a case is known to have been reassigned: reading it would be refused. */
export const isPassedOn = (id: string): boolean =>
	queryClient.getQueryData(standingOptions(id).queryKey)?.isOpen === false;

/** What the server has refused it would refuse again. */
const retry = (count: number, error: unknown): boolean =>
	count < 1 && !(error instanceof ApiError && error.statusCode < 500);

/**
 * A case; one that doesn't exist isn't requested twice, unless news of it says that it may be read now.
 * @param isWanted whether it is requested at all
 */
export const caseOptions = (id: string, isWanted = true) =>
	queryOptions({
		...queries.visaRequest(id),
		...fresh,
		refetchOnMount: true,
		enabled: ({ state }) => isWanted && !isGone(state.error) && !isPassedOn(id),
		retry,
	});

/** Requests a case that was refused before and may be read now; nothing else would request it again. [DSH-11] */
export const readAgain = (id: string): void => {
	const { queryKey } = caseOptions(id);
	if (isGone(queryClient.getQueryState(queryKey)?.error)) void queryClient.prefetchQuery(caseOptions(id));
};

/** As many events as one answer may have. */
export const EVENTS_LIMIT = 200;
/** A page of the events of a case, for TanStack Query. */
export const eventOptions = (id: string, page = 1) =>
	queryOptions({
		...queries.visaRequestEvents(id, { page, limit: EVENTS_LIMIT }),
		...fresh,
		refetchOnMount: true,
		retry,
	});

const OTHERS_LIMIT = 20;
/** The traveller's other requests, as far as this person may see them. */
export const othersOptions = (request: VisaRequestDetail | undefined) =>
	queryOptions({
		...queries.visaRequestList({ travellerId: request?.traveller.id ?? '', limit: OTHERS_LIMIT }),
		...fresh,
		select: ({ data, total }: Page<VisaRequestRow>) => ({
			rows: data.filter(({ id }) => id !== request?.id),
			/** With this one, if there are more than are shown. */
			all: total > data.length ? total : null,
		}),
	});
