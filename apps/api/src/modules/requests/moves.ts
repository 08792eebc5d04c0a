import { and, eq } from 'drizzle-orm';
import type { PaymentState } from 'visa-sdk/contract';
import { canMoveRequest, DUE_DAYS_DEFAULT, dueAfter, type RequestStatus, toAzn } from 'visa-sdk/rules';
import type { Clock } from '../../platform/clock';
import type { Db } from '../../platform/db';
import { services } from '../../platform/db/schema/catalogue';
import { visaRequests } from '../../platform/db/schema/requests';
import { stateConflict } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import { type Actor, record } from '../audit/events';

export type RequestRow = typeof visaRequests.$inferSelect;

/** Why a state changes, and who changes it. */
export interface Cause {
	actor: Actor;
	/** In the server's own words; empty for none. */
	reason: string;
	/** What a person wrote as the reason, in its place; deleted with the traveller's account. */
	words?: string | null | undefined;
}

/**
 * The only function that changes a request's state: as the table allows, from the version that was read, with its event.
 * [PAY-04]
 */
export async function moveRequest(
	tx: Db,
	clock: Clock,
	request: RequestRow,
	to: RequestStatus,
	cause: Cause,
	changes: Partial<Pick<RequestRow, 'snapshot' | 'total' | 'informationUntil'>> = {},
): Promise<RequestRow> {
	if (!canMoveRequest(request.status, to)) throw stateConflict(sentences.stale);
	const [moved] = await tx
		.update(visaRequests)
		.set({
			...closed,
			...(to === 'SUBMITTED' ? { dueAt: await dueOf(tx, clock, request.serviceId) } : {}),
			...(to === 'APPROVED' || to === 'REJECTED' ? { decidedAt: clock.now() } : {}),
			...changes,
			status: to,
			version: request.version + 1,
		})
		.where(and(eq(visaRequests.id, request.id), eq(visaRequests.version, request.version)))
		.returning();
	if (!moved) throw stateConflict(sentences.stale);
	await record(tx, clock, cause.actor, {
		subject: 'request',
		subjectId: request.id,
		requestId: request.id,
		kind: 'moved',
		from: request.status,
		to,
		reason: cause.reason || null,
		words: cause.words,
	});
	return moved;
}

/** Writes columns other than a request's state. @param tx has it locked */
export async function changeRequest(
	tx: Db,
	request: Pick<RequestRow, 'id' | 'version'>,
	columns: Partial<Pick<RequestRow, 'assignedTo' | 'checkAskedAt' | 'checkAskedBy' | 'checkTakenBy'>>,
): Promise<void> {
	await tx
		.update(visaRequests)
		.set({ ...columns, version: request.version + 1 })
		.where(eq(visaRequests.id, request.id));
}

/** No second check is pending. */
export const unchecked = { checkAskedAt: null, checkAskedBy: null, checkTakenBy: null };

/** Questions and checks end with the state they belong to. */
const closed = { ...unchecked, informationUntil: null };

/** When a request paid now must be ready. [DSH-10] */
async function dueOf(tx: Db, clock: Clock, serviceId: string): Promise<Date> {
	const [service] = await tx
		.select({ days: services.estimatedDaysTo })
		.from(services)
		.where(eq(services.id, serviceId));
	return dueAfter(clock.now(), service?.days ?? DUE_DAYS_DEFAULT);
}

/**
 * A request’s row; null if there is none.
 * @param isLocked whether it stays locked until the transaction ends
 */
export async function findRequest(db: Db, id: string, isLocked = false): Promise<RequestRow | null> {
	const query = db.select().from(visaRequests).where(eq(visaRequests.id, id));
	const [row] = await (isLocked ? query.for('update') : query);
	return row ?? null;
}

/** The payment status is that of the attempt that matters, maintained by the database. [PAY-06] */
export function toPaymentState({ id, reference, status, paymentStatus, taken, total }: RequestRow): PaymentState {
	return { id, reference, status, attemptStatus: paymentStatus, ...(taken && { taken }), totalPrice: toAzn(total) };
}
