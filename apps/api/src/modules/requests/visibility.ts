import { eq, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import { visaRequests } from '../../platform/db/schema/requests';
import type { CurrentUser } from '../people/currentUser';
import type { RequestRow } from './moves';

type Case = Pick<RequestRow, 'userId' | 'assignedTo' | 'checkAskedAt' | 'checkTakenBy'>;

/**
 * What a member of the staff may see: an admin all, an agent what is nobody's, what is the agent's, and what waits for a
 * second person's look.
 */
export const visibleTo = (user: CurrentUser): SQL | undefined =>
	user.role === 'admin'
		? undefined
		: or(isNull(visaRequests.assignedTo), eq(visaRequests.assignedTo, user.id), isNotNull(visaRequests.checkAskedAt));

/** Whether the request is there for the user at all: {@link visibleTo} of one row, and its owner. */
export function canSee(request: Case, user: CurrentUser): boolean {
	if (request.userId === user.id || user.role === 'admin') return true;
	const { assignedTo, checkAskedAt } = request;
	return user.role === 'agent' && (assignedTo === null || assignedTo === user.id || checkAskedAt !== null);
}

/** Whether pictures and personal data are open: to the owner, whose case it is, who has taken its check, and admins. [DSH-12] */
export function isDataOpen(request: Case, user: CurrentUser): boolean {
	if (request.userId === user.id || user.role === 'admin') return true;
	return user.role === 'agent' && (request.assignedTo === user.id || request.checkTakenBy === user.id);
}
