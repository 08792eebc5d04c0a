import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ApiError } from 'visa-sdk';
import type { Page, VisaRequestDetail, VisaRequestRow } from 'visa-sdk/contract';
import { queryKeys, readDefaults } from 'visa-sdk/queries';
import { client, meQuery, queries, queryClient } from '../../api';
import { fresh } from '../framework/calls';
import type { Values } from '../resource';
import { nameOf } from './columns';
import { type Queue, questionOf } from './deskLists';
import { type DeskState, deskQuery } from './deskState';

const rowsOf = (queue: Queue, query: Values) =>
	queue === 'mine' ? queries.assignedVisaRequests(query) : queries.visaRequestList(query);

/** One page of a list of cases; the rows of the page before stay until the new ones are here. */
export const caseListOptions = (state: DeskState) =>
	queryOptions({
		...(rowsOf(state.queue, deskQuery(state)) as ReturnType<typeof queries.visaRequestList>),
		...fresh,
		placeholderData: keepPreviousData<Page<VisaRequestRow>>,
	});

/** How many a queue holds: as many as its list. [DSH-10] */
export const queueCount = (queue: Queue) =>
	queryOptions({
		...(rowsOf(queue, { ...questionOf[queue], limit: 1 }) as ReturnType<typeof queries.visaRequestList>),
		...fresh,
		refetchOnMount: true,
		select: ({ total }: Page<VisaRequestRow>) => total,
	});

/** A case; one that is not there is not asked for twice. */
export const caseOptions = (id: string) =>
	queryOptions({
		...queries.visaRequest(id),
		...fresh,
		refetchOnMount: true,
		retry: (count, error) => count < 1 && !(error instanceof ApiError && error.statusCode < 500),
	});

const EVENTS_LIMIT = 50;
export const eventOptions = (id: string) =>
	queryOptions({ ...queries.visaRequestEvents(id, { page: 1, limit: EVENTS_LIMIT }), ...fresh, refetchOnMount: true });

const STAFF_LIMIT = 200;
/** Whom a case can be given to. */
export const staffOptions = queryOptions({
	...readDefaults,
	queryKey: ['agents', 'list', 'choices'] as const,
	queryFn: async ({ signal }) => {
		const [{ data }, me] = await Promise.all([
			client.agents.list({ page: 1, limit: STAFF_LIMIT }, { signal }),
			queryClient.fetchQuery(meQuery),
		]);
		const people = data.filter(({ isActive, isInvited }) => isActive && !isInvited);
		const all = me && !people.some(({ id }) => id === me.id) ? [me, ...people] : people;
		return all.map((one) => ({ id: one.id, label: nameOf(one) }));
	},
});

const OTHERS_LIMIT = 20;
/** The other requests of a case's traveller, as far as this person may see them. */
export const othersOptions = (request: VisaRequestDetail | undefined) =>
	queryOptions({
		...queries.visaRequestList({ search: request?.traveller.email ?? '', limit: OTHERS_LIMIT }),
		...fresh,
		select: ({ data }: Page<VisaRequestRow>) =>
			data.filter(({ id, traveller }) => id !== request?.id && traveller.id === request?.traveller.id),
	});

/**
 * Makes a call about a case. What it answers is shown at once; lists, counts and history are read again.
 * @throws ApiError as the call does; the case is read again then too: somebody else may have been faster
 */
export async function act(id: string, call: () => Promise<VisaRequestDetail | unknown>): Promise<void> {
	try {
		const answer = await call();
		if (isCase(answer, id)) queryClient.setQueryData(caseOptions(id).queryKey, answer);
	} finally {
		queryClient.removeQueries({ queryKey: queryKeys.visaRequests, type: 'inactive' });
		void queryClient.invalidateQueries({ queryKey: queryKeys.visaRequests });
	}
}
const isCase = (answer: unknown, id: string): answer is VisaRequestDetail =>
	Object(answer).id === id && 'documents' in Object(answer);

export const calls = client.visaRequests;
