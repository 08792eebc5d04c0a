import { stringifySearch } from '../../shell/query';
import { addressOf, filterOf, type ListState, queryOf, readListState, severalIn } from '../framework/listState';
import type { Values } from '../resource';
import { CASE, type DeskPath, type DeskQueue, deskLists, deskQueues, QUEUE, TRAVELLER } from './deskLists';

/** What a page of the desk shows: a list, and beside it a case. All of it stands in the address. [DSH-07] */
export interface DeskState extends ListState {
	path: DeskPath;
	queue: DeskQueue;
	/** The id of the case that is open; null for none. */
	caseId: string | null;
}

/** What an address asks for; what it says that makes no sense is as if it were not there. */
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

/** What a saved view keeps of a list: all but the case that is open. [DSH-07] */
export const viewOf = (state: DeskState): string => deskAddress({ ...state, caseId: null }).split('?')[1] ?? '';

/** Where a queue begins: without the filters of another. */
export const queueAddress = (queue: DeskQueue): string =>
	queue === 'mine'
		? '/dashboard/my-visa-applications'
		: `/dashboard/visa-applications${queue === 'all' ? '' : `?${QUEUE}=${queue}`}`;

/** Everything of one traveller. */
export const travellerAddress = (id: string): string => `/dashboard/visa-applications?${TRAVELLER}=${id}`;

/** A case in the list of all. */
export const caseAddress = (id: string): string => `/dashboard/visa-applications?${CASE}=${id}`;

/** The list that a figure counts: its question as an address. [DSH-14] */
export const listAddressOf = (question: Readonly<Record<string, string | readonly string[]>>): string =>
	`/dashboard/visa-applications${stringifySearch(
		Object.fromEntries(Object.entries(question).map(([name, value]) => [name, [value].flat().join(',')])),
	)}`;

/** What is urgent comes first where that is what the queue is for. */
const byDue: readonly DeskQueue[] = ['unassigned', 'mine', 'toCheck', 'waitingForTraveller', 'dueSoon', 'overdue'];

/** What the server is asked for, and which records those are whatever page is shown. */
export const deskFilter = (state: DeskState): Values => ({
	...(state.queue !== 'all' && { queue: state.queue }),
	...severalIn(deskLists[state.path], filterOf(deskLists[state.path], state)),
});
/** What the service is asked for the list that the address describes. */
export function deskQuery(state: DeskState): Values {
	const {
		sort = byDue.includes(state.queue) ? 'dueAt' : undefined,
		page,
		limit,
	} = queryOf(deskLists[state.path], state);
	return { ...deskFilter(state), page, limit, ...(sort !== undefined && { sort }) };
}
