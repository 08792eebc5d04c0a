import { eq, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import { visaRequests } from '../../platform/db/schema/requests';
import type { CurrentUser } from '../people/currentUser';
import type { RequestRow } from './moves';

type Viewer = Pick<CurrentUser, 'id' | 'role'>;
type Case = Pick<RequestRow, 'userId' | 'assignedTo' | 'checkAskedAt' | 'checkTakenBy'>;

/**
 * What a member of staff may see: an admin everything; an agent what is unassigned, what is their own, and what waits for
 * a second check.
 */
export const visibleTo = (user: CurrentUser): SQL | undefined =>
	user.role === 'admin'
		? undefined
		: or(isNull(visaRequests.assignedTo), eq(visaRequests.assignedTo, user.id), isNotNull(visaRequests.checkAskedAt));

/** Whether the user may see the request at all: {@link visibleTo} for one row, and its owner. */
export function canSee(request: Case, user: Viewer): boolean {
	if (request.userId === user.id || user.role === 'admin') return true;
	const { assignedTo, checkAskedAt } = request;
	return user.role === 'agent' && (assignedTo === null || assignedTo === user.id || checkAskedAt !== null);
}

/**
 * Whether images and personal data are visible: to the owner, the case's agent, whoever has taken its check, and admins.
 * [DSH-12]
 */
export function isDataOpen(request: Case, user: Viewer): boolean {
	if (request.userId === user.id || user.role === 'admin') return true;
	return user.role === 'agent' && (request.assignedTo === user.id || request.checkTakenBy === user.id);
}
