import type { VisaRequestDetail } from 'visa-sdk/contract';
import { formatMoney } from '../../format';
import { requestStrings } from '../../strings/pages/request';

const words = requestStrings;

/**
 * What the bank took although it is no payment, and where that money is, until staff have settled it; null if there is
 * none. [PAY-10]
 */
export function takenText({ attempts }: Pick<VisaRequestDetail, 'attempts'>): string | null {
	const held = attempts.flatMap(({ taken, amount }) => {
		if (taken?.state !== 'UNSETTLED') return [];
		const sum = formatMoney(taken.amount, taken.currency);
		return taken.isOurs ? words.takenOther(sum, formatMoney(amount)) : words.takenForeign(sum);
	});
	return held.length > 0 ? [...held, words.takenKept].join(' ') : null;
}
