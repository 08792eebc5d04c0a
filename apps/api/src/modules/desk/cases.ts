import type { CheckedRequest } from 'visa-sdk/rules';
import type { Db } from '../../platform/db';
import type { Deps } from '../../platform/deps';
import { notFound, Refusal, stateConflict } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import { type Actor, record, type ToldEvent } from '../audit/events';
import { holdAccount } from '../people/accounts';
import type { CurrentUser } from '../people/currentUser';
import { findRequest, type RequestRow } from '../requests/moves';
import { canSee } from '../requests/visibility';

/** Who does something, and in which call. */
export interface By {
	user: CurrentUser;
	actor: Actor;
}

/**
 * Locks the case, and holds the account of whoever works on it, whom notes and visas name; runs the work in one
 * transaction.
 * @throws Refusal 404 if the user may not see it
 */
export const withCase = <T>(
	{ database: { db } }: Deps,
	id: string,
	user: CurrentUser,
	work: (tx: Db, request: RequestRow) => Promise<T>,
): Promise<T> =>
	db.transaction(async (tx) => {
		await holdAccount(tx, user.id);
		const request = await findRequest(tx, id, true);
		if (!request || !canSee(request, user)) throw notFound(sentences.requestNotFound);
		return work(tx, request);
	});

/** An agent sees unassigned cases, but works only on claimed ones. */
export const isWorker = (request: RequestRow, user: CurrentUser) =>
	user.role === 'admin' || request.assignedTo === user.id;
/**
 * Refuses staff who may not work on the case.
 * @throws Refusal 403 for one’s own journey, and to an agent who has not claimed it
 */
export function refuseOthers(request: RequestRow, user: CurrentUser): void {
	refuseOwn(request, user);
	if (!isWorker(request, user)) throw new Refusal(403, 'FORBIDDEN', sentences.claimFirst);
}

/** A case in the form that the second-check rules take. */
export const checked = ({
	status,
	assignedTo,
	checkAskedAt,
	checkAskedBy,
	checkTakenBy,
}: RequestRow): CheckedRequest => ({
	status,
	assignedTo: assignedTo ? { id: assignedTo } : null,
	check: checkAskedAt && {
		askedBy: checkAskedBy ? { id: checkAskedBy } : null,
		takenBy: checkTakenBy ? { id: checkTakenBy } : null,
	},
});

/** Nobody of the staff decides about their own journey. */
export function refuseOwn(request: RequestRow, user: CurrentUser): void {
	if (request.userId === user.id) throw new Refusal(403, 'FORBIDDEN', sentences.ownRequest);
}

/**
 * Refuses a decision about an older state of the case.
 * @throws Refusal 409 if the request has changed since this version
 */
export function refuseStale(request: RequestRow, version: number): void {
	if (request.version !== version) throw stateConflict(sentences.stale);
}

/** Records what happened to the case. */
export const note = (
	{ clock }: Deps,
	tx: Db,
	request: Pick<RequestRow, 'id'>,
	actor: Actor,
	event: Pick<ToldEvent, 'kind' | 'from' | 'to' | 'words'>,
) => record(tx, clock, actor, { subject: 'request', subjectId: request.id, requestId: request.id, ...event });
