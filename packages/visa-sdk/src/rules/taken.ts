import { CURRENCY } from './money';

/**
 * What has become of money that the bank took although it is no payment of its request: of another sum or currency than
 * was asked for, or under another reference. `UNSETTLED` until an admin settles it; `REFUNDING`, `REFUNDED`: through the
 * provider; `SETTLED`: by hand. [PAY-10]
 */
export const takenStates = ['UNSETTLED', 'REFUNDING', 'REFUNDED', 'SETTLED'] as const;
/** What has become of money that belongs to no payment. */
export type TakenState = (typeof takenStates)[number];

/** How an admin settles such money: refunding it through the provider, or noting what was done by hand. */
export const takenSettlements = ['refund', 'byHand'] as const;

/** What a person can find out about a refund whose outcome is unclear: it happened, or it is to be sent again. [PAY-08] */
export const refundVerdicts = ['happened', 'again'] as const;
/** One of them. */
export type RefundVerdictName = (typeof refundVerdicts)[number];

/** What of such money decides whether the provider can be asked to refund it. */
export interface TakenSum {
	/** In any unit of its currency. */
	readonly amount: number;
	/** ISO 4217. */
	readonly currency: string;
	/** Whether it carries our reference. */
	readonly isOurs: boolean;
}

/** Whether it can be refunded through the provider: somebody else's money, or another currency, only by hand. [PAY-10] */
export const isTakenRefundable = ({ amount, currency, isOurs }: TakenSum): boolean =>
	isOurs && currency === CURRENCY && amount > 0;

/**
 * What has become of such money of a whole request: first what still needs somebody. The server keeps the same on each
 * request.
 * @param taken of each attempt that has any, oldest first
 * @returns null if there was none
 */
export function takenOf(taken: readonly (TakenState | null | undefined)[]): TakenState | null {
	const told = taken.filter((one) => one !== null && one !== undefined);
	return told.find((one) => one === 'UNSETTLED') ?? told.find((one) => one === 'REFUNDING') ?? told.at(-1) ?? null;
}
