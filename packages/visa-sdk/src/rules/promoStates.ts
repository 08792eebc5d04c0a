/** Usable now, upcoming, used up, expired, or switched off. [DSH-02] */
export const promoStates = ['usable', 'coming', 'usedUp', 'expired', 'off'] as const;
/** One of these states. */
export type PromoState = (typeof promoStates)[number];

/** What the state of a promo code depends on. */
export interface PromoStanding {
	readonly isActive: boolean;
	readonly validFrom: string;
	readonly validTo: string;
	readonly totalLimit: number | null;
	readonly used: number;
	readonly reserved: number;
}

/** The state a promo code is in; of several reasons against its use, the most lasting. @param now in milliseconds */
export function promoState(code: PromoStanding, now: number): PromoState {
	const { isActive, validFrom, validTo, totalLimit, used, reserved } = code;
	if (!isActive) return 'off';
	if (Date.parse(validTo) <= now) return 'expired';
	if (totalLimit !== null && used + reserved >= totalLimit) return 'usedUp';
	return Date.parse(validFrom) > now ? 'coming' : 'usable';
}
