import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { openStatuses } from 'visa-sdk/rules';
import type { Clock } from '../../platform/clock';
import type { Db } from '../../platform/db';
import { visaRequests } from '../../platform/db/schema/requests';
import { type Actor, record } from '../audit/events';
import { unchecked } from './moves';

const isOpen = inArray(visaRequests.status, [...openStatuses]);

/**
 * Unassigns a person's open requests, for others to claim; closed ones stay with the person who closed them; a pending
 * second check ends. @param reason why, for staff
 */
export async function unassign(tx: Db, clock: Clock, userId: string, actor: Actor, reason: string): Promise<void> {
	// In one order: of two people who check each other's cases, both may be leaving.
	const [assigned, taken] = [eq(visaRequests.assignedTo, userId), eq(visaRequests.checkTakenBy, userId)];
	await tx
		.select({ id: visaRequests.id })
		.from(visaRequests)
		.where(and(or(assigned, taken), isOpen))
		.orderBy(visaRequests.id)
		.for('update');
	const freed = await tx
		.update(visaRequests)
		.set({ assignedTo: null, ...unchecked, version: sql`${visaRequests.version} + 1` })
		.where(and(assigned, isOpen))
		.returning({ id: visaRequests.id });
	// A check taken by them waits for someone else.
	await tx
		.update(visaRequests)
		.set({ checkTakenBy: null, version: sql`${visaRequests.version} + 1` })
		.where(and(taken, isOpen));
	const event = { subject: 'request', kind: 'released', reason } as const;
	await record(tx, clock, actor, ...freed.map(({ id }) => ({ ...event, subjectId: id, requestId: id })));
}
