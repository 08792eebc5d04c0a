import type { PaymentState } from 'visa-sdk/contract';
import { needsNewPayment } from 'visa-sdk/rules';
import type { Db } from '../../platform/db';
import type { Choice, Offers } from '../catalogue/offer';

/**
 * Requests for their payer, who learns before pressing anything whether a new payment can be opened at all. [PAY-04]
 * @param choiceOf what was selected in one of them
 */
export async function tellOffered<Told extends PaymentState>(
	db: Db,
	offers: Offers,
	requests: Told[],
	choiceOf: (request: Told) => Choice,
): Promise<Told[]> {
	const isAsked = ({ status, attemptStatus }: Told) => needsNewPayment(status, attemptStatus);
	if (!requests.some(isAsked)) return requests;
	const offered = await offers.now(db);
	return requests.map((one) => (isAsked(one) ? { ...one, isStillOffered: offered.has(choiceOf(one)) } : one));
}
