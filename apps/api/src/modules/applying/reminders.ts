import { and, asc, eq, gt, inArray, lte, notExists } from 'drizzle-orm';
import { nextAction, PAY_REMINDER_MS, unpaidStatuses } from 'visa-sdk/rules';
import { later } from '../../platform/clock';
import { events } from '../../platform/db/schema/audit';
import { visaRequests } from '../../platform/db/schema/requests';
import type { Deps } from '../../platform/deps';
import { record, theServer } from '../audit/events';
import { findReader } from '../people/accounts';
import { payReminderLetter } from '../requests/letters';
import { findRequest } from '../requests/moves';

const BATCH = 100;
const REMINDED = 'reminded';

/** Sends one reminder for each request whose payment deadline is near. [ACC-06] */
export function createReminders({ clock, jobs, publicUrl, database: { db } }: Deps) {
	const isReminded = (id: typeof visaRequests.id | string) => and(eq(events.requestId, id), eq(events.kind, REMINDED));
	const isDue = (now: Date) =>
		and(
			inArray(visaRequests.status, [...unpaidStatuses]),
			gt(visaRequests.expiresAt, now),
			lte(visaRequests.expiresAt, later(now, PAY_REMINDER_MS)),
		);

	/** Reminds those who haven't been reminded yet; any number of processes may run at once. */
	async function sweep(): Promise<void> {
		const now = clock.now();
		const due = await db
			.select({ id: visaRequests.id })
			.from(visaRequests)
			.where(and(isDue(now), notExists(db.select({ id: events.id }).from(events).where(isReminded(visaRequests.id)))))
			.orderBy(asc(visaRequests.expiresAt))
			.limit(BATCH);
		for (const { id } of due) await remind(id, now);
	}

	/** Writes event and e-mail together, with the request locked, so that no other process does the same. */
	const remind = (id: string, now: Date) =>
		db.transaction(async (tx) => {
			const request = await findRequest(tx, id, true);
			const isStill = request && (await tx.$count(visaRequests, and(eq(visaRequests.id, id), isDue(now)))) > 0;
			if (!isStill || (await tx.$count(events, isReminded(id))) > 0) return;
			await record(tx, clock, theServer, { subject: 'request', subjectId: id, requestId: id, kind: REMINDED });
			// If the bank is about to decide, or holds money already, a reminder would ask for a second payment.
			const { status, paymentStatus, taken } = request;
			if (nextAction(status, paymentStatus, taken) !== 'pay') return;
			const owner = await findReader(tx, request.userId);
			if (owner) await jobs.add(tx, 'mail', payReminderLetter(owner, request, publicUrl()));
		});

	return { sweep };
}
