import type { PaymentState } from 'visa-sdk/contract';
import { businessToday, isStartAllowed, needsNewPayment, parseDay } from 'visa-sdk/rules';
import type { Db } from '../../platform/db';
import type { Choice, Offers } from '../catalogue/offer';
import type { RequestRow } from './moves';

/** Until when a request can be paid, and when its trip begins. */
export interface Term {
	expiresAt: Date | string | null;
	startDate: string;
}

/** Whether no payment can be opened for an unpaid request any more: its time is over. [PAY-04] */
export function isTooLate({ expiresAt, startDate }: Term, now: Date): boolean {
	const start = parseDay(startDate);
	return (expiresAt !== null && new Date(expiresAt) <= now) || !start || !isStartAllowed(start, businessToday(now));
}

/**
 * Expires those of some requests that are unpaid and whose time is over, before they are shown: so that nobody reads of a
 * request as expired that others still see unpaid. The sweep expires those that nobody looks at.
 * @returns whether any is unpaid no longer, and has to be read again
 */
export type ExpireLate = (
	requests: readonly (Term & Pick<RequestRow, 'id' | 'status' | 'paymentStatus'>)[],
) => Promise<boolean>;

/** Requests for their payer, who learns before pressing anything whether a new payment can be opened at all. [PAY-04] */
export async function tellOffered<Told extends PaymentState>(
	{ db, offers }: { db: Db; offers: Offers },
	requests: Told[],
	choiceOf: (request: Told) => Choice,
): Promise<Told[]> {
	const isAsked = ({ status, attemptStatus }: Told) => needsNewPayment(status, attemptStatus);
	if (!requests.some(isAsked)) return requests;
	const offered = await offers.now(db);
	return requests.map((one) => (isAsked(one) ? { ...one, isStillOffered: offered.has(choiceOf(one)) } : one));
}
