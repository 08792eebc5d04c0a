import { addressOf, type ListState, queryOf, readListState } from '../framework/listState';
import type { Values } from '../resource';
import { CASE, type DeskPath, deskLists, QUEUE, type Queue, questionOf, queues } from './deskLists';

/** What a page of the desk shows: a list, and beside it a case. All of it stands in the address. [DSH-07] */
export interface DeskState extends ListState {
	path: DeskPath;
	queue: Queue;
	/** The id of the case that is open; null for none. */
	caseId: string | null;
}

/** What an address asks for; what it says that makes no sense is as if it were not there. */
export function readDeskState(path: DeskPath, search: Record<string, unknown>): DeskState {
	const asked = queues.find((queue) => queue === search[QUEUE] && queue !== 'mine');
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

/** Where a queue begins: without the filters of another. */
export const queueAddress = (queue: Queue): string =>
	queue === 'mine'
		? '/dashboard/my-visa-applications'
		: `/dashboard/visa-applications${queue === 'all' ? '' : `?${QUEUE}=${queue}`}`;

/** A case in the list of all. */
export const caseAddress = (id: string): string => `/dashboard/visa-applications?${CASE}=${id}`;

/** What the server is asked for. */
export const deskQuery = (state: DeskState): Values => ({
	...questionOf[state.queue],
	...queryOf(deskLists[state.path], state),
});
