import type { VisaRequestDetail } from 'visa-sdk/contract';
import { isEnded, qepik, toAzn, toQepik } from 'visa-sdk/rules';
import { formatMoney } from '../../format';
import { requestStrings } from '../../strings/pages/request';

const words = requestStrings;

/** Any bank shows within this time, in ms, what went back to a card: 14 days. */
const SEEN_WITHIN_MS = 14 * 24 * 60 * 60 * 1000;

/** Where the money is that no request needs, which whoever has paid wants to know first; null if none went back. [PAY-06] */
export function refundText(
	{ status, attempts }: Pick<VisaRequestDetail, 'status' | 'attempts'>,
	now = Date.now(),
): string | null {
	// What was no payment goes back though the request goes on.
	const refunds = attempts.flatMap(({ taken, refunds: all }) => (isEnded(status) || taken ? all : []));
	const sumOf = (part: typeof refunds) => toAzn(qepik(part.reduce((sum, { amount }) => sum + toQepik(amount), 0)));
	const back = sumOf(refunds.filter(({ doneAt }) => doneAt !== null));
	const onItsWay = sumOf(refunds.filter(({ doneAt }) => doneAt === null));
	const isSeenLater = refunds.some(({ doneAt }) => doneAt === null || now - Date.parse(doneAt) < SEEN_WITHIN_MS);
	const said = [
		...(back > 0 ? [words.moneyBack(formatMoney(back))] : []),
		...(onItsWay > 0 ? [words.moneyOnItsWay(formatMoney(onItsWay))] : []),
		...(isSeenLater ? [words.moneySeenLater] : []),
	];
	return said.length > 0 ? said.join(' ') : null;
}
