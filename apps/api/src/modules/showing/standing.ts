import { eq } from 'drizzle-orm';
import type { Standing } from 'visa-sdk/contract';
import type { Db } from '../../platform/db';
import { users } from '../../platform/db/schema/people';
import { notFound } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import type { CurrentUser } from '../people/currentUser';
import { lastWork } from '../requests/history';
import { findRequest } from '../requests/moves';
import { canSee } from '../requests/visibility';

/**
 * A request's current state for any member of staff: a previous agent learns who has it now. Contains nothing about its
 * traveller. Staff who travel learn of their own what any traveller does: not whose it is, nor what was done with it.
 * [DSH-11] [DSH-12]
 */
export async function standingOf(db: Db, id: string, user: CurrentUser): Promise<Standing> {
	const request = await findRequest(db, id);
	if (!request) throw notFound(sentences.requestNotFound);
	const { status, assignedTo } = request;
	if (request.userId === user.id) return { id, status, assignedTo: null, isOpen: true, last: null };
	const [owner] = assignedTo
		? await db
				.select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
				.from(users)
				.where(eq(users.id, assignedTo))
		: [];
	return { id, status, assignedTo: owner ?? null, isOpen: canSee(request, user), last: await lastWork(db, request) };
}
