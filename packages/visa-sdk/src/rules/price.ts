import { type Qepik, qepik, toAzn } from './money';

/** The minimum that a promo code leaves to pay: 1.00 AZN. */
export const PROMO_FLOOR = qepik(100);

/** What a price depends on; all amounts in qəpik. */
export interface PriceInput {
	/** The visa centre's service fee for the country, per person. */
	readonly countryFee: Qepik;
	/** The state fee of the visa option (entry permission), per person. */
	readonly permissionFee: Qepik;
	/** `isVisaOptionIsPayedDirectly`: whether the entry permission is paid now. */
	readonly isPermissionPaidNow: boolean;
	/** The service's price after its own discount, per request. */
	readonly servicePrice: Qepik;
	/** The service's extra cost at the embassy, per request. */
	readonly embassyExtra: Qepik;
	/** 1–10. */
	readonly peopleCount: number;
	readonly promo?: PromoDiscount | null;
}

/** A percentage from 1 to 100, or a fixed amount in qəpik. */
export type PromoDiscount =
	| { readonly kind: 'percent'; readonly percent: number }
	| { readonly kind: 'fixed'; readonly amount: Qepik };

/** The kinds of price lines. */
export const priceLineKinds = ['countryFee', 'permission', 'service', 'embassyExtra', 'promo'] as const;
/** The kind of a price line. */
export type PriceLineKind = (typeof priceLineKinds)[number];
/** The possible times of payment. */
export const paidWhens = ['now', 'embassy'] as const;
/** Now, or at the embassy. */
export type PaidWhen = (typeof paidWhens)[number];

/** A line of a calculated price, by default in qəpik; the promo line's amount is negative. */
export interface CalculatedLine<Kind = PriceLineKind, Amount = Qepik> {
	readonly kind: Kind;
	readonly amount: Amount;
	readonly paid: PaidWhen;
	/** How many times its price is contained in the amount: the number of travellers, or 1. */
	readonly count: number;
}
/** As stored: older ones have no count. */
export type KeptPriceLine = Omit<CalculatedLine, 'count'> & Partial<Pick<CalculatedLine, 'count'>>;

/** The lines, and their totals. */
export interface Price {
	readonly lines: readonly CalculatedLine[];
	/** What is paid now, after the promo discount. */
	readonly total: Qepik;
	readonly atEmbassy: Qepik;
	/** The promo's deduction from the service line; 0 without one. */
	readonly discount: Qepik;
}

/**
 * The only function that computes prices: quotes, creation, reopening and the review's lines use it. [REV-01] [REV-02]
 * [REV-03]
 *
 * pay now = country fee × n + (direct ? permission fee × n : 0) + service − promo; at the embassy = (direct ? 0 :
 * permission fee × n) + embassy extra. A promo reduces the service line only, and never the total below 1.00 AZN.
 */
export function price(input: PriceInput): Price {
	const countryFee = qepik(input.countryFee * input.peopleCount);
	const permission = qepik(input.permissionFee * input.peopleCount);
	const beforePromo = qepik(countryFee + (input.isPermissionPaidNow ? permission : 0) + input.servicePrice);
	const discount = promoDiscount(input.promo ?? null, input.servicePrice, beforePromo);

	const lines: CalculatedLine[] = [
		// A country fee of 0 isn't paid now; it is still a line in the review. [REV-02]
		{ kind: 'countryFee', amount: countryFee, paid: countryFee > 0 ? 'now' : 'embassy', count: input.peopleCount },
		{
			kind: 'permission',
			amount: permission,
			paid: input.isPermissionPaidNow ? 'now' : 'embassy',
			count: input.peopleCount,
		},
		{ kind: 'service', amount: input.servicePrice, paid: 'now', count: 1 },
	];
	if (discount > 0) lines.push({ kind: 'promo', amount: qepik(-discount), paid: 'now', count: 1 });
	if (input.embassyExtra > 0)
		lines.push({ kind: 'embassyExtra', amount: input.embassyExtra, paid: 'embassy', count: 1 });

	return {
		lines,
		total: qepik(beforePromo - discount),
		atEmbassy: qepik((input.isPermissionPaidNow ? 0 : permission) + input.embassyExtra),
		discount,
	};
}

/** Lines in wire format: amounts in AZN. @param labels the name of what each line is for */
export function toPricedLines<Line extends { kind: PriceLineKind; amount: Qepik }>(
	lines: readonly Line[],
	labels: Partial<Record<PriceLineKind, string | undefined>> = {},
) {
	return lines.map((line) => {
		const label = labels[line.kind];
		return { ...line, amount: toAzn(line.amount), ...(label !== undefined && { label }) };
	});
}

function promoDiscount(promo: PromoDiscount | null, servicePrice: Qepik, beforePromo: Qepik): Qepik {
	if (!promo) return qepik(0);
	const wanted = promo.kind === 'percent' ? Math.round((servicePrice * promo.percent) / 100) : promo.amount;
	const most = Math.max(0, Math.min(servicePrice, beforePromo - PROMO_FLOOR));
	return qepik(Math.max(0, Math.min(wanted, most)));
}
