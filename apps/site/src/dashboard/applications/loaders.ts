import { queryClient } from '../../api';
import { countryChoices } from '../framework/calls';
import { loadViews, patiently } from '../framework/loaders';
import { caseListOptions, caseOptions, eventOptions, queueCountsOptions } from './calls';
import { type DeskPath, deskLists } from './deskLists';
import { readDeskState } from './deskState';

/** The case with all its actions: their forms and schemas weigh more than the list. */
export const loadCaseView = () => import('./CaseView');

/**
 * What a URL of the desk shows: the rows, the queue counts, and the open case.
 * @param isPreload the link was only pointed at: rows that are already loaded aren't refetched
 */
export async function loadDesk(path: DeskPath, search: Record<string, unknown>, isPreload: boolean): Promise<void> {
	const state = readDeskState(path, search);
	const list = caseListOptions(state);
	const { caseId } = state;
	const reads: Promise<unknown>[] = caseId
		? [queryClient.fetchQuery(caseOptions(caseId)), queryClient.fetchQuery(eventOptions(caseId)), loadCaseView()]
		: [];
	if (!isPreload || queryClient.getQueryData(list.queryKey) === undefined) {
		void queryClient.prefetchQuery(countryChoices);
		void queryClient.prefetchQuery(queueCountsOptions);
		reads.push(queryClient.fetchQuery(list), loadViews(deskLists[path].section));
	}
	await patiently(reads);
}
