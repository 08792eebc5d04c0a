import { stringifySearch } from '../../shell/query';
import { addressOf, filterOf, type ListState, queryOf, readListState, severalIn } from '../framework/listState';
import type { Values } from '../resource';
import { CASE, type DeskPath, type DeskQueue, deskLists, deskQueues, QUEUE, TRAVELLER } from './deskLists';

/** What a page of the desk shows: a list, with a case beside it. All of it is in the URL. [DSH-07] */
export interface DeskState extends ListState {
	path: DeskPath;
	queue: DeskQueue;
	/** The id of the open case; null for none. */
	caseId: string | null;
}

/** The state in a URL; invalid parts are ignored. */
export function readDeskState(path: DeskPath, search: Record<string, unknown>): DeskState {
	const asked = deskQueues.find((queue) => queue === search[QUEUE] && queue !== 'mine');
	const caseId = String(search[CASE] ?? '');
	return {
		...readListState(deskLists[path], search),
		path,
		queue: path === 'my-visa-applications' ? 'mine' : (asked ?? 'all'),
		caseId: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(caseId) ? caseId : null,
	};
}

/** Inverse of {@link readDeskState}. */
export function deskAddress({ path, queue, caseId, ...state }: DeskState): string {
	const isUsual = queue === 'all' || queue === 'mine';
	const more = new URLSearchParams({ ...(!isUsual && { [QUEUE]: queue }), ...(caseId && { [CASE]: caseId }) });
	const address = addressOf(deskLists[path], state);
	if (more.size === 0) return address;
	return `${address}${address.includes('?') ? '&' : '?'}${more}`;
}

/** What a saved view stores of a list: everything except the page that is shown and the open case. [DSH-07] */
export const viewOf = (state: DeskState): string =>
	deskAddress({ ...state, page: 1, caseId: null }).split('?')[1] ?? '';

/** Where a queue starts: without another queue's filters. */
export const queueAddress = (queue: DeskQueue): string =>
	queue === 'mine'
		? '/dashboard/my-visa-applications'
		: `/dashboard/visa-applications${queue === 'all' ? '' : `?${QUEUE}=${queue}`}`;

/** One traveller's requests. */
export const travellerAddress = (id: string): string => `/dashboard/visa-applications?${TRAVELLER}=${id}`;

/** A case in the list of all cases. */
export const caseAddress = (id: string): string => `/dashboard/visa-applications?${CASE}=${id}`;

/** The list that a figure counts: its query as a URL. [DSH-14] */
export const listAddressOf = (question: Readonly<Record<string, string | readonly string[]>>): string =>
	`/dashboard/visa-applications${stringifySearch(
		Object.fromEntries(Object.entries(question).map(([name, value]) => [name, [value].flat().join(',')])),
	)}`;

/** Urgent cases first, where that is the queue's purpose. */
const byDue: readonly DeskQueue[] = ['unassigned', 'mine', 'toCheck', 'waitingForTraveller', 'dueSoon', 'overdue'];

/** The filter sent to the server, independent of the page shown. */
export const deskFilter = (state: DeskState): Values => ({
	...(state.queue !== 'all' && { queue: state.queue }),
	...severalIn(deskLists[state.path], filterOf(deskLists[state.path], state)),
});
/** The list query for a URL's state. */
export function deskQuery(state: DeskState): Values {
	const {
		sort = byDue.includes(state.queue) ? 'dueAt' : undefined,
		page,
		limit,
	} = queryOf(deskLists[state.path], state);
	return { ...deskFilter(state), page, limit, ...(sort !== undefined && { sort }) };
}
