import { and, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import {
	businessToday,
	DEPARTURE_SOON_DAYS,
	type DeskQueue,
	DUE_SOON_MS,
	endedStatuses,
	inWorkStatuses,
	unpaidStatuses,
} from 'visa-sdk/rules';
import { later } from '../../platform/clock';
import { paymentListed, visaRequests } from '../../platform/db/schema/requests';

const { status, assignedTo, dueAt, startDate, checkAskedAt, taken } = visaRequests;
const inWork = inArray(status, [...inWorkStatuses]);

/** The condition for a queue: `isInQueue` from the rules, as SQL. Lists and counts use no other. [DSH-10] */
export function inQueue(queue: DeskQueue, userId: string, now: Date): SQL | undefined {
	switch (queue) {
		case 'unassigned':
			return and(inWork, isNull(assignedTo));
		case 'mine':
			return and(inWork, eq(assignedTo, userId));
		case 'toCheck':
			return and(inWork, isNotNull(checkAskedAt));
		case 'waitingForTraveller':
			return eq(status, 'INFO_REQUIRED');
		case 'dueSoon':
			return and(inWork, gt(dueAt, now), lte(dueAt, later(now, DUE_SOON_MS)));
		case 'overdue':
			return and(inWork, lte(dueAt, now));
		case 'departingSoon':
			return and(inWork, lte(startDate, businessToday(now).add({ days: DEPARTURE_SOON_DAYS }).toString()));
		case 'refundDue':
			return or(
				eq(paymentListed, 'REFUND_PENDING'),
				and(inArray(status, [...endedStatuses]), eq(paymentListed, 'APPROVED')),
				eq(taken, 'REFUNDING'),
			);
		case 'stuckPayments':
			return or(
				eq(taken, 'UNSETTLED'),
				and(
					inArray(status, [...unpaidStatuses]),
					or(eq(paymentListed, 'PENDING'), and(eq(paymentListed, 'ERROR'), isNull(taken))),
				),
			);
		case 'all':
			return undefined;
	}
}
