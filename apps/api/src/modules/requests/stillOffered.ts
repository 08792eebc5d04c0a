import type { PaymentState } from 'visa-sdk/contract';
import { businessToday, isStartAllowed, needsNewPayment, parseDay } from 'visa-sdk/rules';
import type { Db } from '../../platform/db';
import type { Choice, Offers } from '../catalogue/offer';

/** Until when a request can be paid, and when its trip begins. */
export interface Term {
	expiresAt: Date | string | null;
	startDate: string;
}

/** Whether no payment can be opened for an unpaid request any more: it is about to expire. [PAY-04] */
export function isTooLate({ expiresAt, startDate }: Term, now: Date): boolean {
	const start = parseDay(startDate);
	return (expiresAt !== null && new Date(expiresAt) <= now) || !start || !isStartAllowed(start, businessToday(now));
}

/**
 * Requests for their payer, who learns before pressing anything whether a new payment can be opened at all. One whose
 * time is over is told as expired even before the next sweep expires it. [PAY-04]
 * @param choiceOf what was selected in one of them
 * @param termOf undefined if it isn't known
 */
export async function tellOffered<Told extends PaymentState>(
	{ db, offers, now }: { db: Db; offers: Offers; now: Date },
	requests: Told[],
	choiceOf: (request: Told) => Choice,
	termOf: (request: Told) => Term | undefined,
): Promise<Told[]> {
	const isAsked = ({ status, attemptStatus }: Told) => needsNewPayment(status, attemptStatus);
	if (!requests.some(isAsked)) return requests;
	const offered = await offers.now(db);
	return requests.map((one) => {
		if (!isAsked(one)) return one;
		const term = termOf(one);
		if (term && isTooLate(term, now)) return { ...one, status: 'EXPIRED' };
		return { ...one, isStillOffered: offered.has(choiceOf(one)) };
	});
}
