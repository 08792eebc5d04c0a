import { type Qepik, qepik, toAzn } from './money';

/** The smallest amount that a promo code may leave to pay: 1.00 AZN. */
export const PROMO_FLOOR = qepik(100);

/** What a price depends on; all amounts in qəpik. */
export interface PriceInput {
	/** Visa-centre service fee of the country, per person. */
	readonly countryFee: Qepik;
	/** State fee of the visa option (entry permission), per person. */
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

/** Percent is 1–100; fixed is qəpik. */
export type PromoDiscount =
	| { readonly kind: 'percent'; readonly percent: number }
	| { readonly kind: 'fixed'; readonly amount: Qepik };

/** What a line of a price is for. */
export const priceLineKinds = ['countryFee', 'permission', 'service', 'embassyExtra', 'promo'] as const;
/** What a line of a price is for. */
export type PriceLineKind = (typeof priceLineKinds)[number];
/** When a line is paid. */
export const paidWhens = ['now', 'embassy'] as const;
/** Now, or at the embassy. */
export type PaidWhen = (typeof paidWhens)[number];

/** One priced line of the review; the promo line's amount is negative. */
export interface PriceLine<Kind = PriceLineKind, Amount = Qepik> {
	readonly kind: Kind;
	readonly amount: Amount;
	readonly paid: PaidWhen;
	/** How many times its price is in the amount: the travellers, or 1. */
	readonly count: number;
}
/** As it was kept: older ones do not tell their count. */
export type KeptPriceLine = Omit<PriceLine, 'count'> & Partial<Pick<PriceLine, 'count'>>;

/** The lines, and what they come to. */
export interface Price {
	readonly lines: readonly PriceLine[];
	/** What is paid now, after the promo discount. */
	readonly total: Qepik;
	readonly atEmbassy: Qepik;
	/** How much the promo takes off the service line; 0 without one. */
	readonly discount: Qepik;
}

/**
 * The one price function: quote, create, reopen and the review's lines all come from here. [REV-01] [REV-02] [REV-03]
 *
 * pay now = country fee × n + (direct ? permission fee × n : 0) + service − promo;
 * at the embassy = (direct ? 0 : permission fee × n) + embassy extra.
 * A promo lowers the service line only, and never the total below 1.00 AZN.
 */
export function price(input: PriceInput): Price {
	const countryFee = qepik(input.countryFee * input.peopleCount);
	const permission = qepik(input.permissionFee * input.peopleCount);
	const beforePromo = qepik(countryFee + (input.isPermissionPaidNow ? permission : 0) + input.servicePrice);
	const discount = promoDiscount(input.promo ?? null, input.servicePrice, beforePromo);

	const lines: PriceLine[] = [
		// A free country fee is not paid now; it is still a line of the review. [REV-02]
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

/** Lines as they go over the wire: amounts in AZN. @param labels what each line is for, by name */
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
